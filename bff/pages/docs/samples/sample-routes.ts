import { fileURLToPath } from 'node:url';
import { Router, type Response } from 'express';
import { ApiError } from '../../../core/api/errors.ts';
import { Assets, FOR_EVER, sendBytes } from '../../../core/http/assets.ts';
import { refuseMethod, setIsolation } from '../../../core/http/page-headers.ts';
import { OWN_VERSION } from '../../shell/released-elements.ts';
import { furtherSheet } from '../../shell/styles/style-sheet.ts';
import { ELEMENTS, nameOf } from '../elements/elements.ts';
import { SAMPLE_PAGE, SAMPLE_SCRIPT, SAMPLE_SHEET, firstOf, samplesOf, type Sample } from './samples.ts';
import { Html, html } from '../../../core/text/html.ts';
import { LANGUAGES, type LanguageTag } from '../../../core/text/languages.ts';

/**
 * The policy of a sample, which runs this service's elements and nothing else, in an opaque origin: without
 * cookies, storage or requests other than for its files. Only our own pages may frame it. Forms are allowed,
 * since elements send them by script, but have no target.
 */
export const SAMPLE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src " +
  "'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts allow-forms";

const SCRIPT = 'samples.js';

const built = new Assets(fileURLToPath(new URL('../../../../dist/gallery/', import.meta.url)));

const sheet = furtherSheet(new URL('sample.css', import.meta.url));

/**
 * `/docs/elements/payouts/sample?state=empty&lang=ar&scheme=dark`, and the two files that only samples load.
 */
export function sampleRoutes(): Router {
  const router = Router({ strict: true, caseSensitive: true });
  const elements = new Map(ELEMENTS.map((element) => [nameOf(element), element]));
  router.get(SAMPLE_PAGE, async ({ params, query }, res) => {
    const element = elements.get(String(params['name']));
    const script = await built.find(SCRIPT);
    const all = element ? samplesOf(element) : [];
    const wanted = query['state'];
    const sample = wanted === undefined ? firstOf(all) : all.find(({ id }) => id === wanted);
    if (!element || !script || !sample) throw new ApiError('not_found');
    const language = languageIn(query['lang'] ?? 'en');
    if (!language) throw new ApiError('not_found');
    setSampleHeaders(res);
    res.setHeader('Cache-Control', 'no-cache');
    res.type('html').send(
      sampleDocument({
        tagName: element.tagName,
        sample,
        language,
        scheme: schemeIn(query['scheme']),
        cssUrl: `${SAMPLE_SHEET}?v=${sheet.version}`,
        scriptUrl: `${SAMPLE_SCRIPT}?v=${script.version}`,
        loaderUrl: `/elements/${OWN_VERSION}/trellis.js`,
      }),
    );
  });
  router.get(SAMPLE_SCRIPT, async (req, res) => {
    const script = await built.find(SCRIPT);
    if (!script) throw new ApiError('not_found');
    openToSamples(res, req.query['v'] === script.version);
    sendBytes(req, res, script, 'js');
  });
  router.get(SAMPLE_SHEET, (req, res) => {
    openToSamples(res, req.query['v'] === sheet.version);
    sendBytes(req, res, sheet, 'css');
  });
  router.all([SAMPLE_PAGE, SAMPLE_SCRIPT, SAMPLE_SHEET], refuseMethod('GET, HEAD'));
  return router;
}

function setSampleHeaders(res: Response): void {
  res.setHeader('Content-Security-Policy', SAMPLE_POLICY);
  res.setHeader('Referrer-Policy', 'no-referrer');
  setIsolation(res);
  // Its policy says which pages may frame it, and gives it an origin of its own, which browsers refuse to
  // isolate by this header.
  res.removeHeader('X-Frame-Options');
  res.removeHeader('Cross-Origin-Opener-Policy');
}

/**
 * Allows samples to load a file. A sample's origin is opaque, so even our files are cross-origin. They are
 * the same for everyone.
 */
function openToSamples(res: Response, isKept: boolean): void {
  res.setHeader('Access-Control-Allow-Origin', '*');
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  res.setHeader('Cache-Control', isKept ? `public, ${FOR_EVER}` : 'no-cache');
}

/** The requested color scheme of a sample. Defaults to that of the system. */
export type Scheme = 'light' | 'dark';

interface SampleDocument {
  readonly tagName: string;
  readonly sample: Sample;
  readonly language: LanguageTag;
  readonly scheme: Scheme | undefined;
  readonly cssUrl: string;
  /** The URL of the script that responds to the element and operates it. */
  readonly scriptUrl: string;
  /** The elements' loader, at the address of its version. */
  readonly loaderUrl: string;
}

/** Written from right to left. */
const TO_THE_LEFT: ReadonlySet<LanguageTag> = new Set(['ar']);

/**
 * A page with one element in one state, as a partner's page would have it: the element's own files, and
 * before them what stands in for the partner's server and the API.
 */
function sampleDocument(options: SampleDocument): string {
  const { tagName, sample, language, scheme, cssUrl, scriptUrl, loaderUrl } = options;
  const { title, state, press, markup } = sample;
  return html`<!doctype html>
    <html
      lang="${language}"
      dir="${TO_THE_LEFT.has(language) ? 'rtl' : 'ltr'}"
      ${scheme !== undefined && html`data-scheme="${scheme}"`}
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${tagName}: ${title}</title>
        <link rel="stylesheet" href="${cssUrl}" />
        <script type="module" src="${scriptUrl}"></script>
        <script type="module" src="${loaderUrl}"></script>
      </head>
      <body>
        <main class="stage" data-state="${state}" ${press !== undefined && html`data-press="${press}"`}>
          ${new Html(markup)}
        </main>
      </body>
    </html> `.text;
}

/** @returns the language, if elements speak it */
const languageIn = (value: unknown): LanguageTag | undefined =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value) ? (value as LanguageTag) : undefined;

const schemeIn = (value: unknown): Scheme | undefined =>
  value === 'light' || value === 'dark' ? value : undefined;
