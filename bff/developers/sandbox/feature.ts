import type { Feature } from '../../core/feature.ts';
import { sandboxMigrations } from './migrations.ts';
import { sandboxRoutes } from './sandbox.ts';
import { simulatePlant } from './simulate-plant.ts';

export const sandbox: Feature = {
  routes: sandboxRoutes,
  simulations: { 'plant.created': simulatePlant },
  migrations: sandboxMigrations,
};
