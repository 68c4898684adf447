import { route, type Route } from '../../core/api/route.ts';
import type { Feature, FeatureDeps, SimulationRequest, Simulations } from '../../core/feature.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { requireAllLocations, viewOf } from '../../core/api/principal.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { activeMerchant, nowOf } from '../../accounts/merchants/merchants.ts';
import { changeStorefront, unknownMerchant } from './change-storefront.ts';
import { furnishStorefronts } from './furnish-storefronts.ts';
import { getStorefront, updateStorefront } from './contract/storefronts.ts';
import { findStorefront, presentStorefront } from './storefront-records.ts';
import { storefrontMigrations } from './tables.ts';

function storefrontRoutes({ db, clock, themes, publicUrl: url }: FeatureDeps): Route[] {
  return [
    route(getStorefront, async ({ principal, params: { merchant } }) => {
      const row = await findStorefront(db, viewOf(principal), merchant);
      if (!row) throw unknownMerchant();
      return { body: presentStorefront(row, url) };
    }),
    route(
      updateStorefront,
      async ({ principal, work, params, body }) => {
        requireAllLocations(principal);
        const now = new Date(await nowIn(work.db, clock, principal));
        const context = { view: viewOf(principal), merchantId: params.merchant, now, url };
        return { body: await changeStorefront(work.db, context, body) };
      },
      {
        // An accent that stays is kept, even if the theme has changed since.
        async prepare({ principal, params: { merchant }, body: { accent: sent } }) {
          const accent = sent?.toLowerCase();
          if (accent === undefined) return;
          const row = await findStorefront(db, viewOf(principal), merchant);
          if (row && row.accent !== accent) await themes.requireReadable(principal, accent);
        },
      },
    ),
  ];
}

const storefrontSimulations: Simulations = { 'storefront.updated': simulateUpdated };

/** Changes the tagline of the named merchant; by default, of the oldest active one. */
async function simulateUpdated(work: Work, request: SimulationRequest): Promise<void> {
  const { caller, deps } = request;
  const merchantId = await activeMerchant(work, request);
  const now = await nowOf(work, request);
  const context = { view: viewOf(caller), merchantId, now, url: deps.publicUrl };
  await changeStorefront(work.db, context, { tagline: `Simulated at ${now.toISOString()}` });
}

export const storefronts: Feature = {
  routes: storefrontRoutes,
  simulations: storefrontSimulations,
  migrations: storefrontMigrations,
  furnish: furnishStorefronts,
};
