import type { Feature } from '../../core/feature.ts';
import { availabilityTimers } from './availability-end.ts';
import { menuFileTimers } from './expire-menu-files.ts';
import { furnishMenus } from './furnish-menus.ts';
import type { MenuDirectory } from './menu-directory.ts';
import { menuRoutes } from './menu-routes.ts';
import { menuMigrations } from './migrations.ts';
import { menuSimulations } from './simulations.ts';
import './tables.ts';

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    readonly menus: MenuDirectory;
  }
}

export const menus: Feature = {
  routes: menuRoutes,
  simulations: menuSimulations,
  migrations: menuMigrations,
  furnish: furnishMenus,
  timers: { ...availabilityTimers, ...menuFileTimers },
};
