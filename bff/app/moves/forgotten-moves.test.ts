import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import { newId } from '../../core/database/ids.ts';
import type { Db } from '../../core/database/database.ts';
import { publish } from '../../money/pricing/testing/price-sheets.ts';
import { bought, join, openClub, type Club } from '../../orders/loyalty/testing/club.ts';
import { ok } from '../../orders/orders/testing/shop.ts';
import { atHost, siteHost } from '../../pages/hosts/testing/at-host.ts';
import { call, signUp, startService, type Service } from '../../testing/service/service.ts';
import { belongsTo, readOwnership } from '../ownership/ownership.ts';
import { NEEDED_BY_REDIRECT } from './moved-tables.ts';
import { TestMove } from './testing/two-installations.ts';

let source: Service;
let target: Service;
let club: Club;
let partner: string;
let slug: string;
/** Another partner whose move has stopped. */
let neighbor: string;
let moving: TestMove;
beforeAll(async () => {
  [source, target] = await Promise.all([startService(), startService()]);
  [club, { neighbor }] = await Promise.all([openBusyClub('order.mill.example'), settleNeighbor()]);
  partner = club.partner.partnerId;
  ({ slug } = await source.db
    .selectFrom('partners')
    .select('slug')
    .where('id', '=', partner)
    .executeTakeFirstOrThrow());
  moving = new TestMove(source, target);
});
afterAll(async () => {
  moving.drop();
  await Promise.all([source.stop(), target.stop()]);
});

const HOST = 'order.mill.example';
/** Tables that refuse changes, with the words of their triggers. */
const KEPT = {
  audit_entries: 'the audit log is append-only',
  ledger_entries: 'ledger_entries is append-only',
  ledger_items: 'ledger_items is append-only',
  ledger_taxes: 'ledger_taxes is append-only',
  loyalty_events: 'loyalty events are only ever added',
  menu_versions: 'a published version of a menu never changes',
  price_sheets: 'a published price sheet never changes',
};

/** Opens a shop at the source with a row in each append-only table, a person, and a host for its merchant. */
async function openBusyClub(host: string): Promise<Club> {
  const made = await openClub(source);
  const { partnerId } = made.partner;
  await bought(made, await join(made, 30));
  await ok(source, 'POST /v1/keys', made.key, { name: 'Till', capability: ['menus:read'] });
  await publish({ db: source.db, clock: source.clock }, { partnerId });
  const [person, domain] = [newId('usr'), newId('dom')];
  await sql`insert into persons (id, email, name, created_at, updated_at)
    values (${person}, ${`ann@${host}`}, 'Ann', now(), now())`.execute(source.db);
  await sql`insert into members (id, partner_id, person_id, email, role, status, created_at, updated_at)
    values (${newId('mbr')}, ${partnerId}, ${person}, ${`ann@${host}`}, 'owner', 'active', now(), now())`.execute(
    source.db,
  );
  await sql`insert into domains
      (id, partner_id, environment, host, merchant_id, status, proof, created_at, updated_at)
    values (${domain}, ${partnerId}, 'sandbox', ${host}, ${made.merchant}, 'verified', 'x', now(), now())`.execute(
    source.db,
  );
  await source.db.insertInto('served_hosts').values({ host, domain_id: domain }).execute();
  await recordRequests(partnerId);
  return made;
}

/** Waits until a partner's past requests are counted and logged, which a pause doesn't prevent. */
async function recordRequests(partnerId: string): Promise<void> {
  await source.deps.uses.flush();
  const last = expect.stringContaining('createKey');
  await vi.waitFor(async () => {
    expect((await rowsOf(source.db, partnerId)).request_log).toContainEqual(last);
  });
}

/** Has a partner with rows in the same tables at both installations, at rest: nothing changes any. */
async function settleNeighbor(): Promise<{ neighbor: string }> {
  const { partnerId } = (await openBusyClub('order.neighbor.example')).partner;
  const settling = new TestMove(source, target);
  await settling.export(partnerId, { isLast: true });
  await settling.import();
  settling.drop();
  return { neighbor: partnerId };
}

