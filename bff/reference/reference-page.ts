import { slugOf } from '../contract/openapi-tags.ts';
import { openApiDocument } from '../contract/openapi.ts';
import type { Operation } from '../contract/operation.ts';
import { OPERATIONS, TAG_DESCRIPTIONS } from '../contract/operations.ts';
import { html, type Html } from '../gateway/html.ts';
import { documentOf } from '../pages/document.ts';
import { prose } from './prose.ts';
import type { Chapter } from './chapter.ts';
import { chapters, renderChapter } from './introduction.ts';
import { methodBadge, operationSection, type Reference } from './operation-section.ts';
import { linksTo, recordAnchor, renderRecord, sharedRecords, type RecordSection } from './records.ts';

export interface PageOptions {
  /** Where the API is reached, without a trailing slash. */
  readonly serverUrl: string;
  /** Addresses of the style sheet and of the script that adds copying and the theme. */
  readonly cssUrl: string;
  readonly scriptUrl: string;
  readonly iconUrl: string;
}

/** The reference page: one HTML document, made from the declared operations, readable without its script. */
export function referencePage({ serverUrl, cssUrl, scriptUrl, iconUrl }: PageOptions): string {
  const document = openApiDocument({ serverUrl });
  const records = sharedRecords(document);
  const reference = { document, serverUrl, links: linksTo(records) };
  const groups = Map.groupBy(OPERATIONS, ({ tag }) => tag);
  const opening = chapters(serverUrl);
  const contents = navigation(opening, groups, records);
  return documentOf({
    title: 'Trellis API reference',
    icon: iconUrl,
    styles: [cssUrl],
    head: html`<meta name="color-scheme" content="light dark" />
      <meta name="description" content="Every operation of the Trellis API, with examples." />
      <script type="module" blocking="render" src="${scriptUrl}"></script>`,
    body: html`<a class="skip" href="#content">Skip to content</a>
      ${sidebar(contents)}
      <main id="content" tabindex="-1">
        <header class="lead">
          <h1>Trellis API</h1>
          <p>
            Put point-of-sale surfaces in your product: embed our elements, let us host the pages, or build
            your own on this API.
          </p>
        </header>
        ${opening.map(renderChapter)}
        ${[...groups].map(([tag, operations]) => group(tag, operations, records, reference))}
      </main>`,
  }).text;
}

/** Half light, half dark. */
const THEME_ICON = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <circle cx="12" cy="12" r="8" />
  <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
</svg>`;

/** Narrow screens get the contents folded into the top bar, wide ones get them beside the page. */
function sidebar(contents: Html): Html {
  return html`<header class="side">
    <div class="brand">
      <a href="#content">Trellis</a>
      <span>API reference</span>
      <button type="button" class="theme" title="Theme" hidden>
        ${THEME_ICON}<span class="hidden">Theme</span>
      </button>
    </div>
    <details class="menu">
      <summary>Contents</summary>
      <nav aria-label="Contents, folded">${contents}</nav>
    </details>
    <nav class="tree" aria-label="Contents">${contents}</nav>
  </header>`;
}

function navigation(
  opening: readonly Chapter[],
  groups: ReadonlyMap<Operation['tag'], readonly Operation[]>,
  records: readonly RecordSection[],
): Html {
  return html`<p class="heading">Before you call</p>
    <ul>
      ${opening.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
    </ul>
    ${[...groups].map(
      ([tag, operations]) =>
        html`<p class="heading"><a href="#${slugOf(tag)}">${tag}</a></p>
          <ul>
            ${records
              .filter((record) => record.tag === tag)
              .map(({ title }) => html`<li><a href="#${recordAnchor(title)}">The ${title} record</a></li>`)}
            ${operations.map(
              ({ id, method, summary }) =>
                html`<li>
                  <a href="#${id}"><span>${summary}</span>${methodBadge(method)}</a>
                </li>`,
            )}
          </ul>`,
    )}`;
}

function group(
  tag: Operation['tag'],
  operations: readonly Operation[],
  records: readonly RecordSection[],
  reference: Reference,
): Html {
  const id = slugOf(tag);
  return html`<section class="group" aria-labelledby="${id}-title">
    <div class="split" id="${id}">
      <div class="words">
        <h2 id="${id}-title">${tag}<a class="anchor" href="#${id}" aria-label="Link to ${tag}">#</a></h2>
        <p>${prose(TAG_DESCRIPTIONS.get(tag) ?? '')}</p>
      </div>
      <div class="samples">${overview(operations)}</div>
    </div>
    ${records.filter((record) => record.tag === tag).map((record) => renderRecord(record, reference.links))}
    ${operations.map((operation) => operationSection(operation, reference))}
  </section>`;
}

function overview(operations: readonly Operation[]): Html {
  return html`<ul class="overview">
    ${operations.map(
      ({ id, method, path }) =>
        html`<li>
          <a href="#${id}">${methodBadge(method)} <code>${path}</code></a>
        </li>`,
    )}
  </ul>`;
}
