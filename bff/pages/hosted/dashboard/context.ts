import type { Clock } from '../../../core/api/clock.ts';
import type { Limiter } from '../../../core/api/limits/quota.ts';
import type { SiteFile } from '../../hosts/shown-page.ts';
import type { SiteContext } from '../../hosts/site-page.ts';
import type { GrantDeps } from '../hosted-session.ts';

/** What the dashboard's pages work with. */
export interface DashboardContext extends SiteContext, GrantDeps {
  readonly clock: Clock;
  readonly limiter: Limiter;
  readonly styles: SiteFile;
}
