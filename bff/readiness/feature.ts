import type { Feature } from '../feature.ts';
import type { ProductionReadiness } from './readiness.ts';

declare module '../feature.ts' {
  interface FeatureDeps {
    readonly readiness: ProductionReadiness;
  }
}

/** What production here can do: its operations are those of partners. */
export const readiness: Feature = {};
