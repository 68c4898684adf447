import { canCostLess } from '../../core/arithmetic/fees.ts';
import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { Clock } from '../../core/api/clock.ts';
import { ApiError } from '../../core/api/errors.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { recordEvents } from '../../core/events/outbox.ts';
import { MAX_BPS, MAX_FIXED, PRICE_LINES, type PriceLine } from './contract/price-fields.ts';
import { presentSheet, type SheetRow } from './sheet-records.ts';
import type { SheetScope } from './subjects.ts';
import type { SheetLines } from './tables.ts';

/** The number of partners that one statement notifies. */
const AT_ONCE = 1_000;

export interface NewSheet extends SheetScope {
  readonly lines: SheetLines;
  /** Defaults to the time of publication. */
  readonly effectiveAt?: Date | undefined;
}

/**
 * Creates a draft.
 * @throws {ApiError} field_invalid; price_below_floor: the floor of a line is under its wholesale rate
 */
export async function createSheet(trx: Db, clock: Clock, sheet: NewSheet): Promise<SheetRow> {
  for (const line of PRICE_LINES) checkLine(line, sheet.lines[line]);
  const now = await nowFor(trx, clock, sheet);
  return trx
    .insertInto('price_sheets')
    .values({
      id: newId('psh'),
      partner_id: sheet.partnerId,
      environment: sheet.environment,
      currency: sheet.currency,
      lines: JSON.stringify(sheet.lines),
      effective_at: sheet.effectiveAt ?? now,
      published_at: null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Publishes a draft, with an event for each partner that it is for. It takes effect now if its time has come:
 * fees that were taken stay.
 * @throws {ApiError} not_found; state_forbids: it is published
 */
export async function publishSheet(work: Work, clock: Clock, id: string): Promise<SheetRow> {
  const draft = await work.db
    .selectFrom('price_sheets')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!draft) throw new ApiError('not_found', { message: "This price sheet doesn't exist.", param: 'sheet' });
  if (draft.published_at) {
    throw new ApiError('state_forbids', { message: 'The price sheet is published already.', param: 'sheet' });
  }
  const now = await nowFor(work.db, clock, scopeOf(draft));
  const published = await work.db
    .updateTable('price_sheets')
    .set((eb) => ({
      published_at: now,
      effective_at: draft.effective_at > now ? draft.effective_at : now,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tell(work.db, clock, published);
  return published;
}

export function scopeOf({ partner_id, environment, currency }: SheetRow): SheetScope {
  return { partnerId: partner_id, environment, currency };
}

/** A floor is nowhere under the wholesale rate. @throws {ApiError} field_invalid, price_below_floor */
function checkLine(line: PriceLine, { wholesale, floor }: SheetLines[PriceLine]): void {
  for (const [name, { bps, fixed }] of Object.entries({ wholesale, floor })) {
    const isBps = Number.isInteger(bps) && bps >= 0 && bps <= MAX_BPS;
    const isFixed = Number.isSafeInteger(fixed) && fixed >= 0 && fixed <= MAX_FIXED;
    if (isBps && isFixed) continue;
    throw new ApiError('field_invalid', {
      message: `${line} ${name} must be 0–${MAX_BPS} basis points and 0–${MAX_FIXED} minor units.`,
      param: `${line}.${name}`,
    });
  }
  if (!canCostLess(floor, wholesale)) return;
  throw new ApiError('price_below_floor', {
    message: `The floor of ${line} can be below its wholesale rate.`,
    param: `${line}.floor`,
  });
}

/** The environment's time; the real time for a sheet for everyone. */
async function nowFor(trx: Db, clock: Clock, { partnerId, environment }: SheetScope): Promise<Date> {
  return new Date(partnerId === null ? clock.now() : await nowIn(trx, clock, { partnerId, environment }));
}

async function tell(trx: Db, clock: Clock, row: SheetRow): Promise<void> {
  const data = presentSheet(row, 'published');
  const told = await partnersOf(trx, row);
  for (let from = 0; from < told.length; from += AT_ONCE) {
    const events = told.slice(from, from + AT_ONCE).map(({ aheadMs, ...owner }) => ({
      ...owner,
      type: 'price_sheet.published' as const,
      data,
      at: new Date(clock.now() + aheadMs),
    }));
    await recordEvents(trx, events);
  }
}

/** Returns the partners that a sheet is for, with how far ahead their clocks are. */
async function partnersOf(
  trx: Db,
  { partner_id, environment }: SheetRow,
): Promise<readonly (Owner & { readonly aheadMs: number })[]> {
  const rows = await trx
    .selectFrom('partner_environments')
    .select(['partner_id', 'clock_offset_ms'])
    .where('environment', '=', environment)
    .$if(partner_id !== null, (rest) => rest.where('partner_id', '=', partner_id ?? ''))
    .execute();
  return rows.map((row) => ({
    partnerId: row.partner_id,
    environment,
    aheadMs: Number(row.clock_offset_ms),
  }));
}
