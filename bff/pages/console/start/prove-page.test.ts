import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Authenticator } from '../../../accounts/people/testing/authenticator.ts';
import { PROOF_MS } from '../../../core/api/proof.ts';
import { OPERATIONS } from '../../../developers/document/operations.ts';
import type { Operation } from '../../../core/contract/operation.ts';
import { startMailServer, type MailServer } from '../../../providers/messages/testing/mail-server.ts';
import { openShop, paid, read } from '../../../orders/orders/testing/shop.ts';
import { call, signUp, startService, type Service } from '../../../testing/service/service.ts';
import { hiddenIn, type Seen } from '../../shell/testing/browser.ts';
import { isForElements } from '../console.ts';
import { type DoorVisit, lastMail, signInByEmail, signUpByEmail } from '../people/testing/door.ts';
import { signIn } from '../testing/visit.ts';

const HOUR_MS = 60 * 60_000;
const ASKED = { status: 403, text: expect.stringContaining('Confirm that it’s you') };
let service: Service;
let mail: MailServer;
let ada: DoorVisit;
beforeAll(async () => {
  mail = await startMailServer();
  service = await startService({
    messages: { mail: { url: mail.url, from: 'Trellis <no-reply@trellis.example>' } },
  });
  // In ASCII: the subject of its invitations must be one that `lastMail` passes over.
  ada = await signUpByEmail(service, mail, 'Corner Systems', 'ada@cafe.example');
});
afterAll(async () => {
  await service.stop();
  await mail.close();
});
// The limits of emails count by the hour.
beforeEach(() => service.clock.advance(HOUR_MS));

/** The fields that a page has kept, as its forms send them. */
const keptIn = (page: Seen) => ({ again: unescaped(hiddenIn(page, 'again') ?? '') });
const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
const invite = async (visit: DoorVisit, email: string) =>
  visit.fill('/console/team/invite', { email, role: 'viewer' });
const isInvited = async (email: string) =>
  (await service.db.selectFrom('members').select('id').where('email', '=', email).execute()).length > 0;
/** Sends a code, and proves with it. */
async function proveByCode(visit: DoorVisit, page: Seen, more = {}) {
  const sent = await visit.send('/console/prove/code', page, more);
  expect([sent.status, sent.text]).toEqual([200, expect.stringContaining('We sent a code')]);
  return visit.send('/console/prove', sent, { ...more, code: lastMail(mail).code ?? '' });
}

