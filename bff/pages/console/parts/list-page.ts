import type { Router } from 'express';
import type { Page } from '../../../core/contract/fields.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { attempt } from './form-pages.ts';
import { listedMerchants, type ListedMerchants } from './read-lists.ts';
import type { ConsoleContext } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { PageVisit } from '../partner-api.ts';
import { field, problem, type Choice } from '../../shell/forms/field.ts';

const PAGE = 50;

/**
 * A page of the navigation that lists the records of all merchants in this environment, newest first: its
 * columns, its filters and its words.
 */
interface ListPage<Item extends OfAMerchant, Name extends string> {
  /** Below the console's address. */
  readonly path: string;
  /** The whole path: its entry of the navigation. */
  readonly section: string;
  readonly title: string;
  /** Beside the title. */
  readonly action?: Content;
  readonly filters: ListFilters<Name>;
  /** Calls the operation. */
  readonly read: (visit: PageVisit, query: ReadQuery) => Promise<Page<Item>>;
  readonly columns: (merchants: ListedMerchants) => readonly Column<Item>[];
  /** Instead of the form and the table: there are no records at all. */
  readonly none: EmptyList;
  /** Instead of the table. */
  readonly noneMatch: EmptyList;
}

/** The filters of a list. */
interface ListFilters<Name extends string> {
  /** The names of the filters in the query of the page's address. */
  readonly names: readonly Name[];
  readonly fields: (filter: ListFilter<Name>, merchants: ListedMerchants) => Content;
  /** Names of filters without a field: links set them. */
  readonly kept?: readonly Name[];
  /** The label of the search. Defaults to the page's title. */
  readonly label?: string;
  /** The page's address. Defaults to that of the navigation. */
  readonly action?: string;
  /** Returns the filter as a query of the operation. Defaults to the same names. */
  readonly queryOf?: (filter: ListFilter<Name>) => Record<string, string>;
}

interface EmptyList {
  readonly title: string;
  readonly advice: Content;
}

/** A record of the list. */
interface OfAMerchant {
  readonly merchant: string;
}

type ReadQuery = ReturnType<typeof queryAt>;

const queryAt = (filter: Record<string, string>, cursor: string) => ({
  ...filter,
  limit: PAGE,
  ...(cursor !== '' && { cursor }),
});

export function mountListPage<Item extends OfAMerchant, Name extends string>(
  router: Router,
  context: ConsoleContext,
  pages: PageRenderer,
  page: ListPage<Item, Name>,
): void {
  const { title, section, filters } = page;
  const { action = section, label = title, queryOf = whatIsSet, kept } = filters;
  const filterIn = filterNamed(filters.names);
  router
    .route(page.path)
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      const filter = filterIn(req.query);
      const cursor = typeof req.query['cursor'] === 'string' ? req.query['cursor'] : '';
      const visit = { session, res };
      const { result: list, refusal } = await attempt(pages, res, () =>
        page.read(visit, queryAt(queryOf(filter), cursor)),
      );
      const shown = list?.data.map(({ merchant }) => merchant) ?? [];
      const merchants = await listedMerchants(context, visit, shown);
      const hasNone = list?.data.length === 0 && addressOf(filter, { cursor }) === '';
      const fields = filters.fields(filter, merchants);
      await pages.send(res, session, {
        status: refusal?.status ?? 200,
        title,
        section,
        content: html`<div class="head">
            <h1>${title}</h1>
            ${page.action}
          </div>
          ${hasNone ? emptyList(page.none) : filterForm({ action, label, filter, kept, refusal, fields })}
          ${list && !hasNone && listed(page, list, merchants, { filter, cursor })}`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

function listed<Item extends OfAMerchant, Name extends string>(
  { section, filters, columns, noneMatch }: ListPage<Item, Name>,
  { data, next_cursor: next }: Page<Item>,
  merchants: ListedMerchants,
  at: { readonly filter: ListFilter<Name>; readonly cursor: string },
): Content {
  if (data.length === 0) return emptyList(noneMatch);
  return html`<section class="card sec">${recordTable(columns(merchants), data)}</section>
    ${listSteps(filters.action ?? section, { ...at, next })}`;
}

/** Instead of a list without records. */
export function emptyList({ title, advice }: EmptyList): Html {
  return html`<section class="card sec empty">
    <h2>${title}</h2>
    <p>${advice}</p>
  </section>`;
}

/** A column of a table of records. */
export interface Column<Item> {
  readonly title: string;
  readonly cell: (item: Item) => Content;
  /** Whether it stays on one line, such as a time. */
  readonly isFixed?: boolean;
  /** Whether it is aligned at the end, such as an amount. */
  readonly isEnd?: boolean;
}

/** A row for each record; on a phone, a card. */
export function recordTable<Item>(columns: readonly Column<Item>[], items: readonly Item[]): Html {
  return html`<table class="cards">
    <thead>
      <tr>
        ${columns.map(({ title, isEnd }) => html`<th scope="col" ${isEnd && html`class="end"`}>${title}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${items.map(
        (item) =>
          html`<tr>
            ${columns.map(
              (column) => html`<td data-label="${column.title}" ${classOf(column)}>${column.cell(item)}</td>`,
            )}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function classOf({ isFixed, isEnd }: Pick<Column<never>, 'isFixed' | 'isEnd'>): Content {
  const names = [isEnd && 'end', isFixed && 'fixed'].filter(Boolean);
  return names.length > 0 && html`class="${names.join(' ')}"`;
}

/** The column with a record's merchant. */
export function merchantColumn(merchants: ListedMerchants): Column<OfAMerchant> {
  return { title: 'Merchant', cell: ({ merchant }) => merchants.linkTo(merchant) };
}

interface ListPlace {
  readonly filter: Readonly<Record<string, string>>;
  /** The cursor of the shown page; empty for the first page. */
  readonly cursor: string;
  /** The cursor of the next page. */
  readonly next: string | null;
}

/** Leads back to the newest records and on to older ones. */
export function listSteps(path: string, { filter, cursor, next }: ListPlace): Html {
  return html`<p class="buttons">
    ${cursor !== '' && html`<a class="button quiet" href="${path}${addressOf(filter)}">Newest</a>`}
    ${
      next !== null &&
      html`<a class="button quiet" href="${path}${addressOf(filter, { cursor: next })}">Older</a>`
    }
  </p>`;
}

/** A list's filter, as in its page's address. Unset values are empty. */
export type ListFilter<Name extends string> = Readonly<Record<Name, string>>;

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

interface FilterForm {
  /** The page's path. */
  readonly action: string;
  /** The label of the search. */
  readonly label: string;
  readonly filter: Readonly<Record<string, string>>;
  /** Names of filters without a field: links set them. */
  readonly kept?: readonly string[] | undefined;
  readonly refusal: ApiError | undefined;
  readonly fields: Content;
  /** The label of the button. Defaults to `Search`. */
  readonly button?: string;
  /** Whether there are two columns instead of as many as fit. */
  readonly isInTwo?: boolean;
}

export function filterForm(form: FilterForm): Html {
  const { action, label, filter, kept = [], refusal, fields, button = 'Search', isInTwo = false } = form;
  return html`<form
    class="card sec filter${isInTwo && ' two'}"
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
      <button class="quiet">${button}</button>
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

/** Returns a list's filter as the query of its page's address, without unset values. */
export function addressOf(
  filter: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>> = {},
): string {
  const set = Object.entries({ ...filter, ...more }).filter(([, value]) => value !== '');
  return set.length === 0 ? '' : `?${new URLSearchParams(set).toString()}`;
}
