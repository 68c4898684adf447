import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { ApiError } from '../../core/api/errors.ts';
import { scopeOf } from '../../core/http/request-scope.ts';
import { requireSameOrigin } from '../shell/same-origin.ts';
import { refuseMethod } from '../../core/http/page-headers.ts';
import {
  answeredPreflight,
  elementRequest,
  leadElement,
  type ElementRequest,
  leadElsewhere,
  notHere,
  notHereForAny,
  ShownElsewhere,
} from './element-request.ts';
import type { Clock } from '../../core/api/clock.ts';
import type { Route } from '../../core/api/route.ts';
import { PageApi } from '../shell/page-api.ts';
import type { OriginRegister } from '../../core/http/cors.ts';
import type { Limiter } from '../../core/api/limits/quota.ts';
import type { Processors } from '../../providers/processor/processor.ts';
import type { ThemeDirectory } from '../../developers/themes/themes.ts';
import type { SurfaceName } from '../../accounts/surfaces/contract/surface-names.ts';
import {
  findSite,
  OF_EVERY_SITE,
  sendToNewSite,
  type Site,
  type SiteAddresses,
  siteOfMerchant,
} from './find-site.ts';
import { mountFiles, type ShownPage, mountLanguageChoice } from './shown-page.ts';
import { refuseHost, SiteRenderer } from './site-renderer.ts';
import { type Keepable, type PageMemory, sendKept } from './page-memory.ts';
import type { MoveGate } from '../../core/moves/move-gate.ts';
import { mountPreviewStyle, previewed, refuseInPreview } from './preview.ts';
import {
  type SiteContext,
  type SiteElementApi,
  type SiteFeature,
  type SitePage,
  SiteVisit,
} from './site-visit.ts';

export interface SitesDeps extends Omit<SiteContext, 'api'> {
  /** Every route of the API. */
  readonly routes: readonly Route[];
  readonly clock: Clock;
  readonly moves: MoveGate;
  readonly siteAddresses: SiteAddresses;
  readonly limiter: Limiter;
  readonly pages: PageMemory;
  /** Whose pages may have elements that show the site's. */
  readonly origins: OriginRegister;
  readonly processors: Processors;
  /** The features that have pages on sites. */
  readonly features: readonly ((context: SiteContext) => Promise<SiteFeature>)[];
  /** The pictures of menus, to be mounted at `/i`. */
  readonly images: RequestHandler;
  /** The style sheets of themes, to be mounted at `/t`. */
  readonly sheets: RequestHandler;
  readonly themes: ThemeDirectory;
}

declare module '../../core/http/request-scope.ts' {
  interface RequestScope {
    /** The site whose page is requested. */
    site?: Site;
    /** The element that requests the page. */
    element?: ElementRequest;
    /** The page as it may be kept in memory. */
    keepable?: Keepable | undefined;
  }
}

function siteOf({ res }: Request): Site | undefined {
  return res && scopeOf(res).site;
}

function askedBy({ res }: Request): ElementRequest | undefined {
  return res && scopeOf(res).element;
}

/**
 * Serves all hosts other than the service's own. No request continues to the API or the console: an unknown
 * page is 404, an unknown host 421.
 */
