import type { Feature } from '../feature.ts';
import { ledgerMigrations } from './migrations.ts';

export const ledger: Feature = { migrations: ledgerMigrations };
