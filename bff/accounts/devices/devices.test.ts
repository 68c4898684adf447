import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newSecret } from '../../core/http/secrets.ts';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Service,
  type SignedUp,
} from '../../testing/service/service.ts';
import type { Device } from './contract/device.ts';
import { claimDevice, codeOf, showCode } from './devices.ts';

const MINUTE_MS = 60_000;

let service: Service;
let partner: SignedUp;
let stranger: SignedUp;
beforeAll(async () => {
  service = await startService();
  [partner, stranger] = [await signUp(service), await signUp(service)];
});
afterAll(() => service.stop());

interface Added extends Device {
  readonly link: string | null;
  readonly error: number;
  readonly message: string;
  readonly param: string;
}

const ownerOf = ({ partnerId }: SignedUp) => ({ partnerId, environment: 'sandbox' }) as const;
const now = () => new Date(service.clock.now());
const add = (body: object, credential = partner.key) =>
  call<Added>(service, 'POST /v1/devices', { credential, body: { merchant: partner.active, ...body } });
const read = async (id: string, credential = partner.key) =>
  call<Device>(service, `GET /v1/devices/${id}`, { credential });
const eventsOf = async (type: string) =>
  (
    await call<{ data: { data: Device; merchant: string }[] }>(service, `GET /v1/events?type=${type}`, {
      credential: partner.key,
    })
  ).body.data;

/** A tablet that shows a code. */
async function tablet(): Promise<{ cookie: string; code: string }> {
  const cookie = newSecret();
  await showCode(service.db, ownerOf(partner), cookie, now());
  return { cookie, code: (await codeOf(service.db, ownerOf(partner), cookie, now())) ?? '' };
}

const secretOf = ({ link }: Added): string => link?.split('/').at(-1) ?? '';
const claim = (secret: string, of = partner) => claimDevice(service.db, ownerOf(of), secret, now());

/** Adds a device by a link, and opens it. */
async function enrolled(name: string): Promise<{ id: string; cookie: string }> {
  const { body } = await add({ name });
  const { cookie = '' } = (await claim(secretOf(body))) ?? {};
  return { id: body.id, cookie };
}

describe('adding a device', () => {
  test('by a link: it is pending until it is opened, once, within 15 minutes', async () => {
    const { status, body } = await add({ name: ' Kitchen  tablet ' });
    expect([status, body]).toMatchObject([
      201,
      { object: 'device', merchant: partner.active, name: 'Kitchen  tablet', status: 'pending' },
    ]);
    expect(body.link).toMatch(/\/dashboard\/device\/link\/[\w-]{43}$/);
    const minutes = (Date.parse(body.expires_at ?? '') - service.clock.now()) / MINUTE_MS;
    expect(Math.round(minutes)).toBe(15);
    expect(await claim(secretOf(body), stranger)).toBeUndefined();
    expect(await claim(secretOf(body))).toMatchObject({ device: { id: body.id, status: 'active' } });
    expect(await claim(secretOf(body))).toBeUndefined();
    const { body: active } = await read(body.id);
    expect(active).toMatchObject({ status: 'active', expires_at: null, version: 2 });
    expect(active).not.toHaveProperty('link');
    const [event] = await eventsOf('device.enrolled');
    expect(event).toMatchObject({ merchant: partner.active, data: active });
  });

  test('by a link that is too old: it stays pending', async () => {
    const { body } = await add({ name: 'Late' });
    service.clock.advance(15 * MINUTE_MS);
    expect(await claim(secretOf(body))).toBeUndefined();
    expect((await read(body.id)).body.status).toBe('pending');
  });

  test('by the code of a tablet, as people type it, once', async () => {
    const { cookie, code } = await tablet();
    expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{8}$/);
    const typed = `${code.slice(0, 4).toLowerCase()} - ${code.slice(4)}`;
    const { status, body } = await add({ name: 'Counter', code: typed });
    expect([status, body]).toMatchObject([201, { status: 'pending', link: null }]);
    expect(await claim(cookie)).toMatchObject({ device: { id: body.id, status: 'active' } });
    expect((await add({ name: 'Counter', code })).body).toMatchObject({ error: 40025, param: 'code' });
  });

  test('a code is of one partner, and ends after 15 minutes', async () => {
    const { code } = await tablet();
    const theirs = await add({ name: 'Theirs', code, merchant: stranger.active }, stranger.key);
    expect(theirs.body).toMatchObject({ error: 40025, param: 'code' });
    service.clock.advance(15 * MINUTE_MS);
    expect((await add({ name: 'Counter', code })).body).toMatchObject({ error: 40025 });
  });

  test('needs a merchant that the caller sees, a name, and a code that can be one', async () => {
    expect((await add({ name: 'Theirs', merchant: stranger.active })).status).toBe(404);
    expect((await add({ name: 'None', merchant: undefined })).body).toMatchObject({ error: 40002 });
    expect((await add({ name: ' ' })).body).toMatchObject({ error: 40003, param: 'name' });
    expect((await add({ name: 'Kitchen', code: 'ABCD-EFGH' })).body).toMatchObject({
      error: 40003,
      param: 'code',
    });
  });

  test('a repeat of its Idempotency-Key returns the same link, which is stored encrypted', async () => {
    const send = () =>
      call<Added>(service, 'POST /v1/devices', {
        credential: partner.key,
        body: { merchant: partner.active, name: 'Twice' },
        headers: { 'idempotency-key': 'a-device-sent-twice' },
      });
    const [first, again] = [await send(), await send()];
    expect(again.body).toEqual(first.body);
    const stored = await service.db.selectFrom('idempotency_records').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secretOf(first.body));
  });
});

