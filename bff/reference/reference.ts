import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Router, type Request, type Response } from 'express';
import { ApiError } from '../gateway/errors.ts';
import { styleSheet } from '../pages/styles/style-sheet.ts';
import { setIsolation } from '../pages/page-headers.ts';
import type { RenderOptions } from './render-pages.ts';

/** Nothing from elsewhere, nothing inline, nothing sent: the page is a page and no more. */
export const REFERENCE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'none'; img-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

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
  const files = new Map([css, script, icon].map((one) => [one.path, one]));
  const urls = { cssUrl: addressOf(css), scriptUrl: addressOf(script), iconUrl: addressOf(icon) };
  const findPage = keptPages({ serverUrl, ...urls });

  const router = Router({ strict: true, caseSensitive: true });
  router.all(/^\/docs(?:\/|$)/, async (req, res) => {
    const found = files.get(req.path) ?? (await findPage(req.path));
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
  readonly body: string;
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
  'narrow',
  'print',
].map((name) => new URL(`styles/${name}.css`, import.meta.url));

function made(path: string, type: string, body: string): Asset {
  return { path, type, body, version: versionOf(body) };
}

function asset(path: string, type: string, file: string): Asset {
  return made(path, type, readFileSync(new URL(file, import.meta.url), 'utf8'));
}

function versionOf(body: string): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 16);
}

function addressOf({ path, version }: Asset): string {
  return `${path}?v=${version}`;
}

/** A URL with the right version never changes; any other is revalidated each time, with a 304. */
function send(req: Request, res: Response, { type, body, version }: Asset): void {
  res.setHeader('Content-Security-Policy', REFERENCE_POLICY);
  setIsolation(res);
  res.setHeader('Cache-Control', req.query['v'] === version ? UNCHANGING : CHECKED);
  res.setHeader('ETag', `"${version}"`);
  res.setHeader('Content-Type', type);
  res.send(body);
}
