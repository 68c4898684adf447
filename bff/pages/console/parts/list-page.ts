import type { ConsoleSession } from '../console-session.ts';
import type { Router } from 'express';
import type { Page } from '../../../core/contract/fields.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { attempt } from './form-pages.ts';
import { listedMerchants, type ListedMerchants } from './read-lists.ts';
import type { ConsoleContext, PageVisit } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import {
  addressOf,
  filterForm,
  filterNamed,
  whatIsSet,
  type FilterField,
  type ListFilter,
} from './filters.ts';

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
  readonly action?: (session: ConsoleSession) => Content;
  readonly filters: ListFilters<Name>;
  /** Calls the operation. */
  readonly read: (visit: PageVisit, query: ReadQuery) => Promise<Page<Item>>;
  readonly columns: (merchants: ListedMerchants, nowMs: number) => readonly Column<Item>[];
  /** Below the title. */
  readonly above?: (visit: PageVisit) => Promise<Content>;
  /** Instead of the form and the table: there are no records at all. */
  readonly none: EmptyList;
  /** Instead of the table. */
  readonly noneMatch: EmptyList;
}

/** The filters of a list. */
interface ListFilters<Name extends string> {
  /** The names of the filters in the query of the page's address. */
  readonly names: readonly Name[];
  readonly fields: (merchants: ListedMerchants) => readonly FilterField[];
  /** Filters without a field, with what a set one is called: links set them. */
  readonly kept?: Readonly<Record<string, string>>;
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
  const { title, section, filters, columns } = page;
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
      const fields = filters.fields(merchants);
      await pages.send(res, session, {
        status: refusal?.status ?? 200,
        title,
        section,
        content: html`<div class="head">
            <h1>${title}</h1>
            ${page.action?.(session)}
          </div>
          ${await page.above?.(visit)}
          ${hasNone ? emptyList(page.none) : filterForm({ action, label, filter, kept, refusal, fields })}
          ${list && !hasNone && listed(page, list, columns(merchants, session.nowMs), { filter, cursor })}`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

function listed<Item extends OfAMerchant, Name extends string>(
  { section, filters, noneMatch }: ListPage<Item, Name>,
  { data, next_cursor: next }: Page<Item>,
  columns: readonly Column<Item>[],
  at: { readonly filter: ListFilter<Name>; readonly cursor: string },
): Content {
  if (data.length === 0) return emptyList(noneMatch);
  return html`<section class="card">${recordTable(columns, data)}</section>
    ${listSteps(filters.action ?? section, { ...at, next })}`;
}

/** Instead of a list without records. */
export function emptyList({ title, advice }: EmptyList): Html {
  return html`<section class="card sec empty">
    <h2>${title}</h2>
    <p>${advice}</p>
  </section>`;
}

/** A column of a table of records. The first one opens the record: its link covers the row. */
export interface Column<Item> {
  readonly title: string;
  readonly cell: (item: Item) => Content;
  /** Whether it stays on one line, such as a time. */
  readonly isFixed?: boolean;
  /** Whether it is aligned at the end, such as an amount. */
  readonly isEnd?: boolean;
  /**
   * Its place where a row has two lines: the first column is above, and at its end the last one, or the one
   * that is the total. Others are left out there.
   */
  readonly place?: 'below' | 'beside' | 'status' | 'total';
  /** Whether it is the first to go where columns don't fit. */
  readonly isExtra?: boolean;
}

/**
 * A row for each record; in a narrow place, one of two lines.
 * @param sum what the rows come to: below them, in a narrow place with all its columns
 */
export function recordTable<Item>(
  columns: readonly Column<Item>[],
  items: readonly Item[],
  sum?: Item,
): Html {
  const hasTotal = columns.some(({ place }) => place === 'total');
  const last = hasTotal ? undefined : columns.length - 1;
  const classes = columns.map((column, index) => classOf(column, index, last));
  return html`<div class="records">
    <table>
      <thead>
        <tr>
          ${columns.map(({ title }, index) => html`<th scope="col" class="${classes[index]}">${title}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${items.map(
          (item) =>
            html`<tr>
              ${columns.map(({ cell }, index) => html`<td class="${classes[index]}">${cell(item)}</td>`)}
            </tr>`,
        )}
      </tbody>
      ${
        sum !== undefined &&
        html`<tfoot>
          <tr>
            ${columns.map(
              ({ title, cell }, index) =>
                html`<td class="${classes[index]}" data-label="${title}">${cell(sum)}</td>`,
            )}
          </tr>
        </tfoot>`
      }
    </table>
  </div>`;
}

function classOf(column: Omit<Column<never>, 'cell'>, index: number, last: number | undefined): string {
  const { isFixed, isEnd, isExtra } = column;
  const place = column.place ?? (index === 0 ? 'name' : index === last ? 'total' : 'wide');
  return [place, isEnd && 'end', isFixed && 'fixed', isExtra && 'extra'].filter(Boolean).join(' ');
}

/** The column with a record's merchant. */
export function merchantColumn(merchants: ListedMerchants): Column<OfAMerchant> {
  return { title: 'Merchant', place: 'below', cell: ({ merchant }) => merchants.linkTo(merchant) };
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
