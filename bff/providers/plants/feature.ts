import type { Feature } from '../../core/feature.ts';
import { plantRoutes, type PlantApi } from './plants.ts';

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    readonly plantApi: PlantApi;
    readonly isPlantApiBuiltIn: boolean;
  }
}

export const plants: Feature = { routes: plantRoutes };
