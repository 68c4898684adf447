import type { Logger } from 'pino';
import type { Content } from '../../core/text/html.ts';
import type { Limiter } from '../../core/api/limits/quota.ts';
import type { FirstSteps } from '../../accounts/identity/sessions/first-steps.ts';
import type { FindMerchant } from '../../accounts/identity/sessions/mint.ts';
import type { Merchant } from '../../accounts/merchants/contract/merchant.ts';
import type { Assets } from '../../core/http/assets.ts';
import type { ElementFiles } from '../shell/element-files.ts';
import type { PageVisit, PartnerApi } from './partner-api.ts';
import type { ConsoleSessionDeps } from './console-session.ts';
import type { NavigationEntry } from './sections.ts';

/** What the console's pages work with. */
export interface ConsoleContext extends ConsoleSessionDeps {
  readonly log: Logger;
  readonly limiter: Limiter;
  readonly findMerchant: FindMerchant;
  readonly firstSteps: FirstSteps;
  /** The navigation. */
  readonly sections: readonly NavigationEntry[];
  /** What features have on a merchant's page. */
  readonly merchantPanels: readonly ((visit: PageVisit, merchant: Merchant) => Promise<Content>)[];
  /** The API's operations, as the partner. */
  readonly api: PartnerApi;
  /** Our own origin, as a browser writes it in `Origin`. */
  readonly publicOrigin: string;
  readonly elements: ElementFiles;
  /** The console's own script. */
  readonly layout: Assets;
}
