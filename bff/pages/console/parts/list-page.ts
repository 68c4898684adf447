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

interface FilterForm {
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

const PAGE = 50;

/** A page of the navigation that lists the records of all merchants in this environment, newest first. */
interface ListPage<Item extends OfAMerchant, Filter extends ListFilter<'merchant'>> {
  /** Below the console's address. */
  readonly path: string;
  /** The whole path: its entry of the navigation. */
  readonly section: string;
  readonly title: string;
  /** Beside the title. */
  readonly action?: Content;
  /** What the list is narrowed to, from the query of the page's address. */
  readonly filterIn: (query: Readonly<Record<string, unknown>>) => Filter;
  /** The same as a query of the operation. */
  readonly queryOf: (filter: Filter) => Record<string, string>;
  readonly filterForm: (filter: Filter, refusal: ApiError | undefined, merchants: ListedMerchants) => Content;
  /** Calls the operation. */
  readonly read: (visit: PageVisit, query: ReadQuery) => Promise<Page<Item>>;
  readonly table: (items: readonly Item[], merchants: ListedMerchants) => Content;
  /** Instead of the form and the table: there are no records at all. */
  readonly none: Content;
  /** Instead of the table. */
  readonly noneMatch: Content;
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

export function mountListPage<Item extends OfAMerchant, Filter extends ListFilter<'merchant'>>(
  router: Router,
  context: ConsoleContext,
  pages: PageRenderer,
  page: ListPage<Item, Filter>,
): void {
  router
    .route(page.path)
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      const filter = page.filterIn(req.query);
      const cursor = typeof req.query['cursor'] === 'string' ? req.query['cursor'] : '';
      const visit = { session, res };
      const { result: list, refusal } = await attempt(pages, res, () =>
        page.read(visit, queryAt(page.queryOf(filter), cursor)),
      );
      const shown = list?.data.map(({ merchant }) => merchant) ?? [];
      const merchants = await listedMerchants(context, visit, shown);
      const hasNone = list?.data.length === 0 && addressOf(filter, { cursor }) === '';
      await pages.send(res, session, {
        status: refusal?.status ?? 200,
        title: page.title,
        section: page.section,
        content: html`<div class="head">
            <h1>${page.title}</h1>
            ${page.action}
          </div>
          ${hasNone ? page.none : page.filterForm(filter, refusal, merchants)}
          ${list && !hasNone && listed(page, list, merchants, { filter, cursor })}`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

function listed<Item extends OfAMerchant, Filter extends ListFilter<'merchant'>>(
  { section, table, noneMatch }: ListPage<Item, Filter>,
  { data, next_cursor: next }: Page<Item>,
  merchants: ListedMerchants,
  { filter, cursor }: { readonly filter: Filter; readonly cursor: string },
): Content {
  if (data.length === 0) return noneMatch;
  return html`<section class="card sec">${table(data, merchants)}</section>
    <p class="buttons">
      ${cursor !== '' && html`<a class="button quiet" href="${section}${addressOf(filter)}">Newest</a>`}
      ${
        next !== null &&
        html`<a class="button quiet" href="${section}${addressOf(filter, { cursor: next })}">Older</a>`
      }
    </p>`;
}

/** What a list is narrowed to, as the query of its page's address; without what is not set. */
export function addressOf(
  filter: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>> = {},
): string {
  const set = Object.entries({ ...filter, ...more }).filter(([, value]) => value !== '');
  return set.length === 0 ? '' : `?${new URLSearchParams(set).toString()}`;
}
