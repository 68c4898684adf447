import type { Request, Response } from 'express';
import type { OriginRegister } from '../../core/http/cors.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { Site } from './find-site.ts';
import { domainSurfaceOf, type SurfaceName } from '../../accounts/surfaces/contract/surface-names.ts';
import { addressBehind, isHostedForSome, type SurfaceModels } from '../../accounts/surfaces/surfaces.ts';
import type { Db } from '../../core/database/database.ts';

/** The page of a partner's own that an element is embedded in. */
export interface EmbeddingPage {
  /** Registered by the partner for this environment. */
  readonly origin: string;
  /** The URL to which the guest returns from another site. */
  readonly url: string;
}

/** An element's request for a page that it shows in place. */
export interface ElementRequest {
  /** Its tag: `trellis-ordering`. */
  readonly element: string;
  /** Undefined: it is on a page of the site itself. */
  readonly embeddedIn: EmbeddingPage | undefined;
  /** Its document was loaded as a page that is loaded whole, and has such a page's policy. */
  readonly isInWhole: boolean;
  /** The locale for amounts and times, as a language tag that this server supports: `en-US`. */
  readonly locale: string | undefined;
  /** The only ways in which its guests get their orders; empty: as the place has it. */
  readonly fulfillments: readonly string[];
}

/**
 * A browser asks the site before a page of another origin sends it, and the site allows only registered ones.
 */
const ELEMENT = 'trellis-fragment';
const PAGE = 'trellis-page';
const WHOLE = 'trellis-whole';
const LOCALE = 'trellis-locale';
const FULFILLMENT = 'trellis-fulfillment';
const ALLOWED_HEADERS =
  'Trellis-Fragment, Trellis-Guest, Trellis-Page, Trellis-Locale, Trellis-Fulfillment, If-None-Match';
const EXPOSED_HEADERS =
  'Trellis-Location, Trellis-Whole, Trellis-Return, Trellis-Guest, ETag, Request-Id, Retry-After';
const PREFLIGHT_SECONDS = '600';
const MOST_URL_CHARACTERS = 2000;
const MOST_WISHES = 10;
/** A tag with a language, an optional script and region; other subtags aren't supported. */
const TAG = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i;

/**
 * Returns the element that makes a request. It is identified by `Origin`, which browsers set and no page can
 * forge; the origin of another page must be registered.
 * @returns `undefined` if a browser asks for a page, rather than an element
 * @throws {ApiError} origin_refused
 */
export async function elementRequest(
  req: Request,
  res: Response,
  site: Site,
  origins: OriginRegister,
): Promise<ElementRequest | undefined> {
  const element = req.headers[ELEMENT];
  if (typeof element !== 'string') return undefined;
  const { origin } = req.headers;
  const wishes = {
    locale: readLocale(req.headers[LOCALE]),
    fulfillments: String(req.headers[FULFILLMENT] ?? '')
      .split(/[\s,]+/, MOST_WISHES)
      .filter(Boolean),
  };
  if (origin === undefined || origin === site.origin) {
    return { element, embeddedIn: undefined, isInWhole: req.headers[WHOLE] !== undefined, ...wishes };
  }
  if (!(await origins.isRegisteredBy(origin, site.partnerId, site.environment)))
    throw new ApiError('origin_refused');
  allowReading(res, origin);
  res.setHeader('Access-Control-Expose-Headers', EXPOSED_HEADERS);
  return {
    element,
    embeddedIn: { origin, url: embeddingUrl(req.headers[PAGE], origin) },
    isInWhole: true,
    ...wishes,
  };
}

/**
 * Whether it was the question of a browser whether a page of another origin may ask. @returns true: it is
 * answered
 * @throws {ApiError} origin_refused
 */
