import type { Feature } from '../../core/feature.ts';
import { consoleMigrations } from './console-records.ts';

export const consoleFeature: Feature = { migrations: consoleMigrations };
