import type { Feature } from '../feature.ts';
import type { Streams } from './live.ts';
import { streamRoutes } from './stream-routes.ts';

declare module '../feature.ts' {
  interface FeatureDeps {
    readonly streams: Streams;
  }
}

export const live: Feature = {
  routes: streamRoutes,
};
