import { databaseMigrations } from './database/migrations.ts';
import type { Migrations } from './database/migrate.ts';
import type { ConsoleSection, Feature, FeatureDeps, Simulations } from './feature.ts';
import * as features from './features.ts';
import type { Route } from './gateway/route.ts';

const FEATURES: readonly Feature[] = Object.values(features);

/** What serves the operations of all features. */
export function routesOf(deps: FeatureDeps): Route[] {
  return FEATURES.flatMap(({ routes }) => routes?.(deps) ?? []);
}

/** How the sandbox makes each event happen. */
export const SIMULATIONS: Simulations = Object.assign({}, ...FEATURES.map(({ simulations }) => simulations));

/** The console's navigation. */
export const SECTIONS: readonly ConsoleSection[] = FEATURES.flatMap(({ sections }) => sections ?? []);

/** The migrations of each feature. */
export const MIGRATION_LISTS: readonly Migrations[] = [
  databaseMigrations,
  ...FEATURES.map(({ migrations }) => migrations ?? {}),
];

/** Every change of the schema. */
export const MIGRATIONS: Migrations = Object.assign({}, ...MIGRATION_LISTS);
