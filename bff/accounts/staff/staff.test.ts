import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Service,
  type SignedUp,
} from '../../testing/service/service.ts';
import { SESSION_SCOPES } from '../../core/contract/scopes.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { personOf } from '../people/persons.ts';
import { scopesOfStaffRole, scopesOnStaff, STAFF_ROLES } from './contract/roles.ts';
import { acceptStaffInvitations } from './staff-events.ts';

let service: Service;
let partner: SignedUp;
let stranger: SignedUp;
beforeAll(async () => {
  service = await startService();
  [partner, stranger] = [await signUp(service), await signUp(service)];
});
afterAll(() => service.stop());

interface Person {
  readonly id: string;
  readonly email: string;
  readonly role: string;
  readonly status: string;
  readonly version: number;
  readonly expires_at: string | null;
  readonly error: number;
  readonly message: string;
  readonly param: string;
}
const pathOf = (id = '', merchant = partner.active): string =>
  `/v1/merchants/${merchant}/members${id && `/${id}`}`;
const invite = (email: string, role: string, credential = partner.key, more = {}) =>
  call<Person>(service, `POST ${pathOf()}`, { credential, body: { email, role, ...more } });
const inbox = async (email: string) => {
  const { body } = await call<{ data: { subject: string; text: string }[] }>(
    service,
    `GET /v1/sandbox/messages?to=${encodeURIComponent(email)}`,
    { credential: partner.key },
  );
  return body.data;
};

