import { type LitElement, nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { notice } from '../../kit/loading/notice.ts';
import type { SessionApi } from '../../kit/loading/session-api.ts';
import { tag } from '../../kit/controls/tag.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import {
  accountText,
  entryText,
  failureWords,
  methodText,
  noPayoutText,
  statusText,
  statusTone,
  type PayoutWriter,
} from './payout-words.ts';
import type { OrderPanel } from './order-panel.ts';
import type { PayoutsWork } from './payouts-work.ts';
import type { Entry, Payout, PayoutWithEntries } from './records.ts';

/** The actions on a payout; each is omitted if it isn't possible. */
export interface PayoutDetail {
  api: SessionApi;
  host: LitElement;
  work: PayoutsWork;
  writer: PayoutWriter;
  /** Opens another payout in the place of this one. */
  open: (id: string) => void;
  /** Called after a change. */
  changed: () => void;
  mayCancel: boolean;
  changeAccount: (() => void) | undefined;
  /** The order that is opened from an entry; left out where the session may read none. */
  order: OrderPanel | undefined;
}

/** A payout: what became of it, why it failed and what to do, and the entries that add up to it. */
export function payoutDetail(payout: PayoutWithEntries, of: PayoutDetail): TemplateResult {
  const {
    amount,
    status,
    method,
    destination,
    arrival_date,
    trace_id,
    failure,
    hold,
    retried_by: retry,
  } = payout;
  const { money, day } = of.writer;
  return html`<div class="head">
      <h2 data-record tabindex="-1">${money(amount)}</h2>
      ${tag(statusTone(status), statusText(status))}
      ${
        status === 'pending' && of.mayCancel
          ? button({
              label: msg('Cancel payout'),
              kind: 'risky',
              isSlim: true,
              press: () => cancel(payout, of),
            })
          : nothing
      }
    </div>
    ${
      failure
        ? notice({
            kind: 'danger',
            title: failureWords(failure),
            advice: msg('The amount is in your balance again, and part of your next payout.'),
            action: of.changeAccount && button({ label: msg('Change account'), press: of.changeAccount }),
          })
        : hold && notice({ kind: 'warning', title: noPayoutText(hold) })
    }
    ${retry && html`<p>${linkTo(retry, msg('Show the payout that has its money'), of)}</p>`}
    <dl class="facts">
      <dt>${msg('Payout ID')}</dt>
      <dd><code>${payout.id}</code></dd>
      <dt>${msg('At the bank')}</dt>
      <dd>${day(arrival_date)}</dd>
      <dt>${msg('Method')}</dt>
      <dd>${methodText(method)}</dd>
      <dt>${msg('Account')}</dt>
      <dd>${accountText(destination)}</dd>
      ${
        trace_id &&
        html`<dt>${msg('Bank reference')}</dt>
          <dd><code>${trace_id}</code></dd>`
      }
    </dl>
    ${of.order?.render(of.work, of.writer) ?? nothing}
    <h3>${msg('Breakdown')}</h3>
    ${entriesOf(payout, of)}`;
}

function entriesOf(payout: PayoutWithEntries, of: PayoutDetail): TemplateResult {
  const { entries, amount, id } = payout;
  const rows = entries?.data ?? [];
  const { money, day } = of.writer;
  // While some are not read yet, only what arrives is known of all.
  const sum = (column: 'gross' | 'fee'): string =>
    entries?.has_more
      ? '–'
      : money({ ...amount, amount: rows.reduce((all, entry) => all + entry[column].amount, 0) });
  return html`<table part="table" class="data">
      <caption class="unseen">
        ${msg('Entries, the oldest first')}
      </caption>
      <thead>
        <tr>
          <th scope="col">${msg('Entry')}</th>
          <th scope="col">${msg('Day')}</th>
          <th scope="col">${msg('Payout')}</th>
          <th scope="col" class="figure">${msg('Amount')}</th>
          <th scope="col" class="figure">${msg('Fee')}</th>
          <th scope="col" class="figure">${msg('Net')}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (entry) =>
            html`<tr part="row">
              <td data-label=${msg('Entry')}>${entryName(entry, of)}</td>
              <td data-label=${msg('Day')}>${day(entry.business_date)}</td>
              <td data-label=${msg('Payout')}>${payerText(payout, of)}</td>
              <td data-label=${msg('Amount')} class="figure"><bdi>${money(entry.gross)}</bdi></td>
              <td data-label=${msg('Fee')} class="figure"><bdi>${money(entry.fee)}</bdi></td>
              <td data-label=${msg('Net')} class="figure"><bdi>${money(entry.amount)}</bdi></td>
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colspan="3">${msg('Total')}</th>
          <td data-label=${msg('Amount')} class="figure"><bdi>${sum('gross')}</bdi></td>
          <td data-label=${msg('Fee')} class="figure"><bdi>${sum('fee')}</bdi></td>
          <td data-label=${msg('Net')} class="figure"><bdi>${money(amount)}</bdi></td>
        </tr>
      </tfoot>
    </table>
    ${
      entries?.has_more && entries.next_cursor
        ? html`<div class="row">
            ${button({ label: msg('Show more'), isSlim: true, press: () => more(entries, id, of) })}
          </div>`
        : nothing
    }`;
}

/** The payout that has the money of the entries, by its day and status; another one than this is led to. */
function payerText(payout: PayoutWithEntries, of: PayoutDetail): unknown {
  const isBack = ['failed', 'canceled'].includes(payout.status);
  const { paid_by: payer = isBack ? null : payout } = payout;
  if (!payer) return msg('Not paid out again yet');
  const { id, arrival_date, status } = payer;
  const text = `${of.writer.day(arrival_date)} · ${statusText(status)}`;
  return id === payout.id ? html`<span title=${id}>${text}</span>` : linkTo(id, text, of);
}

/** Returns the name of an entry, which links to its order, or to the payout that returned. */
function entryName({ type, source, order: id }: Entry, of: PayoutDetail): unknown {
  if (type === 'payout_return') return linkTo(source, entryText(type), of);
  const { order } = of;
  return id && order
    ? html`<button type="button" class="link" data-order=${id} title=${id} @click=${() => order.select(id)}>
        ${entryText(type)}
      </button>`
    : entryText(type);
}

const linkTo = (id: string, label: string, { open }: PayoutDetail): TemplateResult =>
  html`<button type="button" class="link" data-payout=${id} title=${id} @click=${() => open(id)}>
    ${label}
  </button>`;

/** Adds the next entries to those that are there. */
async function more(
  entries: NonNullable<PayoutWithEntries['entries']>,
  id: string,
  { api, host }: PayoutDetail,
): Promise<void> {
  const query = new URLSearchParams({ limit: '100', cursor: entries.next_cursor ?? '' });
  const page = await api.page<Entry>(`/v1/payouts/${id}/entries?${query}`).catch(() => undefined);
  if (!page) return;
  const known = new Set(entries.data.map((entry) => entry.id));
  entries.data.push(...page.data.filter((entry) => !known.has(entry.id)));
  entries.has_more = page.has_more;
  entries.next_cursor = page.next_cursor;
  host.requestUpdate();
}

const cancel = ({ id }: Payout, { api, work, changed }: PayoutDetail): Promise<void> =>
  work.run({
    place: 'detail',
    action: 'cancel',
    about: { payout: id },
    scope: 'payouts:write',
    send: () => api.change<Payout>('POST', `/v1/payouts/${id}/cancel`, {}),
    done: () => {
      changed();
      return msg('The payout is canceled. Its amount is available again.');
    },
  });
