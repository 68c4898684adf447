import type { Logger } from 'pino';
import type { IdempotencyDeps } from '../../core/api/idempotency/run-idempotent.ts';
import type { Limiter } from '../../core/api/limits/quota.ts';
import type { Route } from '../../core/api/route.ts';
import type { Languages } from '../../core/text/language.ts';
import type { ElementFiles } from '../shell/element-files.ts';
import type { ThemeDirectory } from '../../developers/themes/themes.ts';
import type { HostedSessionDeps } from './hosted-session.ts';

/** What the hosted pages work with. */
export interface HostedContext extends HostedSessionDeps, IdempotencyDeps {
  readonly log: Logger;
  readonly languages: Languages;
  readonly limiter: Limiter;
  /** What partners' pages wear. */
  readonly themes: ThemeDirectory;
  /** Every route of the API. */
  readonly routes: readonly Route[];
  /** Our own origin, as a browser writes it in `Origin`. */
  readonly publicOrigin: string;
  readonly elements: ElementFiles;
}
