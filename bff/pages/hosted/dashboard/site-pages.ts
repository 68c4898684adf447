import type { FeatureDeps } from '../../../core/feature.ts';
import type { SiteContext, SiteFeature } from '../../hosts/site-page.ts';
import { furtherSheet } from '../../shell/styles/style-sheet.ts';
import type { DashboardContext } from './context.ts';
import { dashboardApi } from './element-api.ts';
import { orderPage } from './order-page.ts';
import { queuePage } from './queue-page.ts';
import { refundPage } from './refund-page.ts';
import { enterPage, signedOutPage, signOutPage } from './sign-in-pages.ts';

/** The dashboard on partners' sites. */
export function dashboardPages(deps: FeatureDeps, site: SiteContext): SiteFeature {
  const { clock, limiter, sessions, findMerchant } = deps;
  const styles = {
    name: 'dashboard.css',
    asset: furtherSheet(new URL('dashboard.css', import.meta.url)),
  };
  const context: DashboardContext = { ...site, clock, limiter, sessions, findMerchant, styles };
  return {
    pages: [
      queuePage(context),
      orderPage(context),
      refundPage(context),
      enterPage(context),
      signOutPage(context),
      signedOutPage(),
    ],
    elementApi: dashboardApi(context),
    files: [styles],
  };
}
