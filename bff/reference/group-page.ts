import { TAG_DESCRIPTIONS } from '../contract/operations.ts';
import { html, type Html } from '../gateway/html.ts';
import { addressOf } from './addresses.ts';
import type { PageParts } from './frame.ts';
import type { Group } from './group.ts';
import { methodBadge, operationSection, type Reference } from './operation-section.ts';
import { prose } from './prose.ts';
import { renderRecord } from './records.ts';

/** A group of operations: its records, and each operation with what it takes, returns and refuses. */
export function groupPage(group: Group, reference: Reference): PageParts {
  const { tag, operations, records } = group;
  const words = TAG_DESCRIPTIONS.get(tag) ?? '';
  return {
    title: tag,
    description: words.replaceAll('`', ''),
    main: html`<header class="lead split">
        <div class="words">
          <h1>${tag}</h1>
          <p>${prose(words)}</p>
        </div>
        <div class="samples">${overview(group)}</div>
      </header>
      ${records.map((record) => renderRecord(record, reference.links))}
      ${operations.map((operation) => operationSection(operation, reference))}`,
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
