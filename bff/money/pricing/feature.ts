import { lockMerchant } from '../../accounts/merchants/merchants.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { Feature, SimulationRequest, Simulations } from '../../core/feature.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { PRICE_LINES } from './contract/price-fields.ts';
import { priceRoutes } from './price-routes.ts';
import type { PriceDirectory } from './pricing.ts';
import { createSheet, publishSheet, scopeOf } from './publish-sheet.ts';
import { type Sheet, sheetAt } from './rules-in-force.ts';
import { publishedSheets } from './sheet-records.ts';
import { pricingMigrations, type SheetLines } from './tables.ts';

/** The currency of the test merchants. */
const CURRENCY = 'GBP';
/** The rise of the floor, in basis points. */
const RISE_BPS = 20;

const pricingSimulations: Simulations = { 'price_sheet.published': simulatePublished };

/**
 * Publishes a price sheet for this sandbox alone, in the merchant's currency, effective at once: its floors
 * are 20 basis points above those that are prepared for every sandbox. The next one has the prepared floors
 * again.
 */
async function simulatePublished(work: Work, { deps, caller, merchantId }: SimulationRequest): Promise<void> {
  const { db, afterCommit } = work;
  const { partnerId, environment } = caller;
  const currency =
    merchantId === undefined ? CURRENCY : (await lockMerchant(db, caller, merchantId)).currency;
  const at = await nowIn(db, deps.clock, caller);
  const own = sheetAt(await publishedSheets(db, { partnerId, environment, currency }), at);
  const prepared = sheetAt(await publishedSheets(db, { partnerId: null, environment, currency }), at);
  if (!prepared) throw new ApiError('internal', { detail: `no price sheet is prepared in ${currency}` });
  const lines = isRaised(own, prepared) ? prepared.lines : raised(prepared.lines);
  const draft = await createSheet(db, deps.clock, { partnerId, environment, currency, lines });
  const published = await publishSheet(work, deps.clock, draft.id);
  afterCommit(() => deps.prices.invalidateSheets(scopeOf(published)));
}

function isRaised(own: Sheet | undefined, prepared: Sheet): boolean {
  return (
    own !== undefined &&
    PRICE_LINES.some((line) => own.lines[line].floor.bps > prepared.lines[line].floor.bps)
  );
}

function raised(lines: SheetLines): SheetLines {
  const entries = PRICE_LINES.map((line) => {
    const { wholesale, floor } = lines[line];
    return [line, { wholesale, floor: { ...floor, bps: floor.bps + RISE_BPS } }] as const;
  });
  return Object.fromEntries(entries) as SheetLines;
}

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    readonly prices: PriceDirectory;
  }
}

export const pricing: Feature = {
  routes: priceRoutes,
  simulations: pricingSimulations,
  migrations: pricingMigrations,
};
