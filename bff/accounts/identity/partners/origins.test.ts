import { afterAll, beforeAll, expect, test, describe } from 'vitest';
import { InvalidationFeed } from '../../../core/database/invalidation-feed.ts';
import type { Database } from '../../../core/database/database.ts';
import { systemClock } from '../../../core/api/clock.ts';
import { lentDatabase, type LentDatabase } from '../../../testing/service/lent-database.ts';
import { Origins, checkOrigins } from './origins.ts';
import type { EnvironmentName } from '../../../core/contract/fields.ts';

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

const BOTH: readonly EnvironmentName[] = ['sandbox', 'production'];
const messageOf = (origin: string, environment: EnvironmentName): string => {
  try {
    return `taken as ${checkOrigins([origin], environment).join()}`;
  } catch (error) {
    return String((error as { publicMessage?: string }).publicMessage);
  }
};

describe.each(BOTH)('in %s', (environment) => {
  test.each([
    ['https://pos.example', 'https://pos.example'],
    ['https://pos.example/', 'https://pos.example'],
    ['HTTPS://POS.Example:443/', 'https://pos.example'],
    ['https://pos.example:8443', 'https://pos.example:8443'],
    ['https://[::1]:3000', 'https://[::1]:3000'],
    ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
    ['https://MÜNCHEN.example:8443/', 'https://xn--mnchen-3ya.example:8443'],
    ['https://mu\u0308nchen.example', 'https://xn--mnchen-3ya.example'],
    ['https://xn--mnchen-3ya.example', 'https://xn--mnchen-3ya.example'],
    ['https://レストラン.example', 'https://xn--zck4a8fj2b.example'],
    ['capacitor://localhost', 'capacitor://localhost'],
    ['ionic://localhost/', 'ionic://localhost'],
    ['Tauri://Localhost', 'tauri://localhost'],
    ['capacitor://pos.example', 'capacitor://pos.example'],
    ['app://', 'app://'],
    ['app://.', 'app://.'],
    ['app://bundle', 'app://bundle'],
    ['https://localhost', 'https://localhost'],
    ['https://tauri.localhost', 'https://tauri.localhost'],
  ])('%s is %s', (sent, stored) => expect(checkOrigins([sent], environment)).toEqual([stored]));

  test.each([
    ['pos.example', 'begin with its scheme'],
    ['//pos.example', 'begin with its scheme'],
    ['null', 'begin with its scheme'],
    ['javascript:alert(1)', 'begin with its scheme'],
    ['ftp://pos.example', 'begin with https://'],
    ['file://', 'begin with https://'],
    ['chrome-extension://abcdef', 'begin with https://'],
    ['capacitor://', 'such as capacitor://localhost'],
    ['tauri://local_host', 'such as tauri://localhost'],
    ['capacitor://localhost:8080', 'such as capacitor://localhost'],
    ['https://pos.example/app', 'without a path'],
    ['https://pos.example//', 'without a path'],
    ['https://pos.example?x', 'without a path'],
    ['https://pos.example/#', 'without a path'],
    ['https://user@pos.example', 'user or password'],
    [' https://pos.example', 'blanks'],
    ['https://pos.example\n', 'blanks'],
    ['https:\\\\pos.example', 'begin with its scheme'],
    ['https://', 'must have a host'],
    ['https://:443', 'must have a host'],
    ['https://pos.example:99999', 'must have a host'],
    ['https://0x7f.1', 'must have a host'],
    ['https://2130706433', 'must have a host'],
    ['https://pos%2eexample', 'must have a host'],
    ['https://pos。example', 'must have a host'],
    ['https://p\u00ADos.example', 'must have a host'],
    ['https://pos\u200B.example', 'must have a host'],
    ['https://xn--a.example', 'must have a host'],
    ['https://pos.*.example', 'must have a host'],
    ['https://p*.pos.example', 'must have a host'],
    ['https://*.*.pos.example', 'must have a host'],
    ['https://*', 'must have a host'],
    ['capacitor://*.pos.example', 'such as capacitor://localhost'],
  ])('%j is refused and says why', (origin, why) => expect(messageOf(origin, environment)).toContain(why));
});

test.each([
  ['https://*.preview.example', 'https://*.preview.example'],
  ['https://*.preview.example/', 'https://*.preview.example'],
  ['https://*.shop.preview.example:8443', 'https://*.shop.preview.example:8443'],
  ['http://*.preview.example', 'http://*.preview.example'],
  ['https://*.münchen.example', 'https://*.xn--mnchen-3ya.example'],
  ['https://*.rosies-kitchen.vercel.app', 'https://*.rosies-kitchen.vercel.app'],
])('a wildcard for previews is taken in the sandbox alone: %s', (sent, stored) => {
  expect(checkOrigins([sent], 'sandbox')).toEqual([stored]);
  expect(messageOf(sent, 'production')).toMatch(/wildcard in production|https:\/\/ in production/);
});

const SUFFIXES =
  'com example co.uk vercel.app netlify.app github.io pages.dev web.app localhost s3.amazonaws.com ' +
  'cloudfront.net 127.0.0.1 xn--p1ai рф';
test.each(SUFFIXES.split(' '))('and never right below %s', (suffix) => {
  expect(messageOf(`https://*.${suffix}`, 'sandbox')).toMatch(/wildcard right below/);
});

test('only http in production is refused of what the sandbox takes without a wildcard', () => {
  expect(checkOrigins(['http://localhost:3000'], 'sandbox')).toEqual(['http://localhost:3000']);
  expect(messageOf('http://localhost:3000', 'production')).toContain(
    'must begin with https:// in production',
  );
});

test('of several, the message says which', () => {
  expect(() => checkOrigins(['https://a.example', 'b.example'], 'sandbox')).toThrow(/^Origin 2 must begin/);
});
