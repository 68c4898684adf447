import type { Logger } from 'pino';
import type { Content } from '../../core/text/html.ts';
import type { Limiter } from '../../core/api/limits/quota.ts';
import type { FirstSteps } from '../../accounts/identity/sessions/first-steps.ts';
import type { FindMerchant } from '../../accounts/identity/sessions/mint.ts';
import type { Merchant } from '../../accounts/merchants/contract/merchant.ts';
import type { Assets } from '../../core/http/assets.ts';
import type { ElementFiles } from '../shell/element-files.ts';
import type { Response } from 'express';
import type { Languages } from '../../core/text/language.ts';
import type { PageApi } from '../shell/page-api.ts';
import type { SsoSignInDeps } from '../../accounts/people/people.ts';
import type { MessageService } from '../../providers/messages/messages.ts';
import type { ConsoleSession, ConsoleSessionDeps } from './console-session.ts';
import type { Retention } from '../../core/contract/retention.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { NavigationEntry } from './parts/navigation.ts';

/** A panel of a merchant's page; empty where it has nothing to show, or the person may not see it. */
interface ShownPanel {
  readonly isAside: boolean;
  readonly show: (visit: PageVisit, merchant: Merchant) => Promise<Content>;
}

/** The dependencies of the console's pages. */
export interface ConsoleContext extends ConsoleSessionDeps, SsoSignInDeps {
  readonly log: Logger;
  readonly publicUrl: string;
  readonly retention: Retention;
  readonly messages: MessageService;
  readonly limiter: Limiter;
  readonly languages: Languages;
  /** The addresses of partners' sites. */
  readonly siteAddresses: FeatureDeps['siteAddresses'];
  readonly findMerchant: FindMerchant;
  readonly firstSteps: FirstSteps;
  /** The navigation. */
  readonly sections: readonly NavigationEntry[];
  /** The panels of features on a merchant's page. */
  readonly merchantPanels: readonly ShownPanel[];
  /** The API's operations, which pages call as the partner. */
  readonly api: PageApi;
  /** Our own origin, as a browser writes it in `Origin`. */
  readonly publicOrigin: string;
  readonly elements: ElementFiles;
  /** The console's own script. */
  readonly layout: Assets;
}

/** The request for a page: the session that makes its calls, and the response they belong to. */
export interface PageVisit {
  readonly session: ConsoleSession;
  readonly res: Response;
}
