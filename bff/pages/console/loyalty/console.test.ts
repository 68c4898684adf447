import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn, type Visit } from '../testing/visit.ts';
import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import { ok } from '../../../orders/orders/testing/shop.ts';
import type { LoyaltyProgram } from '../../../orders/loyalty/contract/program.ts';
import { call, signUp, startService, type Service } from '../../../testing/service/service.ts';
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
    '25% off the order, at most £5.00',
  ]) {
    expect(page.text).toContain(words);
  }
});

describe('the form of a program', () => {
  const NEW = '/console/loyalty/programs/new';
  const FIELDS = {
    'accrual.type': 'spend',
    'accrual.points': '2',
    'accrual.amount': '1.50',
    'reward_tiers.0.id': '',
    'reward_tiers.0.name': 'Free coffee',
    'reward_tiers.0.points': '50',
    'reward_tiers.0.discount.type': 'percent',
    'reward_tiers.0.discount.bps': '12.5',
    'reward_tiers.0.discount.amount': '',
    'reward_tiers.0.discount.cap': '4',
    'terminology.one': 'leaf',
    'terminology.other': 'leaves',
    expiry_months: '6',
    excluded_categories: 'alcohol, tobacco',
    terms_url: '',
  };
  /** A merchant without a program, and the form for it. */
  async function start() {
    const partner = await signUp(service);
    const from = await signIn(service, partner);
    const path = `${NEW}?merchant=${partner.active}`;
    return { from, path, fields: { ...FIELDS, merchant: partner.active }, key: partner.key };
  }

  test('creates one, in the currency of the merchant that is chosen first', async () => {
    const { from, path, fields, key } = await start();
    expect((await from.open(NEW)).text).toContain('Continue');
    const page = await from.open(path);
    expect(page.text).toContain('For each amount spent (GBP)');
    const saved = await from.send(NEW, page, fields);
    expect(saved.status).toBe(303);
    const to = saved.headers.get('location') ?? '';
    const id = /programs\/(\w+)\?saved=yes$/.exec(to)?.[1];
    const { body } = await call<LoyaltyProgram>(service, `GET /v1/loyalty/programs/${id}`, {
      credential: key,
    });
    expect(body).toMatchObject({
      accrual: { type: 'spend', points: 2, amount: { amount: 150, currency: 'GBP' } },
      reward_tiers: [
        { name: 'Free coffee', points: 50, discount: { type: 'percent', bps: 1250, cap: { amount: 400 } } },
      ],
      terminology: { one: 'leaf', other: 'leaves' },
      expiry_months: 6,
      excluded_categories: ['alcohol', 'tobacco'],
      terms_url: null,
    });
    expect((await from.open(to)).text).toContain('Saved.');
    const twice = await from.send(NEW, await from.open(path), fields);
    expect(twice.status).toBe(409);
    expect(twice.text).toContain('role="alert"');
  });

  test('says what is wrong under the field, and keeps what was typed', async () => {
    const { from, path, fields } = await start();
    const page = await from.open(path);
    const typed = { 'accrual.amount': 'lots', 'reward_tiers.0.points': 'some', 'reward_tiers.0.name': 'Tea' };
    const wrong = await from.send(NEW, page, { ...fields, ...typed });
    expect(wrong.status).toBe(400);
    for (const [name, words] of [
      ['accrual.amount', 'Enter an amount in GBP'],
      ['reward_tiers.0.points', 'Enter a whole number'],
    ]) {
      expect(wrong.text).toMatch(new RegExp(`id="${name}-note">${words}`));
    }
    expect(wrong.text).toContain('value="lots"');
    expect(wrong.text).toContain('value="Tea"');
    const long = await from.send(NEW, page, {
      ...fields,
      expiry_months: '61',
      'reward_tiers.0.discount.bps': '0',
    });
    expect(long.status).toBe(400);
    expect(long.text).toMatch(/id="expiry_months-note">Must be an integer from 1 to 60/);
    const none = await from.send(NEW, page, { ...fields, 'reward_tiers.0.name': '', ...EMPTY });
    expect(none.text).toContain('Must be a list of 1–20 tiers');
  });

  const EMPTY = { 'reward_tiers.0.points': '', 'reward_tiers.0.discount.bps': '' };

  test('has room for another reward on request, and saves nothing for that', async () => {
    const { from, path, fields } = await start();
    const page = await from.open(path);
    expect(page.text.match(/<button[^>]*>/g)).toContain('<button hidden>');
    const more = await from.send(NEW, page, { ...fields, act: 'add' });
    expect(more.status).toBe(200);
    expect(more.text).toContain('value="Free coffee"');
    expect(more.text).toContain('name="reward_tiers.1.name"');
  });

  test('changes one, pauses it and removes a reward', async () => {
    const other = await openClub(service);
    const from = await signIn(service, other.partner);
    const path = `/console/loyalty/programs/${other.program.id}`;
    const page = await from.open(path);
    expect(page.text).toContain('value="£2 off"');
    const [kept, gone] = other.program.reward_tiers;
    const fields = {
      ...FIELDS,
      version: String(other.program.version),
      status: 'inactive',
      'reward_tiers.0.id': kept?.id ?? '',
      'reward_tiers.1.id': gone?.id ?? '',
      'reward_tiers.1.name': gone?.name ?? '',
      'reward_tiers.1.points': '20',
      'reward_tiers.1.discount.type': 'percent',
      'reward_tiers.1.discount.bps': '25',
      'reward_tiers.1.remove': 'yes',
    };
    expect((await from.send(path, page, fields)).status).toBe(303);
    const after = await ok<LoyaltyProgram>(other, `GET /v1/loyalty/programs/${other.program.id}`, other.key);
    expect(after).toMatchObject({
      status: 'inactive',
      reward_tiers: [{ id: kept?.id, name: 'Free coffee' }],
    });
    expect(after.reward_tiers).toHaveLength(1);
    expect((await from.open('/console/loyalty/programs')).text).toContain('Paused');
    const stale = await from.send(path, page, { ...fields, expiry_months: '7' });
    expect([stale.status, stale.text]).toEqual([409, expect.stringContaining('value="Free coffee"')]);
  });
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
