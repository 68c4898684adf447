import type { Feature } from '../../core/feature.ts';
import { hostedRoutes } from './hosted.ts';
import type { SessionDirectory } from '../../accounts/identity/sessions/session-directory.ts';
import { hostedMigrations } from './hosted-links.ts';

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    /** The directory of sessions' permissions. */
    readonly sessions: SessionDirectory;
  }
}

export const hosted: Feature = {
  catalog: (tag) => import(`./languages/${tag}.ts`),
  routes: hostedRoutes,
  migrations: hostedMigrations,
};
