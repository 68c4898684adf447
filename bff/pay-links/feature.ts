import type { Feature } from '../feature.ts';
import { payLinksSection } from './console/section.ts';
import { guestRoutes } from './guest-routes.ts';
import { payLinkMigrations } from './migrations.ts';
import { linksOfOrders } from './order-follower.ts';
import { payLinkPayable } from './payable.ts';
import { payLinkRoutes } from './pay-link-routes.ts';
import { payLinkTimers } from './pay-link-timers.ts';
import { payLinkSimulations } from './simulations.ts';

export const payLinks: Feature = {
  routes: (deps) => [...payLinkRoutes(deps), ...guestRoutes(deps)],
  payables: { pay_link: payLinkPayable },
  orderFollower: linksOfOrders,
  simulations: payLinkSimulations,
  timers: payLinkTimers,
  migrations: payLinkMigrations,
  sections: [payLinksSection],
};
