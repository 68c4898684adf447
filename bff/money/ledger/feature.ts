import type { Feature } from '../../core/feature.ts';
import { ledgerInvariants } from './invariants.ts';
import { ledgerMigrations } from './migrations.ts';

export const ledger: Feature = { migrations: ledgerMigrations, invariants: ledgerInvariants };
