import type { Feature } from '../../core/feature.ts';
import type { Streams } from './live.ts';
import { streamRoutes } from './open-stream.ts';

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    readonly streams: Streams;
  }
}

export const live: Feature = {
  routes: streamRoutes,
};
