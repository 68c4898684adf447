import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { IdempotencyDeps } from '../../core/api/idempotency/run-idempotent.ts';
import type { Route } from '../../core/api/route.ts';
import type { Languages } from '../../core/text/language.ts';
import type { ElementFiles } from '../shell/element-files.ts';
import type { SurfaceName } from '../../accounts/surfaces/contract/surface-names.ts';
import type { SiteFile } from './shown-page.ts';
import type { Site } from './site.ts';
import type { SiteVisit } from './site-visit.ts';

/** The dependencies of sites' pages, in addition to those of their features. */
export interface SiteContext extends IdempotencyDeps {
  readonly log: Logger;
  /** Every route of the API. */
  readonly routes: readonly Route[];
  readonly elements: ElementFiles;
  readonly languages: Languages;
}

/** The pages of a feature on partners' sites. It is loaded with the first request for a site. */
export interface SiteFeature {
  readonly pages: readonly SitePage[];
  /** Style sheets and scripts of its pages: pages name them in `files`. */
  readonly files?: readonly SiteFile[];
  /** The operations that an element on its pages calls. */
  readonly elementApi?: SiteElementApi;
}

/** Operations of the API for an element on a page, with the page's cookie as the credential. */
export interface SiteElementApi {
  readonly surface: SurfaceName;
  /** The path above its operations. Its faults are Error objects. */
  readonly path: string;
  readonly serve: (site: Site) => RequestHandler;
}

/** A path of a site. Other methods get 405. */
export interface SitePage {
  /**
   * The surface that it is a page of: that one's model decides whether it is public. Left out: it always is.
   */
  readonly surface?: SurfaceName;
  /**
   * The path including the merchant, such as `/:merchant/:location`, even if the host implies the merchant. A
   * segment may have a pattern, as in Express.
   */
  readonly path: string;
  /**
   * The built element that wakes it: `trellis-ordering`. Pages that name the same one follow each other in
   * place.
   */
  readonly element?: string;
  /** Whether it is never shown in place of another page, because it takes cards and has a separate policy. */
  readonly isLoadedWhole?: boolean;
  /** HEAD too. */
  readonly get?: (visit: SiteVisit) => Promise<void>;
  /**
   * Handles a form from a page of the same site. Read it with `visit.form()`, which also requires its token.
   */
  readonly post?: (visit: SiteVisit) => Promise<void>;
}
