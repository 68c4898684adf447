import { nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { textField } from '../../kit/forms/field.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { changeBetween, type FiguresRow, reportTable, type Shown } from './report-table.ts';
import type { ItemRow, ItemsReport } from './reporting-api.ts';
import { goodOf, statement } from './statement.ts';

export interface ItemsView extends Shown {
  report: ItemsReport;
  /** The item and variation that is opened; see {@link itemKey}. */
  opened: string;
  select: (row: FiguresRow) => void;
  close: () => void;
}

/** The ID of a row: item and variation; an amount of a pay link without an order has neither. */
const itemKey = ({ item, variation }: ItemRow): string => (item ? `${item}/${variation ?? ''}` : '');

/** Renders sales by item and variation: highest net first, sortable by any column, searchable by name. */
export function itemsView(of: ItemsView): TemplateResult {
  const { report, view, changed } = of;
  const { rows, totals, compare } = report;
  const before = new Map(compare?.rows.map((row) => [itemKey(row), row]));
  const tableRows = rows.map((row): FiguresRow => ({
    id: itemKey(row),
    label: row.item ? row.name : msg('Pay link amounts'),
    about: row.variation_name ?? undefined,
    figures: { ...figuresOf(row), share: shareOf(row.net, totals.net) },
    before: compare ? figuresOf(before.get(itemKey(row))) : undefined,
  }));
  const opened = tableRows.find(({ id }) => id && id === of.opened);
  return html`${
    opened
      ? detail(of, opened)
      : html`<div class="search">
          ${textField(
            {
              name: 'item-search',
              label: msg('Find an item'),
              value: view.search,
              type: 'search',
              required: true,
            },
            (search) => {
              view.search = search;
              view.page = 0;
              changed();
            },
          )}
        </div>`
  }
  ${reportTable({
    ...of,
    caption: msg('Items sold'),
    head: msg('Item'),
    order: { column: 'net', isDescending: true },
    figures: [
      { id: 'quantity', label: msg('Quantity'), isCount: true },
      { id: 'gross', label: msg('Gross sales') },
      { id: 'discounts', label: msg('Discounts') },
      { id: 'refunds', label: msg('Refunds') },
      { id: 'net', label: msg('Net sales') },
    ],
    rows: tableRows,
    totals,
    totalsBefore: compare?.totals,
    changing: 'net',
    select: of.select,
  })}`;
}

const figuresOf = (row: ItemRow | undefined): Record<string, number> => ({
  quantity: row?.quantity ?? 0,
  gross: row?.gross ?? 0,
  discounts: row?.discounts ?? 0,
  refunds: row?.refunds ?? 0,
  net: row?.net ?? 0,
});

/** In hundredths of a percent. */
const shareOf = (part: number, whole: number): number =>
  whole > 0 ? Math.round((part / whole) * 10_000) : 0;

/** How one item's net comes about, and what it is of the whole. */
function detail({ writer, close }: ItemsView, { label, about, figures, before }: FiguresRow): TemplateResult {
  const line = (name: string, text: string, sign: 1 | -1 = 1, isSum = false) => {
    const [amount, was] = [sign * (figures[name] ?? 0), before && sign * (before[name] ?? 0)];
    return {
      label: text,
      amount,
      isSum,
      isCount: name === 'quantity',
      ...(was !== undefined && {
        before: was,
        change: changeBetween(sign * amount, sign * was),
        good: goodOf(name),
      }),
    };
  };
  const tax =
    (figures['gross'] ?? 0) - (figures['discounts'] ?? 0) - (figures['refunds'] ?? 0) - (figures['net'] ?? 0);
  return html`<section class="panel" aria-labelledby="record">
    <div class="head">
      <h3 id="record" data-record tabindex="-1">
        <bdi>${label}</bdi>${about ? html` <bdi class="muted">${about}</bdi>` : nothing}
      </h3>
      ${button({ label: msg('Close'), isSlim: true, press: close })}
    </div>
    <p class="muted small">${msg('Share of net sales')}: <b>${writer.percent(figures['share'] ?? 0)}</b></p>
    ${statement(
      msg('Net sales of this item, step by step'),
      [
        line('quantity', msg('Quantity')),
        line('gross', msg('Gross sales')),
        line('discounts', msg('Discounts'), -1),
        line('refunds', msg('Refunds'), -1),
        ...(tax ? [{ label: msg('Tax in prices'), amount: -tax }] : []),
        line('net', msg('Net sales'), 1, true),
      ],
      writer,
    )}
  </section>`;
}
