import { type LitElement, nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/button.ts';
import { dataTable } from '../../kit/data-table.ts';
import { failureNotice } from '../../kit/outcome.ts';
import { statePanel } from '../../kit/state-panel.ts';
import { msg } from '../../i18n/message.ts';
import type { RecordList } from '../../records/record-list.ts';
import { html } from '../../session/base-element.ts';
import { payoutColumns } from './payout-columns.ts';
import type { PayoutFile } from './payout-file.ts';
import { isNarrowed, orderText, payoutFilters } from './payout-filters.ts';
import type { PayoutWriter } from './payout-writer.ts';
import type { PayoutsWork } from './payouts-work.ts';
import type { Payout } from './records.ts';

/** The card with the list. */
export interface PayoutListCard {
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
  const isLoading = !list.loaded && !error;
  return html`<section
    part="card"
    class="card"
    tabindex="-1"
    aria-labelledby="payouts"
    aria-busy=${list.isReading}
  >
    <div class="head">
      <h2 id="payouts">${msg('Payouts')}</h2>
      ${file && today ? file.button(list.filters, today) : nothing}
    </div>
    ${payoutFilters(host, list, today, writer)}
    ${file && today ? html`<p class="muted small">${file.note(list.filters, today, writer)}</p>` : nothing}
    <div role="status" class=${error || file?.error ? '' : 'unseen'}>
      ${error ? failureNotice(work, error, list.reload) : nothing}
      ${file?.error ? failureNotice(work, file.error, file.again) : nothing}
      ${isLoading ? msg('Loading payouts…') : nothing}
    </div>
    ${isLoading ? html`<div class="skeleton" inert>${[0, 1, 2, 3, 4].map(() => html`<p>&nbsp;</p>`)}</div>` : nothing}
    ${list.loaded ? table(of) : nothing}
  </section>`;
}

const table = ({ list, open, columns, writer }: PayoutListCard): TemplateResult =>
  dataTable<Payout>({
    caption: [msg('Payouts'), orderText(list.filters['order'] ?? 'newest')].join(' · '),
    columns: payoutColumns(columns, writer, open),
    rows: list.rows,
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
