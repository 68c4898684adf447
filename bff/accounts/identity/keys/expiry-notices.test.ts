import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, signUp, startService, type Service } from '../../../testing/service/service.ts';

const HOUR_MS = 3_600_000;

let service: Service;
beforeAll(async () => {
  service = await startService({ timers: { timing: { lookMs: 20 } } });
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

/** When the notice of a key is due, after now; `undefined` if none is due. */
async function hoursToNotice(id: string): Promise<number | undefined> {
  const row = await service.db
    .selectFrom('timers')
    .select('due_at')
    .where('record', '=', id)
    .executeTakeFirst();
  return row && Math.round((row.due_at.getTime() - service.clock.now()) / 600_000) / 6;
}

test('is due twelve hours before the end, and at once for a shorter overlap', async () => {
  const [long, exact, short] = [
    await rotatedInProduction(30),
    await rotatedInProduction(12),
    await rotatedInProduction(1),
  ];
  expect(await hoursToNotice(long.id)).toBe(18);
  for (const { id } of [exact, short]) {
    await expect.poll(() => noticesOf(id)).toMatchObject([{ environment: 'production', status: 'live' }]);
    expect(await hoursToNotice(id)).toBeUndefined();
  }
});

test('is recorded in production by the real time, once', async () => {
  const { id } = await rotatedInProduction(24);
  expect(await noticesOf(id)).toEqual([]);
  service.clock.advance(12 * HOUR_MS + 1000);
  await expect
    .poll(() => noticesOf(id))
    .toMatchObject([{ environment: 'production', object: 'key', status: 'live' }]);
  service.clock.advance(13 * HOUR_MS);
  const later = await rotatedInProduction(1);
  await expect.poll(() => noticesOf(later.id)).toHaveLength(1);
  expect(await noticesOf(id)).toHaveLength(1);
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
  for (const id of [revoked.id, forced.id, newest, atOnce.id]) {
    expect(await hoursToNotice(id)).toBeUndefined();
    expect(await noticesOf(id)).toEqual([]);
  }
});

test('is not recorded again for a key whose end comes nearer after its notice', async () => {
  const { id, secret } = await rotatedInProduction(8);
  await expect.poll(() => noticesOf(id)).toHaveLength(1);
  await call(service, `POST /v1/keys/${id}/rotate`, {
    credential: secret,
    body: { force: true, overlap_seconds: 3600 },
  });
  expect(await hoursToNotice(id)).toBeUndefined();
  expect(await noticesOf(id)).toHaveLength(1);
});
