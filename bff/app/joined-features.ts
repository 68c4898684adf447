import { databaseMigrations } from '../core/database/migrations.ts';
import type { GuestRecords } from '../core/database/guest-records.ts';
import type { Invariant } from '../core/database/invariant.ts';
import type { Migrations } from '../core/database/migrate.ts';
import type {
  Feature,
  FeatureDeps,
  FurnishMerchants,
  GuestRecordDeps,
  Simulations,
} from '../core/feature.ts';
import * as features from './features.ts';
import type { Route } from '../core/api/route.ts';
import type { PublishCheck } from '../accounts/identity/partners/publish.ts';
import type { LoadCatalog } from '../core/text/language.ts';
import type { OrderFollower } from '../orders/orders/orders.ts';
import type { Payables } from '../money/payments/payments.ts';
import type { Chore } from '../core/timers/chore-runner.ts';
import { moveMigrations } from '../core/moves/tables.ts';
import { timerMigrations } from '../core/timers/tables.ts';
import type { TimerHandlers } from '../core/timers/timer-handler.ts';

const FEATURES: readonly Feature[] = Object.values(features);

/** Returns the routes of all features. */
export function routesOf(deps: FeatureDeps): Route[] {
  return FEATURES.flatMap(({ routes }) => routes?.(deps) ?? []);
}

/** The sandbox's simulation of each event. */
export const SIMULATIONS: Simulations = Object.assign({}, ...FEATURES.map(({ simulations }) => simulations));

/** The timer handlers of all features. */
export const TIMERS: TimerHandlers<FeatureDeps> = Object.assign({}, ...FEATURES.map(({ timers }) => timers));

/** The periodic chores of all features. */
export const CHORES: readonly Chore<FeatureDeps>[] = FEATURES.flatMap(({ chores }) => chores ?? []);

/** The checks that a partner must pass before going live. */
export const PUBLISH_CHECKS: readonly PublishCheck[] = FEATURES.flatMap(
  ({ publishCheck }) => publishCheck ?? [],
);

/** Everything that can be paid by card. */
export const PAYABLES: Payables = Object.assign({}, ...FEATURES.map(({ payables }) => payables));

/** The features that are notified of each step of an order. */
export const ORDER_FOLLOWERS: readonly OrderFollower[] = FEATURES.flatMap(
  ({ orderFollower }) => orderFollower ?? [],
);

/** Gives new test merchants the records of every feature. */
export const furnish: FurnishMerchants = async (trx, merchants, now) => {
  for (const feature of FEATURES) await feature.furnish?.(trx, merchants, now);
};

/** The texts shared by the pages of several features. */
const pagesCatalog: LoadCatalog = (tag) => import(`../pages/shell/languages/${tag}.ts`);

/** The translations of pages and messages from all folders. */
export const CATALOGS: readonly LoadCatalog[] = [
  pagesCatalog,
  ...FEATURES.flatMap(({ catalog }) => catalog ?? []),
];

/** The records of all features that name guests. */
export const GUEST_RECORDS: readonly GuestRecords<GuestRecordDeps>[] = FEATURES.flatMap(
  ({ guestRecords }) => guestRecords ?? [],
);

/** The rules that every database keeps. */
export const INVARIANTS: readonly Invariant[] = FEATURES.flatMap(({ invariants }) => invariants ?? []);

/** The migrations of each feature. */
export const MIGRATION_LISTS: readonly Migrations[] = [
  databaseMigrations,
  timerMigrations,
  moveMigrations,
  ...FEATURES.map(({ migrations }) => migrations ?? {}),
];

/** Every change of the schema. */
export const MIGRATIONS: Migrations = Object.assign({}, ...MIGRATION_LISTS);
