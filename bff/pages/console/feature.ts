import type { Feature } from '../../core/feature.ts';
import { consoleMigrations } from './migrations.ts';

export const consoleFeature: Feature = { migrations: consoleMigrations };
