import type { Work } from '../../core/database/unit-of-work.ts';
import type { SimulationRequest, Simulations } from '../../core/feature.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { oklch } from './look/color.ts';
import { saveTheme } from './save-theme.ts';
import { presentTheme } from './theme-records.ts';
import type { ThemeTokens } from './tokens/read-tokens.ts';

export const themeSimulations: Simulations = { 'theme.updated': simulateUpdated };

const BLUE: ThemeTokens = { light: { accent: oklch(0.45, 0.12, 264) }, dark: {}, lengths: {}, fonts: {} };

/** A blue accent; where the partner has a theme, back to the default one. It concerns no merchant. */
async function simulateUpdated(work: Work, { deps, caller: owner }: SimulationRequest): Promise<void> {
  const { publicUrl: url, clock, themes } = deps;
  const now = new Date(await nowIn(work.db, clock, owner));
  const { tokens: stored } = await presentTheme(work.db, owner, url);
  await saveTheme(work.db, { owner, now, url }, { tokens: stored ? undefined : BLUE, version: undefined });
  work.afterCommit(() => themes.invalidate(owner));
}
