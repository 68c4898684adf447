import { existsSync, readFileSync } from 'node:fs';
import { Router, type Request, type Response } from 'express';
import {
  addressOf,
  fileAsset,
  made,
  PAGE_TYPE,
  JSON_TYPE,
  MARKDOWN_TYPE,
  TEXT_TYPE,
  SCRIPT_TYPE,
  sendAsset,
  type Asset,
  PICTURES,
  readPicture,
} from './assets.ts';
import { ApiError } from '../../core/api/errors.ts';
import { styleSheet } from '../shell/styles/style-sheet.ts';
import { ownLoader } from '../shell/released-elements.ts';
import type { Retention } from '../../core/contract/retention.ts';
import { lazyHandler, setIsolation } from '../../core/http/page-headers.ts';
import type { letterRoutes } from './letters/letters.ts';
import type { RenderOptions } from './render-pages.ts';
import { LETTER_PAGE, LLMS_PATH, pageOfChapter } from './site-map.ts';
import { SAMPLE_PAGE, SAMPLE_SCRIPT, SAMPLE_SHEET } from './samples/samples.ts';

/** The policy of the pages: nothing external, nothing inline, no requests. */
export const REFERENCE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'none'; img-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of pages that frame live samples or emails, which have policies of their own. */
const FRAMING_POLICY = `${REFERENCE_POLICY}; frame-src 'self'`;
const ELEMENT_PAGES = '/docs/elements/';
/** The pages that frame example emails begin so. */
const MESSAGE_PAGES = pageOfChapter('messages-');

/**
 * The search index. It is built on the first request, so pages don't know its hash: it is revalidated by its
 * ETag.
 */
const SEARCH_INDEX = '/docs/search-index.js';

/** Former addresses of pages, with their present ones. */
const MOVED_PAGES: ReadonlyMap<string, string> = new Map([
  ['/docs/guides/embedding', '/docs/guides/embedded-ordering'],
]);

interface ReferenceOptions {
  /** The base URL of the API, without a trailing slash. */
  readonly serverUrl: string;
  /** How long this installation keeps records; defaults to the usual periods. */
  readonly retention?: Retention;
  /** The means to write example emails; without it, none are served. */
  readonly letters?: Parameters<typeof letterRoutes>[0];
}

/**
 * Serves the documentation at `/docs`: its pages, style sheet, script and icon. A page is built on its first
 * request and kept. Pages refer to the files by content hash, so browsers cache those until they change.
 */
export function referencePages({ serverUrl, retention, letters }: ReferenceOptions): Router {
  const css = made('/docs/reference.css', 'text/css; charset=utf-8', styleSheet(STYLES).text);
  const script = fileAsset('/docs/reference.js', SCRIPT_TYPE, 'reference-script.js');
  const icon = fileAsset('/docs/icon.svg', 'image/svg+xml; charset=utf-8', 'icon.svg');
  const sampleScript = fileAsset('/docs/live-sample.js', SCRIPT_TYPE, 'samples/live-sample.js');
  const box = builtSearch();
  const fixed = [css, script, icon, sampleScript, ...(box ? [box] : [])];
  const files = new Map(fixed.map((one) => [one.path, () => one]));
  for (const picture of PICTURES)
    files.set(picture.path, () => made(picture.path, 'image/webp', readPicture(picture)));
  const urls = {
    cssUrl: addressOf(css),
    scriptUrl: addressOf(script),
    iconUrl: addressOf(icon),
    sampleScriptUrl: addressOf(sampleScript),
    search: box && { scriptUrl: addressOf(box), indexUrl: SEARCH_INDEX },
  };
  const findPage = keptPages({ serverUrl, retention, ...urls });

  const router = Router({ strict: true, caseSensitive: true });
  router.all(
    [SAMPLE_PAGE, SAMPLE_SCRIPT, SAMPLE_SHEET],
    lazyHandler(async () => (await import('./samples/sample-routes.ts')).sampleRoutes()),
  );
  if (letters) {
    router.all(
      LETTER_PAGE,
      lazyHandler(async () => (await import('./letters/letters.ts')).letterRoutes(letters)),
    );
  }
  router.all([/^\/docs(?:\/|$)/, LLMS_PATH], async (req, res) => {
    const moved = MOVED_PAGES.get(req.path);
    if (moved !== undefined) return res.redirect(308, moved);
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
  let shown: string | undefined;
  let making: Promise<ReadonlyMap<string, () => Asset>> | undefined;
  return async (path) => {
    making ??= makersOf(options);
    const make = (await making).get(path);
    if (!make) return undefined;
    // Chapters contain the hash of the served loader, which changes with each build.
    const served = ownLoader()?.integrity;
    if (shown !== served) kept.clear();
    shown = served;
    const page = kept.get(path) ?? make();
    kept.set(path, page);
    return page;
  };
}

async function makersOf(options: RenderOptions): Promise<ReadonlyMap<string, () => Asset>> {
  const { pageRenderers, renderSearchIndex } = await import('./render-pages.ts');
  const makers = new Map<string, () => Asset>();
  for (const [path, render] of pageRenderers(options)) {
    makers.set(path, () => made(path, PAGE_TYPE, render()));
  }
  if (options.search) {
    const index = (): string => renderSearchIndex(options.serverUrl, options.retention);
    makers.set(SEARCH_INDEX, () => made(SEARCH_INDEX, SCRIPT_TYPE, index()));
  }
  const [{ COLLECTION_PATH, postmanCollection }, { plainDocs }] = await Promise.all([
    import('./collection.ts'),
    import('./plain-docs.ts'),
  ]);
  makers.set(COLLECTION_PATH, () => made(COLLECTION_PATH, JSON_TYPE, postmanCollection(options.serverUrl)));
  for (const [path, text] of plainDocs(options.serverUrl)) {
    const type = path === LLMS_PATH ? TEXT_TYPE : MARKDOWN_TYPE;
    makers.set(path, () => made(path, type, text()));
  }
  return makers;
}

/** The built script of the search; none while there is no build, and no search then. */
function builtSearch(): Asset | undefined {
  const file = new URL('../../../dist/docs/search.js', import.meta.url);
  return existsSync(file) ? made('/docs/search.js', SCRIPT_TYPE, readFileSync(file, 'utf8')) : undefined;
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
  'search',
  'results',
  'narrow',
  'print',
].map((name) => new URL(`styles/${name}.css`, import.meta.url));

/** A page of the documentation is framed nowhere, and connects to nothing. */
function send(req: Request, res: Response, found: Asset): void {
  const hasFrames = [ELEMENT_PAGES, MESSAGE_PAGES].some((start) => found.path.startsWith(start));
  res.setHeader('Content-Security-Policy', hasFrames ? FRAMING_POLICY : REFERENCE_POLICY);
  setIsolation(res);
  sendAsset(req, res, found);
}
