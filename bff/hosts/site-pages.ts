import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { requireSameOrigin } from '../pages/same-origin.ts';
import { refuseMethod } from '../pages/page-headers.ts';
import { findSite } from './find-site.ts';
import { mountFiles } from './files.ts';
import type { SitesDeps } from './hosts.ts';
import { refuseHost } from './nobodys-page.ts';
import type { ShownPage } from './shown-page.ts';
import type { SitePage } from './site-page.ts';
import { leadElsewhere, notHere } from './served-here.ts';
import { SiteRenderer } from './site-renderer.ts';
import { SiteVisit } from './site-visit.ts';
import type { Site } from './site.ts';

const SITE = Symbol('site');
type Placed = Request & { [SITE]?: Site };
const siteOf = (req: Request): Site | undefined => (req as Placed)[SITE];

/**
 * Everything at hosts that are not our own. Nothing goes on from here to the API or the console: what no page of a site is, is 404, and
 * a host that is nobody's is 421.
 */
export async function sitePages(deps: SitesDeps): Promise<RequestHandler> {
  const parts = await Promise.all(deps.features.map((load) => load(deps)));
  const renderer = new SiteRenderer(deps);
  const router = express.Router({ caseSensitive: true, strict: true });
  router.use(place);
  const files = parts.flatMap((part) => part.files ?? []);
  mountFiles(router, files);
  router.use('/t', deps.sheets);
  router.use((req, res, next) => (siteOf(req) ? next() : refuseHost(req, res)));
  router.use('/i', deps.images);
  router.use('/trellis', deps.elements.router());
  router.use(withMerchant);
  for (const page of parts.flatMap((part) => part.pages).toSorted(byPlainness)) mountPage(page);
  renderer.mountLast(router, siteOf);
  return router;

  async function place(req: Placed, _res: Response, next: NextFunction): Promise<void> {
    const site = await findSite(req.headers.host, deps);
    if (site) req[SITE] = site;
    next();
  }

  function mountPage({ surface, path, get, post }: SitePage): void {
    const route = router.route(path);
    if (get) {
      route.get((req, res) => {
        const site = placeOf(req);
        const elsewhere = surface && notHere(site, surface);
        if (elsewhere) return leadElsewhere(req, res, elsewhere);
        return get(new SiteVisit(req, res, site, show));
      });
    }
    // A form that is open when the model changes can still be sent.
    if (post) {
      route.post((req, res) => {
        requireSameOrigin(req, placeOf(req).origin);
        return post(new SiteVisit(req, res, placeOf(req), show));
      });
    }
    route.all(refuseMethod([get && 'GET, HEAD', post && 'POST'].filter(Boolean).join(', ')));
  }

  function show({ req, res, site }: SiteVisit, page: ShownPage): Promise<void> {
    return renderer.send(res, site, page, req.originalUrl.split('?', 1)[0] ?? '/');
  }
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

/** First parts of paths that are the same on every site. */
const OF_EVERY_SITE = /^\/(?:pay|order|dashboard)(?:[/?]|$)/;

/** A merchant's own host leaves the merchant out: pages get the path with it. */
function withMerchant(req: Request, _res: Response, next: NextFunction): void {
  const merchant = siteOf(req)?.merchant;
  if (merchant && !OF_EVERY_SITE.test(req.url))
    req.url = `/${merchant.slug}${req.url === '/' ? '' : req.url}`;
  next();
}
