import type { Feature } from '../../core/feature.ts';
import type { Banks } from './bank.ts';
import { bankMigrations } from './tables.ts';

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    readonly banks: Banks;
  }
}

export const bank: Feature = { migrations: bankMigrations };
