import type { Logger } from 'pino';
import type { Limiter } from '../gateway/limits/limiter.ts';
import type { Assets } from '../pages/assets.ts';
import type { AddPlantDeps } from './add-plant.ts';
import type { HostedSessionDeps } from './hosted-session.ts';

/** What the hosted pages work with. */
export interface HostedContext extends HostedSessionDeps, AddPlantDeps {
  readonly log: Logger;
  readonly limiter: Limiter;
  /** Our own origin, as a browser writes it in `Origin`. */
  readonly publicOrigin: string;
  /** Built scripts. */
  readonly scripts: Assets;
}
