import type { Db } from '../../core/database/database.ts';
import type { Feature } from '../../core/feature.ts';
import type { GuestLinks } from './guest-links/guest-links.ts';
import type { KeyDirectory } from './keys/key-directory.ts';
import { keyTimers } from './keys/expiry-notices.ts';
import { keyRoutes } from './keys/key-routes.ts';
import { keySimulations } from './keys/simulations.ts';
import { identityMigrations } from './tables.ts';
import type { Origins } from './partners/origins.ts';
import type { PublishCheck } from './partners/publish.ts';
import type { SeedMerchants } from './partners/sign-up.ts';
import { partnerRoutes } from './partners/partner-routes.ts';
import type { FirstSteps } from './sessions/first-steps.ts';
import type { FindMerchant, MerchantSummary } from './sessions/mint.ts';
import type { TokenDeps } from './sessions/token.ts';
import { sessionRoutes } from './sessions/session-routes.ts';

declare module '../../core/feature.ts' {
  interface Feature {
    /** The feature's check for obstacles to going live. */
    readonly publishCheck?: PublishCheck;
  }
  interface GuestRecordDeps {
    readonly guestLinks: GuestLinks;
  }
  interface FeatureDeps {
    readonly keys: KeyDirectory;
    readonly origins: Origins;
    readonly tokens: TokenDeps;
    readonly firstSteps: FirstSteps;
    readonly findMerchant: FindMerchant;
    /** The same, read afresh: inside a transaction nothing else can be queried. */
    readonly readMerchant: (db: Db, id: string) => Promise<MerchantSummary | undefined>;
    readonly seedMerchants: SeedMerchants;
    /** The checks of all features. */
    readonly publishChecks: readonly PublishCheck[];
  }
}

/** Partners, keys and sessions. */
export const identity: Feature = {
  routes: (deps) => [
    ...sessionRoutes(deps),
    ...partnerRoutes(deps),
    ...keyRoutes({ ...deps, directory: deps.keys }),
  ],
  simulations: keySimulations,
  timers: keyTimers,
  migrations: identityMigrations,
};
