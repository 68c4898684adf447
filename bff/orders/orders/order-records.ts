import { sql, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { isVisibleTo, type MerchantView, type Owner } from '../../core/database/owner.ts';
import { prepared, updateById } from '../../core/database/prepared.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { writeMeanwhile } from '../../core/database/write-at-end.ts';
import { ApiError } from '../../core/api/errors.ts';
import { requireNotArchived } from '../../money/archives/archives.ts';
import type { OrdersTable } from './tables.ts';
import { viewOf, type Principal } from '../../core/api/principal.ts';
import type { OrderPosition } from './order-states.ts';

export type OrderRow = Selectable<OrdersTable>;
export type OrderColumns = Updateable<OrdersTable>;

export async function findOrder(db: Db, view: MerchantView, id: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where(isVisibleTo('orders', view))
    .executeTakeFirst();
}

/** The owner of an order, for a caller whose link was verified. */
export async function ownerOfOrder(
  db: Db,
  id: string,
): Promise<(Owner & { readonly merchantId: string }) | undefined> {
  return db
    .selectFrom('orders')
    .select(['partner_id as partnerId', 'environment', 'merchant_id as merchantId'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The order, locked until the transaction ends. @throws {ApiError} not_found, archived */
export async function lockOrder(trx: Db, view: MerchantView, id: string): Promise<OrderRow> {
  const { partnerId, environment, only, locations } = view;
  const [row] = await (only === undefined
    ? lockOfOwner(trx, id, partnerId, environment)
    : locations === undefined
      ? lockOfMerchant(trx, id, partnerId, environment, only)
      : locking(trx, id, view).execute());
  return row ?? refuseMissing(trx, view, id);
}

const lockOfOwner = prepared((trx: Db, id: string, partnerId: string, environment: EnvironmentName) =>
  locking(trx, id, { partnerId, environment, only: undefined }),
);
const lockOfMerchant = prepared(
  (trx: Db, id: string, partnerId: string, environment: EnvironmentName, only: string) =>
    locking(trx, id, { partnerId, environment, only }),
);

function locking(trx: Db, id: string, view: MerchantView) {
  return trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where(isVisibleTo('orders', view))
    .forNoKeyUpdate();
}

/** Selects an order's immutable column, for a statement that is sent before the order is read. */
export function ofOrder(column: 'location_id' | 'merchant_id', id: string): RawBuilder<string> {
  return sql<string>`(select ${sql.ref(column)} from orders where id = ${id})`;
}

/** Locks an order that is known to exist, since a payment or a timer names it. */
export async function lockOwnOrder(trx: Db, owner: Owner, id: string): Promise<OrderRow> {
  return lockOrder(trx, { ...owner, only: undefined }, id);
}

declare module '../../core/database/unit-of-work.ts' {
  interface HeldRecords {
    /** The order as read when it was locked, until a step has taken it. */
    lockedOrder?: OrderRow | undefined;
    /** The order as last changed. */
    changedOrder?: OrderRow;
  }
}

/**
 * Locks it for a change of its payment, which may be about to say what it means for the order:
 * {@link heldOrder}.
 */
export async function holdOrder({ db, held }: Work, owner: Owner, id: string): Promise<void> {
  held.lockedOrder = await lockOwnOrder(db, owner, id);
}

/** Returns the order as it was held to the first step that changes it; after that it is read again. */
export async function heldOrder({ db, held }: Work, owner: Owner, id: string): Promise<OrderRow> {
  const row = held.lockedOrder;
  held.lockedOrder = undefined;
  return row?.id === id ? row : lockOwnOrder(db, owner, id);
}

/** Changes columns of a locked order that aren't public: the version stays. */
export async function noteOnOrder(
  { db, held }: Work,
  row: OrderRow,
  columns: OrderColumns,
): Promise<OrderRow> {
  const noted = withColumns(row, columns);
  // The largest column by far, and mostly the same as it was when the order was created.
  const isSame = columns.content !== undefined && isDeepStrictEqual(noted.content, row.content);
  const written = isSame ? { ...columns, content: undefined } : columns;
  await writeMeanwhile(db, updateRow(db, row.id, written));
  held.changedOrder = noted;
  return noted;
}

const updateRow = updateById('orders');

/** Returns the order as this unit of work last changed it; `undefined` if it hasn't. */
export function changedOrder({ held }: Work, id: string): OrderRow | undefined {
  return held.changedOrder?.id === id ? held.changedOrder : undefined;
}

/** Changes a locked order. */
export async function updateOrder(
  work: Work,
  row: OrderRow,
  columns: OrderColumns,
  now: Date,
): Promise<OrderRow> {
  return noteOnOrder(work, row, { ...columns, updated_at: now, version: row.version + 1 });
}

/** Returns a row as it is after an update. Omitted columns keep their values; JSON is written as text. */
export function withColumns(row: Partial<OrderRow>, columns: OrderColumns): OrderRow {
  const set = Object.entries(columns).filter(([, value]) => value !== undefined);
  const read = set.map(([name, value]) => [name, JSON_COLUMNS.has(name) ? parsed(value) : value]);
  return { ...row, ...Object.fromEntries(read) } as OrderRow;
}

const JSON_COLUMNS: ReadonlySet<string> = new Set(['content', 'refunds', 'address', 'metadata']);

function parsed(text: unknown): unknown {
  return typeof text === 'string' ? JSON.parse(text) : text;
}

/** An order that the caller may see. @throws {ApiError} not_found, archived */
export async function foundOrder(db: Db, principal: Principal, id: string): Promise<OrderRow> {
  const view = viewOf(principal);
  return (await findOrder(db, view, id)) ?? refuseMissing(db, view, id);
}

async function refuseMissing(db: Db, view: MerchantView, id: string): Promise<never> {
  await requireNotArchived(db, view, id);
  throw new ApiError('not_found');
}

export function positionOf(row: OrderRow): OrderPosition {
  return { status: row.status, state: row.fulfillment_state, payment: row.payment_state };
}

/**
 * Returns the time at which an order that nobody has answered by then is rejected; `null` once answered, and
 * of a draft.
 */
export function respondBy(row: OrderRow): Date | null {
  const { status, fulfillment_state: state, placed_at: placedAt, content } = row;
  if (status !== 'open' || state !== 'proposed' || placedAt === null) return null;
  return new Date(placedAt.getTime() + content.terms.acceptWithin * 60_000);
}

export function ownerOf({ partner_id: partnerId, environment }: OrderRow): Owner {
  return { partnerId, environment };
}
