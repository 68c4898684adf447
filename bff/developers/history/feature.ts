import type { Feature } from '../../core/feature.ts';
import { MAKE } from './history.ts';
import { makeHistory } from './make-history.ts';
import { historyMigrations } from './tables.ts';

export const history: Feature = {
  migrations: historyMigrations,
  timers: { [MAKE]: { outside: makeHistory } },
};
