import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, signUp, startService, type Service } from '../../testing/service.ts';
import { noticeDueAt, startExpiryNotices, writeExpiryNotices } from './expiry-notices.ts';
import { createLog } from '../../gateway/log.ts';

const HOUR_MS = 3_600_000;

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** A production key that was rotated, and its successor. */
async function rotatedInProduction(overlapHours: number): Promise<{ id: string; secret: string }> {
  const { key } = await signUp(service);
  await call(service, 'POST /v1/partners/me/publish', { credential: key });
  const body = { name: 'Till', capability: ['keys:read', 'keys:write'], environment: 'production' };
  const made = await call<{ id: string; secret: string }>(service, 'POST /v1/keys', {
    credential: key,
    body,
  });
  const credential = made.body.secret;
  const rotated = await call<{ secret: string }>(service, `POST /v1/keys/${made.body.id}/rotate`, {
    credential,
    body: { overlap_seconds: overlapHours * 3600 },
  });
  return { id: made.body.id, secret: rotated.body.secret };
}

const look = (): Promise<void> =>
  service.db.transaction().execute((trx) => writeExpiryNotices(trx, service.clock));

async function noticesOf(id: string): Promise<object[]> {
  const rows = await service.db
    .selectFrom('events')
    .select(['environment', 'data'])
    .where('type', '=', 'key.expiring')
    .execute();
  const told = rows.map(({ environment, data }) => ({
    environment,
    ...(JSON.parse(data) as { id: string }),
  }));
  return told.filter((notice) => notice.id === id);
}

test('is due twelve hours before the end, at once for a shorter overlap, and never without an end', () => {
  const now = Date.parse('2026-11-21T00:00:00Z');
  const at = (hours: number): Date => new Date(now + hours * HOUR_MS);
  expect(noticeDueAt(at(24), now)).toEqual(at(12));
  expect(noticeDueAt(at(12), now)).toEqual(at(0));
  expect(noticeDueAt(at(1), now)).toEqual(at(0));
  expect(noticeDueAt(at(0), now)).toBeNull();
});

test('is recorded in production by the real time, once, however often it is looked for', async () => {
  const { id } = await rotatedInProduction(24);
  await look();
  expect(await noticesOf(id)).toEqual([]);
  service.clock.advance(12 * HOUR_MS + 1000);
  await Promise.all(Array.from({ length: 5 }, look));
  expect(await noticesOf(id)).toMatchObject([{ environment: 'production', object: 'key', status: 'live' }]);
});

test('is not recorded for a key that is revoked, ended by force or rotated without an overlap', async () => {
  const revoked = await rotatedInProduction(24);
  await call(service, `DELETE /v1/keys/${revoked.id}`, { credential: revoked.secret });
  const forced = await rotatedInProduction(24);
  const listed = await call<{ data: { id: string }[] }>(service, 'GET /v1/keys', {
    credential: forced.secret,
  });
  const newest = listed.body.data.at(-1)?.id ?? '';
  await call(service, `POST /v1/keys/${newest}/rotate`, {
    credential: forced.secret,
    body: { force: true, overlap_seconds: 0 },
  });
  const atOnce = await rotatedInProduction(0);
  service.clock.advance(24 * HOUR_MS);
  await look();
  for (const id of [revoked.id, forced.id, newest, atOnce.id]) expect(await noticesOf(id)).toEqual([]);
});

test('a node looks for due notices when it starts, and stops after a look under way', async () => {
  const { id } = await rotatedInProduction(1);
  const end = startExpiryNotices({ db: service.db, clock: service.clock, log: createLog('silent') });
  await end();
  expect(await noticesOf(id)).toHaveLength(1);
});
