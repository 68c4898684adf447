import type { Feature } from '../../core/feature.ts';
import { guestRoutes } from './guest-routes.ts';
import { payLinkMigrations } from './tables.ts';
import { linksOfOrders } from './orders-of-links.ts';
import { payLinkPayable } from './payable.ts';
import { payLinkRoutes } from './pay-link-routes.ts';
import { payLinkTimers } from './change-pay-link.ts';

import { payLinkSimulations } from './simulations.ts';
import { guestsOfPayLinks } from './link-payments.ts';
import { forgetVisits, guestsOfVisits } from './visit-records.ts';

const FORGET_EVERY_MS = 60 * 60 * 1000;

export const payLinks: Feature = {
  catalog: (tag) => import(`./languages/${tag}.ts`),
  routes: (deps) => [...payLinkRoutes(deps), ...guestRoutes(deps)],
  payables: { pay_link: payLinkPayable },
  orderFollower: linksOfOrders,
  guestRecords: [guestsOfPayLinks, guestsOfVisits],
  simulations: payLinkSimulations,
  timers: payLinkTimers,
  migrations: payLinkMigrations,
  chores: [
    {
      name: 'pay_links.forget_visits',
      everyMs: FORGET_EVERY_MS,
      run: ({ db, clock }) => forgetVisits(db, clock.now()),
    },
  ],
};
