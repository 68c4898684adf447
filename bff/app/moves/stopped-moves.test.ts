import { randomBytes } from 'node:crypto';
import { symlinkSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import { newId } from '../../core/database/ids.ts';
import { call, signUp, startService, type Service } from '../../testing/service/service.ts';
import { TestMove } from './testing/two-installations.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let source: Service;
let target: Service;
let other: { partnerId: string };
let neighbor: { partnerId: string };
let moving: TestMove;
beforeAll(async () => {
  [source, target] = await Promise.all([startService(), startService()]);
  other = await signUp(source, 'Wanderer');
  neighbor = await signUp(target, 'Neighbor');
  await serveDomain(source, other);
  moving = new TestMove(source, target);
});
afterAll(async () => {
  moving.drop();
  await Promise.all([source.stop(), target.stop()]);
});

const HOST = 'order.wanderer.example';
const EMAIL = 'ann@wanderer.example';

/** Stores a verified domain of a partner. */
async function serveDomain({ db }: Service, { partnerId }: { partnerId: string }): Promise<void> {
  const id = newId('dom');
  await sql`insert into domains (id, partner_id, environment, host, surface, status, proof, created_at, updated_at)
    values (${id}, ${partnerId}, 'sandbox', ${HOST}, 'ordering', 'verified', 'x', now(), now())`.execute(db);
  await db.insertInto('served_hosts').values({ host: HOST, domain_id: id }).execute();
}

/** Stores a person by their email address. @returns the person's ID */
async function storePerson({ db }: Service): Promise<string> {
  const id = newId('usr');
  await db
    .insertInto('persons')
    .values({ id, email: EMAIL, name: 'Ann', created_at: new Date(), updated_at: new Date() })
    .execute();
  return id;
}

test('names what is wrong with an export', async () => {
  await expect(moving.export('par_01AAAAAAAAAAAAAAAAAAAAAAAA')).rejects.toThrow("doesn't exist");
  const { key } = moving;
  moving.key = 'c2hvcnQ=';
  await expect(moving.export(other.partnerId)).rejects.toThrow('32 random bytes in base64');
  moving.key = key;
  await expect(moving.import()).rejects.toThrow('has no export');
  await moving.export(other.partnerId);
  const second = new TestMove(source, target);
  await expect(second.export(other.partnerId)).rejects.toThrow('in another folder');
  second.drop();
  const stranger = await signUp(source, 'Stranger');
  await expect(moving.export(stranger.partnerId)).rejects.toThrow(`is of the partner ${other.partnerId}`);
});

test('says that the disk is full, and goes on once it isn’t', async () => {
  const { partnerId } = await signUp(source, 'Crowded');
  const full = new TestMove(source, target);
  const file = join(full.folder, '000001.part');
  symlinkSync('/dev/full', file);
  await expect(full.export(partnerId)).rejects.toThrow('its disk is full: make room');
  unlinkSync(file);
  expect(await full.export(partnerId)).toMatchObject({ state: 'exporting' });
  full.drop();
});

test('leaves a partner where it is that has archived months', async () => {
  const { partnerId } = await signUp(source, 'Archivist');
  await sql`insert into archive_parts
      (id, partner_id, environment, month, part, until, orders, entries, files, created_at)
    values (${newId('arc')}, ${partnerId}, 'sandbox', '2025-03-01', 1, now(), 1, 0, '{}', now())`.execute(
    source.db,
  );
  const early = new TestMove(source, target);
  await expect(early.export(partnerId)).rejects.toThrow('has archived months: restore them first');
  early.drop();
  await source.db.deleteFrom('archive_parts').where('partner_id', '=', partnerId).execute();
});

test('is refused by an installation with another schema, which is named', async () => {
  await sql`alter table loyalty_programs add column later text`.execute(target.db);
  await expect(moving.import()).rejects.toThrow('bring both installations to the same version');
  await sql`alter table loyalty_programs drop column later`.execute(target.db);
});

test('is refused where a domain of its is served for another partner', async () => {
  await serveDomain(target, neighbor);
  await expect(moving.import()).rejects.toThrow(`the domain ${HOST} is served for another partner here`);
  await target.db.deleteFrom('domains').where('host', '=', HOST).execute();
});

test('is refused where its name is taken', async () => {
  await target.db.updateTable('partners').set({ slug: 'wanderer' }).where('slug', '=', 'neighbor').execute();
  await expect(moving.import()).rejects.toThrow('the name wanderer is taken here');
  await target.db.updateTable('partners').set({ slug: 'neighbor' }).where('slug', '=', 'wanderer').execute();
});

test('refuses another key, a file that was cut, and to activate a partner that is still served', async () => {
  const { key } = moving;
  moving.key = randomBytes(32).toString('base64');
  await expect(moving.import()).rejects.toThrow('isn’t the one that the folder was written with');
  moving.key = key;
  await expect(moving.import({ isActivated: true })).rejects.toThrow('is still served at the source');
  const restore = moving.cutFile();
  await expect(moving.import()).rejects.toThrow('its sum differs');
  restore();
});

test('is taken back: the partner is served at the source again', async () => {
  const { key } = await signUp(source, 'Homebird').then(async ({ partnerId, key: credential }) => {
    const back = new TestMove(source, target);
    await back.export(partnerId, { isLast: true });
    const refused = await call(source, 'POST /v1/keys', {
      credential,
      body: { name: 'Till', capability: ['menus:read'] },
    });
    expect(refused).toMatchObject({ status: 503 });
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await call(source, 'GET /v1/keys', { credential })).toMatchObject({ status: 200 });
    await back.resume(partnerId);
    back.drop();
    return { key: credential };
  });
  await vi.waitFor(
    async () =>
      expect(
        await call(source, 'POST /v1/keys', {
          credential: key,
          body: { name: 'Till', capability: ['menus:read'] },
        }),
      ).toMatchObject({ status: 201 }),
    { timeout: 20_000, interval: 100 },
  );
});

test('goes on after it was stopped, at both installations', async () => {
  const [there, here] = [await storePerson(source), await storePerson(target)];
  await sql`insert into members (id, partner_id, person_id, email, role, status, created_at, updated_at)
    values (${newId('mbr')}, ${other.partnerId}, ${there}, ${EMAIL}, 'owner', 'active', now(), now())`.execute(
    source.db,
  );
  let stops = 0;
  for (let after = 3; after < 3_000; after *= 3) {
    const result = await moving
      .export(other.partnerId, { isLast: true, stopAfter: after })
      .catch(() => undefined);
    if (result) break;
    stops += 1;
  }
  for (let after = 3; after < 3_000; after *= 3) {
    const result = await moving.import({ isActivated: true, stopAfter: after }).catch(() => undefined);
    if (result) break;
    stops += 1;
  }
  expect(stops).toBeGreaterThan(4);
  const found = await target.db
    .selectFrom('partners')
    .select('slug')
    .where('id', '=', other.partnerId)
    .execute();
  expect(found).toEqual([{ slug: 'wanderer' }]);
  const hosts = await target.db.selectFrom('served_hosts').select('host').execute();
  expect(hosts).toContainEqual({ host: HOST });
  const members = await target.db
    .selectFrom('members')
    .select('person_id')
    .where('partner_id', '=', other.partnerId)
    .where('email', '=', EMAIL)
    .execute();
  expect(members).toEqual([{ person_id: here }]);
});
