import type { Feature } from '../feature.ts';
import { processorMigrations } from './migrations.ts';
import type { Processors } from './processor.ts';

declare module '../feature.ts' {
  interface FeatureDeps {
    readonly processors: Processors;
  }
}

export const processor: Feature = { migrations: processorMigrations };
