import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { prepared } from '../../core/database/prepared.ts';
import { ApiError } from '../../core/api/errors.ts';
import { EVERYWHERE, tellOfAvailability, type AvailabilityRow } from './availability-records.ts';
import type { StockLine } from './published-menu.ts';

/** The owner and location of stock. */
export interface StockPlace {
  readonly owner: Owner;
  readonly merchantId: string;
  readonly locationId: string;
  /** On the environment's clock. */
  readonly now: Date;
}

/** The entry that counts for a target, before and after. */
interface Taken extends AvailabilityRow {
  readonly wanted: number;
  readonly is_short: boolean;
}

/**
 * Takes pieces from stock, all of them or none, in the transaction of the sale. A target without an entry, or
 * whose stock isn't counted, has enough. A target that reaches 0 is sold out from the commit on, with its
 * event.
 *
 * This is one statement: it locks the targets' entries in key order, so that sales can't deadlock, reads them
 * once it has the locks, and takes only if none is short. The rest is computed from the rows read under the
 * lock: an update first finds the row of its snapshot, from before it waited.
 * @param lines each with a quantity of 1 or more; the same target may occur several times
 * @param nameOf the name of a short target, for the caller
 * @throws {ApiError} not_available, with every target that is short
 */
export async function takeStock(
  trx: Db,
  place: StockPlace,
  lines: readonly StockLine[],
  nameOf: (target: string) => string,
): Promise<void> {
  const entries = await moveStock(trx, place, lines, 'take');
  const short = entries.filter(({ is_short }) => is_short);
  if (short.length > 0) {
    const unavailable = short.map(({ target, available, stock }) => ({
      target,
      name: nameOf(target),
      left: available ? (stock ?? 0) : 0,
    }));
    throw new ApiError('not_available', { details: { unavailable } });
  }
  await tellOfAvailability(
    trx,
    place.owner,
    entries.filter(({ stock }) => stock === 0),
    place.now,
  );
}

/**
 * Returns pieces that {@link takeStock} took, in the transaction that cancels the sale: up to the maximum
 * stock, and only where stock is now counted. A sold-out target is available again, with its event.
 */
export async function returnStock(trx: Db, place: StockPlace, lines: readonly StockLine[]): Promise<void> {
  const entries = await moveStock(trx, place, lines, 'return');
  await tellOfAvailability(trx, place.owner, entries.filter(wasSoldOut), place.now);
}

/** Whether an entry that has just got pieces back was sold out before. */
function wasSoldOut({ stock, wanted }: Taken): boolean {
  return stock !== null && stock > 0 && stock <= wanted;
}

/**
 * @returns the entries that count for the targets and are short, or whose stock has moved, as they are
 * afterwards; what an entry for the location says counts instead of the one for all locations
 */
async function moveStock(
  trx: Db,
  { merchantId, locationId, now }: StockPlace,
  lines: readonly StockLine[],
  way: 'take' | 'return',
): Promise<Taken[]> {
  const wanted = summed(lines);
  if (wanted.size === 0) return [];
  const targets = [...wanted.keys()];
  const quantities = [...wanted.values()];
  return [...(await MOVES[way](trx, merchantId, locationId, now, targets, quantities))];
}

const moving = (isShort: RawBuilder<boolean>, left: RawBuilder<number>) =>
  prepared(
    (
      _,
      merchantId: string,
      locationId: string,
      now: Date,
      targets: readonly string[],
      quantities: readonly number[],
    ) => sql<Taken>`
    with locked as materialized (
      select * from menu_availability
      where merchant_id = ${merchantId} and target = any (${targets}::text[])
        and location_id in (${EVERYWHERE}, ${locationId})
      order by target, location_id
      for update
    ), counted as materialized (
      select distinct on (target) locked.*, wanted.quantity as wanted
      from locked join unnest(${targets}::text[], ${quantities}::integer[]) as wanted (target, quantity)
        using (target)
      where until is null or until > ${now}
      order by target, location_id desc
    ), short as (
      select * from counted where ${isShort}
    ), moved as (
      update menu_availability entry set stock = ${left}, updated_at = ${now}
      from counted
      where entry.merchant_id = counted.merchant_id and entry.target = counted.target
        and entry.location_id = counted.location_id and counted.stock is not null
        and not exists (select from short)
      returning entry.*, counted.wanted
    )
    select *, false as is_short from moved
    union all
    select *, true as is_short from short
    order by target`,
  );

const MOVES = {
  take: moving(sql`not available or stock < wanted`, sql`counted.stock - counted.wanted`),
  return: moving(sql`false`, sql`least(counted.stock + counted.wanted, 9999)`),
};

function summed(lines: readonly StockLine[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { target, quantity } of lines) sums.set(target, (sums.get(target) ?? 0) + quantity);
  return sums;
}
