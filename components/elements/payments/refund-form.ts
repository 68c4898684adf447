import { type LitElement, nothing, type TemplateResult } from 'lit';
import { msg, str } from '../../i18n/message.ts';
import { moneyInput, readMoney } from '../../i18n/typed-money.ts';
import { button } from '../../kit/controls/button.ts';
import { checkbox } from '../../kit/forms/choices.ts';
import { textField } from '../../kit/forms/field.ts';
import { FormState } from '../../kit/forms/form-state.ts';
import { isolated, selectField } from '../../kit/forms/select-field.ts';
import { moneyField } from '../../kit/forms/typed-fields.ts';
import { failureNotice, underway } from '../../kit/loading/work.ts';
import { Loaded } from '../../records/record.ts';
import { priceProblem, textProblem } from '../../records/typed-problems.ts';
import { focusOn, html } from '../../session/base-element.ts';
import { MORE_THAN_LEFT, type TrellisError } from '../../session/trellis-error.ts';
import type { PanelContext } from './panel-context.ts';
import { known } from './payment-words.ts';
import {
  leftOf,
  type Money,
  type Order,
  type OrderLine,
  type PaymentDetail,
  type Refund,
} from './records.ts';

const REASONS = ['requested', 'item_problem', 'duplicate', 'fraud', 'other'];
const LONGEST_NOTE = 500;

/**
 * The form for a refund of a payment: an amount, or lines, charges and the tip of its order, of which the
 * service says the exact amount before anything is sent.
 */
export class RefundForm {
  readonly id: string;
  #host: LitElement;
  #of: PanelContext;
  #detail: PaymentDetail;
  #amount = '';
  #reason = 'requested';
  #note = '';
  #units = new Map<string, number>();
  #charges = new Set<string>();
  #withTip = false;
  #quote: Loaded<{ amount: Money }>;
  #form: FormState<'refund-amount' | 'refund-note'>;

