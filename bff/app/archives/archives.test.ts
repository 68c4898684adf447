import { mkdirSync, readdirSync, readFileSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { checkInvariant } from '../../core/database/invariant.ts';
import { read } from '../../orders/orders/testing/shop.ts';
import { call, startService, type Service } from '../../testing/service/service.ts';
import { INVARIANTS } from '../joined-features.ts';
import { ArchiveFolder } from './archive-folder.ts';
import { ArchivedColumns, readRows } from './archived-tables.ts';
import { readArchive } from './restore-archive.ts';
import { OldOrders } from './testing/old-orders.ts';

let service: Service;
let old: OldOrders;
beforeAll(async () => {
  service = await startService({ retention: { customers: 30 } });
  old = await OldOrders.place(service);
});
afterAll(async () => {
  old.drop();
  await service.stop();
});
afterEach(async () => {
  await old.restore().catch(() => undefined);
});

const get = (path: string) =>
  call<Record<string, unknown>>(service, `GET ${path}`, { credential: old.shop.key });

/** Rules that the database breaks. */
async function broken(): Promise<string[]> {
  const checked = await Promise.all(INVARIANTS.map((invariant) => checkInvariant(service.db, invariant)));
  return checked.filter(({ faults }) => faults > 0).map(({ rule }) => rule);
}

/** Every report about the month, without when it was made. */
async function reports(): Promise<unknown[]> {
  const dates = `merchant=${old.shop.merchant}&from=${old.month}-01&to=${old.month}-28`;
  const kinds = [
    'sales?group=day',
    'sales?group=hour',
    'items?',
    'taxes?',
    'taxes?group=day',
    'payments?',
    'payouts?',
  ];
  const read = kinds.map(async (kind) => {
    const { body } = await get(`/v1/reports/${kind}&${dates}`);
    return { ...body, generated_at: null };
  });
  return [...(await Promise.all(read)), (await get(`/v1/balance?merchant=${old.shop.merchant}`)).body];
}

const partnersFolder = () => join(old.folder, `sandbox-${old.month}`, old.shop.partner.partnerId);
const filesOf = (table: string) =>
  readdirSync(partnersFolder()).filter((name) => name.startsWith(`${table}-`));
const textOf = (name: string) => gunzipSync(readFileSync(join(partnersFolder(), name))).toString();

test('a month leaves as a whole: reports, balances and every rule are as before', async () => {
  const before = await reports();
  expect(await broken()).toEqual([]);
  const written = await old.write();
  expect(written.stays).toEqual({});
  expect(written).toMatchObject({ month: old.month, partners: 1, orders: 6, entries: 7 });
  for (const table of ['orders', 'payments', 'refunds', 'ledger_taxes'] as const)
    expect(await service.db.selectFrom(table).selectAll().execute()).toEqual([]);
  expect(await reports()).toEqual(before);
  expect(await broken()).toEqual([]);
  // Nothing is left to do.
  expect(await old.write()).toMatchObject({ partners: 0, orders: 0 });
});

test('leaves a partner that is being moved', async () => {
  await sql`insert into partner_moves (partner_id, id, state, created_at, updated_at)
    values (${old.shop.partner.partnerId}, 'a', 'exporting', now(), now())`.execute(service.db);
  try {
    await expect(old.write()).rejects.toThrow('is being moved, or was: its state is exporting');
    expect(await service.db.selectFrom('archive_parts').select('id').execute()).toEqual([]);
  } finally {
    await service.db.deleteFrom('partner_moves').execute();
  }
});

test('comes back as it was', async () => {
  const before = await old.rows();
  await old.write();
  expect(await old.restore()).toEqual({ orders: 6, entries: 7 });
  expect(await old.rows()).toEqual(before);
  expect(await service.db.selectFrom('report_queue').selectAll().execute()).toEqual([]);
  expect(await broken()).toEqual([]);
});

test('one order comes back, and the others stay in the files', async () => {
  await old.write();
  const [order, other] = old.orders;
  if (!order || !other) throw new Error('there are no orders');
  expect(await old.restore({ month: undefined, order: order.id })).toEqual({ orders: 1, entries: 1 });
  expect(await broken()).toEqual([]);
  expect((await read(old.shop, order)).id).toBe(order.id);
  expect(await readArchive(service.db, { folder: old.folder, order: other.id })).toMatchObject({
    orders: [{ id: other.id }],
    payments: [{ order_id: other.id }],
  });
  await expect(old.restore({ month: undefined, order: order.id })).rejects.toThrow('isn’t archived');
  expect(await old.write()).toMatchObject({ orders: 1 });
  expect(await broken()).toEqual([]);
});

test('files have no names, numbers or notes of people', async () => {
  await sql`update orders set content = jsonb_set(content, '{lines,0,note}', '"for Ada"')
    where id = ${old.orders[0]?.id}`.execute(service.db);
  await old.write();
  for (const name of readdirSync(partnersFolder()).filter((file) => file.endsWith('.gz')))
    expect(textOf(name)).not.toMatch(/Ada|Byron|9460018|customer_name|note,/);
  expect(JSON.parse(readFileSync(join(partnersFolder(), 'manifest.json'), 'utf8'))).toMatchObject({
    format: 'trellis.archive/1',
    sums: [{ merchant: old.shop.merchant, currency: 'GBP', entries: '7' }],
  });
  expect(filesOf('orders').length).toBeGreaterThan(1);
});

test('a file that was changed isn’t read or restored, and another folder isn’t gone on in', async () => {
  await old.write();
  const [name = ''] = filesOf('payments');
  const path = join(partnersFolder(), name);
  const whole = readFileSync(path);
  writeFileSync(path, whole.subarray(0, -1));
  await expect(old.restore()).rejects.toThrow('its SHA-256 differs');
  await expect(old.write()).rejects.toThrow('is missing or has changed');
  await expect(old.write({ folder: `${old.folder}/other` })).rejects.toThrow('is missing or has changed');
  writeFileSync(path, whole);
});

test('nothing is deleted when the disk is full, or files are read back with other rows', async () => {
  const before = await old.rows();
  mkdirSync(partnersFolder(), { recursive: true });
  const full = join(partnersFolder(), 'ledger_taxes-000001.csv.gz.part');
  symlinkSync('/dev/full', full);
  await expect(old.write({ most: 100 })).rejects.toThrow('ENOSPC');
  unlinkSync(full);
  expect(await old.rows()).toEqual(before);
  const columns = await ArchivedColumns.read(service.db);
  const rows = await readRows(
    service.db,
    columns,
    old.orders.map(({ id }) => id),
  );
  const { partnerId } = old.shop.partner;
  const folder = new ArchiveFolder(old.folder, { partnerId, environment: 'production', month: old.month });
  await expect(
    folder.writePart(1, rows, (table) => columns.namesOf(table).filter((name) => name !== 'amount')),
  ).rejects.toThrow('was read back with other rows than were written');
});

test.each([
  [
    'amounts',
    sql`update archived_sums set amount = amount + 1`,
    'A merchant’s balance is the sum of its ledger.',
  ],
  ['sums of payouts', sql`update archived_sums set gross = gross + 1`, 'What a report says of a payout is'],
  ['entries', sql`update archived_sums set entries = entries + 1`, 'The books of an archive are those'],
  ['orders', sql`delete from archived_records where id = order_id`, 'The books of an archive are those'],
])('verify is red when the books have other %s', async (_name, change, rule) => {
  await old.write();
  let red: string[] = [];
  await service.db
    .transaction()
    .execute(async (trx) => {
      await change.execute(trx);
      const checked = await Promise.all(INVARIANTS.map((invariant) => checkInvariant(trx, invariant)));
      red = checked.filter(({ faults }) => faults > 0).map((one) => one.rule);
      throw new Error('taken back');
    })
    .catch((error: Error) => {
      if (error.message !== 'taken back') throw error;
    });
  expect(red).toContainEqual(expect.stringContaining(rule));
});

test('the ledger lets nothing go that isn’t in the books', async () => {
  for (const table of ['ledger_taxes', 'ledger_items', 'ledger_entries'] as const)
    await expect(sql`delete from ${sql.table(table)}`.execute(service.db)).rejects.toThrow('is append-only');
});

test('goes on after it was killed at any statement: each row is in the database or in the files', async () => {
  const before = await old.rows();
  let stops = 0;
  for (let after = 1; ; after += 3) {
    const result = await old.write({ stopAfter: after }).catch((error: Error) => {
      if (error.message !== 'stopped') throw error;
    });
    if (result) break;
    stops += 1;
    expect(await broken()).toEqual([]);
  }
  expect(stops).toBeGreaterThan(5);
  expect(await service.db.selectFrom('ledger_taxes').selectAll().execute()).toEqual([]);
  for (let after = 1; ; after += 3) {
    const result = await old.restore({}, after).catch((error: Error) => {
      if (error.message !== 'stopped') throw error;
    });
    if (result) break;
    expect(await broken()).toEqual([]);
  }
  expect(await old.rows()).toEqual(before);
});
