import type { DeprecationKind } from '../contract/deprecations/deprecation.ts';
import type { DeprecationInUse } from '../deprecations/contract/deprecation-record.ts';
import { html, type Content, type Html } from '../gateway/html.ts';
import type { Key } from '../identity/contract/keys/key.ts';
import { nameOf } from '../pages/name.ts';
import { KEYS } from './keys-page.ts';
import { chip } from './parts/chip.ts';
import { agoOf, dayOf, numberOf } from './parts/format.ts';

/** What deprecations are called, before their names. */
const WORDS: Readonly<Record<DeprecationKind, string>> = {
  version: 'API version',
  operation: 'Operation',
  parameter: 'Parameter',
  field: 'Field',
  elements: 'Elements',
};
const DAY_MS = 86_400_000;

/** One thing that is deprecated, with everyone who uses it. */
export type DeprecatedThing = readonly [DeprecationInUse, ...DeprecationInUse[]];

/** The next to end first; the same thing once, with those who use it most first. */
export function thingsIn(uses: readonly DeprecationInUse[]): DeprecatedThing[] {
  const byCalls = uses.toSorted((a, b) => b.calls_last_30_days - a.calls_last_30_days);
  const things = [...Map.groupBy(byCalls, ({ kind, name }) => `${kind} ${name}`).values()];
  return (things as unknown as DeprecatedThing[]).toSorted(([a], [b]) => endOf(a) - endOf(b));
}

/** In milliseconds since the epoch; infinite where it isn't decided. */
export function endOf({ sunset_at: end }: DeprecationInUse): number {
  return end === null ? Infinity : Date.parse(end);
}

/** `API version 2026-09-01` */
export function thingName({ kind, name }: DeprecationInUse): Html {
  return html`${WORDS[kind]} <span class="mono">${name}</span>`;
}

/** @param nowMs in the real time, in which calls are counted and things end */
export function deprecatedUses(
  uses: readonly DeprecationInUse[],
  keys: ReadonlyMap<string, Key>,
  nowMs: number,
): Html {
  return html`<section class="card sec" id="in-use">
    <h2>Deprecated and in use</h2>
    ${
      uses.length === 0
        ? html`<p>
            Nothing deprecated is in use. Whatever your keys and pages used in the last 30 days stays as it
            is.
          </p>`
        : thingsIn(uses).map((thing) => thingPart(thing, keys, nowMs))
    }
  </section>`;
}

function thingPart(thing: DeprecatedThing, keys: ReadonlyMap<string, Key>, nowMs: number): Html {
  const [one] = thing;
  return html`<div class="head">
      <h3>${thingName(one)}</h3>
      ${endChip(one, nowMs)}
    </div>
    <p>
      Deprecated since ${dayOf(one.deprecated_at)}. ${one.instead}
      <a href="${one.docs_url}">How to upgrade</a>
    </p>
    ${useTable(one.kind === 'elements' ? 'Pages of' : 'Key', thing, (use) => userOf(use, keys), nowMs)}`;
}

/** When it is over. */
function endChip(one: DeprecationInUse, nowMs: number): Html {
  const end = endOf(one);
  if (end === Infinity) return chip('plain', 'No end date yet');
  const date = dayOf(new Date(end));
  if (end <= nowMs) return chip('danger', html`<span>Retired on ${date}</span>`);
  return chip('warn', html`<span>Retires on ${date}, ${inDays(end - nowMs)}</span>`);
}

export function inDays(ms: number): string {
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

/** What a row of such a table says of how much it is used. */
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
