import { Html, html } from '../../../core/text/html.ts';
import { LANGUAGES, type LanguageTag } from '../../../core/text/languages.ts';
import type { Sample } from './samples.ts';

/** The colours that a sample is asked for; left out, those of the system. */
export type Scheme = 'light' | 'dark';

export interface SampleDocument {
  readonly tagName: string;
  readonly sample: Sample;
  readonly language: LanguageTag;
  readonly scheme: Scheme | undefined;
  readonly cssUrl: string;
  /** What answers the element and operates it. */
  readonly scriptUrl: string;
  /** The elements' loader, at the address of its version. */
  readonly loaderUrl: string;
}

/** Written from right to left. */
const TO_THE_LEFT: ReadonlySet<LanguageTag> = new Set(['ar']);

/**
 * A page with one element in one state, as a partner's page would have it: the element's own files, and before them what stands in for
 * the partner's server and the API.
 */
export function sampleDocument(options: SampleDocument): string {
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
export const languageIn = (value: unknown): LanguageTag | undefined =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value) ? (value as LanguageTag) : undefined;

export const schemeIn = (value: unknown): Scheme | undefined =>
  value === 'light' || value === 'dark' ? value : undefined;