export async function sitePages(deps: SitesDeps): Promise<RequestHandler> {
  const context: SiteContext = { ...deps, api: new PageApi(deps.routes, deps) };
  const parts = await Promise.all(deps.features.map((load) => load(context)));
  const renderer = new SiteRenderer(deps);
  const router = express.Router({ caseSensitive: true, strict: true });
  router.use(sendFromMemory);
  router.use(place);
  const files = parts.flatMap((part) => part.files ?? []);
  mountPreviewStyle(router, siteOf);
  mountLanguageChoice(router, siteOf);
  // Files are public, and named by their content: elements on any page may load them.
  router.use(['/-', '/t'], letAnyPageRead);
  mountFiles(router, files);
  router.use('/t', deps.sheets);
  router.use((req, res, next) => (siteOf(req) ? next() : refuseHost(req, res, deps.languages)));
  router.use(meetElement);
  router.use('/i', deps.images);
  router.use('/trellis', deps.elements.router());
  for (const api of parts.flatMap((part) => part.elementApi ?? [])) mountElementApi(api);
  router.use(withMerchant);
  for (const page of parts.flatMap((part) => part.pages).toSorted(byPlainness)) mountPage(page);
  renderer.mountLast(router, siteOf, (req) => askedBy(req) !== undefined);
  return router;

  async function sendFromMemory(req: Request, res: Response, next: NextFunction): Promise<void> {
    const scope = scopeOf(res);
    const keepable = deps.pages.ask(req);
    const page = keepable && (deps.pages.find(keepable) ?? (await deps.pages.fromAnother(keepable, res)));
    scope.keepable = keepable;
    if (!page) return next();
    scope.site = page.site;
    await sendKept(req, res, page, deps.limiter);
  }

  async function place(req: Request, res: Response, next: NextFunction): Promise<void> {
    const scope = scopeOf(res);
    const site = await findSite(req.headers.host, deps);
    if (site) scope.site = site;
    if (site && (await sendToNewSite(req, res, site, deps.moves))) return;
    const preview = site && (await previewed(req, site, deps));
    if (preview) scope.site = preview;
    next();
  }

  /** Handles requests of elements on other pages, identified by their browser's headers. */
  async function meetElement(req: Request, res: Response, next: NextFunction): Promise<void> {
    const site = placeOf(req);
    if (await answeredPreflight(req, res, site, deps.origins)) return;
    const asked = await elementRequest(req, res, site, deps.origins);
    if (asked) scopeOf(res).element = asked;
    next();
  }

  function mountElementApi({ surface, path, serve }: SiteElementApi): void {
    router.use(path, async (req, res, next) => {
      const site = placeOf(req);
      if (site.preview || (await notHereForAny(deps.db, site, surface))) throw new ApiError('not_found');
      return serve(site)(req, res, next);
    });
  }

  function mountPage(page: SitePage): void {
    const { surface, path, get, post } = page;
    const route = router.route(path);
    const visit = (req: Request, res: Response, site = placeOf(req)): SiteVisit =>
      new SiteVisit(req, res, site, (made, shown) => show(made, shown, page), askedBy(req));
    if (get) {
      route.get(async (req, res) => {
        const asked = askedBy(req);
        if (asked && isElsewhere(page, asked))
          return leadElement(res, withinSite(req.originalUrl), { isWhole: true });
        try {
          // Embedded, a surface is served in every model: whose page it is in, the partner has decided.
          const isChecked = surface !== undefined && !asked?.embeddedIn;
          return await get(visit(req, res, await (isChecked ? requireHere(req, surface) : placeFor(req))));
        } catch (error) {
          if (!(error instanceof ShownElsewhere)) throw error;
          return leadElsewhere(req, res, error, asked !== undefined);
        }
      });
    }
    // A form that is open when the model changes can still be sent.
    if (post) {
      route.post((req, res) => {
        if (!askedBy(req)?.embeddedIn) requireSameOrigin(req, placeOf(req).origin, true);
        refuseInPreview(placeOf(req));
        return post(visit(req, res));
      });
    }
    route.all(refuseMethod([get && 'GET, HEAD', post && 'POST'].filter(Boolean).join(', ')));
  }

  /** Returns the site of a page, with the models of the merchant in its path. */
  async function placeFor(req: Request): Promise<Site> {
    const { merchant } = req.params;
    return typeof merchant === 'string' ? siteOfMerchant(deps.db, placeOf(req), merchant) : placeOf(req);
  }

  /** @throws {ShownElsewhere} */
  async function requireHere(req: Request, surface: SurfaceName): Promise<Site> {
    const site = await placeFor(req);
    const isOfMerchant = req.params['merchant'] !== undefined;
    const elsewhere = isOfMerchant ? notHere(site, surface) : await notHereForAny(deps.db, site, surface);
    if (elsewhere) throw elsewhere;
    return site;
  }

  async function show(
    visit: SiteVisit,
    page: ShownPage,
    { element: tag, isLoadedWhole }: SitePage,
  ): Promise<void> {
    const { req, res, site, asked, guest } = visit;
    const language = visit.languageFor(page.merchant?.language);
    if (asked) return void (await renderer.send(req, res, site, page, { guest, language }));
    // A preview only shows the theme.
    const element = site.preview ? undefined : tag;
    const woken = element === undefined ? [] : await deps.elements.element(element, language);
    const modules = [...(page.modules ?? []), ...woken];
    const { document, policy } = await renderer.send(
      req,
      res,
      site,
      { ...page, modules, element, isLoadedWhole },
      { path: req.originalUrl.split('?', 1)[0] ?? '/', guest, language },
    );
    const { keepable, principal } = scopeOf(res);
    if (!page.shared || !keepable || site.preview) return;
    const { merchantId } = page.shared;
    deps.pages.keep(keepable, { site, merchantId, principal, policy, language, document });
  }
}

/**
 * Whether an element can't show a page in place: it isn't one of its pages, or must be loaded with its own
 * policy.
 */
function isElsewhere({ element, isLoadedWhole }: SitePage, asked: ElementRequest): boolean {
  return element !== asked.element || (isLoadedWhole === true && !asked.isInWhole);
}

/** A path as it was sent. Two slashes at its beginning, of either kind, would make its first part a host. */
function withinSite(path: string): string {
  return path.replace(/^[/\\]+/, '/');
}

function letAnyPageRead(_req: Request, res: Response, next: NextFunction): void {
  res.setHeader('Access-Control-Allow-Origin', '*');
  next();
}

function placeOf(req: Request): Site {
  const site = siteOf(req);
  if (!site) throw new TypeError('a page was reached without a site');
  return site;
}

/** `/pay/:token` goes before `/:merchant/:location`, whichever feature comes first. */
function byPlainness(one: SitePage, other: SitePage): number {
  const [first, second] = [one, other].map(({ path }) => path.replaceAll(/:[^/]+/g, '\uffff'));
  return (first ?? '') < (second ?? '') ? -1 : 1;
}

/** A merchant's own host leaves the merchant out: pages get the path with it. */
function withMerchant(req: Request, _res: Response, next: NextFunction): void {
  const merchant = siteOf(req)?.merchant;
  if (merchant && !OF_EVERY_SITE.test(req.url))
    req.url = `/${merchant.slug}${req.url === '/' ? '' : req.url}`;
  next();
}