describe('an invitation', () => {
  test('has the address in lower case, an end, and a message with the address of the dashboard', async () => {
    const { status, body } = await invite('Rosie@Mill-Lane.example', 'owner', partner.key, {
      name: 'Rosie Hart',
    });
    expect([status, body]).toMatchObject([
      201,
      {
        object: 'staff_member',
        merchant: partner.active,
        email: 'rosie@mill-lane.example',
        name: 'Rosie Hart',
        role: 'owner',
        status: 'invited',
        last_active_at: null,
      },
    ]);
    const days = (Date.parse(body.expires_at ?? '') - service.clock.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    const [message] = await inbox('rosie@mill-lane.example');
    expect(message?.text).toContain('/dashboard/sign-in?email=rosie%40mill-lane.example');
    expect(message?.text).toContain('Owner');
  });

  test('is refused a second time, for a malformed address, and for an unknown role', async () => {
    expect((await invite('rosie@mill-lane.example', 'cashier')).body).toMatchObject({
      error: 40902,
      param: 'email',
    });
    expect((await invite('nobody', 'cashier')).body).toMatchObject({ error: 40003, param: 'email' });
    expect((await invite('x@mill-lane.example', 'king')).body).toMatchObject({ error: 40003, param: 'role' });
  });

  test('is in the language of the merchant', async () => {
    const { body: merchant } = await call<{ id: string; version: number }>(
      service,
      `GET /v1/merchants/${partner.active}`,
      { credential: partner.key },
    );
    const changed = await call(service, `PATCH /v1/merchants/${merchant.id}`, {
      credential: partner.key,
      body: { language: 'de' },
    });
    expect(changed.status).toBe(200);
    await invite('hanna@mill-lane.example', 'kitchen');
    const [message] = await inbox('hanna@mill-lane.example');
    expect(message?.text).toContain('Ihre Rolle: Küche');
  });

  test('isn’t sent while the dashboard isn’t hosted', async () => {
    const put = (model: string) =>
      call(service, 'PUT /v1/surfaces/dashboard', { credential: stranger.key, body: { model } });
    await put('embedded');
    const { body } = await call<Person>(service, `POST ${pathOf('', stranger.active)}`, {
      credential: stranger.key,
      body: { email: 'ann@orchard.example', role: 'owner' },
    });
    expect(body).toMatchObject({
      error: 40902,
      message: expect.stringContaining('PUT /v1/surfaces/dashboard'),
    });
    await put('hosted');
    const { body: list } = await call<{ data: Person[] }>(service, `GET ${pathOf('', stranger.active)}`, {
      credential: stranger.key,
    });
    expect(list.data).toEqual([]);
  });
});

describe('the staff of a merchant', () => {
  test('is another partner’s to nobody', async () => {
    const { body } = await call<{ data: Person[] }>(service, `GET ${pathOf()}`, { credential: partner.key });
    const [first] = body.data;
    for (const line of [`GET ${pathOf()}`, `GET ${pathOf(first?.id)}`, `DELETE ${pathOf(first?.id)}`]) {
      expect([line, (await call(service, line, { credential: stranger.key })).status]).toEqual([line, 404]);
    }
    const below = `GET ${pathOf(first?.id, stranger.active)}`;
    expect((await call(service, below, { credential: stranger.key })).status).toBe(404);
  });

  test('changes roles by version, and is removed', async () => {
    const { body: cook } = await invite('cook@mill-lane.example', 'kitchen');
    const change = (body: object) =>
      call<Person>(service, `PATCH ${pathOf(cook.id)}`, { credential: partner.key, body });
    expect((await change({ role: 'manager', version: 1 })).body).toMatchObject({
      role: 'manager',
      version: 2,
    });
    expect((await change({ role: 'cashier', version: 1 })).body).toMatchObject({ error: 40903 });
    const again = await call<Person>(service, `POST ${pathOf(cook.id)}/invitation`, {
      credential: partner.key,
    });
    expect(again.body).toMatchObject({ status: 'invited', version: 3 });
    expect((await call(service, `DELETE ${pathOf(cook.id)}`, { credential: partner.key })).status).toBe(200);
    expect((await call(service, `GET ${pathOf(cook.id)}`, { credential: partner.key })).status).toBe(404);
  });

  test.each(STAFF_ROLES)('%s is given only by a session with all its scopes', async (role) => {
    const needed = [...scopesOfStaffRole(role)];
    const enough = [...new Set([...needed, 'staff:write'])];
    const tooFew = enough.filter((scope) => scope === 'staff:write' || scope !== needed[0]);
    for (const [scopes, status] of [
      [enough, 201],
      [tooFew, 403],
    ] as const) {
      const token = await mintToken(service, partner, scopes);
      const email = `${role}${status}@mill-lane.example`;
      expect([status, (await invite(email, role, token)).status]).toEqual([status, status]);
      const { body } = await call<{ staff_roles: string[] }>(service, 'GET /v1/sessions/current', {
        credential: token,
      });
      expect([status, body.staff_roles.includes(role)]).toEqual([status, status === 201]);
    }
  });
});

test('a PIN and a limit to locations take scopes away, and give none', () => {
  const inBoth = { isByPin: true, isLimited: true };
  for (const role of STAFF_ROLES) {
    const all = scopesOfStaffRole(role);
    expect(scopesOnStaff(role, { isByPin: false, isLimited: false })).toEqual(all);
    for (const scope of scopesOnStaff(role, inBoth)) expect(all.has(scope)).toBe(true);
  }
  expect([...scopesOnStaff('owner', { isByPin: true, isLimited: false })].toSorted()).toEqual(
    [...scopesOfStaffRole('cashier'), 'payments:refund'].toSorted(),
  );
  const limited = scopesOnStaff('manager', { isByPin: false, isLimited: true });
  for (const scope of ['payouts:read', 'onboarding:read', 'menus:publish', 'staff:write', 'pay_links:read']) {
    expect([scope, limited.has(scope)]).toEqual([scope, false]);
  }
});

test('no role has a scope that a session can’t have, and none has those of plants', () => {
  for (const role of STAFF_ROLES) {
    const scopes = [...scopesOfStaffRole(role)];
    expect(scopes.filter((scope) => !SESSION_SCOPES.some((one) => one === scope))).toEqual([]);
    expect(scopes).not.toContain('plants:write');
  }
});

test('every change of the staff is an event about the merchant, in its environment', async () => {
  const { body } = await invite('ivy@mill-lane.example', 'cashier');
  const now = new Date(service.clock.now());
  const owner = { partnerId: partner.partnerId, environment: 'sandbox' } as const;
  await inTransaction(service.db, async ({ db }) => {
    const personId = await personOf(db, 'ivy@mill-lane.example', now);
    await acceptStaffInvitations(db, owner, { personId, email: 'ivy@mill-lane.example' }, now);
  });
  const credential = partner.key;
  await call(service, `PATCH ${pathOf(body.id)}`, { credential, body: { role: 'kitchen' } });
  await call(service, `DELETE ${pathOf(body.id)}`, { credential });
  const heard = await call<{ data: { type: string; merchant: string; data: Person }[] }>(
    service,
    'GET /v1/events?limit=100',
    { credential },
  );
  const events = heard.body.data.filter(({ data }) => data.id === body.id).toReversed();
  expect(events.map(({ type, data }) => [type, data.role, data.status])).toEqual([
    ['staff_member.invited', 'cashier', 'invited'],
    ['staff_member.joined', 'cashier', 'active'],
    ['staff_member.changed', 'kitchen', 'active'],
    ['staff_member.removed', 'kitchen', 'active'],
  ]);
  expect(events.every(({ merchant }) => merchant === partner.active)).toBe(true);
});

test('a merchant’s staff gets 50 invitations in a day', async () => {
  service.clock.advance(24 * 3_600_000);
  for (let sent = 0; sent < 50; sent += 1) {
    expect((await invite(`many-${sent}@mill-lane.example`, 'cashier')).status).toBe(201);
  }
  expect((await invite('one-more@mill-lane.example', 'cashier')).status).toBe(429);
  service.clock.advance(24 * 3_600_000);
  expect((await invite('one-more@mill-lane.example', 'cashier')).status).toBe(201);
});
