import type { Feature } from '../../core/feature.ts';
import { surfaceMigrations } from './surface-records.ts';
import { surfaceSimulations, surfaceRoutes } from './surface-routes.ts';

export const surfaces: Feature = {
  routes: surfaceRoutes,
  simulations: surfaceSimulations,
  migrations: surfaceMigrations,
};
