import type { Db } from '../../../core/database/database.ts';
import { systemClock } from '../../../core/api/clock.ts';
import { PRICE_LINES } from '../../pricing/contract/price-fields.ts';
import { linesWith, publish } from '../../pricing/testing/price-sheets.ts';
import type { SheetLines } from '../../pricing/tables.ts';

const NOTHING = { wholesale: { bps: 0, fixed: 0 }, floor: { bps: 0, fixed: 0 } };

/**
 * A sheet of the partner's own by which months cost nothing, for tests about other money. All else costs what
 * a sandbox's sheet says.
 */
export async function withoutSubscription(db: Db, partnerId: string): Promise<void> {
  const { lines } = await db
    .selectFrom('price_sheets')
    .select('lines')
    .where('id', '=', `psh_${'GBP'.padStart(26, '0')}`)
    .executeTakeFirstOrThrow();
  const free: SheetLines = {
    ...lines,
    'platform.subscription': NOTHING,
    'loyalty.active_member': NOTHING,
  };
  await publish({ db, clock: systemClock }, { partnerId, lines: free });
}

/** A sheet of the partner's own that charges these lines by the month, and nothing else. */
export async function onlyMonthly(db: Db, partnerId: string, lines: Partial<SheetLines>): Promise<void> {
  const nothing = Object.fromEntries(PRICE_LINES.map((line) => [line, NOTHING]));
  await publish({ db, clock: systemClock }, { partnerId, lines: linesWith({ ...nothing, ...lines }) });
}