describe('a device', () => {
  test('is renamed, listed by status, and revoked once, with an event', async () => {
    const { id } = await enrolled('Bar');
    const change = (body: object) =>
      call<Device & { error: number }>(service, `PATCH /v1/devices/${id}`, { credential: partner.key, body });
    expect((await change({ name: 'Terrace', version: 2 })).body).toMatchObject({
      name: 'Terrace',
      version: 3,
    });
    expect((await change({ name: 'Bar', version: 2 })).body).toMatchObject({ error: 40903 });
    const revoke = () => call<Device>(service, `DELETE /v1/devices/${id}`, { credential: partner.key });
    const first = await revoke();
    expect(first.body).toMatchObject({ status: 'revoked', version: 4 });
    expect((await revoke()).body).toEqual(first.body);
    expect((await change({ name: 'Bar' })).body).toMatchObject({ error: 40902 });
    const events = (await eventsOf('device.revoked')).filter(({ data }) => data.id === id);
    expect(events).toMatchObject([{ data: first.body }]);
    const ids = async (query: string) =>
      (
        await call<{ data: Device[] }>(service, `GET /v1/devices?limit=100&${query}`, {
          credential: partner.key,
        })
      ).body.data.map((one) => one.id);
    expect(await ids('status=revoked')).toContain(id);
    expect(await ids('status=active')).not.toContain(id);
    expect(await ids(`merchant=${stranger.active}`)).toEqual([]);
  });

  test('that is pending can be revoked too: its link is dead then', async () => {
    const { body } = await add({ name: 'Never' });
    await call(service, `DELETE /v1/devices/${body.id}`, { credential: partner.key });
    expect(await claim(secretOf(body))).toBeUndefined();
    expect((await read(body.id)).body.status).toBe('revoked');
  });

  test('is unknown to other partners and merchants, and to sessions without the scope', async () => {
    const { id } = await enrolled('Office');
    expect((await read(id, stranger.key)).status).toBe(404);
    const other = await mintToken(service, { ...partner, active: partner.merchants['needs_data'] ?? '' }, [
      'staff:read',
    ]);
    expect((await read(id, other)).status).toBe(404);
    const own = await mintToken(service, partner, ['staff:read']);
    expect((await read(id, own)).status).toBe(200);
    const cook = await mintToken(service, partner, ['orders:read']);
    expect((await read(id, cook)).status).toBe(403);
    expect((await call(service, `DELETE /v1/devices/${id}`, { credential: own })).status).toBe(403);
  });
});
