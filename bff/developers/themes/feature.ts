import type { Feature } from '../../core/feature.ts';
import { checkTheme } from './blocking-contrast.ts';
import { themeMigrations } from './migrations.ts';
import { themeSimulations } from './simulations.ts';
import './tables.ts';
import type { ThemeDirectory } from './theme-directory.ts';
import { themeRoutes } from './theme-routes.ts';

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
