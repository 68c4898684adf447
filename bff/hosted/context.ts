import type { Logger } from 'pino';
import type { AddPlantDeps } from './add-plant.ts';
import type { Assets } from './assets.ts';
import type { VisitorDeps } from './visitors.ts';

/** What the hosted pages work with. */
export interface HostedContext extends VisitorDeps, AddPlantDeps {
  readonly log: Logger;
  /** Our own origin, as a browser writes it in `Origin`. */
  readonly publicOrigin: string;
  /** Built scripts. */
  readonly scripts: Assets;
  /** Our own stylesheet. */
  readonly layout: Assets;
}
