import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL_SCOPES } from '../../core/contract/scopes.ts';
import { ENVIRONMENTS } from '../../core/contract/fields.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { ROLES, scopesOfRole } from './contract/roles.ts';
import { acceptInvitations } from './member-events.ts';
import { personOf } from './persons.ts';

let service: Service;
let partner: SignedUp;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
});
afterAll(() => service.stop());

interface Record {
  readonly id: string;
  readonly email: string;
  readonly role: string;
  readonly version: number;
  readonly expires_at: string | null;
}
const invite = (email: string, role: string, credential = partner.key, more = {}) =>
  call<Record & { error: number; message: string }>(service, 'POST /v1/members', {
    credential,
    body: { email, role, ...more },
  });
const inbox = async (email: string) => {
  const { body } = await call<{ data: { subject: string; text: string }[] }>(
    service,
    `GET /v1/sandbox/messages?to=${encodeURIComponent(email)}`,
    { credential: partner.key },
  );
  return body.data;
};
const keyWith = async (capability: readonly string[]) => {
  const { body } = await call<{ secret: string }>(service, 'POST /v1/keys', {
    credential: partner.key,
    body: { name: 'Narrow', capability },
  });
  return body.secret;
};

describe('an invitation', () => {
  test('has the address in lower case, an end, and a message that names the role', async () => {
    const { status, body } = await invite(' Ana@Greenhouse.example'.trim(), 'developer', partner.key, {
      name: 'Ana Brandt',
    });
    expect([status, body]).toMatchObject([
      201,
      {
        object: 'member',
        email: 'ana@greenhouse.example',
        name: 'Ana Brandt',
        role: 'developer',
        status: 'invited',
      },
    ]);
    const days = (Date.parse(body.expires_at ?? '') - service.clock.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    const [message] = await inbox('ana@greenhouse.example');
    expect(message?.subject).toBe('Join Greenhouse POS on Trellis');
    expect(message?.text).toContain('/sign-in?email=ana%40greenhouse.example');
    expect(message?.text).toContain('Your role is developer');
  });

  test('is refused a second time, sent again on demand, and new once it has expired', async () => {
    const { body } = await invite('ben@greenhouse.example', 'support');
    expect((await invite('BEN@greenhouse.example', 'viewer')).body).toMatchObject({ error: 40902 });
    service.clock.advance(6 * 86_400_000);
    const again = await call<Record>(service, `POST /v1/members/${body.id}/invitation`, {
      credential: partner.key,
    });
    expect(again.body).toMatchObject({ id: body.id, version: 2 });
    expect(Date.parse(again.body.expires_at ?? '') - Date.parse(body.expires_at ?? '')).toBeGreaterThan(
      5 * 86_400_000,
    );
    service.clock.advance(8 * 86_400_000);
    const next = await invite('ben@greenhouse.example', 'viewer');
    expect([next.status, next.body.role]).toEqual([201, 'viewer']);
    expect(await inbox('ben@greenhouse.example')).toHaveLength(3);
  });

  test.each([
    [{ email: 'nobody', role: 'viewer' }, 40003],
    [{ email: 'a@b.example', role: 'boss' }, 40003],
    [{ email: 'a@b.example' }, 40002],
    [{ email: 'a@b.example', role: 'viewer', name: '' }, 40003],
  ])('%j is refused', async (body, error) => {
    const refused = await call<{ error: number }>(service, 'POST /v1/members', {
      credential: partner.key,
      body,
    });
    expect(refused.body.error).toBe(error);
  });
});

describe('a role', () => {
  test('is only given by a key that has all its scopes', async () => {
    const narrow = await keyWith(['members:read', 'members:write', ...scopesOfRole('support', 'sandbox')]);
    expect((await invite('cy@greenhouse.example', 'support', narrow)).status).toBe(201);
    for (const role of ['owner', 'admin', 'developer', 'finance', 'viewer']) {
      expect((await invite(`${role}@greenhouse.example`, role, narrow)).body).toMatchObject({ error: 40301 });
    }
    const reader = await keyWith(['members:read']);
    expect((await invite('dan@greenhouse.example', 'viewer', reader)).body.error).toBe(40301);
  });

  test('has scopes that exist, in both environments, and fewer than the one above it', () => {
    for (const environment of ENVIRONMENTS) {
      for (const role of ROLES) {
        for (const scope of scopesOfRole(role, environment)) expect(ALL_SCOPES).toContain(scope);
      }
      expect([...scopesOfRole('owner', environment)]).toEqual([...ALL_SCOPES]);
      for (const role of ['developer', 'finance', 'support', 'viewer'] as const) {
        expect(scopesOfRole(role, environment).has('members:write')).toBe(false);
      }
    }
    expect(scopesOfRole('developer', 'production').has('orders:read')).toBe(false);
    expect([...scopesOfRole('viewer', 'production')].filter((scope) => !scope.endsWith(':read'))).toEqual([]);
  });

  test('is changed by its version', async () => {
    const { body } = await invite('eve@greenhouse.example', 'viewer');
    const change = (fields: object) =>
      call<Record & { error: number }>(service, `PATCH /v1/members/${body.id}`, {
        credential: partner.key,
        body: fields,
      });
    expect((await change({ role: 'finance', version: 1 })).body).toMatchObject({
      role: 'finance',
      version: 2,
    });
    expect((await change({ role: 'support', version: 1 })).body.error).toBe(40903);
  });
});

test('members are their partner’s alone', async () => {
  const { body } = await invite('fay@greenhouse.example', 'viewer');
  const other = await signUp(service, 'Other');
  expect(
    (await call<{ data: unknown[] }>(service, 'GET /v1/members', { credential: other.key })).body.data,
  ).toEqual([]);
  for (const operation of [
    `GET /v1/members/${body.id}`,
    `DELETE /v1/members/${body.id}`,
    `POST /v1/members/${body.id}/invitation`,
  ]) {
    expect((await call(service, operation, { credential: other.key })).status).toBe(404);
  }
  const gone = await call<Record>(service, `DELETE /v1/members/${body.id}`, { credential: partner.key });
  expect([gone.status, gone.body.email]).toEqual([200, 'fay@greenhouse.example']);
  expect((await call(service, `GET /v1/members/${body.id}`, { credential: partner.key })).status).toBe(404);
});

test('members are the same in both environments', async () => {
  const own = await signUp(service, 'Both');
  const { body } = await invite('gil@both.example', 'viewer', own.key);
  await call(service, 'POST /v1/partners/me/publish', { credential: own.key });
  const made = await call<{ secret: string }>(service, 'POST /v1/keys', {
    credential: own.key,
    body: { name: 'Live', capability: ALL_SCOPES, environment: 'production' },
  });
  const seen = await call<Record & { environment: string }>(service, `GET /v1/members/${body.id}`, {
    credential: made.body.secret,
  });
  expect(seen.body).toMatchObject({ id: body.id, email: 'gil@both.example', environment: 'production' });
});

test('every change of the team is an event, in each environment of the partner', async () => {
  const own = await signUp(service, 'Heard');
  const credential = own.key;
  await call(service, 'POST /v1/partners/me/publish', { credential });
  const made = await call<{ secret: string }>(service, 'POST /v1/keys', {
    credential,
    body: { name: 'Live', capability: ALL_SCOPES, environment: 'production' },
  });
  const { body } = await invite('hal@heard.example', 'viewer', credential);
  const now = new Date(service.clock.now());
  await inTransaction(service.db, async ({ db }) => {
    const personId = await personOf(db, 'hal@heard.example', now);
    await acceptInvitations(db, { personId, email: 'hal@heard.example' }, now);
  });
  await call(service, `PATCH /v1/members/${body.id}`, { credential, body: { role: 'support' } });
  await call(service, `DELETE /v1/members/${body.id}`, { credential });
  for (const [environment, key] of [
    ['sandbox', credential],
    ['production', made.body.secret],
  ] as const) {
    const heard = await call<{ data: { type: string; data: Record & { status: string } }[] }>(
      service,
      'GET /v1/events',
      { credential: key },
    );
    const events = heard.body.data.filter(({ type }) => type.startsWith('member.')).toReversed();
    expect(events.map(({ type, data }) => [type, data.role, data.status])).toEqual([
      ['member.invited', 'viewer', 'invited'],
      ['member.joined', 'viewer', 'active'],
      ['member.changed', 'support', 'active'],
      ['member.removed', 'support', 'active'],
    ]);
    expect(events.every(({ data }) => data.id === body.id)).toBe(true);
    expect(events[0]?.data).toMatchObject({ environment });
  }
});

describe('invitations are limited', () => {
  test('to one address, sent again or not', async () => {
    const { body } = await invite('often@greenhouse.example', 'viewer');
    const again = () => call(service, `POST /v1/members/${body.id}/invitation`, { credential: partner.key });
    for (let sent = 1; sent < 10; sent += 1) expect((await again()).status).toBe(200);
    const refused = await again();
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect(refused.body).toMatchObject({
      error: 42903,
      message: expect.stringContaining('Too many invitations'),
    });
    service.clock.advance(24 * 3_600_000);
    expect((await again()).status).toBe(200);
  });

  test('by one team in a day, withdrawn or not, and another team has its own', async () => {
    service.clock.advance(24 * 3_600_000);
    for (let sent = 0; sent < 100; sent += 1) {
      const { status, body } = await invite(`many-${sent}@greenhouse.example`, 'viewer');
      expect(status).toBe(201);
      if (sent < 5) await call(service, `DELETE /v1/members/${body.id}`, { credential: partner.key });
    }
    expect((await invite('one-more@greenhouse.example', 'viewer')).status).toBe(429);
    const other = await signUp(service, 'Another');
    expect((await invite('one-more@greenhouse.example', 'viewer', other.key)).status).toBe(201);
  });
});
