import type { DeprecationInUse } from '../../../developers/deprecations/contract/deprecation-record.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import type { Key } from '../../../accounts/identity/contract/keys/key.ts';
import { nameOf } from '../../../core/text/message.ts';
import {
  endOf,
  thingName,
  type DeprecatedThing,
  readDeprecatedThings,
  readEndpoints,
} from './deprecated-things.ts';
import { chip } from '../parts/pieces.ts';
import { agoOf, dayOf, numberOf } from '../parts/format.ts';
import { KEYS } from '../parts/paths.ts';
import type { WebhookEndpoint } from '../../../developers/webhooks/contract/endpoints.ts';
import type { ConsoleContext } from '../context.ts';
import type { PageVisit } from '../partner-api.ts';

const DAY_MS = 86_400_000;

/** @param nowMs in the real time, in which calls are counted and things end */
export function deprecatedUses(
  things: readonly DeprecatedThing[],
  keys: ReadonlyMap<string, Key>,
  nowMs: number,
): Html {
  return html`<section class="card sec" id="in-use">
    <h2>Deprecated and in use</h2>
    ${
      things.length === 0
        ? html`<p>
            Nothing deprecated is in use. Whatever your keys and pages used in the last 30 days, and your
            webhook endpoints get, stays as it is.
          </p>`
        : things.map((thing) => thingPart(thing, keys, nowMs))
    }
  </section>`;
}

function thingPart(thing: DeprecatedThing, keys: ReadonlyMap<string, Key>, nowMs: number): Html {
  const { told, uses, endpoints } = thing;
  return html`<div class="head">
      <h3>${thingName(thing)}</h3>
      ${endChip(thing, nowMs)}
    </div>
    <p>
      Deprecated since ${dayOf(told.deprecated_at)}. ${told.instead}
      <a href="${told.docs_url}">How to upgrade</a>
    </p>
    ${
      uses.length > 0 &&
      useTable(told.kind === 'elements' ? 'Pages of' : 'Key', uses, (use) => userOf(use, keys), nowMs)
    }
    ${
      endpoints.length > 0 &&
      html`<p>
          Webhooks are sent in it, too. When the receiver is ready for another, change the endpoint’s
          <span class="mono">api_version</span> with the API.
        </p>
        ${endpointList(endpoints)}`
    }`;
}

/** When it is over. */
function endChip(thing: DeprecatedThing, nowMs: number): Html {
  const end = endOf(thing);
  if (end === Infinity) return chip('plain', 'No end date yet');
  const date = dayOf(new Date(end));
  if (end <= nowMs) return chip('danger', html`<span>Retired on ${date}</span>`);
  return chip('warn', html`<span>Retires on ${date}, ${inDays(end - nowMs)}</span>`);
}

function inDays(ms: number): string {
  const days = Math.ceil(ms / DAY_MS);
  return days === 1 ? 'in 1 day' : `in ${numberOf(days)} days`;
}

function userOf({ key: id, origin }: DeprecationInUse, keys: ReadonlyMap<string, Key>): Content {
  if (id === null) return originName(origin);
  const key = keys.get(id);
  if (!key) return html`<a class="mono" href="${KEYS}/${id}">${id}</a>`;
  return html`<a href="${KEYS}/${id}">${nameOf(key.name)}</a>
    <span class="mono muted">…${key.last_four}</span>
    ${key.status !== 'live' && html`<span class="muted">(${key.status})</span>`}`;
}

export function originName(origin: string | null): Content {
  return origin === null
    ? html`<span class="muted">Origin not sent</span>`
    : html`<span class="mono">${origin}</span>`;
}

/** The usage columns of such a table. */
type Counted = Pick<DeprecationInUse, 'calls_last_7_days' | 'calls_last_30_days' | 'last_used_at'>;

/** @param more a column more, after who it is. Each cell is one element: on phones it is a cell of a grid */
export function useTable<Use extends Counted>(
  whose: string,
  uses: readonly Use[],
  who: (use: Use) => Content,
  nowMs: number,
  more?: { readonly title: string; readonly cell: (use: Use) => Content },
): Html {
  return html`<table class="cards">
    <thead>
      <tr>
        <th scope="col">${whose}</th>
        ${more && html`<th scope="col">${more.title}</th>`}
        <th scope="col" class="end">Calls in 7 days</th>
        <th scope="col" class="end">Calls in 30 days</th>
        <th scope="col" class="end">Last used</th>
      </tr>
    </thead>
    <tbody>
      ${uses.map(
        (use) =>
          html`<tr>
            <td data-label="${whose}" class="named"><span>${who(use)}</span></td>
            ${more && html`<td data-label="${more.title}" class="fixed"><span>${more.cell(use)}</span></td>`}
            <td data-label="7 days" class="end fixed">${numberOf(use.calls_last_7_days)}</td>
            <td data-label="30 days" class="end fixed">${numberOf(use.calls_last_30_days)}</td>
            <td data-label="Last used" class="end fixed">${agoOf(use.last_used_at, nowMs)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Renders the URLs of webhook endpoints, one per line. */
export function endpointList(endpoints: readonly WebhookEndpoint[]): Html {
  return html`<ul class="plain">
    ${endpoints.map(
      ({ url, status }) =>
        html`<li>
          <a class="mono break" href="/console/webhooks">${url}</a>
          ${status === 'disabled' && html`<span class="muted">(disabled)</span>`}
        </li>`,
    )}
  </ul>`;
}

const SOON_MS = 90 * 86_400_000;

/** Renders the deprecations in use that end within 90 days or have ended; nothing if there are none. */
export async function sunsetNotice(context: ConsoleContext, page: PageVisit): Promise<Content> {
  const nowMs = context.clock.now();
  const things = await readDeprecatedThings(context, page, await readEndpoints(context, page));
  const soon = things.filter((thing) => endOf(thing) - nowMs <= SOON_MS);
  if (soon.length === 0) return undefined;
  return html`<section class="notice warn" aria-labelledby="sunsets">
    <h2 class="small" id="sunsets">In use, and ending soon</h2>
    <ul class="plain">
      ${soon.map((thing) => html`<li>${ending(thing, nowMs)}</li>`)}
    </ul>
    <p><a href="/console/versions#in-use">See who uses it, and what to do</a></p>
  </section>`;
}

function ending(thing: DeprecatedThing, nowMs: number): Html {
  const end = endOf(thing);
  const date = dayOf(new Date(end));
  const when = end <= nowMs ? html`retired on ${date}` : html`retires on ${date}, ${inDays(end - nowMs)}`;
  return html`${thingName(thing)} ${when}. ${callersOf(thing)} ${receiversOf(thing)}`;
}

function callersOf({ told, uses }: DeprecatedThing): string {
  if (uses.length === 0) return '';
  const [single, several] = told.kind === 'elements' ? ['origin', 'origins'] : ['key', 'keys'];
  const users = uses.length === 1 ? `One ${single}` : `${uses.length} ${several}`;
  return `${users} used it in the last 30 days.`;
}

function receiversOf({ endpoints }: DeprecatedThing): string {
  if (endpoints.length === 0) return '';
  return endpoints.length === 1
    ? 'One webhook endpoint is pinned to it.'
    : `${endpoints.length} webhook endpoints are pinned to it.`;
}
