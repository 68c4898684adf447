import { type LitElement, nothing, type TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { options } from '../../kit/forms/select-field.ts';
import { dateAt, endOfDay } from '../../records/business-day.ts';
import type { Filters, RecordList } from '../../records/record-list.ts';
import { emit, focusOn, html } from '../../session/base-element.ts';
import { brandText, type PaymentWriter, statusName } from './payment-words.ts';
import type { Payment, PaymentSummary } from './records.ts';

const STATUSES = [
  'authorized',
  'captured',
  'partially_refunded',
  'refunded',
  'canceled',
  'failed',
  'disputed',
];
const BRANDS = ['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay', 'other'];
const PERIODS = new Set(['today', 'last-7-days', 'this-month', 'last-month', 'last-90-days']);

/** The values of each filter. */
const TAKES: Readonly<Record<string, (value: string) => boolean>> = {
  period: (value) => PERIODS.has(value),
  status: (value) => STATUSES.includes(value),
  brand: (value) => BRANDS.includes(value),
  q: (value) => value.trim() !== '' && value.length <= LONGEST_SEARCH,
};
const LONGEST_SEARCH = 120;

/** The filters that a text such as `status=disputed&period=today` names; what nobody knows stays out. */
export const readFilters = (text: string | null | undefined): Filters =>
  Object.fromEntries(
    [...new URLSearchParams(text ?? '')].filter(
      ([name, value]) => Object.hasOwn(TAKES, name) && TAKES[name]?.(value),
    ),
  );

/** Whether some payments are left out. */
export const isNarrowed = ({ filters }: RecordList<Payment>): boolean => Object.values(filters).some(Boolean);

const DAY_MS = 86_400_000;

/** A calendar date so many days later. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * Returns the first and the last day of a period; `undefined` if there is none.
 * @param today the date at the merchant
 */
export function daysOf(period: string | undefined, today: string): { from: string; to: string } | undefined {
  const first = `${today.slice(0, 7)}-01`;
  const before = daysAfter(first, -1);
  const days: Readonly<Record<string, { from: string; to: string }>> = {
    today: { from: today, to: today },
    'last-7-days': { from: daysAfter(today, -6), to: today },
    'this-month': { from: first, to: today },
    'last-month': { from: `${before.slice(0, 7)}-01`, to: before },
    'last-90-days': { from: daysAfter(today, -89), to: today },
  };
  return period && Object.hasOwn(days, period) ? days[period] : undefined;
}

/** Returns when a date begins in a zone, as RFC 3339. */
function startOf(date: string, timezone: string): string {
  const midnightMs = Date.parse(date);
  // Zones are up to 14 hours before UTC and 12 behind: the day before runs at one of these moments.
  const ends = [-26, -13, 0].map((hours) => endOfDay(midnightMs + hours * 3_600_000, timezone));
  return ends.find((at) => dateAt(Date.parse(at), timezone) === date) ?? new Date(midnightMs).toISOString();
}

/**
 * Returns the parameters of the API's list for the filters of the element.
 * @param summary the merchant's time zone and date, once known
 */
export function queryOf(query: URLSearchParams, summary: PaymentSummary | undefined): URLSearchParams {
  const asked = new URLSearchParams(query);
  const days = summary && daysOf(query.get('period') ?? undefined, summary.today);
  asked.delete('period');
  if (days) {
    asked.set('created_from', startOf(days.from, summary.timezone));
    asked.set('created_to', startOf(daysAfter(days.to, 1), summary.timezone));
  }
  if (query.get('status') === 'disputed') {
    asked.delete('status');
    asked.set('dispute_state', 'open');
  }
  return asked;
}

/** The filters of the list, as chips that hold what is chosen. */
export interface FilterBar {
  host: LitElement;
  list: RecordList<Payment>;
  summary: PaymentSummary | undefined;
  writer: PaymentWriter;
  /** Whether names and numbers of orders are searched. */
  hasOrders: boolean;
  /** Takes a text that is typed into the search, once it rests. */
  search: (text: string) => void;
}

export function filterBar(of: FilterBar): TemplateResult {
  const { host, list, hasOrders, search } = of;
  const { filters: now } = list;
  const label = hasOrders ? msg('Name, order, last 4 digits or amount') : msg('Last 4 digits or amount');
  return html`<div class="filters" role="group" aria-label=${msg('Filter payments')}>
    <label class="seek"
      ><svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M11 4.500a6.500 6.500 0 1 0 .1 0M16 16l4.500 4.500"></path></svg
      ><input
        part="input"
        type="search"
        placeholder=${label}
        aria-label=${msg('Search payments')}
        maxlength=${LONGEST_SEARCH}
        autocomplete="off"
        .value=${now['q'] ?? ''}
        @input=${({ target }: Event) => search((target as HTMLInputElement).value)}
        @change=${({ target }: Event) => choose(host, list, { q: (target as HTMLInputElement).value.trim() })}
    /></label>
    ${chip(of, 'period', msg('Any time'), periodChoices(of), msg('Period'))}
    ${chip(
      of,
      'status',
      msg('Any status'),
      STATUSES.map((one) => [one, statusName(one)]),
      msg('Status'),
    )}
    ${chip(
      of,
      'brand',
      msg('Any card'),
      BRANDS.map((one) => [one, one === 'other' ? msg('Other cards') : brandText(one)]),
      msg('Card'),
    )}
  </div>`;
}

/** Narrows the list, and informs the page. */
export function choose(host: LitElement, list: RecordList<Payment>, change: Filters): void {
  const chosen = Object.fromEntries(
    Object.entries({ ...list.filters, ...change }).filter(([, value]) => value),
  );
  if (new URLSearchParams(chosen).toString() === new URLSearchParams(list.filters).toString()) return;
  emit(host, 'trellis-filter-change', chosen);
  void list.filter(chosen);
}

/** One filter: a select in the shape of a chip, with a button that removes what is set. */
function chip(
  { host, list }: FilterBar,
  name: string,
  any: string,
  choices: readonly (readonly [string, string])[],
  label: string,
): TemplateResult {
  const value = list.filters[name] ?? '';
  return html`<span class="chip ${value ? 'set' : ''}"
    ><select
      part="input"
      class="slim"
      data-filter=${name}
      aria-label=${label}
      @change=${({ target }: Event) => choose(host, list, { [name]: (target as HTMLSelectElement).value })}
    >
      ${options({ value, options: [['', any], ...choices] })}</select
    >${
      value
        ? html`<button
            part="button"
            type="button"
            aria-label=${any}
            @click=${() => {
              choose(host, list, { [name]: '' });
              void focusOn(host, `[data-filter=${name}]`);
            }}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d="m7 7 10 10M17 7 7 17"></path></svg>
          </button>`
        : nothing
    }</span
  >`;
}

/** Months by their names, once the merchant's date is known. */
function periodChoices({ summary, writer }: FilterBar): (readonly [string, string])[] {
  const month = (period: string): string =>
    summary ? writer.month(daysOf(period, summary.today)?.from ?? '') : '…';
  return [
    ['today', msg('Today')],
    ['last-7-days', msg('Last 7 days')],
    ['this-month', month('this-month')],
    ['last-month', month('last-month')],
    ['last-90-days', msg('Last 90 days')],
  ];
}
