import type { Deprecations } from '../../core/contract/deprecations/deprecation.ts';
import type { Feature } from '../../core/feature.ts';
import { deprecationRoutes } from './deprecation-routes.ts';
import type { UseCounter } from './deprecations.ts';
import { deprecationMigrations } from './tables.ts';
import './tables.ts';
import { useChores } from './use-records.ts';

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    /** The published deprecations. */
    readonly deprecations: Deprecations;
    /** Counts the API uses of callers. */
    readonly uses: UseCounter;
  }
}

export const deprecations: Feature = {
  routes: deprecationRoutes,
  migrations: deprecationMigrations,
  chores: useChores,
};
