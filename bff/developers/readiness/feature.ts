import type { Feature } from '../../core/feature.ts';
import type { ProductionReadiness } from './readiness.ts';

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    readonly readiness: ProductionReadiness;
  }
}

/** The readiness of production; its operations belong to partners. */
export const readiness: Feature = {};
