import { html, type Content, type Html } from '../../core/text/html.ts';
import { documentOf } from '../shell/document.ts';
import {
  FIRST_PAGE,
  INDEX_PAGE,
  OPERATIONS_INDEX_PAGE,
  pageOf,
  addressOfGuide,
  GUIDE_PARTS,
} from './site-map.ts';
import { entriesOf, type Group } from './groups.ts';
import { addressOfChapterPage, CHAPTER_PAGES } from './chapter-pages.ts';
import { addressOfElement, ELEMENTS } from './elements/elements.ts';
import { methodBadge } from './operation-section.ts';

export interface FrameOptions {
  /** Addresses of the style sheet and of the script that adds copying and the theme. */
  readonly cssUrl: string;
  readonly scriptUrl: string;
  readonly iconUrl: string;
  /** The files that the search loads; there is none without a build. */
  readonly search?: SearchUrls | undefined;
}

/** The parts of a page, in addition to its contents. */
export interface PageParts {
  /** The title of the tab, before the name of the reference. */
  readonly title?: string;
  readonly description: string;
  readonly main: Content;
}

/** The position of a page in the table of contents. */
export interface Contents {
  readonly groups: readonly Group[];
  /** The path of the page. */
  readonly path: string;
  /** The group that the page is about: its entries are listed too. */
  readonly group?: Group;
}

/** Renders one page of the reference, with the table of contents next to it. */
export function frame(
  { title, description, main }: PageParts,
  contents: Contents,
  options: FrameOptions,
): string {
  const { cssUrl, scriptUrl, iconUrl, search } = options;
  const name = 'Trellis documentation';
  return documentOf({
    title: title === undefined ? name : `${title} – ${name}`,
    icon: iconUrl,
    styles: [cssUrl],
    head: html`<meta name="color-scheme" content="light dark" />
      <meta name="description" content="${description}" />
      <script type="module" blocking="render" src="${scriptUrl}"></script>`,
    body: html`<a class="skip" href="#content">Skip to content</a>
      ${sidebar(navigation(contents), search !== undefined)}
      <main id="content" tabindex="-1">${main}</main>
      ${search && searchDialog(search)}`,
  }).text;
}

/** Half light, half dark. */
const THEME_ICON = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <circle cx="12" cy="12" r="8" />
  <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
</svg>`;

/**
 * Renders the table of contents: folded into the top bar on narrow screens, next to the page on wide ones.
 */
function sidebar(contents: Html, isSearched: boolean): Html {
  return html`<header class="side">
    <div class="brand">
      <a href="${FIRST_PAGE}">Trellis</a>
      <span>Documentation</span>
      <button type="button" class="theme" title="Theme" hidden>
        ${THEME_ICON}<span class="hidden">Theme</span>
      </button>
    </div>
    ${isSearched && SEARCH_BUTTON}
    <details class="menu">
      <summary>Contents</summary>
      <nav aria-label="Contents, folded">${contents}</nav>
    </details>
    <nav class="tree" aria-label="Contents">${contents}</nav>
  </header>`;
}

function navigation({ groups, path, group: current }: Contents): Html {
  const entry = (to: string, words: Content): Html =>
    html`<a href="${to}" ${to === path && html`aria-current="page"`}>${words}</a>`;
  return html`${GUIDE_PARTS.map(
      ({ title, guides }) =>
        html`<p class="heading">${title}</p>
          <ul>
            ${guides.map((one) => html`<li>${entry(addressOfGuide(one), one.title)}</li>`)}
          </ul>`,
    )}
    ${
      ELEMENTS.length > 0 &&
      html`<p class="heading">Elements</p>
        <ul>
          ${ELEMENTS.map((one) => html`<li>${entry(addressOfElement(one), one.tagName)}</li>`)}
        </ul>`
    }
    <p class="heading">API reference</p>
    <ul>
      ${CHAPTER_PAGES.map((one) => html`<li>${entry(addressOfChapterPage(one), one.title)}</li>`)}
      <li>${entry(INDEX_PAGE, 'Index')}</li>
    </ul>
    <p class="heading"><a href="${OPERATIONS_INDEX_PAGE}">Operations</a></p>
    <ul>
      ${groups.map(
        (group) =>
          html`<li>
            ${entry(pageOf(group.tag), group.tag)}
            ${
              group === current &&
              html`<ul>
                ${entriesOf(group).map(
                  ({ address, title, method }) =>
                    html`<li>
                      ${entry(
                        address,
                        html`<span>${title}</span>${method !== undefined && methodBadge(method)}`,
                      )}
                    </li>`,
                )}
              </ul>`
            }
          </li>`,
      )}
    </ul>`;
}

/** The addresses of the files that the search loads once it is opened. */
interface SearchUrls {
  /** The script of the box. */
  readonly scriptUrl: string;
  readonly indexUrl: string;
}

const GLASS = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <circle cx="11" cy="11" r="6" />
  <path d="m16 16 4 4" />
</svg>`;

/** The button that opens the search. It is shown by the script, since it doesn't work without one. */
const SEARCH_BUTTON = html`<button
  type="button"
  class="find"
  aria-haspopup="dialog"
  aria-keyshortcuts="/ Control+K Meta+K"
  hidden
>
  ${GLASS}<span>Search</span><kbd aria-hidden="true">/</kbd>
</button>`;

/** Renders the search dialog, which is closed at first. */
function searchDialog({ scriptUrl, indexUrl }: SearchUrls): Html {
  return html`<dialog class="search" aria-label="Search" data-script="${scriptUrl}" data-index="${indexUrl}">
    <div class="box">
      ${GLASS}
      <input
        type="text"
        role="combobox"
        aria-label="Search the documentation"
        aria-expanded="false"
        aria-controls="results"
        aria-autocomplete="list"
        placeholder="Search the documentation"
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
        enterkeyhint="go"
        maxlength="100"
      />
      <button type="button" class="close">Close</button>
    </div>
    <div id="results" role="listbox" aria-label="Results" tabindex="-1" hidden></div>
    <div class="said">
      <p class="hint">
        Finds chapters, operations by name or path, records, elements and their attributes, error codes and
        events.
      </p>
      <p role="status"></p>
      <p class="nothing" hidden>Try another word, or look in the <a href="${INDEX_PAGE}">index</a>.</p>
      <p class="keys" aria-hidden="true">
        <span><kbd>↑</kbd> <kbd>↓</kbd> choose</span> <span><kbd>Enter</kbd> open</span>
        <span><kbd>Esc</kbd> close</span>
      </p>
    </div>
  </dialog>`;
}
