import { type LitElement, nothing, type TemplateResult } from 'lit';
import { counted } from '../../i18n/format.ts';
import { msg, str } from '../../i18n/message.ts';
import { button } from '../../kit/controls/button.ts';
import { tag } from '../../kit/controls/tag.ts';
import { statePanel } from '../../kit/loading/state-panel.ts';
import { failureNotice } from '../../kit/loading/work.ts';
import { type Column, dataTable } from '../../kit/tables/data-table.ts';
import type { CsvDownload } from '../../records/csv-download.ts';
import type { Loaded } from '../../records/record.ts';
import type { Filters, RecordList } from '../../records/record-list.ts';
import { html } from '../../session/base-element.ts';
import { choose, daysAfter, daysOf, filterBar, isNarrowed } from './payment-filters.ts';
import { cardText, nameOf, orderText, type PaymentWriter, statusText, statusTone } from './payment-words.ts';
import type { PaymentsWork } from './payments-work.ts';
import { type Payment, type PaymentSummary, takenOf } from './records.ts';

/** The card with the sums, the filters and the list. */
export interface PaymentListCard {
  host: LitElement;
  list: RecordList<Payment>;
  summary: Loaded<PaymentSummary>;
  work: PaymentsWork;
  writer: PaymentWriter;
  heading: unknown;
  label: string;
  /** Left out without its scopes. */
  download: CsvDownload | undefined;
  /** Whether names and numbers of orders may be read. */
  hasOrders: boolean;
  /** The payment that is open beside the list. */
  opened: string | undefined;
  /** Newer content loads, and nobody asked for it. */
  isQuiet: boolean;
  open: (id: string) => void;
  search: (text: string) => void;
}

export function paymentList(of: PaymentListCard): TemplateResult {
  const { list, summary, work, download, host } = of;
  const { error } = list;
  const isFirst = !list.loaded && !error;
  return html`<section
    part="card"
    class="card left ${isFirst ? 'bones' : ''}"
    tabindex="-1"
    aria-label=${of.label}
    aria-busy=${isFirst || (list.isReading && !of.isQuiet)}
    ?inert=${isFirst}
  >
    <div class="head">
      <div>${of.heading}</div>
      <slot name="actions"></slot>
      ${download ? exportButton(download, of) : nothing}
    </div>
    ${sums(of)}
    <div role="status" class=${summary.error || error || download?.error ? '' : 'unseen'}>
      ${summary.error ? failureNotice(work, summary.error, summary.load) : nothing}
      ${error && error !== summary.error ? failureNotice(work, error, list.reload) : nothing}
      ${download?.error ? failureNotice(work, download.error, download.again) : nothing}
    </div>
    ${filterBar({
      host,
      list,
      summary: summary.value,
      writer: of.writer,
      hasOrders: of.hasOrders,
      search: of.search,
    })}
    ${isFirst || list.loaded ? html`<div class="dim rows">${table(of, isFirst)}</div>` : nothing}
  </section>`;
}

const count = (of: { count: number } | undefined): unknown => counted(of?.count ?? 0);

/** This month's sums, what is held, and the disputes that need a response. Of one height while they load. */
function sums({ summary: { value, error }, writer }: PaymentListCard): TemplateResult | typeof nothing {
  if (error && !value) return nothing;
  const month = value ? writer.month(value.from) : '…';
  const entry = (label: string, of: PaymentSummary['held'] | undefined, isBad = false): TemplateResult =>
    html`<div class=${isBad ? 'bad' : ''}>
      <dt>${label}</dt>
      <dd class=${value ? '' : 'bone'}><bdi>${of ? writer.money(of.amount) : '…'}</bdi></dd>
    </div>`;
  const { paid, held, refunded, disputed } = value ?? {};
  return html`<dl part="figures" class="sums ${value ? '' : 'bones'}">
    ${entry(msg(str`Paid in ${month} (${count(paid)})`), paid)}
    ${entry(msg(str`Held now (${count(held)})`), held)}
    ${entry(msg(str`Refunded in ${month} (${count(refunded)})`), refunded)}
    ${entry(
      disputed?.respond_by
        ? msg(str`Disputes (${count(disputed)}), answer by ${writer.day(disputed.respond_by)}`)
        : msg(str`Disputes to answer (${count(disputed)})`),
      disputed,
      !!disputed?.count,
    )}
  </dl>`;
}

