import { type LitElement, nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import type { SessionApi } from '../../kit/loading/session-api.ts';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { TrellisError } from '../../session/trellis-error.ts';
import { CsvDownload } from '../../records/csv-download.ts';
import type { Filters } from '../../records/record-list.ts';
import { daysAfter } from './payout-filters.ts';
import type { PayoutWriter } from './payout-words.ts';

/** Days of a report, at most. */
const MAX_DAYS = 400;

/**
 * A table of the payouts that the list is narrowed to, or of those of the last 90 days: a row for each entry.
 */
export class PayoutFile {
  #download: CsvDownload;

  constructor(host: LitElement, api: SessionApi) {
    this.#download = new CsvDownload(host, api);
  }

  get error(): TrellisError | undefined {
    return this.#download.error;
  }

  again = (): void => this.#download.again();

  /** The rows of the file: those of the list, limited to a range of days. */
  note(filters: Filters, today: string, { day }: PayoutWriter): string {
    if (isOfNone(filters)) return msg('Failed and canceled payouts are in no CSV: their money stayed here.');
    const { from, to } = daysOf(filters, today);
    const [first, last] = [day(from), day(to)];
    return filters['status']
      ? msg(str`The CSV has every entry of these payouts that arrive from ${first} to ${last}.`)
      : msg(
          str`The CSV has every entry of these payouts that arrive from ${first} to ${last}, without failed and canceled ones.`,
        );
  }

  /** @param today by the merchant's zone */
  button(filters: Filters, today: string): TemplateResult | typeof nothing {
    if (isOfNone(filters)) return nothing;
    if (!this.#download.isBusy)
      return button({
        label: msg('Download CSV'),
        isSlim: true,
        press: () => {
          const { status, method } = filters;
          const query = new URLSearchParams({
            ...daysOf(filters, today),
            ...(status && { status }),
            ...(method && { method }),
            format: 'csv',
          });
          void this.#download.start(`/v1/reports/payouts?${query}`);
        },
      });
    return html`<span class="late" role="status">${msg('Preparing the file…')}</span> ${button({
        label: msg('Cancel'),
        isSlim: true,
        press: this.#download.cancel,
      })}`;
  }
}

/** The list shows only payouts that never arrive. */
const isOfNone = ({ status }: Filters): boolean => status === 'failed' || status === 'canceled';

/** The days of arrival of a file: both belong to it. */
function daysOf({ arrival_from, arrival_to }: Filters, today: string): { from: string; to: string } {
  // An arrival lies a few days ahead.
  const to = arrival_to ? daysAfter(arrival_to, -1) : daysAfter(today, 7);
  const first = arrival_from || daysAfter(to, -96);
  const earliest = daysAfter(to, 1 - MAX_DAYS);
  return { from: first > to ? to : first < earliest ? earliest : first, to };
}
