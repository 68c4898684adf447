import { randomBytes } from 'node:crypto';
import { symlinkSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import { firstId, newId } from '../../core/database/ids.ts';
import { pruneEvents } from '../../developers/webhooks/sending/prune.ts';
import { call, signUp, startService, type Service } from '../../testing/service/service.ts';
import { TestMove } from './testing/two-installations.ts';

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
  const noted = source.db.selectFrom('partner_moves').select('state').where('partner_id', '=', partnerId);
  expect(await noted.execute()).toEqual([]);
  early.drop();
  await source.db.deleteFrom('archive_parts').where('partner_id', '=', partnerId).execute();
});

test('goes on no further once a month was archived in spite of it', async () => {
  const { partnerId } = await signUp(source, 'Late Archivist');
  const late = new TestMove(source, target);
  await late.export(partnerId);
  await sql`insert into archive_parts
      (id, partner_id, environment, month, part, until, orders, entries, files, created_at)
    values (${newId('arc')}, ${partnerId}, 'sandbox', '2025-03-01', 1, now(), 1, 0, '{}', now())`.execute(
    source.db,
  );
  await expect(late.export(partnerId)).rejects.toThrow('has archived months: restore them first');
  await source.db.deleteFrom('archive_parts').where('partner_id', '=', partnerId).execute();
  late.drop();
});

/** Sets a partner's timer, as the product does: with a new ID each time. */
async function setFarTimer(partnerId: string, dueAt: string): Promise<string> {
  const id = newId('tmr');
  await sql`insert into timers (id, partner_id, environment, kind, record, due_at, is_real_time)
    values (${id}, ${partnerId}, 'sandbox', 'test', ${partnerId}, ${dueAt}, true)
    on conflict (record, kind) do update set id = excluded.id, due_at = excluded.due_at`.execute(source.db);
  return id;
}

test('a round of changes that was stopped isn’t mixed with the one after it', async () => {
  const { partnerId, key: credential } = await signUp(source, 'Clockmaker');
  const torn = new TestMove(source, target);
  await setFarTimer(partnerId, '2040-01-01T00:00:00Z');
  const body = { url: 'https://pos.example.com/webhooks' };
  expect(await call(source, 'POST /v1/webhook_endpoints', { credential, body })).toMatchObject({
    status: 201,
  });
  const { files } = await torn.export(partnerId);
  await setFarTimer(partnerId, '2041-01-01T00:00:00Z');
  await sql`update webhook_endpoints set url = url || '/moved' where partner_id = ${partnerId}`.execute(
    source.db,
  );
  // The disk takes one more file, that of timers, and not the one of endpoints.
  const full = join(torn.folder, `${String(files + 2).padStart(6, '0')}.part`);
  symlinkSync('/dev/full', full);
  await expect(torn.export(partnerId)).rejects.toThrow('its disk is full');
  unlinkSync(full);
  const last = await setFarTimer(partnerId, '2042-01-01T00:00:00Z');
  await torn.export(partnerId, { isLast: true });
  await torn.import({ isActivated: true });
  const timers = await target.db
    .selectFrom('timers')
    .select(['id', 'due_at'])
    .where('record', '=', partnerId)
    .execute();
  expect(timers).toEqual([{ id: last, due_at: new Date('2042-01-01T00:00:00Z') }]);
  torn.drop();
});

test('is activated, though old events have expired at the target meanwhile', async () => {
  const { partnerId } = await signUp(source, 'Historian');
  const old = new Date(Date.now() - 40 * 86_400_000);
  const id = `${firstId('evt', old.getTime()).slice(0, -1)}1`;
  await sql`insert into events (id, type, partner_id, environment, data, created_at, dispatched_at)
    values (${id}, 'ping', ${partnerId}, 'sandbox', '{}', ${old}, ${old})`.execute(source.db);
  const aged = new TestMove(source, target);
  await aged.export(partnerId, { isLast: true });
  await aged.import();
  await pruneEvents(target.db, Date.now(), 30);
  const there = await target.db.selectFrom('events').select('id').where('id', '=', id).execute();
  expect(there).toEqual([]);
  expect(await aged.import({ isActivated: true })).toMatchObject({ state: 'active' });
  aged.drop();
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
    await expect(back.export(partnerId, { isLast: true })).rejects.toThrow('was taken back: begin again');
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
    { timeout: 30_000, interval: 100 },
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