/** Returns the rows of a partner as text, by table. */
async function rowsOf(db: Db, of: string): Promise<Record<string, readonly string[]>> {
  const tables = await readOwnership(db);
  const byName = new Map(tables.map((table) => [table.name, table]));
  const found: Record<string, readonly string[]> = {};
  for (const { name, ownership } of tables) {
    if (ownership.by === 'installation') continue;
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t
      where ${sql.raw(belongsTo(byName, name, 't', `'${of}'`))} order by 1`.execute(db);
    if (rows.length > 0) found[name] = rows.map(({ row }) => row);
  }
  return found;
}

/** Runs `partner forget` until it isn't stopped anymore. @returns how often it was */
async function forgetWithStops(at: 'source' | 'target', confirmed?: string): Promise<number> {
  for (let stops = 0; ; stops += 1) {
    const options = { ...(confirmed !== undefined && { confirmed }), stopAfter: 5 + stops * 19 };
    const forgotten = await moving.forget(at, partner, options).catch((error: unknown) => {
      if (!String(error).includes('stopped')) throw error;
    });
    if (forgotten) return stops;
    await expect(importOrResume(at)).rejects.toThrow('deleted here');
  }
}

const importOrResume = (at: 'source' | 'target'): Promise<unknown> =>
  at === 'target' ? moving.import() : moving.resume(partner);

const stateAt = (at: 'source' | 'target') =>
  (at === 'source' ? source : target).db
    .selectFrom('partner_moves')
    .selectAll()
    .where('partner_id', '=', partner)
    .executeTakeFirst();

const setForgetting = (at: Date | null): Promise<unknown> =>
  target.db
    .updateTable('partner_moves')
    .set({ forgetting_at: at })
    .where('partner_id', '=', partner)
    .execute();

/** Tries to delete the rows of a partner, in a transaction that says whose rows it deletes. */
const deleteRows = (db: Db, table: string, said: string, whose = partner): Promise<unknown> =>
  db.transaction().execute(async (trx) => {
    await sql`select set_config('trellis.forgetting', ${said}, true)`.execute(trx);
    const owner = table.startsWith('ledger_') && table !== 'ledger_entries' ? 'merchant_id' : 'partner_id';
    const value = sql`${sql.ref(owner)} = ${whose}
      or ${sql.ref(owner)} in (select id from merchants where partner_id = ${whose})`;
    await sql`delete from ${sql.table(table)} where ${value}`.execute(trx);
  });

describe('at the target', () => {
  beforeAll(async () => {
    await moving.export(partner);
    await moving.import();
  });

  test.each(Object.entries(KEPT))('%s keeps its rows from everything else', async (table, words) => {
    const { db } = target;
    await expect(sql`delete from ${sql.table(table)}`.execute(db)).rejects.toThrow(words);
    // The import wasn't begun to be forgotten.
    await expect(deleteRows(db, table, partner)).rejects.toThrow(words);
    await setForgetting(new Date());
    await expect(sql`delete from ${sql.table(table)}`.execute(db)).rejects.toThrow(words);
    await expect(deleteRows(db, table, neighbor)).rejects.toThrow(words);
    await expect(deleteRows(db, table, partner, neighbor)).rejects.toThrow(words);
    await expect(deleteRows(db, table, neighbor, neighbor)).rejects.toThrow(words);
    const update = sql`update ${sql.table(table)} set ${sql.ref(firstColumn(table))} = ${sql.ref(firstColumn(table))}`;
    await expect(update.execute(db)).rejects.toThrow(words);
    await setForgetting(null);
  });

  test('deletes what an import has written, whenever it is stopped, and nothing of others', async () => {
    const before = await rowsOf(target.db, neighbor);
    expect(Object.keys(before)).toEqual(expect.arrayContaining([...Object.keys(KEPT), 'persons', 'domains']));
    expect(Object.keys(await rowsOf(target.db, partner))).toEqual(expect.arrayContaining(Object.keys(KEPT)));
    expect(await forgetWithStops('target')).toBeGreaterThan(5);
    expect(await rowsOf(target.db, partner)).toEqual({});
    expect(await stateAt('target')).toBeUndefined();
    const persons = await target.db.selectFrom('persons').select('email').execute();
    expect(persons.map(({ email }) => email)).not.toContain(`ann@${HOST}`);
    expect(await rowsOf(target.db, neighbor)).toEqual(before);
  });

  test('an import that is under way writes nothing more', async () => {
    const { partnerId } = await signUp(source, 'Racer');
    const racing = new TestMove(source, target);
    await racing.export(partnerId);
    let left: Record<string, readonly string[]> = {};
    const meanwhile = async (): Promise<void> => {
      await racing.forget('target', partnerId, { stopAfter: 4 }).catch(() => undefined);
      left = await rowsOf(target.db, partnerId);
    };
    await expect(racing.import({ meanwhile })).rejects.toThrow('are being deleted here');
    expect(Object.keys(left)).toContain('partners');
    expect(await rowsOf(target.db, partnerId)).toEqual(left);
    // A request that was refused is logged after the log's turn.
    const logRequest = () =>
      sql`insert into request_log
          (id, partner_id, environment, method, operation, status, duration_ms, key_id, created_at)
        values ('req_1', ${partnerId}, 'sandbox', 'GET', 'listOrders', 503, 1, 'key_1', now())`.execute(
        target.db,
      );
    expect(await racing.forget('target', partnerId, { meanwhile: logRequest })).toMatchObject({
      state: 'gone',
    });
    expect(await rowsOf(target.db, partnerId)).toEqual({});
    racing.drop();
  });

  test('the same folder can then be imported again, and the partner activated', async () => {
    await moving.import();
    await moving.export(partner, { isLast: true });
    await moving.import({ isActivated: true });
    await expect(moving.forget('target', partner)).rejects.toThrow('is neither being imported here');
  });
});

describe('at the source', () => {
  let before: Record<string, readonly string[]>;
  beforeAll(async () => {
    before = await rowsOf(source.db, neighbor);
  });

  test('is refused before the partner has moved away, and without its ID again', async () => {
    await expect(moving.forget('source', partner, { confirmed: partner })).rejects.toThrow(
      'its state is paused',
    );
    await moving.redirect(partner);
    await expect(moving.forget('source', partner)).rejects.toThrow(`--confirm ${partner} is required`);
    await expect(moving.forget('source', partner, { confirmed: neighbor })).rejects.toThrow('is required');
  });

  test('deletes all but what the redirect needs, and nothing of others', async () => {
    expect(await forgetWithStops('source', partner)).toBeGreaterThan(5);
    const left = Object.keys(await rowsOf(source.db, partner)).toSorted();
    expect(left).toEqual([...NEEDED_BY_REDIRECT.keys()].toSorted());
    await source.deps.uses.flush();
    expect(await rowsOf(source.db, neighbor)).toEqual(before);
  });

  test('requests are still sent on, and the move can’t be taken back', async () => {
    await expectSentOn();
    await expect(moving.resume(partner)).rejects.toThrow('it can only be imported again');
    await expect(moving.import({ at: 'source' })).rejects.toThrow('by which the partner left here');
  });

  test('a partner that comes back is sent on until it is activated, and has only what it has there', async () => {
    // It was deleted there meanwhile.
    await target.db.deleteFrom('domains').where('host', '=', HOST).execute();
    await target.db.deleteFrom('keys').where('name', '=', 'Till').execute();
    const back = new TestMove(target, source);
    await back.export(partner);
    await back.import();
    await answers(308);
    await back.export(partner, { isLast: true });
    await back.import({ isActivated: true });
    await back.redirect(partner);
    await answers(200);
    const { domains, served_hosts: hosts, keys } = await rowsOf(source.db, partner);
    expect([domains, hosts, keys?.length]).toEqual([undefined, undefined, 1]);
    back.drop();
  });
});

/** Waits until the source answers the partner's key with a status: a node knows a change within a second. */
const answers = (status: number) =>
  vi.waitFor(
    async () =>
      expect(await call(source, 'GET /v1/orders?limit=1', { credential: club.key })).toMatchObject({
        status,
      }),
    { timeout: 30_000, interval: 100 },
  );

async function expectSentOn(): Promise<void> {
  await answers(308);
  const there = siteHost(target, slug);
  expect((await atHost(source, siteHost(source, slug), '/order/abc')).headers['location']).toBe(
    `http://${there}/order/abc`,
  );
  const { slug: merchant } = await target.db
    .selectFrom('merchants')
    .select('slug')
    .where('id', '=', club.merchant)
    .executeTakeFirstOrThrow();
  expect((await atHost(source, HOST, '/mill-lane')).headers['location']).toBe(
    `http://${there}/${merchant}/mill-lane`,
  );
}

const firstColumn = (table: string): string => (table.startsWith('ledger_') ? 'currency' : 'id');
