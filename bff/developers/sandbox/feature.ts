import type { Feature } from '../../core/feature.ts';
import { sandboxMigrations } from './migrations.ts';
import { sandboxRoutes, simulatePlant } from './sandbox.ts';

export const sandbox: Feature = {
  routes: sandboxRoutes,
  simulations: { 'plant.created': simulatePlant },
  migrations: sandboxMigrations,
};
