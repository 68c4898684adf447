import { html, type Content, type Html } from '../gateway/html.ts';
import { documentOf } from '../pages/document.ts';
import { addressOf, FIRST_PAGE, INDEX_PAGE, pageOf } from './addresses.ts';
import { addressOfChapterPage, CHAPTER_PAGES, type ChapterPage } from './chapter-pages.ts';
import type { Group } from './group.ts';
import { elementNavigation } from './elements/element-navigation.ts';
import type { ElementDeclaration } from './elements/manifest.ts';
import { addressOfGuide, GUIDE_PARTS, type Guide } from './guides.ts';
import { methodBadge } from './operation-section.ts';
import { addressOfRecord } from './records.ts';

export interface FrameOptions {
  /** Addresses of the style sheet and of the script that adds copying and the theme. */
  readonly cssUrl: string;
  readonly scriptUrl: string;
  readonly iconUrl: string;
}

/** What is on a page beside its contents. */
export interface PageParts {
  /** For the tab, before the name of the reference. */
  readonly title?: string;
  readonly description: string;
  readonly main: Content;
}

interface Contents {
  readonly groups: readonly Group[];
  /** The one whose page it is: what it consists of is listed too. */
  readonly current?: Group;
  /** The chapter whose page it is. */
  readonly guide?: Guide;
  /** The element whose page it is. */
  readonly element?: ElementDeclaration;
  /** The page of the reference's chapters whose page it is. */
  readonly chapter?: ChapterPage;
}

/** One page of the reference with its contents beside it. */
export function frame(
  { title, description, main }: PageParts,
  contents: Contents,
  options: FrameOptions,
): string {
  const { cssUrl, scriptUrl, iconUrl } = options;
  const name = 'Trellis documentation';
  return documentOf({
    title: title === undefined ? name : `${title} – ${name}`,
    icon: iconUrl,
    styles: [cssUrl],
    head: html`<meta name="color-scheme" content="light dark" />
      <meta name="description" content="${description}" />
      <script type="module" blocking="render" src="${scriptUrl}"></script>`,
    body: html`<a class="skip" href="#content">Skip to content</a>
      ${sidebar(navigation(contents))}
      <main id="content" tabindex="-1">${main}</main>`,
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
      <a href="${FIRST_PAGE}">Trellis</a>
      <span>Documentation</span>
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

function navigation({ groups, current, guide, element, chapter }: Contents): Html {
  return html`${GUIDE_PARTS.map(
      ({ title, guides }) =>
        html`<p class="heading">${title}</p>
          <ul>
            ${guides.map(
              (one) =>
                html`<li>
                  <a href="${addressOfGuide(one)}" ${one === guide && html`aria-current="page"`}
                    >${one.title}</a
                  >
                </li>`,
            )}
          </ul>`,
    )}
    ${elementNavigation(element)}
    <p class="heading">API reference</p>
    <ul>
      ${CHAPTER_PAGES.map(
        (one) =>
          html`<li>
            <a href="${addressOfChapterPage(one)}" ${one === chapter && html`aria-current="page"`}
              >${one.title}</a
            >
          </li>`,
      )}
      <li><a href="${INDEX_PAGE}">Index</a></li>
    </ul>
    <p class="heading"><a href="${FIRST_PAGE}#operations">Operations</a></p>
    <ul>
      ${groups.map((group) => {
        const isCurrent = group === current;
        return html`<li>
          <a href="${pageOf(group.tag)}" ${isCurrent && html`aria-current="page"`}>${group.tag}</a>
          ${isCurrent && partsOf(group)}
        </li>`;
      })}
    </ul>`;
}

function partsOf({ records, operations }: Group): Html {
  return html`<ul>
    ${records.map(
      (record) => html`<li><a href="${addressOfRecord(record)}">The ${record.title} record</a></li>`,
    )}
    ${operations.map(
      (operation) =>
        html`<li>
          <a href="${addressOf(operation)}"
            ><span>${operation.summary}</span>${methodBadge(operation.method)}</a
          >
        </li>`,
    )}
  </ul>`;
}
