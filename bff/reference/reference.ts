import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Router, type Request, type Response } from 'express';
import { FIRST_PAGE, GROUP_PAGES, INDEX_PAGE } from './addresses.ts';
import { addressOfChapterPage, CHAPTER_PAGES } from './chapter-pages.ts';
import { addressOfGuide, GUIDES } from './guides.ts';
import { addressOfElement, ELEMENTS } from './elements/elements.ts';
import { ApiError } from '../gateway/errors.ts';
import { styleSheet } from '../pages/styles/style-sheet.ts';
import { setIsolation } from '../pages/page-headers.ts';

/** Nothing from elsewhere, nothing inline, nothing sent: the page is a page and no more. */
export const REFERENCE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'none'; img-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const UNCHANGING = 'public, max-age=31536000, immutable';
const CHECKED = 'no-cache';

/**
 * The reference at `/docs`, with a page for each group of operations and the style sheet, script and icon beside them. All are made
 * once, the pages at the first request for one; they name the others by the hash of their content, so that a browser keeps those until
 * they change.
 * @param options.serverUrl where the API is reached, without a trailing slash
 */
export function referencePages({ serverUrl }: { readonly serverUrl: string }): Router {
  const css = made('/docs/reference.css', 'text/css; charset=utf-8', styleSheet(STYLES).text);
  const script = asset('/docs/reference.js', 'text/javascript; charset=utf-8', 'reference-script.js');
  const icon = asset('/docs/icon.svg', 'image/svg+xml; charset=utf-8', 'icon.svg');
  const makePages = async (): Promise<ReadonlyMap<string, Asset>> => {
    const { renderPages } = await import('./render-pages.ts');
    const urls = { cssUrl: addressOf(css), scriptUrl: addressOf(script), iconUrl: addressOf(icon) };
    const type = 'text/html; charset=utf-8';
    const bodies = [...renderPages({ serverUrl, ...urls })];
    return new Map(bodies.map(([path, body]) => [path, made(path, type, body)]));
  };
  let pages: Promise<ReadonlyMap<string, Asset>> | undefined;
  const pageAt = async (path: string): Promise<Asset> => {
    const page = (await (pages ??= makePages())).get(path);
    if (!page) throw new ApiError('not_found');
    return page;
  };
  const files = {
    ...Object.fromEntries(
      [
        FIRST_PAGE,
        INDEX_PAGE,
        ...CHAPTER_PAGES.map(addressOfChapterPage),
        ...GUIDES.map(addressOfGuide),
        ...ELEMENTS.map(addressOfElement),
        ...GROUP_PAGES,
      ].map((path) => [path, () => pageAt(path)]),
    ),
    ...Object.fromEntries([css, script, icon].map((one) => [one.path, () => one])),
  };

  const router = Router({ strict: true, caseSensitive: true });
  for (const [path, fileOf] of Object.entries(files)) {
    router
      .route(path)
      .get(async (req, res) => send(req, res, await fileOf()))
      .all(() => {
        throw new ApiError('method_not_allowed', { headers: { Allow: 'GET, HEAD' } });
      });
  }
  return router;
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
