import { TAG_DESCRIPTIONS } from '../contract/operations.ts';
import { html, type Html } from '../gateway/html.ts';
import { addressOf } from './addresses.ts';
import type { PageParts } from './frame.ts';
import type { Group } from './group.ts';
import { methodBadge, operationSection, type Reference } from './operation-section.ts';
import { prose } from './prose.ts';
import { renderRecord } from './records.ts';

/** With more records and operations than these, a page is too long to find something on it: they are folded. */
const MOST_UNFOLDED = 4;

/** A group of operations: its records, and each operation with what it takes, returns and refuses. */
export function groupPage(group: Group, reference: Reference): PageParts {
  const { tag, operations, records } = group;
  const isFolded = records.length + operations.length > MOST_UNFOLDED;
  const words = TAG_DESCRIPTIONS.get(tag) ?? '';
  return {
    title: tag,
    description: words.replaceAll('`', ''),
    main: html`<header class="lead split">
        <div class="words">
          <h1>${tag}</h1>
          <p>${prose(words)}</p>
        </div>
        ${!isFolded && html`<div class="samples">${overview(group)}</div>`}
      </header>
      ${records.map((record) => renderRecord(record, reference.links, isFolded))}
      ${operations.map((operation) => operationSection(operation, reference, isFolded))}`,
  };
}

function overview({ operations }: Group): Html {
  return html`<ul class="overview">
    ${operations.map(
      (operation) =>
        html`<li>
          <a href="${addressOf(operation)}"
            >${methodBadge(operation.method)} <code>${operation.path}</code></a
          >
        </li>`,
    )}
  </ul>`;
}
