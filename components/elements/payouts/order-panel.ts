import { type LitElement, nothing, type TemplateResult } from 'lit';
import type { Order as WholeOrder } from '../../../bff/orders/orders/contract/order.ts';
import { button } from '../../kit/controls/button.ts';
import type { SessionApi } from '../../kit/loading/session-api.ts';
import { skeletonLines } from '../../kit/loading/state-panel.ts';
import { failureNotice } from '../../kit/loading/work.ts';
import { msg, str } from '../../i18n/message.ts';
import { Loaded } from '../../records/record.ts';
import { emit, focusOn, html } from '../../session/base-element.ts';
import type { PayoutWriter } from './payout-words.ts';
import type { PayoutsWork } from './payouts-work.ts';
import type { Money } from './records.ts';

/** The parts of an order that are shown. */
export type Order = Pick<WholeOrder, 'id' | 'number' | 'business_date' | 'tip' | 'total' | 'refunded'> & {
  customer: { name: string } | null;
  lines: readonly Pick<WholeOrder['lines'][number], 'name' | 'variation_name' | 'quantity' | 'gross'>[];
  discount_total: Money;
};

/** The order behind an entry of a payout, beside that entry's table. A page may show it itself. */
export class OrderPanel {
  #host: LitElement;
  #order: Loaded<Order>;
  #id = '';

  constructor(host: LitElement, api: SessionApi) {
    this.#host = host;
    this.#order = new Loaded(host, () => api.get<Order>(`/v1/orders/${this.#id}`));
  }

  /** Opens an order that a person chose, unless the page shows it. */
  select = (id: string): void => {
    if (!emit(this.#host, 'trellis-record-select', { object: 'order', id }, true)) return;
    this.#order.reset();
    this.#id = id;
    void this.#order.load();
    void focusOn(this.#host, '#order');
  };

  /** Closes it; the focus goes back to its entry. */
  close = (): void => {
    const id = this.#id;
    this.forget();
    void focusOn(this.#host, `[data-order="${id}"]`);
  };

  forget(): void {
    this.#id = '';
  }

  render(work: PayoutsWork, writer: PayoutWriter): TemplateResult | typeof nothing {
    if (!this.#id) return nothing;
    const { value, error, load } = this.#order;
    return html`<section class="panel" aria-labelledby="order" aria-busy=${!value && !error}>
      <div class="head">
        <h3 id="order" tabindex="-1">${value ? nameOf(value) : msg('Order details')}</h3>
        ${button({ label: msg('Close'), isSlim: true, press: this.close })}
      </div>
      <div role="status" class=${error ? '' : 'unseen'}>
        ${error ? failureNotice(work, error, load) : nothing}
      </div>
      ${value ? linesOf(value, writer) : error ? nothing : skeletonLines(5)}
    </section>`;
  }
}

const nameOf = ({ number, customer }: Order): TemplateResult =>
  html`${msg(str`Order ${number}`)}${customer ? html` · <bdi>${customer.name}</bdi>` : nothing}`;

function linesOf(order: Order, { money, day }: PayoutWriter): TemplateResult {
  const line = (label: unknown, amount: Money, sign = 1): unknown =>
    amount.amount
      ? html`<dt>${label}</dt>
          <dd><bdi>${money({ ...amount, amount: sign * amount.amount })}</bdi></dd>`
      : nothing;
  return html`<p class="muted small">${day(order.business_date)}</p>
    <dl class="facts sums">
      ${order.lines.map(({ quantity, name, variation_name: variation, gross }) =>
        line(html`${quantity} × <bdi>${name}</bdi> ${variation ?? ''}`, gross),
      )}
      ${line(msg('Discounts'), order.discount_total, -1)} ${line(msg('Tip'), order.tip)}
      <dt><b>${msg('Total')}</b></dt>
      <dd>
        <b><bdi>${money(order.total)}</bdi></b>
      </dd>
      ${line(msg('Refunded'), order.refunded, -1)}
    </dl>`;
}
