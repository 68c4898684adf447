import type { Feature } from '../../core/feature.ts';
import { memberRoutes } from './member-routes.ts';
import { peopleMigrations } from './tables.ts';

/** People who sign in, and the teams that they are on. */
export const people: Feature = { routes: memberRoutes, migrations: peopleMigrations };
