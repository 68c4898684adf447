import type { LitElement, TemplateResult } from 'lit';
import { options } from '../../kit/forms/select-field.ts';
import { msg, str } from '../../i18n/message.ts';
import { html, emit } from '../../session/base-element.ts';
import type { Filters, RecordList } from '../../records/record-list.ts';
import { methodText, statusText, type PayoutWriter } from './payout-words.ts';
import type { Payout } from './records.ts';

const STATUSES = ['pending', 'in_transit', 'paid', 'failed', 'canceled'];
const METHODS = ['standard', 'instant'];
const ORDERS = ['newest', 'oldest', 'largest', 'smallest', 'arrives_last', 'arrives_first'];
const DATE = /^\d{4}-\d\d-\d\d$/;

/** The values of each filter. */
const TAKES: Readonly<Record<string, (value: string) => boolean>> = {
  status: (value) => STATUSES.includes(value),
  method: (value) => METHODS.includes(value),
  arrival_from: (value) => DATE.test(value),
  arrival_to: (value) => DATE.test(value),
  order: (value) => ORDERS.includes(value),
};

/** The filters that a text such as `status=failed&order=oldest` names; what nobody knows stays out. */
export const readFilters = (text: string | null | undefined): Filters =>
  Object.fromEntries([...new URLSearchParams(text ?? '')].filter(([name, value]) => TAKES[name]?.(value)));

/** Which payouts come first. */
export const orderText = (order: string): string =>
  ({
    oldest: msg('Oldest first'),
    largest: msg('Largest first'),
    smallest: msg('Smallest first'),
    arrives_last: msg('Latest arrival first'),
    arrives_first: msg('Earliest arrival first'),
  })[order] ?? msg('Newest first');

/** Whether some payouts are left out; an order leaves none out. */
export const isNarrowed = ({ filters }: RecordList<Payout>): boolean =>
  Object.entries(filters).some(([name, value]) => name !== 'order' && value);

const DAY_MS = 86_400_000;

/** A calendar date so many days later. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * Renders the filters and the order of the list.
 * @param today the date in the merchant's zone; without it, no dates can be chosen yet
 */
export function payoutFilters(
  host: LitElement,
  list: RecordList<Payout>,
  today: string | undefined,
  writer: PayoutWriter,
): TemplateResult {
  const { filters: now } = list;
  const choose = (change: Filters): void => {
    const chosen = Object.fromEntries(Object.entries({ ...now, ...change }).filter(([, value]) => value));
    emit(host, 'trellis-filter-change', chosen);
    void list.filter(chosen);
  };
  const select = (
    label: string,
    value: string,
    all: readonly (readonly [string, string])[],
    change: (value: string) => Filters,
  ): TemplateResult =>
    html`<label
      >${label}<select
        part="input"
        class="slim"
        @change=${({ target }: Event) => choose(change((target as HTMLSelectElement).value))}
      >
        ${options({ value, options: all })}
      </select></label
    >`;
  const { arrival_from: from = '', arrival_to: to = '' } = now;
  return html`<div class="filters" role="group" aria-label=${msg('Filter payouts')}>
    ${select(
      msg('Status'),
      now['status'] ?? '',
      [['', msg('All')], ...STATUSES.map((one) => [one, statusText(one)] as const)],
      (status) => ({ status }),
    )}
    ${select(
      msg('Method'),
      now['method'] ?? '',
      [['', msg('All')], ...METHODS.map((one) => [one, methodText(one)] as const)],
      (method) => ({ method }),
    )}
    ${select(
      msg('At the bank'),
      from || to ? `${from}/${to}` : '',
      dateChoices(from, to, today, writer),
      (dates) => {
        const [arrival_from = '', arrival_to = ''] = dates.split('/');
        return { arrival_from, arrival_to };
      },
    )}
    ${select(
      msg('Sort by'),
      now['order'] ?? 'newest',
      ORDERS.map((one) => [one, orderText(one)] as const),
      (order) => ({ order: order === 'newest' ? '' : order }),
    )}
  </div>`;
}

/** Ranges of days, as `from/to`; the last day is not part of its range. */
function dateChoices(
  from: string,
  to: string,
  today: string | undefined,
  { day }: PayoutWriter,
): (readonly [string, string])[] {
  const since = (days: number): string =>
    today ? `${daysAfter(today, 1 - days)}/${daysAfter(today, 1)}` : '';
  const known: (readonly [string, string])[] = today
    ? [
        [`${daysAfter(today, 1)}/`, msg('Still to come')],
        [since(7), msg('In the last 7 days')],
        [since(30), msg('In the last 30 days')],
        [since(90), msg('In the last 90 days')],
      ]
    : [];
  const all = [['', msg('At any time')] as const, ...known];
  if ((!from && !to) || known.some(([range]) => range === `${from}/${to}`)) return all;
  const [first, last] = [from && day(from), to && day(daysAfter(to, -1))];
  const text =
    first && last ? `${first} – ${last}` : first ? msg(str`From ${first}`) : msg(str`Until ${last}`);
  return [...all, [`${from}/${to}`, text]];
}
