import type { Feature } from '../../core/feature.ts';
import { archiveInvariants } from './invariants.ts';
import { archiveMigrations } from './tables.ts';

export const archives: Feature = { migrations: archiveMigrations, invariants: archiveInvariants };
