import type { Feature } from '../../core/feature.ts';
import { pricingMigrations } from './tables.ts';
import { priceRoutes } from './price-routes.ts';
import type { PriceDirectory } from './pricing.ts';
import { pricingSimulations } from './simulations.ts';

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
