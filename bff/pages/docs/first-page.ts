import { html, type Html } from '../../core/text/html.ts';
import { TAG_DESCRIPTIONS } from '../../developers/document/operations.ts';
import { INDEX_PAGE, OPERATIONS_INDEX_PAGE, pageOf } from './addresses.ts';
import { addressOfChapterPage, CHAPTER_PAGES } from './chapter-pages.ts';
import type { PageParts } from './frame.ts';
import type { Group } from './group.ts';
import { addressOfGuide, GUIDE_PARTS } from './guides.ts';
import { groupAnchor, movedFromChapters, movedFromGroup } from './moved.ts';
import { prose } from './prose.ts';

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

/** What Trellis is, how to start, and where everything is. */
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
