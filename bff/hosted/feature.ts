import type { Feature } from '../feature.ts';
import { hostedRoutes } from './hosted.ts';
import { hostedMigrations } from './migrations.ts';

export const hosted: Feature = { routes: hostedRoutes, migrations: hostedMigrations };