/** A table of the payments that were charged in the period, or in the last 90 days. */
function exportButton(download: CsvDownload, { list, summary, writer }: PaymentListCard): unknown {
  if (download.isBusy)
    return html`<span class="late" role="status">${msg('Preparing the file…')}</span> ${button({
        label: msg('Cancel'),
        isSlim: true,
        press: download.cancel,
      })}`;
  const today = summary.value?.today;
  const days = today
    ? (daysOf(list.filters['period'], today) ?? { from: daysAfter(today, -89), to: today })
    : undefined;
  const [first, last] = [days && writer.date(days.from), days && writer.date(days.to)];
  return html`<span title=${days ? msg(str`Payments that were charged from ${first} to ${last}`) : ''}
    >${button({
      label: msg('Download CSV'),
      isSlim: true,
      isDisabled: !days,
      press: () => {
        const query = new URLSearchParams({ ...days, format: 'csv' });
        void download.start(`/v1/reports/payments?${query}`);
      },
    })}</span
  >`;
}

/** Payments to come, painted over. */
const toCome = (): Payment[] =>
  Array.from({ length: 8 }, () => ({
    id: '',
    amount: { amount: 1000, currency: 'EUR' },
    refunded: { amount: 0, currency: 'EUR' },
    captured: null,
    card: { brand: 'visa', last4: '0000' },
    status: 'captured',
    dispute_state: null,
    created_at: '2026-11-28T12:00:00Z',
    purchase: { order_number: 1, business_date: null, description: null, customer_name: '–' },
  })) as unknown as Payment[];

/** A column whose cells have a class of their own: by it, narrow rows are laid out. */
const column = (id: string, label: string, cell: (payment: Payment) => unknown): Column<Payment> => ({
  id,
  label,
  cell: (payment) => html`<span class="c-${id}">${cell(payment)}</span>`,
});

function columns({ writer, open, opened, hasOrders }: PaymentListCard): Column<Payment>[] {
  const { money, when } = writer;
  const opener = (payment: Payment, label: unknown): TemplateResult =>
    html`<button
      part="button"
      type="button"
      class="link"
      data-id=${payment.id}
      aria-current=${payment.id === opened && opened ? 'true' : 'false'}
      @click=${() => open(payment.id)}
    >
      ${label}
    </button>`;
  return [
    {
      id: 'guest',
      label: hasOrders ? msg('Guest') : msg('Card'),
      cell: (payment) => opener(payment, hasOrders ? nameOf(payment) : cardText(payment)),
    },
    column('when', msg('When'), ({ created_at: at }) => when(at)),
    ...(hasOrders
      ? [
          column('card', msg('Card'), cardText),
          column('order', msg('Order'), (payment) =>
            payment.order ? (orderText(payment) ?? msg('Order')) : msg('Pay link'),
          ),
        ]
      : []),
    column('status', msg('Status'), (payment) =>
      tag(statusTone(payment), statusText(payment, money(payment.refunded))),
    ),
    {
      id: 'amount',
      label: msg('Amount'),
      isFigure: true,
      cell: (payment) => html`<span class="c-amount">${money(takenOf(payment))}</span>`,
    },
  ];
}

const table = (of: PaymentListCard, isFirst: boolean): TemplateResult =>
  dataTable<Payment>({
    caption: of.label,
    columns: columns(of),
    rows: isFirst ? toCome() : of.list.rows,
    pages: of.list.pages,
    empty: isNarrowed(of.list)
      ? statePanel({
          kind: 'empty',
          title: msg('No payments match'),
          advice: msg('Search with less, or remove a filter.'),
          action: button({ label: msg('Show all payments'), press: () => showAll(of) }),
        })
      : html`<slot name="empty"
          >${statePanel({
            kind: 'empty',
            title: msg('No payments yet'),
            advice: msg('Card payments appear here as soon as a guest orders or pays by a link.'),
          })}</slot
        >`,
  });

function showAll({ host, list }: PaymentListCard): void {
  const nothingSet: Filters = { period: '', status: '', brand: '', q: '' };
  choose(host, list, nothingSet);
}
