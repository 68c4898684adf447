import type { Feature } from '../../core/feature.ts';
import { processorMigrations } from './tables.ts';
import type { Processors } from './processor.ts';

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    readonly processors: Processors;
  }
}

export const processor: Feature = { migrations: processorMigrations };
