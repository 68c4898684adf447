import type { Feature } from '../feature.ts';
import { printingRoutes } from './printing-routes.ts';

export const printing: Feature = {
  routes: printingRoutes,
  catalogue: (tag) => import(`./languages/${tag}.ts`),
};
