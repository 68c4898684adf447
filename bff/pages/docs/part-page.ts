import { html, type Html } from '../../core/text/html.ts';
import { pageOf } from './addresses.ts';
import type { PageParts } from './frame.ts';
import { entriesOf, type Group, type GroupEntry } from './group.ts';
import type { GroupPart } from './group-part.ts';

/** The page of a record or an operation: words on the left, samples on the right, and what is before and after it in its group. */
export function partPage(part: GroupPart, address: string, group: Group): PageParts {
  const { title, description, words, samples } = part;
  const entries = entriesOf(group);
  const at = entries.findIndex((entry) => entry.address === address);
  return {
    title,
    description,
    main: html`<article class="operation">
      <div class="split">
        <div class="words">
          <header>
            <p class="above"><a href="${pageOf(group.tag)}">${group.tag}</a></p>
            <h1>${title}</h1>
          </header>
          ${words}
        </div>
        <div class="samples">${samples}</div>
      </div>
      <nav class="further" aria-label="Before and after in ${group.tag}">
        ${neighbour('Previous', entries[at - 1])} ${neighbour('Next', entries[at + 1])}
      </nav>
    </article>`,
  };
}

function neighbour(word: string, entry: GroupEntry | undefined): Html | undefined {
  return entry && html`<a href="${entry.address}"><small>${word}</small>${entry.title}</a>`;
}