  constructor(host: LitElement, of: PanelContext, detail: PaymentDetail) {
    this.id = detail.payment.id;
    this.#host = host;
    this.#of = of;
    this.#detail = detail;
    this.#quote = new Loaded(host, () =>
      of.api.change<{ amount: Money }>('POST', `/v1/orders/${this.#detail.payment.order}/refund/quote`, {
        ...this.#parts,
        reason: this.#reason,
      }),
    );
    this.#form = new FormState(host, {
      names: ['refund-amount', 'refund-note'],
      check: () => ({
        'refund-amount': this.#amountProblem,
        'refund-note': textProblem(this.#note, LONGEST_NOTE),
      }),
      refused: () => this.#tooMuch,
    });
  }

  /** Takes the payment as it is now. What was typed stays. */
  follow(detail: PaymentDetail): void {
    this.#detail = detail;
  }

  render(): TemplateResult {
    const { work } = this.#of;
    const busyText = work.busy === 'refund' ? work.busyText : '';
    const { problems } = this.#form;
    const amount = this.#typed.amount;
    const { order } = this.#detail;
    const left = this.#money(this.#left);
    return html`<form
      class="part refund"
      novalidate
      aria-labelledby="refund-title"
      aria-busy=${!!busyText}
      @submit=${this.#submit}
    >
      <h3 id="refund-title">${msg('Refund')}</h3>
      ${order ? this.#renderParts(order) : nothing}
      <div class="pair">
        ${moneyField(
          {
            name: 'refund-amount',
            label: msg('Amount'),
            value: this.#amount,
            currency: this.#left.currency,
            required: true,
            error: problems['refund-amount'],
            hint: msg(str`Up to ${left} is left to refund.`),
          },
          this.#typeAmount,
        )}
        ${selectField(
          {
            name: 'refund-reason',
            label: msg('Reason'),
            value: this.#reason,
            options: REASONS.map((reason) => [reason, reasonText(reason)]),
            required: true,
          },
          (reason) => (this.#reason = reason),
        )}
      </div>
      ${textField(
        {
          name: 'refund-note',
          label: msg('Note for your records'),
          value: this.#note,
          error: problems['refund-note'],
        },
        (note) => {
          this.#note = note;
          this.#form.changed('refund-note');
        },
      )}
      <div role="status" class=${this.#quote.error ? '' : 'unseen'}>
        ${this.#quote.error ? failureNotice(work, this.#quote.error, this.#load) : nothing}
      </div>
      <p class="muted small">
        ${msg('The guest’s bank shows the money in a few days. Payment fees aren’t returned.')}
      </p>
      <div class="foot">
        ${button({
          label: msg('Refund all'),
          isDisabled: !!busyText,
          action: 'refund-all',
          press: this.#takeAll,
        })}
        <button part="button submit" class="risky full" aria-disabled=${!!busyText || this.#isQuoting}>
          ${amount ? msg(str`Refund ${this.#money({ ...this.#left, amount })}`) : msg('Refund')}
        </button>
        ${underway(busyText)}
      </div>
    </form>`;
  }

  #renderParts({ lines, charges, tip, payment_state: state }: Order): TemplateResult {
    const money = (of: Money): string => this.#money(of);
    return html`<fieldset>
      <legend>${msg('Items')}</legend>
      ${lines
        .filter(({ quantity, unavailable_quantity: out }) => quantity > out)
        .map((line) => this.#renderLine(line))}
      ${charges.map(({ uid, type, total, refunded }) =>
        checkbox(
          {
            name: `charge-${uid}`,
            label: `${chargeText(type)}: ${money(total)}`,
            checked: this.#charges.has(uid),
            disabled: refunded.amount >= total.amount,
          },
          (checked) => this.#choose(() => (checked ? this.#charges.add(uid) : this.#charges.delete(uid))),
        ),
      )}
      ${
        tip.amount > 0
          ? checkbox(
              {
                name: 'refund-tip',
                label: msg(str`Tip: ${money(tip)}`),
                checked: this.#withTip,
                disabled: state !== 'captured',
              },
              (checked) => this.#choose(() => (this.#withTip = checked)),
            )
          : nothing
      }
    </fieldset>`;
  }

  /** One unit is chosen by a checkbox, more by how many. */
  #renderLine(line: OrderLine): TemplateResult {
    const { uid, name, variation_name: variation, total, quantity } = line;
    const left = unitsLeft(line);
    const chosen = this.#units.get(uid) ?? 0;
    const label = variation ? `${isolated(name)}, ${isolated(variation)}` : isolated(name);
    const set = (units: number): void => this.#choose(() => this.#units.set(uid, units));
    return html`<div class="line ${left ? '' : 'muted'}">
      ${
        left > 1
          ? selectField(
              {
                name: `units-${uid}`,
                label,
                value: `${chosen}`,
                options: Array.from({ length: left + 1 }, (_, units) => [
                  `${units}`,
                  msg(str`${units} of ${left}`),
                ]),
                required: true,
              },
              (units) => set(Number(units)),
            )
          : checkbox(
              {
                name: `units-${uid}`,
                label: `${quantity} × ${label}`,
                checked: chosen > 0,
                disabled: left === 0,
                ...(left === 0 && { hint: msg('Refunded') }),
              },
              (checked) => set(checked ? 1 : 0),
            )
      }
      <span><bdi>${this.#money(total)}</bdi></span>
    </div>`;
  }

  get #left(): Money {
    return leftOf(this.#detail);
  }

  get #typed(): { amount?: number } {
    const { amount } = readMoney(this.#amount, this.#left.currency);
    return amount === undefined ? {} : { amount };
  }

  get #tooMuch(): string {
    const left = this.#money(this.#left);
    return msg(str`Up to ${left} is left to refund.`);
  }

  get #amountProblem(): string | undefined {
    if (!this.#amount.trim()) return msg('Choose items, or enter an amount.');
    const { amount } = this.#typed;
    if (amount === undefined) return priceProblem(this.#amount, this.#left.currency);
    if (amount === 0) return msg('Enter an amount above 0.');
    return amount > this.#left.amount ? this.#tooMuch : undefined;
  }

  /** The chosen parts of the order; none, where an amount was typed. */
  get #parts(): object | undefined {
    const lines = [...this.#units]
      .filter(([, quantity]) => quantity > 0)
      .map(([uid, quantity]) => ({ uid, quantity }));
    const charges = [...this.#charges];
    const tip = this.#withTip ? this.#detail.order?.tip : undefined;
    if (lines.length === 0 && charges.length === 0 && !tip) return undefined;
    return {
      ...(lines.length > 0 && { lines }),
      ...(charges.length > 0 && { charges }),
      ...(tip && { tip }),
    };
  }

  get #isQuoting(): boolean {
    return !!this.#parts && !this.#quote.value;
  }

  #money(of: Money): string {
    return this.#of.writer().money(of);
  }

  #typeAmount = (text: string): void => {
    this.#amount = text;
    this.#clearParts();
    this.#form.changed('refund-amount');
  };

  #takeAll = (): void => {
    this.#typeAmount(moneyInput(this.#left.amount, this.#left.currency));
    void focusOn(this.#host, '.refund [part~=submit]');
  };

  #clearParts(): void {
    this.#units.clear();
    this.#charges.clear();
    this.#withTip = false;
    this.#quote.reset();
  }

  #choose(change: () => unknown): void {
    change();
    this.#quote.reset();
    this.#amount = '';
    this.#form.problems = {};
    if (this.#parts) void this.#load();
    this.#host.requestUpdate();
  }

  #load = async (): Promise<void> => {
    await this.#quote.load();
    const { amount } = this.#quote.value ?? {};
    if (!amount || !this.#parts) return;
    this.#amount = moneyInput(amount.amount, amount.currency);
    this.#host.requestUpdate();
  };

  #submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const { work, api, changed } = this.#of;
    // Only an amount that is shown is sent.
    if (work.busy || this.#isQuoting || !this.#form.validate()) return;
    const { order, id } = this.#detail.payment;
    const note = this.#note.trim();
    const body = {
      ...(this.#parts ?? { amount: { ...this.#left, amount: this.#typed.amount } }),
      reason: this.#reason,
      ...(note && { note }),
    };
    void work.run({
      place: 'detail',
      action: 'refund',
      about: { payment: id },
      scope: 'payments:refund',
      send: () =>
        api.change<Refund>('POST', order ? `/v1/orders/${order}/refund` : `/v1/payments/${id}/refund`, body),
      done: ({ amount, status }) => {
        const said = this.#money(amount);
        this.#clearParts();
        this.#amount = this.#note = '';
        changed();
        return status === 'pending'
          ? msg(str`The refund of ${said} is on its way.`)
          : msg(str`${said} is refunded.`);
      },
      refused: this.#refused,
    });
  };

  /** Somebody else was quicker: less is left by now. */
  #refused = (error: TrellisError): boolean => {
    if (error.code !== MORE_THAN_LEFT) return this.#form.refuse(error);
    this.#form.problems = { 'refund-amount': msg('Less is left to refund by now.') };
    this.#form.focusWrong();
    this.#of.changed();
    return true;
  };
}

const unitsLeft = ({ quantity, unavailable_quantity: out, refunded_quantity: refunded }: OrderLine): number =>
  quantity - out - refunded;

/** The reason of a refund, in words. */
export const reasonText = (reason: string): string =>
  known(
    {
      requested: msg('The customer asked for it'),
      item_problem: msg('Something was wrong with an item'),
      duplicate: msg('Paid twice'),
      fraud: msg('Fraud'),
      other: msg('Another reason'),
    },
    reason,
  );

const chargeText = (type: string): string =>
  known({ delivery: msg('Delivery'), service: msg('Service'), packaging: msg('Packaging') }, type);
