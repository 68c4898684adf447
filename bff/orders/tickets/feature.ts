import type { Feature } from '../../core/feature.ts';
import { printingRoutes } from './printing-routes.ts';

export const printing: Feature = {
  routes: printingRoutes,
  catalog: (tag) => import(`./languages/${tag}.ts`),
};