describe('a change that asks for a proof', () => {
  test('goes on with what was entered, by a code, in a session that takes the place of the one before', async () => {
    const asked = await invite(ada, 'bob@cafe.example');
    expect(asked).toMatchObject(ASKED);
    expect(await isInvited('bob@cafe.example')).toBe(false);
    const { cookie } = ada;
    const proved = await proveByCode(ada, asked, keptIn(asked));
    expect([proved.status, proved.text]).toEqual([200, expect.stringContaining('data-again')]);
    const kept = Object.fromEntries(
      ['email', 'role', 'intent'].map((name) => [name, hiddenIn(proved, name) ?? '']),
    );
    expect(kept).toMatchObject({ email: 'bob@cafe.example', role: 'viewer' });
    const done = await ada.send('/console/team/invite', proved, kept);
    expect([done.status, done.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/console\/team#mbr_/),
    ]);
    expect(await isInvited('bob@cafe.example')).toBe(true);
    const copy = await fetch(`${service.url}/console`, { headers: { cookie }, redirect: 'manual' });
    expect(copy.status).toBe(401);
  });

  test('asks nothing for ten minutes after a sign-in or a proof, and then again', async () => {
    const visit = await signInByEmail(service, mail, 'ada@cafe.example');
    service.clock.advance(PROOF_MS - 60_000);
    expect((await invite(visit, 'soon@cafe.example')).status).toBe(303);
    service.clock.advance(120_000);
    const asked = await invite(visit, 'late@cafe.example');
    expect(asked).toMatchObject(ASKED);
    expect((await proveByCode(visit, asked, keptIn(asked))).status).toBe(200);
    expect((await invite(visit, 'late@cafe.example')).status).toBe(303);
  });

  test('goes on by a passkey; one of another person, or one for a sign-in, is refused', async () => {
    const visit = await signInByEmail(service, mail, 'ada@cafe.example');
    const [own, theirs] = [new Authenticator(service.url), new Authenticator(service.url)];
    const bob = await signUpByEmail(service, mail, 'Bob’s', 'rob@cafe.example');
    for (const [who, device] of [
      [visit, own],
      [bob, theirs],
    ] as const) {
      const page = await who.open('/console/account');
      const options = await who.send('/console/account/passkeys/options', page);
      const credential = device.make(JSON.parse(options.text));
      await who.send('/console/account/passkeys', page, { name: 'Phone', credential });
    }
    service.clock.advance(HOUR_MS);
    const page = await visit.open('/console/prove?next=/console/team');
    expect(page.text).toContain('data-passkey="use"');
    const options = async () => JSON.parse((await visit.send('/console/prove/options', page)).text);
    const send = async (credential: string) =>
      visit.send('/console/prove', page, { credential, next: '/console/team' });
    const atDoor = await visit.post('/sign-in/passkey/options', new URLSearchParams());
    for (const wrong of [
      theirs.use(await options()),
      own.use(JSON.parse(atDoor.text)),
      own.use(await options(), { isForged: true }),
      '',
    ]) {
      expect(await send(wrong)).toMatchObject({
        status: 409,
        text: expect.stringContaining('wasn’t accepted'),
      });
    }
    expect(await invite(visit, 'kim@cafe.example')).toMatchObject(ASKED);
    const proved = await send(own.use(await options()));
    expect([proved.status, proved.headers.get('location')]).toEqual([303, '/console/team']);
    expect((await invite(visit, 'kim@cafe.example')).status).toBe(303);
  });

  test('a code is for its session, once, and for five tries', async () => {
    const visit = await signInByEmail(service, mail, 'ada@cafe.example');
    const other = await signInByEmail(service, mail, 'ada@cafe.example');
    service.clock.advance(HOUR_MS);
    const [page, elsewhere] = [await visit.open('/console/prove'), await other.open('/console/prove')];
    await visit.send('/console/prove/code', page);
    const code = lastMail(mail).code ?? '';
    expect((await other.send('/console/prove', elsewhere, { code })).status).toBe(400);
    const wrong = code === '0000 0000' ? '1111 1111' : '0000 0000';
    for (let tries = 0; tries < 5; tries += 1) {
      const refused = await visit.send('/console/prove', page, { code: wrong });
      expect([refused.status, refused.text]).toEqual([
        400,
        expect.stringContaining('one-time code is wrong'),
      ]);
    }
    expect((await visit.send('/console/prove', page, { code })).status).toBe(400);
    await visit.send('/console/prove/code', page);
    const next = { code: lastMail(mail).code ?? '' };
    expect((await visit.send('/console/prove', page, next)).status).toBe(303);
    expect((await visit.send('/console/prove', await visit.open('/console/prove'), next)).status).toBe(400);
  });

  test('a person gets six codes in an hour, and none by a form of another site', async () => {
    const page = await ada.open('/console/prove');
    for (let sent = 0; sent < 6; sent += 1) {
      expect((await ada.send('/console/prove/code', page)).status).toBe(200);
    }
    expect((await ada.send('/console/prove/code', page)).status).toBe(429);
    const cross = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    for (const path of ['', '/code', '/options']) {
      expect((await ada.send(`/console/prove${path}`, page, {}, cross)).status).toBe(403);
    }
  });

  test('leads nowhere but into the console', async () => {
    const page = await ada.open('/console/prove?next=https://evil.example');
    expect(hiddenIn(page, 'next')).toBe('/console');
    for (const path of ['https://evil.example', '//evil.example', '/console//evil.example', '/sign-in']) {
      const again = JSON.stringify({ path, fields: [] });
      expect((await ada.send('/console/prove/code', page, { again })).status).toBe(400);
    }
    expect((await ada.send('/console/prove/code', page, { again: 'null' })).status).toBe(400);
  });

  test('adding and removing a passkey is one', async () => {
    const page = await ada.open('/console/account');
    for (const path of ['', '/options', '/pky_x/remove']) {
      expect(await ada.send(`/console/account/passkeys${path}`, page)).toMatchObject(ASKED);
    }
  });

  test('a refund of an order is one above 50,000 minor units, and repeats no refusal after the proof', async () => {
    const shop = await openShop(service);
    const line = { uid: 'burger', item: shop.burger, variation: shop.single, quantity: 60 };
    const order = await paid(shop, { lines: [line] });
    const owner = { email: 'fay@cafe.example', role: 'owner' };
    await call(service, 'POST /v1/members', { credential: shop.key, body: owner });
    const visit = await signInByEmail(service, mail, owner.email);
    service.clock.advance(HOUR_MS);
    const path = `/console/orders/${order.id}/refund`;
    const small = await visit.fill(path, { quantity_0: '1', reason: 'requested' });
    expect(small.status).toBe(303);
    const asked = await visit.fill(path, { quantity_0: '50', reason: 'requested' });
    expect(asked).toMatchObject(ASKED);
    expect((await read(shop, order)).lines[0]).toMatchObject({ refunded_quantity: 1 });
    const proved = await proveByCode(visit, asked, keptIn(asked));
    const kept = Object.fromEntries(
      ['quantity_0', 'reason', 'intent'].map((name) => [name, hiddenIn(proved, name) ?? '']),
    );
    expect((await visit.send(path, proved, kept)).status).toBe(303);
    expect((await read(shop, order)).lines[0]).toMatchObject({ refunded_quantity: 51 });
  });

  test('is going live, a payout, a bank account, a production key, and every change of members', async () => {
    const { partnerId, key, active } = await signUp(service);
    const invited = async (email: string, role: string) => {
      const body = { email, role };
      return (await call<{ id: string }>(service, 'POST /v1/members', { credential: key, body })).body.id;
    };
    const [, other] = [
      await invited('gil@cafe.example', 'owner'),
      await invited('hal@cafe.example', 'viewer'),
    ];
    const visit = await signInByEmail(service, mail, 'gil@cafe.example');
    service.clock.advance(HOUR_MS);
    const account = await visit.open('/console/account');
    const ask = async (path: string, fields: Record<string, string>) => {
      expect([path, await visit.send(path, account, fields)]).toMatchObject([path, ASKED]);
    };
    const merchant = `/console/merchants/${active}`;
    await ask('/console/go-live/confirm', {});
    await ask(`${merchant}/payouts`, { amount: '5.00', method: 'standard' });
    await ask(`${merchant}/onboarding/bank`, {
      'bank_account.country': 'GB',
      'bank_account.sort_code': '60-16-13',
      'bank_account.account_number': '31926819',
    });
    await ask(`/console/team/${other}`, { role: 'admin', version: '1' });
    await ask(`/console/team/${other}`, { again: 'yes' });
    await ask(`/console/team/${other}/remove`, {});
    await service.db
      .updateTable('partners')
      .set({ status: 'published' })
      .where('id', '=', partnerId)
      .execute();
    await ask('/console/keys/new', { name: 'Till', reach: 'everything', environment: 'production' });
    const sandbox = { name: 'Till', reach: 'chosen', scope: 'orders:read', environment: 'sandbox' };
    for (const scope of ['keys:write', 'members:write']) {
      await ask('/console/keys/new', { ...sandbox, scope });
    }
    await ask('/console/keys/new', { ...sandbox, reach: 'everything' });
    expect((await visit.send('/console/keys/new', account, sandbox)).status).toBe(201);
    const { id: till } = await service.db
      .selectFrom('keys')
      .select('id')
      .where('name', '=', 'Till')
      .executeTakeFirstOrThrow();
    await ask(`/console/keys/${till}/rotate`, { overlap: '0' });
    expect((await visit.send(`/console/keys/${till}`, account, { name: 'Counter' })).status).toBe(303);
    const stays = await service.db.selectFrom('members').select('role').where('id', '=', other).execute();
    expect(stays).toEqual([{ role: 'viewer' }]);
  });

  test('isn’t asked of the partner’s own key', async () => {
    const { key } = await signUp(service);
    const body = { email: 'ira@cafe.example', role: 'viewer' };
    expect((await call(service, 'POST /v1/members', { credential: key, body })).status).toBe(201);
  });

  test('the operator’s link proves nothing, and is asked for nothing', async () => {
    const { id: partnerId } = await service.db
      .selectFrom('partners')
      .select('id')
      .where('name', '=', 'Corner Systems')
      .executeTakeFirstOrThrow();
    const visit = await signIn(service, { partnerId });
    const sent = await visit.fill('/console/team/invite', { email: 'op@cafe.example', role: 'viewer' });
    expect(sent.status).toBe(303);
    expect((await visit.open('/console/prove')).status).toBe(404);
  });
});

