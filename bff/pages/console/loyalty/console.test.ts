import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, type Visit } from '../testing/visit.ts';
import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import { ok } from '../../../orders/orders/testing/shop.ts';
import { signUp, startService, type Service } from '../../../testing/service/service.ts';
import {
  account,
  bought,
  issued,
  join,
  openClub,
  TERMS,
  type Club,
} from '../../../orders/loyalty/testing/club.ts';

let service: Service;
let club: Club;
let visit: Visit;
beforeAll(async () => {
  service = await startService();
  club = await openClub(service);
  visit = await signIn(service, club.partner);
});
afterAll(() => service.stop());

test('without members it says where they come from, and without programs how one is made', async () => {
  const other = await signIn(service, await signUp(service));
  const empty = await other.open('/console/loyalty');
  expect([empty.status, empty.text]).toEqual([200, expect.stringContaining('No members yet')]);
  expect((await other.open('/console/loyalty/programs')).text).toContain('No programs yet');
});

test('a program has its rules and its rewards', async () => {
  const page = await visit.open('/console/loyalty/programs');
  expect(page.status).toBe(200);
  for (const words of [
    '1 point for each £1.00 spent',
    'Expire after 12 months',
    '£2 off',
    '25 % off the order, at most £5.00',
  ]) {
    expect(page.text).toContain(words);
  }
});

test('a later page of programs leads back to the newest programs', async () => {
  const { data: merchants } = await ok<{ data: Merchant[] }>(club, 'GET /v1/merchants', club.key);
  const other = merchants.find(({ id, currency }) => id !== club.merchant && currency === 'GBP')?.id;
  await ok(club, 'POST /v1/loyalty/programs', club.key, { merchant: other, ...TERMS });
  const page = 'GET /v1/loyalty/programs?limit=1';
  const { next_cursor: cursor } = await ok<{ next_cursor: string }>(club, page, club.key);
  const { text } = await visit.open(`/console/loyalty/programs?cursor=${cursor}`);
  expect(text).toContain('<a class="button quiet" href="/console/loyalty/programs">Newest</a>');
});

test('members are found by their whole phone number, in the merchant’s spelling too', async () => {
  const [one, other] = [await join(club, 5), await join(club)];
  const all = await visit.open('/console/loyalty');
  expect(all.text).toContain(one.phone);
  expect(all.text).toContain(other.phone);
  const national = `0${one.phone?.slice(3)}`;
  for (const query of [
    `phone=${encodeURIComponent(one.phone ?? '')}`,
    `phone=${national}&merchant=${club.merchant}`,
  ]) {
    const found = await visit.open(`/console/loyalty?${query}`);
    expect(found.text).toContain(`/console/loyalty/members/${one.id}`);
    expect(found.text).not.toContain(other.id);
  }
  expect((await visit.open('/console/loyalty?phone=none')).status).toBe(400);
  const nobody = await visit.open('/console/loyalty?phone=%2B442079469999');
  expect(nobody.text).toContain('No members match');
});

test('a member’s page has the points with where they came from, and the rewards', async () => {
  const member = await join(club, 20);
  const order = await bought(club, member);
  await issued(club, member);
  const page = await visit.open(`/console/loyalty/members/${member.id}`);
  expect(page.text).toContain(`<a href="/console/orders/${order.id}">Earned by an order</a>`);
  for (const words of ['+31', '−10', 'Paid for a reward', '£2.00 off the order', 'A test']) {
    expect(page.text).toContain(words);
  }
});

test('points are adjusted with a reason, once for each form', async () => {
  const member = await join(club, 20);
  const path = `/console/loyalty/members/${member.id}`;
  const page = await visit.open(path);
  const wrong = await visit.send(path, page, { points: 'many', reason: 'A cold soup' });
  expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('Points must be a whole number')]);
  const silent = await visit.send(path, page, { points: '5', reason: ' ' });
  expect([silent.status, silent.text]).toEqual([400, expect.stringContaining('reason')]);
  const tooMany = await visit.send(path, page, { points: '-21', reason: 'A mistake' });
  expect([tooMany.status, tooMany.text]).toEqual([400, expect.stringContaining('20')]);
  const sent = { points: '−5', reason: 'A mistake' };
  expect((await visit.send(path, page, sent)).status).toBe(303);
  expect((await visit.send(path, page, sent)).status).toBe(303);
  expect((await account(club, member)).balance).toBe(15);
  const after = await visit.open(path);
  expect(after.text).toContain('A mistake');
});

test('a member who has left has neither a number nor a form', async () => {
  const member = await join(club, 20);
  await visit.open(`/console/loyalty/members/${member.id}`);
  const left = await fetch(`${service.url}/v1/loyalty/accounts/${member.id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${club.key}` },
  });
  expect(left.status).toBe(200);
  const page = await visit.open(`/console/loyalty/members/${member.id}`);
  expect(page.text).toContain('Erased');
  expect(page.text).not.toContain(member.phone);
  expect(page.text).not.toContain('Adjust points');
});

test('somebody else’s member is not found', async () => {
  const member = await join(club);
  const stranger = await signIn(service, await signUp(service));
  expect((await stranger.open(`/console/loyalty/members/${member.id}`)).status).toBe(404);
});
