import type { TemplateResult } from 'lit';
import { panel } from '../../../kit/controls/panel.ts';
import { choiceGroup } from '../../../kit/forms/choices.ts';
import { textField } from '../../../kit/forms/field.ts';
import { msg, str } from '../../../i18n/message.ts';
import { html } from '../../../session/base-element.ts';
import type { Order } from '../records.ts';

const OTHER = '';

const MOST = 140;

/** The outcomes of a form. */
interface Ends {
  submitted: (reason: string) => void;
  close: () => void;
}

/** The form of an order that somebody is about to reject. */
export const rejectForm = (order: Order, redraw: () => void, ends: Ends): ReasonForm =>
  new ReasonForm(order, redraw, {
    title: msg(str`Reject order ${order.number}`),
    advice: msg('The customer isn’t charged: an authorized card is released.'),
    submit: msg('Reject order'),
    ...ends,
  });

interface ReasonWords {
  title: string;
  advice: string;
  submit: string;
}

/** Why an order is rejected or canceled: one of the usual reasons, or another. The customer reads it. */
export class ReasonForm {
  readonly order: Order;
  #redraw: () => void;
  #reason: string;
  #other = '';
  #problem: string | undefined;
  #of: ReasonWords & Ends;

  constructor(order: Order, redraw: () => void, of: ReasonWords & Ends) {
    this.order = order;
    this.#redraw = redraw;
    this.#of = of;
    this.#reason = usual()[0] ?? OTHER;
  }

  render(busyText = ''): TemplateResult {
    const { title, advice, submit, close } = this.#of;
    return panel({
      title,
      submit,
      isRisky: true,
      busyText,
      body: this.#body(advice),
      onSubmit: this.#submit,
      onCancel: close,
    });
  }

  #body(advice: string): TemplateResult {
    const isOther = this.#reason === OTHER;
    return html`<p class="small">${advice}</p>
      ${choiceGroup(
        {
          name: `reason-${this.order.id}`,
          label: msg('Reason'),
          type: 'radio',
          chosen: [this.#reason],
          choices: [
            ...usual().map((text) => ({ value: text, label: text })),
            { value: OTHER, label: msg('Another reason') },
          ],
          more: isOther
            ? textField(
                {
                  name: `other-${this.order.id}`,
                  label: msg('Reason'),
                  value: this.#other,
                  hint: msg('The customer can read it.'),
                  error: this.#problem,
                  required: true,
                },
                (text) => this.#change(() => (this.#other = text)),
              )
            : '',
        },
        (reason) => this.#change(() => (this.#reason = reason)),
      )}`;
  }

  #change(change: () => void): void {
    change();
    this.#problem = undefined;
    this.#redraw();
  }

  #submit = (): void => {
    const reason = this.#reason || this.#other.trim();
    if (reason && reason.length <= MOST) return this.#of.submitted(reason);
    this.#problem = reason ? msg('Use at most 140 characters.') : msg('Fill in this field.');
    this.#redraw();
  };
}

const usual = (): string[] => [
  msg('We’re too busy right now.'),
  msg('Something in the order is sold out.'),
  msg('We’re about to close.'),
];
