import { type Addition, ADDITIONS } from '../../developers/document/additions/list.ts';
import type { Operation } from '../../core/contract/operation.ts';
import { OPERATIONS } from '../../developers/document/operations.ts';
import { RELEASES } from '../../core/contract/versions/versions.ts';
import { html, type Html } from '../../core/text/html.ts';
import { addressOfEvent } from './access-chapters.ts';
import { addressOf, pageOf } from './addresses.ts';
import { prose } from './prose.ts';

const [FIRST, ...LATER] = ADDITIONS;

/** What the first version began with. */
export function whatBegan(): Html {
  return html`<h3>The first version</h3>
    ${FIRST && partsOf(FIRST)}`;
}

/** What came to all versions while one of them was the newest, newest first; undefined: nothing. */
export function additionsSince(version: string): Html | undefined {
  const next = RELEASES.find(({ date }) => date > version)?.date;
  const own = LATER.filter(({ date }) => date >= version && (next === undefined || date < next));
  if (own.length === 0) return undefined;
  return html`${own.toReversed().map(
    (one) =>
      html`<h3>${one.date}</h3>
        ${partsOf(one)}`,
  )}`;
}

function partsOf(addition: Addition): Html {
  const { operations, events, others } = addition;
  const come = OPERATIONS.filter(({ id }) => operations.includes(id));
  const groups = [...Map.groupBy(come, ({ tag }) => tag)];
  return html`${
    others.length > 0 &&
    html`<ul class="plain">
      ${others.map((words) => html`<li>${prose(words)}</li>`)}
    </ul>`
  }
  ${
    groups.length > 0 &&
    html`<ul class="plain groups">
      ${groups.map(([tag, own]) => groupLine(tag, own, wasThereBefore(tag, addition)))}
    </ul>`
  }
  ${events.length > 0 && eventLine(events)}`;
}

function wasThereBefore(tag: Operation['tag'], { date }: Addition): boolean {
  const before = ADDITIONS.filter((one) => one.date < date);
  const own = OPERATIONS.filter((one) => one.tag === tag);
  return before.some(({ operations }) => own.some(({ id }) => operations.includes(id)));
}

/** A new group is named by itself, and what came to one that was there by its operations. */
function groupLine(tag: Operation['tag'], come: readonly Operation[], isKnown: boolean): Html {
  const group = html`<a href="${pageOf(tag)}">${tag}</a>`;
  if (!isKnown)
    return html`<li>${group}: ${come.length} ${come.length === 1 ? 'operation' : 'operations'}</li>`;
  return html`<li>
    ${group}: ${come.map((one, at) => html`${at > 0 && ', '}<a href="${addressOf(one)}">${one.summary}</a>`)}
  </li>`;
}

function eventLine(types: readonly string[]): Html {
  return html`<details class="more">
    <summary>${types.length} ${types.length === 1 ? 'type of event' : 'types of events'}</summary>
    ${types.map((type, at) => html`${at > 0 && ', '}<a href="${addressOfEvent(type)}"><code>${type}</code></a>`)}
  </details>`;
}
