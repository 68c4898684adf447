import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Service,
  type SignedUp,
} from '../../testing/service/service.ts';
import { FERNDALE, merchantCalls } from './testing/merchant-calls.ts';

let service: Service;
let partner: SignedUp;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
});
afterAll(() => service.stop());

const { create, update, close, read, eventsOf } = merchantCalls(() => ({ service, partner }));

describe('updating a merchant', () => {
  test('changes what is sent and nothing else, raises the version by one, and records one event', async () => {
    const { body: made } = await create({ ...FERNDALE, support: { email: 'a@b.example' }, plan: 'small' });
    const reply = await update(made.id, {
      display_name: 'Fern Dale',
      support: { phone: '+442079460018' },
      plan: null,
      version: 1,
    });
    expect(reply.body).toEqual({
      ...made,
      display_name: 'Fern Dale',
      support: { email: 'a@b.example', phone: '+442079460018' },
      plan: null,
      version: 2,
      updated_at: expect.any(String),
    });
    const cleared = await update(made.id, { support: { email: null }, metadata: { a: 'b' } });
    expect(cleared.body).toMatchObject({
      support: { email: null, phone: '+442079460018' },
      metadata: { a: 'b' },
    });
    expect((await eventsOf(made.id)).map(({ type, data }) => [type, data.version])).toEqual([
      ['merchant.created', 1],
      ['merchant.updated', 2],
      ['merchant.updated', 3],
    ]);
  });

  test('that changes nothing raises no version and records no event', async () => {
    const { body: made } = await create({ ...FERNDALE, language: 'de', metadata: { a: 'b', c: 'd' } });
    for (const same of [
      {},
      { ...FERNDALE, language: 'DE' },
      { metadata: { c: 'd', a: 'b' }, support: {}, address: { city: null } },
    ]) {
      expect((await update(made.id, same)).body).toEqual(made);
    }
    expect(await eventsOf(made.id)).toHaveLength(1);
  });

  test('with an old version is refused, also if nothing would change', async () => {
    const { body: made } = await create();
    await update(made.id, { plan: 'small' });
    for (const change of [{ plan: 'big', version: 1 }, { version: 1 }]) {
      expect((await update(made.id, change)).body).toMatchObject({ error: 40903 });
    }
    expect((await read(made.id)).body).toMatchObject({ plan: 'small', version: 2 });
  });

  test('concurrently with one version succeeds once', async () => {
    const { body: made } = await create();
    const replies = await Promise.all(
      ['one', 'two', 'three'].map((plan) => update(made.id, { plan, version: 1 })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test('leaves the currency of an active merchant as it is', async () => {
    const own = await signUp(service, 'Currencies');
    for (const status of ['active', 'restricted']) {
      const reply = await update(own.merchants[status] ?? '', { currency: 'EUR' }, own.key);
      expect(reply.body).toMatchObject({ error: 40902, param: 'currency' });
    }
    expect((await update(own.active, { currency: 'GBP', plan: 'x' }, own.key)).status).toBe(200);
    const waiting = await update(own.merchants['needs_data'] ?? '', { currency: 'EUR' }, own.key);
    expect(waiting.body).toMatchObject({ currency: 'EUR' });
  });

  test("works for a session's own merchant, except for plan and metadata", async () => {
    const own = await signUp(service, 'Sessions');
    const token = await mintToken(service, own, ['merchants:write']);
    expect((await update(own.active, { language: 'fr' }, token)).body).toMatchObject({ language: 'fr' });
    for (const change of [{ plan: 'free' }, { metadata: {} }]) {
      const reply = await update(own.active, change, token);
      expect(reply.body).toMatchObject({ error: 40303, param: Object.keys(change)[0] });
    }
    const other = await update(own.merchants['needs_data'] ?? '', { language: 'fr' }, token);
    expect([other.status, other.body]).toMatchObject([404, { error: 40401 }]);
    expect((await close(own.active, token)).body).toMatchObject({ error: 40303 });
    const reader = await mintToken(service, own, ['merchants:read']);
    expect((await update(own.active, { language: 'de' }, reader)).body).toMatchObject({ error: 40301 });
  });
});

describe('closing a merchant', () => {
  test('is permanent, and records its event', async () => {
    const { body: made } = await create();
    const closed = await close(made.id);
    expect([closed.status, closed.body]).toMatchObject([200, { status: 'closed', version: 2 }]);
    expect((await eventsOf(made.id)).at(-1)).toMatchObject({ type: 'merchant.closed', data: closed.body });
    expect((await close(made.id)).body).toMatchObject({ error: 40902 });
    expect((await update(made.id, { plan: 'x' })).body).toMatchObject({ error: 40902 });
    expect((await read(made.id)).body).toEqual(closed.body);
  });

  test('ends its sessions within a second, and no others', async () => {
    const own = await signUp(service, 'Closing');
    const token = await mintToken(service, own);
    const other = await mintToken(service, { key: own.key, active: own.merchants['restricted'] ?? '' });
    expect((await read(own.active, token)).status).toBe(200);
    await close(own.active, own.key);
    await vi.waitFor(
      async () => {
        const plant = await call(service, 'POST /plants', { credential: token, body: { id: 1, name: 'F' } });
        expect([plant.status, plant.body]).toMatchObject([401, { error: 40103 }]);
      },
      { timeout: 30_000, interval: 50 },
    );
    expect((await call(service, 'GET /v1/merchants', { credential: other })).status).toBe(200);
    const mint = await call(service, 'POST /v1/sessions', {
      credential: own.key,
      body: { merchant: own.active, scopes: ['plants:write'] },
    });
    expect([mint.status, mint.body]).toMatchObject([409, { error: 40902 }]);
  });
});

describe('the payout schedule', () => {
  test('is daily with two days at first, and changes field by field', async () => {
    const { body: made } = await create();
    const schedules: unknown[] = [];
    for (const payout_schedule of [
      { interval: 'weekly' },
      { weekday: 'friday', delay_days: 7 },
      { interval: 'monthly', day: 28 },
      { interval: 'manual' },
    ]) {
      schedules.push((await update(made.id, { payout_schedule })).body.payout_schedule);
    }
    expect(schedules).toEqual([
      { interval: 'weekly', weekday: 'monday', day: null, delay_days: 2 },
      { interval: 'weekly', weekday: 'friday', day: null, delay_days: 7 },
      { interval: 'monthly', weekday: null, day: 28, delay_days: 7 },
      { interval: 'manual', weekday: null, day: null, delay_days: 7 },
    ]);
    const at = await create({ ...FERNDALE, payout_schedule: { interval: 'monthly' } });
    expect(at.body.payout_schedule).toEqual({ interval: 'monthly', weekday: null, day: 1, delay_days: 2 });
  });

  test.each<[object, string]>([
    [{ interval: 'yearly' }, 'interval'],
    [{ interval: 'weekly', weekday: 'fri' }, 'weekday'],
    [{ weekday: 'friday' }, 'weekday'],
    [{ interval: 'monthly', day: 29 }, 'day'],
    [{ interval: 'monthly', day: 0 }, 'day'],
    [{ day: 1 }, 'day'],
    [{ delay_days: 1 }, 'delay_days'],
    [{ delay_days: 8 }, 'delay_days'],
    [{ delay_days: 2.5 }, 'delay_days'],
  ])('refuses %j', async (payout_schedule, field) => {
    const { body: made } = await create();
    const reply = await update(made.id, { payout_schedule });
    expect(reply.body).toMatchObject({ error: 40003, param: `payout_schedule.${field}` });
  });
});
