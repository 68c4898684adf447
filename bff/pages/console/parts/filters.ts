import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { field, problem, selectField, textField, type Choice } from '../../shell/forms.ts';
import { strokeIcon } from '../../shell/icons.ts';

/** A list's filter, as in its page's address. Unset values are empty. */
export type ListFilter<Name extends string> = Readonly<Record<Name, string>>;

/** A filter that can be set: one of some values, a day, or a text. */
export interface FilterField {
  readonly name: string;
  readonly label: string;
  /** Without the one for all. */
  readonly choices?: readonly Choice[];
  readonly isDay?: true;
  /** Whether it is beside the button, not behind it. */
  readonly isSearch?: true;
  readonly hint?: Content;
  readonly maxLength?: number;
}

interface FilterForm {
  /** The page's path. */
  readonly action: string;
  /** The label of the search. */
  readonly label: string;
  readonly filter: Readonly<Record<string, string>>;
  /** Names of filters without a field, with what a set one is called: links set them. */
  readonly kept?: Readonly<Record<string, string>> | undefined;
  readonly refusal: ApiError | undefined;
  readonly fields: readonly FilterField[];
}

/** Renders the search, the filters behind a button, and those that are set as chips that take them off. */
export function filterForm({ action, label, filter, kept = {}, refusal, fields }: FilterForm): Html {
  const search = fields.find(({ isSearch }) => isSearch);
  const others = fields.filter((one) => one !== search);
  const setKept = Object.keys(kept).filter((name) => filter[name]);
  return html`${problem(refusal?.publicMessage)}
    <form class="filters" method="get" action="${action}" role="search" aria-label="${label}">
      ${setKept.map((name) => html`<input type="hidden" name="${name}" value="${filter[name]}" />`)}
      ${search && searchField(search, filter[search.name] ?? '')}
      ${
        others.length > 0 &&
        html`<details class="more-filters" ${refusal && html`open`}>
          <summary class="button quiet slim">${strokeIcon('filter', 16)}Filter</summary>
          <div class="card sec">
            ${others.map((one) => controlOf(one, filter[one.name] ?? ''))}
            <p class="buttons"><button>Apply</button></p>
          </div>
        </details>`
      }
      ${setChips(action, filter, [
        ...fields,
        ...Object.entries(kept).map(([name, words]) => ({ name, label: words })),
      ])}
    </form>`;
}

function searchField({ name, label, maxLength = 120 }: FilterField, value: string): Html {
  return html`<div class="search">
    ${strokeIcon('search', 16)}<label class="unseen" for="${name}">${label}</label
    ><input
      type="search"
      id="${name}"
      name="${name}"
      value="${value}"
      placeholder="${label}"
      maxlength="${maxLength}"
      autocomplete="off"
    /><button class="unseen-until-used">Search</button>
  </div>`;
}

function controlOf(one: FilterField, value: string): Html {
  const { name, label, hint, choices, isDay, maxLength = 120 } = one;
  const view = { name, label, value, ...(hint !== undefined && { hint }) };
  if (choices) return selectField({ ...view, choices: [{ value: '', label: 'All' }, ...choices] });
  if (isDay) return field(view, (attributes) => html`<input ${attributes} type="date" value="${value}" />`);
  return textField({ ...view, maxLength });
}

function setChips(
  action: string,
  filter: Readonly<Record<string, string>>,
  fields: readonly FilterField[],
): Html[] {
  return fields
    .filter(({ name }) => filter[name])
    .map(({ name, label, choices }) => {
      const value = filter[name] ?? '';
      const words = choices?.find((choice) => choice.value === value)?.label ?? value;
      const without = addressOf({ ...filter, [name]: '' });
      return html`<a class="set-filter" href="${action}${without}"
        ><span class="unseen">Remove the filter </span>${label}: <b>${words}</b>${strokeIcon('x', 16)}</a
      >`;
    });
}

/** Choices of a filter: the values in their words. */
export function choicesOf<Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
): Choice[] {
  return values.map((value) => ({ value, label: words[value] }));
}

/** The filters of these names in the query of a page's address. */
export function filterNamed<Name extends string>(
  names: readonly Name[],
): (query: Readonly<Record<string, unknown>>) => ListFilter<Name> {
  return (query) =>
    Object.fromEntries(names.map((name) => [name, text(query[name])])) as Record<Name, string>;
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Returns the set values of a filter, as a query of an operation with the same names. */
export function whatIsSet(filter: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
}

/** Returns a list's filter as the query of its page's address, without unset values. */
export function addressOf(
  filter: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>> = {},
): string {
  const set = Object.entries({ ...filter, ...more }).filter(([, value]) => value !== '');
  return set.length === 0 ? '' : `?${new URLSearchParams(set).toString()}`;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns two days in UTC as the query of a list by time, which rejects an invalid day. @param from the first
 * day, and `to` the last; empty if unset
 */
export function createdOn(from: string, to: string): Record<string, string> {
  return {
    ...(from !== '' && { created_after: startOf(from, 0) }),
    ...(to !== '' && { created_before: startOf(to, DAY_MS) }),
  };
}

function startOf(day: string, plusMs: number): string {
  const ms = Date.parse(`${day}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && Number.isFinite(ms);
  return isDay && new Date(ms).toISOString().startsWith(day) ? new Date(ms + plusMs).toISOString() : day;
}
