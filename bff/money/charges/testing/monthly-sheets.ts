import type { Db } from '../../../core/database/database.ts';
import { systemClock } from '../../../core/api/clock.ts';
import { PRICE_LINES } from '../../pricing/contract/price-fields.ts';
import { linesWith, publish } from '../../pricing/testing/price-sheets.ts';
import { linesOf, type SheetLines } from '../../pricing/tables.ts';

const NOTHING = { wholesale: { bps: 0, fixed: 0 }, floor: { bps: 0, fixed: 0 } };

/**
 * Publishes a sheet for the partner under which months cost nothing, for tests of other money. Other prices
 * are those of a sandbox's sheet.
 */
export async function withoutSubscription(db: Db, partnerId: string): Promise<void> {
  const prepared = await db
    .selectFrom('price_sheets')
    .select('lines')
    .where('id', '=', `psh_${'GBP'.padStart(26, '0')}`)
    .executeTakeFirstOrThrow();
  const free: SheetLines = {
    ...linesOf(prepared),
    'platform.subscription': NOTHING,
    'loyalty.active_member': NOTHING,
  };
  await publish({ db, clock: systemClock }, { partnerId, lines: free });
}

/** Publishes a sheet for the partner that charges only these lines, by the month. */
export async function onlyMonthly(db: Db, partnerId: string, lines: Partial<SheetLines>): Promise<void> {
  const nothing = Object.fromEntries(PRICE_LINES.map((line) => [line, NOTHING]));
  await publish({ db, clock: systemClock }, { partnerId, lines: linesWith({ ...nothing, ...lines }) });
}
