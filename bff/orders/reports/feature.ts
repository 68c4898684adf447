import type { Feature } from '../../core/feature.ts';
import { reportMigrations } from './tables.ts';
import { reportRoutes } from './report-routes.ts';
import { rollUp, ROLLED_AT_ONCE } from './reports.ts';

/** Entries wait this long for their sums: reports have them meanwhile. */
const ROLL_UP_EVERY_MS = 5_000;

export const reports: Feature = {
  routes: reportRoutes,
  migrations: reportMigrations,
  chores: [
    {
      name: 'reports.roll_up',
      everyMs: ROLL_UP_EVERY_MS,
      run: async ({ db }) => (await rollUp(db)) === ROLLED_AT_ONCE,
    },
  ],
};
