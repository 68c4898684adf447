import type { Db } from '../../../core/database/database.ts';
import { inTransaction } from '../../../core/database/unit-of-work.ts';
import type { Clock } from '../../../core/api/clock.ts';
import { PRICE_LINES, type PriceLine } from '../contract/price-fields.ts';
import { createSheet, publishSheet, type NewSheet } from '../publish-sheet.ts';
import type { SheetRow } from '../sheet-records.ts';
import type { SheetLines } from '../tables.ts';

const WORKED = { wholesale: { bps: 220, fixed: 10 }, floor: { bps: 240, fixed: 15 } };

/** The rates of the worked example on every line, with others where given. */
export function linesWith(
  changes: Partial<Record<PriceLine, Partial<SheetLines[PriceLine]>>> = {},
): SheetLines {
  return Object.fromEntries(
    PRICE_LINES.map((line) => [line, { ...WORKED, ...changes[line] }]),
  ) as unknown as SheetLines;
}

/** Publishes a sheet in pounds as the platform does. */
export async function publish(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { lines = linesWith(), ...sheet }: Partial<NewSheet> & Pick<NewSheet, 'partnerId'>,
): Promise<SheetRow> {
  return inTransaction(db, async (work) => {
    const whole = { environment: 'sandbox', currency: 'GBP', ...sheet, lines } as const;
    const { id } = await createSheet(work.db, clock, whole);
    return publishSheet(work, clock, id);
  });
}
