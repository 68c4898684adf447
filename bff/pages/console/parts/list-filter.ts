import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { field, problem, type Choice } from '../../shell/forms/field.ts';
import { addressOf } from './address-of.ts';

/** What a list is narrowed to, as in its page's address. What isn't set is empty. */
export type ListFilter<Name extends string> = Readonly<Record<Name, string>>;

/** The filters of these names in the query of a page's address. */
export function filterNamed<Name extends string>(
  names: readonly Name[],
): (query: Readonly<Record<string, unknown>>) => ListFilter<Name> {
  return (query) =>
    Object.fromEntries(names.map((name) => [name, text(query[name])])) as Record<Name, string>;
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** What of a filter is set, as a query of an operation with the same names. */
export function whatIsSet(filter: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
}

export interface FilterForm {
  /** The page's path. */
  readonly action: string;
  /** What is searched. */
  readonly label: string;
  readonly filter: Readonly<Record<string, string>>;
  /** Names of filters without a field: links set them. */
  readonly kept?: readonly string[];
  readonly refusal: ApiError | undefined;
  readonly fields: Content;
}

export function filterForm({ action, label, filter, kept = [], refusal, fields }: FilterForm): Html {
  return html`<form
    class="card sec filter"
    method="get"
    action="${action}"
    role="search"
    aria-label="${label}"
  >
    ${problem(refusal?.publicMessage)}
    ${kept
      .filter((name) => filter[name])
      .map((name) => html`<input type="hidden" name="${name}" value="${filter[name]}" />`)}
    ${fields}
    <p class="buttons">
      <button class="quiet">Search</button>
      ${addressOf(filter) !== '' && html`<a class="button quiet" href="${action}">Clear</a>`}
    </p>
  </form>`;
}

/** Choices of a filter: `All`, then the values in their words. */
export function allOr<Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
): Choice[] {
  return [{ value: '', label: 'All' }, ...values.map((value) => ({ value, label: words[value] }))];
}

/** A day without a time, as `YYYY-MM-DD`. */
export function dayField(name: string, label: string, value: string): Html {
  return field({ name, label }, (attributes) => html`<input ${attributes} type="date" value="${value}" />`);
}
