import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditRow } from '../../core/audit/audit-entries.ts';
import type { Database, Db } from '../../core/database/database.ts';
import { IdempotencyRecords } from '../../core/database/idempotency-records.ts';
import { lentDatabase, type LentDatabase } from '../../testing/service/lent-database.ts';
import { purgeEntries, sealEntries } from './seal.ts';
import { verifyChains } from './audit.ts';

let own: LentDatabase;
let database: Database;
let db: Db;
beforeEach(async () => {
  own = await lentDatabase();
  database = await own.open();
  ({ db } = database);
});
afterEach(async () => {
  await database.close();
  await own.drop();
});

const DAY_MS = 24 * 60 * 60_000;

async function write(count: number, { partnerId = 'par_one', daysAgo = 0 } = {}): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) =>
    auditRow({
      partnerId,
      environment: 'sandbox',
      merchantId: null,
      operation: 'updateKey',
      actor: { kind: 'operator', id: null, email: null, role: null, key: null },
      via: 'command_line',
      address: null,
      client: null,
      recordType: 'key',
      recordId: `key_${at}`,
      requestId: null,
      changes: [{ field: 'name', before: 'Bar', after: `Till ${at}` }],
      at: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
    }),
  );
  await new IdempotencyRecords(db, Date).commit(rows);
}

/** Changes a row as someone who owns the database can: without the triggers. */
const tamper = async (statement: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`alter table audit_entries disable trigger user`.execute(trx);
    await sql.raw(statement).execute(trx);
    await sql`alter table audit_entries enable trigger user`.execute(trx);
  });

async function sealAll(): Promise<void> {
  while (await sealEntries(db));
}

describe('a chain', () => {
  test('has every entry once, each with the hash of the one before', async () => {
    await write(3);
    await write(2, { partnerId: 'par_two' });
    await sealAll();
    await write(1_200);
    await sealAll();
    const rows = await db
      .selectFrom('audit_entries')
      .select(['position', 'hash', 'previous_hash'])
      .where('partner_id', '=', 'par_one')
      .orderBy('position')
      .execute();
    expect(rows.map(({ position }) => Number(position))).toEqual(rows.map((_, at) => at + 1));
    const hashes = rows.map(({ hash }) => hash);
    expect(rows.map((row) => row.previous_hash)).toEqual(['0'.repeat(64), ...hashes.slice(0, -1)]);
    expect(new Set(hashes).size).toBe(1_203);
    expect(await verifyChains(db)).toEqual({ chains: 2, entries: 1_205, broken: [] });
    expect(await verifyChains(db, 'par_two')).toEqual({ chains: 1, entries: 2, broken: [] });
  });

  test('is the same whether one or several seal it at a time', async () => {
    await write(900);
    await Promise.all([sealAll(), sealAll(), sealAll()]);
    await sealAll();
    expect(await verifyChains(db)).toEqual({ chains: 1, entries: 900, broken: [] });
  });

  test.each([
    ['a changed value', `update audit_entries set changes = '[]' where position = 3`, '3', 'entry_changed'],
    ['another actor', `update audit_entries set actor_id = 'usr_x' where position = 1`, '1', 'entry_changed'],
    ['a later time', `update audit_entries set created_at = now() where position = 5`, '5', 'entry_changed'],
    ['a deleted entry', `delete from audit_entries where position = 2`, '2', 'entry_missing'],
    ['a deleted end', `delete from audit_entries where position = 5`, '5', 'end_missing'],
    ['a deleted beginning', `delete from audit_entries where position = 1`, '1', 'entry_missing'],
    [
      'another link',
      `update audit_entries set previous_hash = repeat('a', 64) where position = 4`,
      '4',
      'link_changed',
    ],
  ])('shows %s', async (_, statement, position, fault) => {
    await write(5, { daysAgo: 1 });
    await sealAll();
    expect((await verifyChains(db)).broken).toEqual([]);
    await tamper(statement);
    expect((await verifyChains(db)).broken).toMatchObject([{ partnerId: 'par_one', position, fault }]);
  });
});

describe('the database refuses', () => {
  test.each([
    `update audit_entries set changes = '[]'`,
    `update audit_entries set position = null`,
    `update audit_entries set hash = 'x'`,
    'delete from audit_entries',
    'truncate audit_entries',
  ])('%s', async (statement) => {
    await write(1);
    await sealAll();
    await expect(sql.raw(statement).execute(db)).rejects.toThrow('append-only');
  });

  test('to change an entry while it is sealed, and to delete an old one before that', async () => {
    await write(1, { daysAgo: 500 });
    const change = `update audit_entries set position = 1, hash = 'x', operation = 'createKey'`;
    await expect(sql.raw(change).execute(db)).rejects.toThrow('append-only');
    await expect(sql`delete from audit_entries`.execute(db)).rejects.toThrow('append-only');
  });
});

test('entries of 400 days are deleted from the beginning, and the rest is still whole', async () => {
  await write(700, { daysAgo: 401 });
  await sealAll();
  await write(5, { daysAgo: 399 });
  await sealAll();
  while (await purgeEntries(db, 400));
  expect(await verifyChains(db)).toEqual({ chains: 1, entries: 5, broken: [] });
  await tamper('delete from audit_entries where position = 701');
  expect((await verifyChains(db)).broken).toMatchObject([{ position: '701', fault: 'entry_missing' }]);
});
