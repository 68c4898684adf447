import type { Feature } from '../../core/feature.ts';
import { stripeMigrations } from './tables.ts';

export const stripe: Feature = { migrations: stripeMigrations };
