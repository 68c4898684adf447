import { afterAll, beforeAll, expect, test } from 'vitest';
import { InvalidationFeed } from '../../../core/database/invalidation-feed.ts';
import type { Database } from '../../../core/database/database.ts';
import { systemClock } from '../../../core/api/clock.ts';
import { lentDatabase, type LentDatabase } from '../../../testing/service/lent-database.ts';
import { Origins } from './origins.ts';

let own: LentDatabase;
let database: Database;
let origins: Origins;

const REGISTERED = 'https://pos.example';
/** The longest origin that is looked up. */
const LONGEST = `https://${'a'.repeat(300 - 'https://'.length)}`;

beforeAll(async () => {
  own = await lentDatabase();
  database = await own.open();
  const { db } = database;
  const at = new Date();
  const partner = { name: 'A', slug: 'a', status: 'sandbox', created_at: at, updated_at: at } as const;
  await db
    .insertInto('partners')
    .values({ id: 'par_1', ...partner })
    .execute();
  const environment = { partner_id: 'par_1', environment: 'sandbox', name: 'a-sandbox' } as const;
  const wildcards = ['https://*.preview.example', 'https://*.preview.example:8443'];
  const registered = [REGISTERED, LONGEST, `${LONGEST}a`, ...wildcards, 'capacitor://localhost', 'app://'];
  await db
    .insertInto('partner_environments')
    .values({ ...environment, origins: registered })
    .execute();
  origins = new Origins({ db, invalidations: new InvalidationFeed({ db, clock: systemClock }) });
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

test('an origin is registered while some partner has it in its list', async () => {
  expect(await origins.isRegistered(REGISTERED)).toBe(true);
  expect(await origins.isRegistered('https://other.example')).toBe(false);
});

test('an origin is registered for the partner and environment that list it', async () => {
  expect(await origins.isRegisteredBy(REGISTERED, 'par_1', 'sandbox')).toBe(true);
  expect(await origins.isRegisteredBy(REGISTERED, 'par_1', 'production')).toBe(false);
  expect(await origins.isRegisteredBy(REGISTERED, 'par_2', 'sandbox')).toBe(false);
  expect(await origins.isRegisteredBy('https://other.example', 'par_1', 'sandbox')).toBe(false);
});

test('the longest origin that is looked up has 300 characters', async () => {
  expect(await origins.isRegistered(LONGEST)).toBe(true);
  expect(await origins.isRegisteredBy(LONGEST, 'par_1', 'sandbox')).toBe(true);
  // Registered, bypassing the check of the list: it isn't even looked up.
  expect(await origins.isRegistered(`${LONGEST}a`)).toBe(false);
  expect(await origins.isRegisteredBy(`${LONGEST}a`, 'par_1', 'sandbox')).toBe(false);
});

test('a wildcard is any one label, with its scheme and port', async () => {
  for (const origin of ['https://pr-7.preview.example', 'https://a.preview.example:8443']) {
    expect(await origins.isRegistered(origin)).toBe(true);
    expect(await origins.isRegisteredBy(origin, 'par_1', 'sandbox')).toBe(true);
    expect(await origins.isRegisteredBy(origin, 'par_1', 'production')).toBe(false);
  }
  for (const origin of [
    'https://preview.example',
    'https://a.b.preview.example',
    'http://a.preview.example',
    'https://a.preview.example:9000',
    'https://a.preview.example.evil.example',
    'https://evil-preview.example',
    'https://.preview.example',
    'null',
  ]) {
    expect([origin, await origins.isRegistered(origin)]).toEqual([origin, false]);
  }
});

test('origins of native shells are compared as they are', async () => {
  expect(await origins.isRegistered('capacitor://localhost')).toBe(true);
  expect(await origins.isRegistered('app://')).toBe(true);
  expect(await origins.isRegistered('ionic://localhost')).toBe(false);
  expect(await origins.isRegistered('app://bundle')).toBe(false);
});
