import type { Feature } from '../../core/feature.ts';
import { availabilityTimers } from './set-availability.ts';
import { menuFileTimers } from './files/import-records.ts';
import { furnishMenus } from './furnish-menus.ts';
import type { MenuDirectory } from './menu-directory.ts';
import { menuRoutes } from './menu-routes.ts';
import { menuMigrations } from './tables.ts';
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
