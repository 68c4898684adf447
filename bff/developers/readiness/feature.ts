import type { Feature } from '../../core/feature.ts';
import type { ProductionReadiness } from './readiness.ts';

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    readonly readiness: ProductionReadiness;
  }
}

/** What production here can do: its operations are those of partners. */
export const readiness: Feature = {};
