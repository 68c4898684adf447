import { html, type Html } from '../../core/text/html.ts';
import { TAG_DESCRIPTIONS } from '../../developers/document/operations.ts';
import {
  INDEX_PAGE,
  OPERATIONS_INDEX_PAGE,
  pageOf,
  addressOfGuide,
  GUIDE_PARTS,
  addressOf,
  pageOfChapter,
  GUIDES,
} from './site-map.ts';
import { type Group, addressOfRecord } from './groups.ts';
import { addressOfChapterPage, CHAPTER_PAGES } from './chapter-pages.ts';
import type { PageParts } from './frame.ts';
import { groupAnchor, movedFromChapters, movedFromGroup } from './group-pages.ts';
import { prose } from './markup.ts';
import { addressOfElement, ELEMENTS } from './elements/elements.ts';
import { methodBadge } from './operation-section.ts';

/** The ways to build on Trellis, each with its first chapter. */
const MODELS = [
  {
    guide: 'start-hosted',
    title: 'Hosted pages',
    text: 'Send people to pages that Trellis serves. There is no code in your page.',
  },
  {
    guide: 'start-embedded',
    title: 'Embedded elements',
    text: 'Put our custom elements into your product, with your theme. Your server mints their sessions.',
  },
  {
    guide: 'start-api',
    title: 'The API',
    text: 'Build your own surfaces on the API that the elements use.',
  },
];

/** Returns the first page: an introduction to Trellis, how to start, and links to all parts. */
export function firstPage(groups: readonly Group[], serverUrl: string): PageParts {
  return {
    description: 'What Trellis is, how to start with it, and where its documentation has what.',
    main: html`<header class="lead">
        <h1>Trellis documentation</h1>
        <p>
          Trellis puts point-of-sale surfaces in your product: onboarding, menus, ordering, payments, payouts
          and reports for your merchants. The three ways to use it can be mixed.
        </p>
      </header>
      <section class="index" id="models" aria-labelledby="models-title">
        <h2 id="models-title">Get started</h2>
        <ul class="cards">
          ${MODELS.map(
            ({ guide, title, text }) =>
              html`<li>
                <a href="${addressOfGuide({ name: guide })}"
                  ><strong>${title}</strong> <span>${text}</span></a
                >
              </li>`,
          )}
        </ul>
      </section>
      <section class="index" id="guides" aria-labelledby="guides-title">
        <h2 id="guides-title">Guides</h2>
        ${GUIDE_PARTS.slice(1).map(
          ({ title, guides }) =>
            html`<section>
              <h3>${title}</h3>
              <ul class="columns">
                ${guides.map((guide) => html`<li><a href="${addressOfGuide(guide)}">${guide.title}</a></li>`)}
              </ul>
            </section>`,
        )}
      </section>
      <section class="index" id="reference" aria-labelledby="reference-title">
        <h2 id="reference-title">API reference</h2>
        <ul>
          ${CHAPTER_PAGES.map(
            (page) =>
              html`<li>
                ${movedFromChapters(page, serverUrl)}<a href="${addressOfChapterPage(page)}"
                  ><span>${page.title}</span> <span class="what">${page.summary}</span></a
                >
              </li>`,
          )}
        </ul>
      </section>
      <section class="index" id="operations" aria-labelledby="operations-title">
        <h2 id="operations-title">Operations</h2>
        <p>
          <a href="${OPERATIONS_INDEX_PAGE}">Every operation</a> and
          <a href="${INDEX_PAGE}">everything else</a>
          are in the index.
        </p>
        <ul>
          ${groups.map(listed)}
        </ul>
      </section>`,
  };
}

/** A group in a line, with the first sentence of what it is about. */
function listed(group: Group): Html {
  const { tag, operations } = group;
  const [sentence = ''] = /^.*?[.](?=\s|$)/s.exec(TAG_DESCRIPTIONS.get(tag) ?? '') ?? [];
  const { length } = operations;
  return html`<li id="${groupAnchor(group)}">
    ${movedFromGroup(group)}<a href="${pageOf(tag)}"
      ><span>${tag} <small>${length} ${length === 1 ? 'operation' : 'operations'}</small></span>
      <span class="what">${prose(sentence)}</span></a
    >
  </li>`;
}

/** Every chapter, element, group and record, to be found without a script; and where the longer lists are. */
export function indexPage(groups: readonly Group[]): PageParts {
  const records = groups.flatMap((group) => group.records);
  return {
    title: 'Index',
    description: 'Every chapter, element, group of operations and record.',
    main: html`<header class="lead">
        <h1>Index</h1>
        <p>Every chapter, element, group of operations and record.</p>
      </header>
      ${part(
        'chapters',
        'Chapters',
        columns([
          ...GUIDES.map((guide) => line(addressOfGuide(guide), guide.title)),
          ...CHAPTER_PAGES.map((page) => line(addressOfChapterPage(page), page.title)),
        ]),
      )}
      ${
        ELEMENTS.length > 0 &&
        part(
          'elements',
          'Elements',
          columns(ELEMENTS.map((one) => line(addressOfElement(one), html`<code>${one.tagName}</code>`))),
        )
      }
      ${part(
        'operations',
        'Operations',
        html`<p><a href="${OPERATIONS_INDEX_PAGE}">Every operation</a> has a page of its own.</p>
          ${columns(groups.map(({ tag }) => line(pageOf(tag), tag)))}`,
      )}
      ${part(
        'records',
        'Records',
        columns(records.map((record) => line(addressOfRecord(record), record.title))),
      )}
      ${part(
        'errors',
        'Errors',
        html`<p><a href="${pageOfChapter('errors')}">Every error code</a>, with its message.</p>`,
      )}
      ${part(
        'events',
        'Events',
        html`<p><a href="${pageOfChapter('event-types')}">Every event type</a>, by name.</p>`,
      )}`,
  };
}

/** Every operation, by group. */
export function operationsIndexPage(groups: readonly Group[]): PageParts {
  return {
    title: 'Every operation',
    description: 'Every operation of the API, by group.',
    main: html`<header class="lead">
        <p class="above"><a href="${INDEX_PAGE}">Index</a></p>
        <h1>Every operation</h1>
      </header>
      <section class="index short" aria-label="Operations by group">
        <div class="pair">
          ${groups.map(
            ({ tag, operations }) =>
              html`<section>
                <h2><a href="${pageOf(tag)}">${tag}</a></h2>
                <ul>
                  ${operations.map((operation) =>
                    line(
                      addressOf(operation),
                      html`<span>${operation.summary}</span> ${methodBadge(operation.method)}`,
                    ),
                  )}
                </ul>
              </section>`,
          )}
        </div>
      </section>`,
  };
}

function part(id: string, title: string, lines: Html): Html {
  return html`<section class="index short" id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    ${lines}
  </section>`;
}

function columns(lines: readonly Html[]): Html {
  return html`<ul class="columns">
    ${lines}
  </ul>`;
}

function line(to: string, words: Html | string): Html {
  return html`<li><a href="${to}">${words}</a></li>`;
}
