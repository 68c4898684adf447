import { TAG_DESCRIPTIONS } from '../../developers/document/operations.ts';
import { html, type Html } from '../../core/text/html.ts';
import { addressOf } from './addresses.ts';
import { breakable, prose } from './prose.ts';
import type { PageParts } from './frame.ts';
import type { Group } from './group.ts';
import { movedOperation, movedRecord } from './moved.ts';
import { methodBadge } from './operation-section.ts';
import { addressOfRecord } from './records.ts';

/** A group of operations: what it is about, and what leads to each of its operations and records. */
export function groupPage(group: Group): PageParts {
  const { tag, operations, records } = group;
  const words = TAG_DESCRIPTIONS.get(tag) ?? '';
  return {
    title: tag,
    description: words.replaceAll('`', ''),
    main: html`<header class="lead">
        <h1>${tag}</h1>
        <p>${prose(words)}</p>
      </header>
      <section class="index" aria-labelledby="operations">
        <h2 id="operations">Operations</h2>
        <ul>
          ${operations.map(operationLine)}
        </ul>
      </section>
      ${
        records.length > 0 &&
        html`<section class="index" aria-labelledby="records">
          <h2 id="records">Records</h2>
          <ul>
            ${records.map(recordLine)}
          </ul>
        </section>`
      }`,
  };
}

function operationLine(operation: Group['operations'][number]): Html {
  return html`<li>
    ${movedOperation(operation)}<a href="${addressOf(operation)}"
      ><span>${operation.summary}</span>
      <span class="call">${methodBadge(operation.method)} <code>${breakable(operation.path)}</code></span></a
    >
  </li>`;
}

function recordLine(record: Group['records'][number]): Html {
  const { length } = Object.keys(record.schema.properties ?? {});
  const { description = `${length} fields` } = record.schema;
  return html`<li>
    ${movedRecord(record)}<a href="${addressOfRecord(record)}"
      ><span>The ${record.title} record</span> <span class="what">${prose(description)}</span></a
    >
  </li>`;
}
