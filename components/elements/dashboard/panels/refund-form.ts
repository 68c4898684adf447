import { type TemplateResult, nothing, type LitElement } from 'lit';
import { panel } from '../../../kit/controls/panel.ts';
import { msg, str } from '../../../i18n/message.ts';
import { html } from '../../../session/base-element.ts';
import type { Order, Money, OrderLine, Refund } from '../records.ts';
import { checkbox } from '../../../kit/forms/choices.ts';
import { failureNotice } from '../../../kit/loading/work.ts';
import { selectField } from '../../../kit/forms/select-field.ts';
import { Loaded } from '../../../records/record.ts';
import type { PanelContext } from '../panel-context.ts';
import { chargeText } from './order-detail.ts';

const REASONS = ['requested', 'item_problem', 'duplicate', 'fraud', 'other'] as const;
type Reason = (typeof REASONS)[number];

/**
 * The form for a refund: units of lines, charges, the tip. The service calculates the exact amount before it
 * is sent.
 */
export class RefundForm {
  #host: LitElement;
  #of: PanelContext;
  #order: Order;
  #ends: { closed: () => void; refunded: () => void };
  #units = new Map<string, number>();
  #charges = new Set<string>();
  #withTip = false;
  #reason: Reason = 'requested';
  #quote: Loaded<{ amount: Money }>;

  constructor(
    host: LitElement,
    of: PanelContext,
    order: Order,
    ends: { closed: () => void; refunded: () => void },
  ) {
    this.#host = host;
    this.#of = of;
    this.#order = order;
    this.#ends = ends;
    this.#quote = new Loaded(host, () =>
      of.api.change<{ amount: Money }>('POST', `/v1/orders/${order.id}/refund/quote`, this.#body),
    );
  }

  render(): TemplateResult {
    const { work } = this.#of;
    const amount = this.#isEmpty ? undefined : this.#quote.value?.amount;
    const said = amount && this.#of.writer().money(amount);
    return html`<div class="refund" data-panel="refund">
      ${panel({
        title: msg('Refund'),
        submit: said ? msg(str`Refund ${said}`) : msg('Refund'),
        isRisky: true,
        busyText: work.busy === 'refund' ? work.busyText : '',
        body: this.#renderBody(said),
        onSubmit: this.#submit,
        onCancel: this.#ends.closed,
      })}
    </div>`;
  }

  #renderBody(said: string | undefined): TemplateResult {
    const { error } = this.#quote;
    const { lines, charges, tip } = this.#order;
    return html`<ul class="stock">
        ${lines.filter((line) => leftOf(line) > 0).map((line) => this.#line(line))}
      </ul>
      ${charges
        .filter(({ total, refunded }) => refunded.amount < total.amount)
        .map(({ uid, type, total }) =>
          checkbox(
            {
              name: `charge-${uid}`,
              label: `${chargeText(type)}: ${this.#of.writer().money(total)}`,
              checked: this.#charges.has(uid),
            },
            (checked) => this.#change(() => (checked ? this.#charges.add(uid) : this.#charges.delete(uid))),
          ),
        )}
      ${
        tip.amount > 0 && this.#order.payment_state === 'captured'
          ? checkbox(
              {
                name: 'with-tip',
                label: msg(str`Tip: ${this.#of.writer().money(tip)}`),
                checked: this.#withTip,
              },
              (checked) => this.#change(() => (this.#withTip = checked)),
            )
          : nothing
      }
      ${selectField(
        {
          name: 'refund-reason',
          label: msg('Reason'),
          value: this.#reason,
          options: REASONS.map((reason) => [reason, reasonText(reason)]),
          required: true,
        },
        (reason) => (this.#reason = reason as Reason),
      )}
      <p role="status">
        ${
          this.#isEmpty
            ? msg('Choose what to refund.')
            : said
              ? html`<b>${msg('Refund to the customer')}: <bdi>${said}</bdi></b>`
              : error
                ? nothing
                : msg('Working out the amount…')
        }
      </p>
      ${error && !this.#isEmpty ? failureNotice(this.#of.failures, error, this.#quote.load) : nothing}
      <p class="muted small">${msg('Payment fees aren’t returned.')}</p>`;
  }

  #line(line: OrderLine): TemplateResult {
    const left = leftOf(line);
    return html`<li>
      ${selectField(
        {
          name: `units-${line.uid}`,
          label: line.name,
          value: `${this.#units.get(line.uid) ?? 0}`,
          options: Array.from({ length: left + 1 }, (_, units) => [
            `${units}`,
            msg(str`${units} of ${left}`),
          ]),
          required: true,
        },
        (units) => this.#change(() => this.#units.set(line.uid, Number(units))),
      )}
    </li>`;
  }

  get #body(): object {
    const lines = [...this.#units]
      .filter(([, quantity]) => quantity > 0)
      .map(([uid, quantity]) => ({ uid, quantity }));
    return {
      ...(lines.length > 0 && { lines }),
      ...(this.#charges.size > 0 && { charges: [...this.#charges] }),
      ...(this.#withTip && { tip: this.#order.tip }),
      reason: this.#reason,
    };
  }

  get #isEmpty(): boolean {
    return Object.keys(this.#body).length < 2;
  }

  #change(change: () => unknown): void {
    change();
    this.#quote.reset();
    if (!this.#isEmpty) void this.#quote.load();
    this.#host.requestUpdate();
  }

  #submit = (): void => {
    const { work, api } = this.#of;
    // Only a displayed amount is sent: without one, there is nothing to confirm.
    if (this.#isEmpty || !this.#quote.value) return;
    const body = this.#body;
    void work.run({
      place: 'detail',
      action: 'refund',
      about: { order: this.#order.id },
      scope: 'payments:refund',
      send: () => api.change<Refund>('POST', `/v1/orders/${this.#order.id}/refund`, body),
      done: ({ amount }) => {
        const said = this.#of.writer().money(amount);
        this.#ends.closed();
        this.#ends.refunded();
        return msg(str`${said} is refunded.`);
      },
    });
  };
}

const leftOf = ({ quantity, unavailable_quantity: out, refunded_quantity: refunded }: OrderLine): number =>
  quantity - out - refunded;

const reasonText = (reason: Reason): string =>
  ({
    requested: msg('The customer asked for it'),
    item_problem: msg('Something was wrong with an item'),
    duplicate: msg('Paid twice'),
    fraud: msg('Fraud'),
    other: msg('Another reason'),
  })[reason];
