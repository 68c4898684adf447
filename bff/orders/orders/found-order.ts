import type { Db } from '../../core/database/database.ts';
import { ApiError } from '../../core/api/errors.ts';
import { viewOf, type Principal } from '../../core/api/principal.ts';
import { findOrder, type OrderRow } from './order-records.ts';

/** An order that the caller may see. @throws {ApiError} not_found */
export async function foundOrder(db: Db, principal: Principal, id: string): Promise<OrderRow> {
  const row = await findOrder(db, viewOf(principal), id);
  if (!row) throw new ApiError('not_found');
  return row;
}
