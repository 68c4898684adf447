import { readFileSync } from 'node:fs';
import { Router, type Request, type Response } from 'express';
import { PICTURES, readPicture, versionOf } from './pictures.ts';
import { ApiError } from '../gateway/errors.ts';
import { lazyHandler } from '../gateway/lazy-handler.ts';
import { styleSheet } from '../pages/styles/style-sheet.ts';
import { setIsolation } from '../pages/page-headers.ts';
import type { RenderOptions } from './render-pages.ts';
import { SAMPLE_PAGE, SAMPLE_SCRIPT, SAMPLE_SHEET } from './samples/sample-addresses.ts';

/** Nothing from elsewhere, nothing inline, nothing sent: the page is a page and no more. */
export const REFERENCE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'none'; img-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The page of an element frames its live sample, which has a policy of its own. */
const ELEMENT_POLICY = `${REFERENCE_POLICY}; frame-src 'self'`;
const ELEMENT_PAGES = '/docs/elements/';

const UNCHANGING = 'public, max-age=31536000, immutable';
const CHECKED = 'no-cache';

/**
 * The documentation at `/docs`: its pages, and the style sheet, script and icon beside them. A page is made when it is first asked for
 * and kept. Pages name the files by the hash of their content, so that a browser keeps those until they change.
 * @param options.serverUrl where the API is reached, without a trailing slash
 */
export function referencePages({ serverUrl }: { readonly serverUrl: string }): Router {
  const css = made('/docs/reference.css', 'text/css; charset=utf-8', styleSheet(STYLES).text);
  const script = asset('/docs/reference.js', 'text/javascript; charset=utf-8', 'reference-script.js');
  const icon = asset('/docs/icon.svg', 'image/svg+xml; charset=utf-8', 'icon.svg');
  const sampleScript = asset(
    '/docs/live-sample.js',
    'text/javascript; charset=utf-8',
    'samples/live-sample.js',
  );
  const files = new Map([css, script, icon, sampleScript].map((one) => [one.path, () => one]));
  for (const picture of PICTURES)
    files.set(picture.path, () => made(picture.path, 'image/webp', readPicture(picture)));
  const urls = {
    cssUrl: addressOf(css),
    scriptUrl: addressOf(script),
    iconUrl: addressOf(icon),
    sampleScriptUrl: addressOf(sampleScript),
  };
  const findPage = keptPages({ serverUrl, ...urls });

  const router = Router({ strict: true, caseSensitive: true });
  router.all(
    [SAMPLE_PAGE, SAMPLE_SCRIPT, SAMPLE_SHEET],
    lazyHandler(async () => (await import('./samples/sample-routes.ts')).sampleRoutes()),
  );
  router.all(/^\/docs(?:\/|$)/, async (req, res) => {
    const found = files.get(req.path)?.() ?? (await findPage(req.path));
    if (!found) throw new ApiError('not_found');
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      throw new ApiError('method_not_allowed', { headers: { Allow: 'GET, HEAD' } });
    }
    send(req, res, found);
  });
  return router;
}

/** Finds a page by its path. What makes them is loaded with the first. */
function keptPages(options: RenderOptions): (path: string) => Promise<Asset | undefined> {
  const kept = new Map<string, Asset>();
  let renderers: Promise<ReadonlyMap<string, () => string>> | undefined;
  return async (path) => {
    renderers ??= import('./render-pages.ts').then(({ pageRenderers }) => pageRenderers(options));
    const render = (await renderers).get(path);
    if (!render) return undefined;
    const page = kept.get(path) ?? made(path, 'text/html; charset=utf-8', render());
    kept.set(path, page);
    return page;
  };
}

interface Asset {
  readonly path: string;
  readonly type: string;
  readonly body: string | Buffer;
  /** Hash of the body. */
  readonly version: string;
}

const STYLES = [
  'base',
  'frame',
  'words',
  'marks',
  'tables',
  'samples',
  'index',
  'guide',
  'elements',
  'live-sample',
  'narrow',
  'print',
].map((name) => new URL(`styles/${name}.css`, import.meta.url));

function made(path: string, type: string, body: string | Buffer): Asset {
  return { path, type, body, version: versionOf(body) };
}

function asset(path: string, type: string, file: string): Asset {
  return made(path, type, readFileSync(new URL(file, import.meta.url), 'utf8'));
}

function addressOf({ path, version }: Asset): string {
  return `${path}?v=${version}`;
}

/** A URL with the right version never changes; any other is revalidated each time, with a 304. */
function send(req: Request, res: Response, { path, type, body, version }: Asset): void {
  const isOfElement = path.startsWith(ELEMENT_PAGES);
  res.setHeader('Content-Security-Policy', isOfElement ? ELEMENT_POLICY : REFERENCE_POLICY);
  setIsolation(res);
  res.setHeader('Cache-Control', req.query['v'] === version ? UNCHANGING : CHECKED);
  res.setHeader('ETag', `"${version}"`);
  res.setHeader('Content-Type', type);
  res.send(body);
}