test('operations declare which changes ask for a proof', () => {
  const needs = (OPERATIONS as readonly Operation[]).filter(({ needsProof }) => needsProof !== undefined);
  expect(needs.map(({ id }) => id).toSorted()).toEqual([
    'addDevice',
    'createKey',
    'createOnboardingLink',
    'createPayout',
    'inviteMember',
    'inviteStaff',
    'publishPartner',
    'refundOrder',
    'refundPayment',
    'removeMember',
    'removeSso',
    'removeStaff',
    'resendInvitation',
    'resendStaffInvitation',
    'rotateKey',
    'setSso',
    'updateDevice',
    'updateKey',
    'updateMember',
    'updateOnboarding',
    'updateStaff',
  ]);
  // An element can't ask for one: pages with forms make these changes.
  expect(needs.filter(isForElements)).toEqual([]);
});

test.each([
  ['createKey', { capability: ['plants:write'], environment: 'production' }, 'sandbox', true],
  ['createKey', { capability: ['plants:write'] }, 'production', true],
  ['createKey', { capability: ['plants:write'] }, 'sandbox', false],
  ['createKey', { capability: ['plants:write', 'keys:write'] }, 'sandbox', true],
  ['createKey', { capability: ['members:write'] }, 'sandbox', true],
  ['updateKey', { capability: ['plants:write'] }, 'production', true],
  ['updateKey', { name: 'Till' }, 'production', false],
  ['updateKey', { capability: ['plants:write'] }, 'sandbox', false],
  ['updateKey', { capability: ['keys:write'] }, 'sandbox', true],
  ['updateKey', { capability: ['plants:write', 'members:write'] }, 'sandbox', true],
  ['updateKey', { name: 'Till' }, 'sandbox', false],
  ['rotateKey', {}, 'production', true],
  ['rotateKey', {}, 'sandbox', true],
  ['updateMember', { role: 'admin' }, 'sandbox', true],
  ['updateMember', { name: 'Ana Brandt' }, 'sandbox', false],
  ['updateStaff', { role: 'cashier' }, 'production', true],
  ['updateStaff', { locations: null }, 'production', true],
  ['updateStaff', { name: 'Rosie Hart' }, 'production', false],
  ['updateDevice', { locations: null }, 'production', true],
  ['updateDevice', { name: 'Till' }, 'production', false],
  ['updateOnboarding', { bank_account: null }, 'sandbox', true],
  ['updateOnboarding', { business: {} }, 'production', false],
  ['refundPayment', { amount: { amount: 50_001, currency: 'GBP' } }, 'sandbox', true],
  ['refundPayment', { amount: { amount: 50_000, currency: 'GBP' } }, 'production', false],
] as const)('%s of %j in %s: %s', (id, body, environment, isAsked) => {
  const { needsProof } = (OPERATIONS as readonly Operation[]).find((one) => one.id === id) ?? {};
  const asks = typeof needsProof === 'function' ? needsProof({ body, environment }) : needsProof;
  expect(asks).toBe(isAsked);
});
