import type { Feature, SimulationRequest, Simulations } from '../../core/feature.ts';
import { checkTheme, saveTheme } from './save-theme.ts';
import { themeMigrations } from './tables.ts';
import './tables.ts';
import type { ThemeDirectory } from './themes.ts';
import { themeRoutes } from './theme-routes.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { oklch } from './look/color.ts';
import { presentTheme } from './theme-records.ts';
import type { ThemeTokens } from './tokens/read-tokens.ts';

const themeSimulations: Simulations = { 'theme.updated': simulateUpdated };

const BLUE: ThemeTokens = { light: { accent: oklch(0.45, 0.12, 264) }, dark: {}, lengths: {}, fonts: {} };

/**
 * Simulates an update: a blue accent, or the default theme again if the partner has a theme. It concerns no
 * merchant.
 */
async function simulateUpdated(work: Work, { deps, caller: owner }: SimulationRequest): Promise<void> {
  const { publicUrl: url, clock, themes } = deps;
  const now = new Date(await nowIn(work.db, clock, owner));
  const { tokens: stored } = await presentTheme(work.db, owner, url);
  await saveTheme(work.db, { owner, now, url }, { tokens: stored ? undefined : BLUE, version: undefined });
  work.afterCommit(() => themes.invalidate(owner));
}

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    readonly themes: ThemeDirectory;
  }
}

export const themes: Feature = {
  routes: themeRoutes,
  simulations: themeSimulations,
  migrations: themeMigrations,
  publishCheck: checkTheme,
};
