import type { Feature } from '../feature.ts';
import type { Banks } from './bank.ts';
import { bankMigrations } from './migrations.ts';

declare module '../feature.ts' {
  interface FeatureDeps {
    readonly banks: Banks;
  }
}

export const bank: Feature = { migrations: bankMigrations };
