import type { DeprecationInUse } from '../../../developers/deprecations/contract/deprecation-record.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import type { Key } from '../../../accounts/identity/contract/keys/key.ts';
import { nameOf } from '../../../core/text/message.ts';
import { chip } from '../parts/pieces.ts';
import { agoOf, dayOf, numberOf } from '../parts/format.ts';
import { KEYS } from '../parts/paths.ts';
import type { WebhookEndpoint } from '../../../developers/webhooks/contract/endpoints.ts';
import type { ConsoleContext, PageVisit } from '../context.ts';
import { DEPRECATIONS } from '../../../core/contract/deprecations/list.ts';
import type { DeprecationKind } from '../../../core/contract/deprecations/deprecation.ts';
import { listDeprecations } from '../../../developers/deprecations/contract/deprecations.ts';
import { listWebhookEndpoints } from '../../../developers/webhooks/contract/webhooks.ts';
import { allOf } from '../parts/read-lists.ts';

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

/** Labels for kinds of deprecation, before their names. */
const WORDS: Readonly<Record<DeprecationKind, string>> = {
  version: 'API version',
  operation: 'Operation',
  parameter: 'Parameter',
  field: 'Field',
  value: 'Value of',
  unknown_members: 'Unknown members sent to',
  elements: 'Elements',
};

/** The details of a deprecation, regardless of its callers. */
type Told = Pick<DeprecationInUse, 'kind' | 'name' | 'deprecated_at' | 'sunset_at' | 'instead' | 'docs_url'>;

/** A deprecation with its callers: at least one. */
interface DeprecatedThing {
  readonly told: Told;
  /** The callers, most active first. */
  readonly uses: readonly DeprecationInUse[];
  /** Whose webhooks are in that version. */
  readonly endpoints: readonly WebhookEndpoint[];
}

/**
 * Returns all deprecations in use, the next to end first.
 * @param endpoints all of the partner's, from {@link readEndpoints}
 */
export async function readDeprecatedThings(
  context: Pick<ConsoleContext, 'api'>,
  page: PageVisit,
  endpoints: readonly WebhookEndpoint[],
): Promise<DeprecatedThing[]> {
  return thingsIn(await allOf(context, listDeprecations, page), endpoints);
}

/** The partner's endpoints for webhooks; none where the service has no webhooks. */
export async function readEndpoints(
  context: Pick<ConsoleContext, 'api'>,
  page: PageVisit,
): Promise<WebhookEndpoint[]> {
  return context.api.has(listWebhookEndpoints) ? allOf(context, listWebhookEndpoints, page) : [];
}

function thingsIn(
  uses: readonly DeprecationInUse[],
  endpoints: readonly WebhookEndpoint[],
): DeprecatedThing[] {
  const byCalls = uses.toSorted((a, b) => b.calls_last_30_days - a.calls_last_30_days);
  const called = Map.groupBy(byCalls, ({ kind, name }) => `${kind} ${name}`);
  const pinned = Map.groupBy(endpoints, ({ api_version: version }) => `version ${version}`);
  const names = [...new Set([...called.keys(), ...pinned.keys()])];
  return names
    .flatMap((name): DeprecatedThing[] => {
      const own = called.get(name) ?? [];
      const told = own[0] ?? toldOfVersion(name);
      return told ? [{ told, uses: own, endpoints: pinned.get(name) ?? [] }] : [];
    })
    .toSorted((a, b) => endOf(a) - endOf(b));
}

/**
 * Returns a deprecated version that endpoints are pinned to: without calls it isn't in the API's list.
 * `undefined` if it isn't deprecated.
 */
function toldOfVersion(named: string): Told | undefined {
  const one = DEPRECATIONS.list.find(({ kind, name }) => `${kind} ${name}` === named);
  if (!one) return undefined;
  const { kind, name, deprecatedAt, sunsetAt, instead, docs } = one;
  return { kind, name, deprecated_at: deprecatedAt, sunset_at: sunsetAt ?? null, instead, docs_url: docs };
}

/** Returns the end in milliseconds since the epoch; infinite if it isn't decided. */
function endOf({ told: { sunset_at: end } }: DeprecatedThing): number {
  return end === null ? Infinity : Date.parse(end);
}

/** `API version 2026-09-01` */
function thingName({ told: { kind, name } }: DeprecatedThing): Html {
  return html`${WORDS[kind]} <span class="mono">${name}</span>`;
}
