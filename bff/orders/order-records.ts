import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { Db } from '../database/database.ts';
import { isVisibleTo, type MerchantView, type Owner } from '../database/owner.ts';
import { writeMeanwhile } from '../database/write-at-end.ts';
import { ApiError } from '../gateway/errors.ts';
import type { OrdersTable } from './tables.ts';

export type OrderRow = Selectable<OrdersTable>;
export type NewOrderRow = Omit<Insertable<OrdersTable>, 'number'>;
export type OrderColumns = Updateable<OrdersTable>;

/** People read it out: at most four digits. */
const LAST_NUMBER = 9_999;

/**
 * Stores an order under the next number of its location and business date. One statement: of two orders at the same
 * time one waits for the other's number. A day with more orders begins again at 1.
 */
export async function insertOrder(trx: Db, row: NewOrderRow): Promise<OrderRow> {
  return trx
    .with('given', (query) =>
      query
        .insertInto('order_numbers')
        .values({ location_id: row.location_id, business_date: row.business_date, last: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['location_id', 'business_date'])
            .doUpdateSet({ last: sql`order_numbers.last % ${LAST_NUMBER} + 1` }),
        )
        .returning('last'),
    )
    .insertInto('orders')
    .values({ ...row, number: sql<number>`(select last from given)` })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findOrder(db: Db, view: MerchantView, id: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where(isVisibleTo('orders', view))
    .executeTakeFirst();
}

/** The order, locked until the transaction ends. @throws {ApiError} not_found */
export async function lockOrder(trx: Db, view: MerchantView, id: string): Promise<OrderRow> {
  const row = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where(isVisibleTo('orders', view))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

/** What never changes of an order, for a statement that is sent before it is read. */
export function ofOrder(column: 'location_id' | 'merchant_id', id: string): RawBuilder<string> {
  return sql<string>`(select ${sql.ref(column)} from orders where id = ${id})`;
}

/** The same for one that is known to be there: a payment or a timer names it. */
export async function lockOwnOrder(trx: Db, owner: Owner, id: string): Promise<OrderRow> {
  return lockOrder(trx, { ...owner, only: undefined }, id);
}

/** Of transactions that hold one: as it was read when it was locked. */
const held = new WeakMap<Db, OrderRow>();

/** Locks it for a change of its payment, which may be about to say what it means for the order: {@link heldOrder}. */
export async function holdOrder(trx: Db, owner: Owner, id: string): Promise<void> {
  held.set(trx, await lockOwnOrder(trx, owner, id));
}

/** The order as it was held, for the first who changes it; after that it is read again. */
export async function heldOrder(trx: Db, owner: Owner, id: string): Promise<OrderRow> {
  const row = held.get(trx);
  held.delete(trx);
  return row?.id === id ? row : lockOwnOrder(trx, owner, id);
}

/** Changes what nobody outside sees of a locked order: the version stays. */
export async function noteOnOrder(trx: Db, row: OrderRow, columns: OrderColumns): Promise<OrderRow> {
  await writeMeanwhile(trx, trx.updateTable('orders').set(columns).where('id', '=', row.id).execute());
  const noted = withColumns(row, columns);
  changed.set(trx, noted);
  return noted;
}

/** Of transactions that have changed an order: as they left it. */
const changed = new WeakMap<Db, OrderRow>();

/** The order as this transaction has changed it last; undefined: it hasn't. */
export function changedOrder(trx: Db, id: string): OrderRow | undefined {
  const row = changed.get(trx);
  return row?.id === id ? row : undefined;
}

/** Changes a locked order. */
export async function updateOrder(
  trx: Db,
  row: OrderRow,
  columns: OrderColumns,
  now: Date,
): Promise<OrderRow> {
  return noteOnOrder(trx, row, { ...columns, updated_at: now, version: row.version + 1 });
}

/** A row as it is after an update. What is left out stays; JSON is written as text. */
function withColumns(row: OrderRow, columns: OrderColumns): OrderRow {
  const set = Object.entries(columns).filter(([, value]) => value !== undefined);
  const read = set.map(([name, value]) => [name, JSON_COLUMNS.has(name) ? parsed(value) : value]);
  return { ...row, ...Object.fromEntries(read) } as OrderRow;
}

const JSON_COLUMNS: ReadonlySet<string> = new Set(['content', 'refunds', 'address', 'metadata']);

function parsed(text: unknown): unknown {
  return typeof text === 'string' ? JSON.parse(text) : text;
}
