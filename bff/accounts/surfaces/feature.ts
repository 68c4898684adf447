import type { Feature } from '../../core/feature.ts';
import { surfaceMigrations } from './migrations.ts';
import { surfaceSimulations } from './simulations.ts';
import { surfaceRoutes } from './surface-routes.ts';

export const surfaces: Feature = {
  routes: surfaceRoutes,
  simulations: surfaceSimulations,
  migrations: surfaceMigrations,
};
