import { afterAll, beforeAll, expect, test } from 'vitest';
import { InvalidationFeed } from '../database/invalidation-feed.ts';
import type { Database } from '../database/database.ts';
import { lentDatabase, type LentDatabase } from '../../testing/service/lent-database.ts';
import { EnvironmentClocks, nowIn } from './environment-clock.ts';

const DAY_MS = 86_400_000;
const REAL = Date.UTC(2026, 10, 21);
const clock = { now: () => REAL };
const owner = (environment: 'sandbox' | 'production', partnerId = 'par_1') => ({ partnerId, environment });

let own: LentDatabase;
let database: Database;
let clocks: EnvironmentClocks;
beforeAll(async () => {
  own = await lentDatabase();
  database = await own.open();
  const { db } = database;
  const at = new Date(REAL);
  await db
    .insertInto('partners')
    .values({ id: 'par_1', name: 'A', slug: 'a', status: 'published', created_at: at, updated_at: at })
    .execute();
  // Production has no such clock, whatever its row contains.
  const rows = [
    { environment: 'sandbox', name: 'a-sandbox', clock_offset_ms: String(DAY_MS) },
    { environment: 'production', name: 'a', clock_offset_ms: String(7 * DAY_MS) },
  ] as const;
  await db
    .insertInto('partner_environments')
    .values(rows.map((row) => ({ ...row, partner_id: 'par_1', origins: [] })))
    .execute();
  clocks = new EnvironmentClocks({ db, clock, invalidations: new InvalidationFeed({ db, clock }) });
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

test("a sandbox is ahead by its own row's offset, production never", async () => {
  expect(await clocks.now(owner('sandbox'))).toBe(REAL + DAY_MS);
  expect(await clocks.now(owner('production'))).toBe(REAL);
  expect(await nowIn(database.db, clock, owner('sandbox'))).toBe(REAL + DAY_MS);
  expect(await nowIn(database.db, clock, owner('production'))).toBe(REAL);
});

test('an unknown partner has the real time', async () => {
  expect(await clocks.now(owner('sandbox', 'par_2'))).toBe(REAL);
  expect(await nowIn(database.db, clock, owner('sandbox', 'par_2'))).toBe(REAL);
});

test('a cached offset is read again after it was invalidated', async () => {
  await database.db
    .updateTable('partner_environments')
    .set({ clock_offset_ms: String(2 * DAY_MS) })
    .where('environment', '=', 'sandbox')
    .execute();
  clocks.invalidate('par_1');
  expect(await clocks.now(owner('sandbox'))).toBe(REAL + 2 * DAY_MS);
});
