import type { Feature } from '../../core/feature.ts';
import { ledgerMigrations } from './migrations.ts';

export const ledger: Feature = { migrations: ledgerMigrations };