export async function answeredPreflight(
  req: Request,
  res: Response,
  site: Site,
  origins: OriginRegister,
): Promise<boolean> {
  const { origin } = req.headers;
  if (req.method !== 'OPTIONS' || origin === undefined) return false;
  if (!(await origins.isRegisteredBy(origin, site.partnerId, site.environment)))
    throw new ApiError('origin_refused');
  allowReading(res, origin);
  res.setHeader('Access-Control-Allow-Methods', 'GET, POST');
  res.setHeader('Access-Control-Allow-Headers', ALLOWED_HEADERS);
  res.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS);
  res.status(204).end();
  return true;
}

/** Without `Access-Control-Allow-Credentials`: no cookie comes with such a request, and none is kept. */
function allowReading(res: Response, origin: string): void {
  res.vary('Origin');
  res.setHeader('Access-Control-Allow-Origin', origin);
}

/**
 * @returns one of the languages that this server supports, to bound their number; `undefined` for any other
 */
function readLocale(given: string | string[] | undefined): string | undefined {
  if (typeof given !== 'string' || !TAG.test(given)) return undefined;
  const [known] = Intl.NumberFormat.supportedLocalesOf(given);
  return known && new Intl.NumberFormat(known).resolvedOptions().locale;
}

/** Returns the URL that the element reports if it is within the browser's `Origin`, or else that origin. */
function embeddingUrl(given: string | string[] | undefined, origin: string): string {
  const url = typeof given === 'string' && given.length <= MOST_URL_CHARACTERS ? URL.parse(given) : null;
  const isWithin = url?.origin === origin && url.username === '' && url.password === '';
  return isWithin ? url.href : `${origin}/`;
}

/** Tells an element where to continue: it can't see the target of a redirect. */
export function leadElement(
  res: Response,
  to: string,
  { isWhole = false, back }: { readonly isWhole?: boolean; readonly back?: string } = {},
): void {
  res.setHeader('Trellis-Location', to);
  if (isWhole) res.setHeader('Trellis-Whole', 'true');
  if (back !== undefined) res.setHeader('Trellis-Return', back);
  res.status(204).end();
}

/** A surface that a site doesn't serve: on the partner's own page, or nowhere. */
export class ShownElsewhere extends ApiError {
  /** The URL of the partner's own page; `null` if it isn't set. */
  readonly url: string | null;

  constructor(url: string | null) {
    super('not_found');
    this.url = url;
  }
}

/**
 * Only hosted surfaces have pages, and a host that is bound to a surface has only that one: the dashboard
 * with all of a merchant's people.
 * @param models of the merchant whose page it is; those of the site by default
 * @returns `undefined` if the surface is at this site
 */
export function notHere(
  site: Site,
  surface: SurfaceName,
  models: SurfaceModels = site.models,
): ShownElsewhere | undefined {
  if (isOfAnotherSurface(site, surface)) return new ShownElsewhere(null);
  const chosen = models.get(surface);
  return chosen === undefined || chosen.model === 'hosted' ? undefined : new ShownElsewhere(chosen.url);
}

const isOfAnotherSurface = (site: Site, surface: SurfaceName): boolean =>
  site.surface !== undefined && site.surface !== domainSurfaceOf(surface);

/** As {@link notHere}, for pages that find out later whose they are: some merchant's choice is enough. */
export async function notHereForAny(
  db: Db,
  site: Site,
  surface: SurfaceName,
): Promise<ShownElsewhere | undefined> {
  const elsewhere = notHere(site, surface);
  if (!elsewhere || isOfAnotherSurface(site, surface) || site.merchant) return elsewhere;
  return (await isHostedForSome(db, site, surface)) ? undefined : elsewhere;
}

/**
 * Redirects to the partner's own page, with the path appended to its URL.
 * @throws {ShownElsewhere} the partner set none
 */
export function leadElsewhere(
  { path }: Request,
  res: Response,
  elsewhere: ShownElsewhere,
  isForElement: boolean,
): void {
  if (elsewhere.url === null) throw elsewhere;
  const address = addressBehind(elsewhere.url, path);
  if (isForElement) leadElement(res, address, { isWhole: true });
  else res.redirect(302, address);
}
