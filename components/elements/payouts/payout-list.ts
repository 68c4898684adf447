import { type LitElement, nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { dataTable, type Column } from '../../kit/tables/data-table.ts';
import { failureNotice } from '../../kit/loading/work.ts';
import { statePanel } from '../../kit/loading/state-panel.ts';
import { msg } from '../../i18n/message.ts';
import type { RecordList } from '../../records/record-list.ts';
import { html } from '../../session/base-element.ts';
import type { PayoutFile } from './payout-file.ts';
import { isNarrowed, orderText, payoutFilters } from './payout-filters.ts';
import { type PayoutWriter, accountText, methodText, statusText, statusTone } from './payout-words.ts';
import type { PayoutsWork } from './payouts-work.ts';
import type { Payout } from './records.ts';
import { tag } from '../../kit/controls/tag.ts';

/** Those that are shown unless a page asks for others. */
const DEFAULT = ['arrival_date', 'status', 'method', 'destination', 'amount'];

/**
 * The columns of the list, by the names of the API's fields. The first leads to the payout, so it is always
 * there.
 * @param names such as `arrival_date, amount, fees`; empty: the usual ones
 */
function payoutColumns(
  names: string | null | undefined,
  { day, money }: PayoutWriter,
  open: (id: string) => void,
): Column<Payout>[] {
  const all: Column<Payout>[] = [
    {
      id: 'arrival_date',
      label: msg('At the bank'),
      cell: ({ id, arrival_date }) =>
        html`<button part="button" type="button" class="link" data-id=${id} @click=${() => open(id)}>
          ${day(arrival_date)}
        </button>`,
    },
    {
      id: 'status',
      label: msg('Status'),
      cell: ({ status }) => tag(statusTone(status), statusText(status)),
    },
    { id: 'method', label: msg('Method'), cell: ({ method }) => methodText(method) },
    { id: 'destination', label: msg('Account'), cell: ({ destination }) => accountText(destination) },
    { id: 'gross', label: msg('Before fees'), isFigure: true, cell: ({ gross }) => money(gross) },
    { id: 'fees', label: msg('Fees'), isFigure: true, cell: ({ fees }) => money(fees) },
    {
      id: 'amount',
      label: msg('Amount'),
      isFigure: true,
      cell: ({ amount }) => html`<span class="amount">${money(amount)}</span>`,
    },
  ];
  const asked = (names ?? '').split(/[\s,]+/).filter(Boolean);
  const shown = new Set(asked.length > 0 ? ['arrival_date', ...asked] : DEFAULT);
  return all.filter(({ id }) => shown.has(id));
}

/** The card with the list. */
interface PayoutListCard {
  list: RecordList<Payout>;
  work: PayoutsWork;
  writer: PayoutWriter;
  /** Left out without its scopes. */
  file: PayoutFile | undefined;
  /** The day that it is in the merchant's zone, once that is known. */
  today: string | undefined;
  columns: string | undefined;
  open: (id: string) => void;
}

/** Payouts, newest first unless another order is asked for, with what narrows them. */
export function payoutList(host: LitElement, of: PayoutListCard): TemplateResult {
  const { list, work, file, today, writer } = of;
  const { error } = list;
  const isFirst = !list.loaded && !error;
  return html`<section
    part="card"
    class="card ${isFirst ? 'bones' : ''}"
    tabindex="-1"
    aria-labelledby="payouts"
    aria-busy=${isFirst || list.isReading}
    ?inert=${isFirst}
  >
    <div class="head">
      <h2 id="payouts">${msg('Payouts')}</h2>
      ${file && today ? file.button(list.filters, today) : nothing}
    </div>
    ${payoutFilters(host, list, today, writer)}
    <div role="status" class=${error || file?.error ? '' : 'unseen'}>
      ${error ? failureNotice(work, error, list.reload) : nothing}
      ${file?.error ? failureNotice(work, file.error, file.again) : nothing}
    </div>
    ${isFirst || list.loaded ? html`<div class="dim rows">${table(of, isFirst)}</div>` : nothing}
    ${file && today ? html`<p class="muted small">${file.note(list.filters, today, writer)}</p>` : nothing}
  </section>`;
}

/** Payouts to come, painted over. */
function payoutsToCome(): Payout[] {
  const amount = { amount: 10_000, currency: 'EUR' };
  const payout = {
    id: '',
    status: 'paid',
    method: 'standard',
    destination: { country: 'GB', last4: '0000' },
    arrival_date: '2026-11-28',
    amount,
    gross: amount,
    fees: amount,
  };
  return Array.from({ length: 5 }, () => payout as unknown as Payout);
}

const table = ({ list, open, columns, writer }: PayoutListCard, isFirst: boolean): TemplateResult =>
  dataTable<Payout>({
    caption: [msg('Payouts'), orderText(list.filters['order'] ?? 'newest')].join(' · '),
    columns: payoutColumns(columns, writer, open),
    rows: isFirst ? payoutsToCome() : list.rows,
    pages: list.pages,
    empty: isNarrowed(list)
      ? statePanel({
          kind: 'empty',
          title: msg('No payouts match.'),
          action: button({ label: msg('Show all payouts'), press: () => list.filter({}) }),
        })
      : html`<slot name="empty"
          >${statePanel({
            kind: 'empty',
            title: msg('No payouts yet.'),
            advice: msg('The first one appears here once your schedule pays out.'),
          })}</slot
        >`,
  });
