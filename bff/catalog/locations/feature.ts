import type { Feature } from '../../core/feature.ts';
import { furnishLocations, locationSimulations } from './furnish.ts';
import { locationRoutes } from './location-routes.ts';
import { locationMigrations } from './migrations.ts';
import type { LocationDirectory } from './locations.ts';

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    readonly locations: LocationDirectory;
  }
}

export const locations: Feature = {
  routes: locationRoutes,
  simulations: locationSimulations,
  migrations: locationMigrations,
  furnish: furnishLocations,
};
