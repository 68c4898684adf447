import type { LitElement, TemplateResult } from 'lit';
import { focusOn } from '../../kit/controls/focus-on.ts';
import { msg, str } from '../../i18n/message.ts';
import { later } from './load-later.ts';
import type { Order } from './records.ts';
import type { ReasonForm } from './reject-form.ts';

/** The form of the order that somebody is about to reject. */
export class Rejecting {
  #host: LitElement;
  #reject: (order: Order, reason: string) => void;
  #form: ReasonForm | undefined;

  constructor(host: LitElement, reject: (order: Order, reason: string) => void) {
    this.#host = host;
    this.#reject = reject;
  }

  open = async (order: Order): Promise<void> => {
    const forms = await later.load();
    if (!forms) return;
    this.#form = new forms.ReasonForm(order, () => this.#host.requestUpdate(), {
      title: msg(str`Reject order ${order.number}`),
      advice: msg('The customer isn’t charged: an authorized card is released.'),
      submit: msg('Reject order'),
      submitted: (reason) => {
        this.#form = undefined;
        this.#reject(order, reason);
        void focusOn(this.#host, `[data-action=undo-${order.id}]`);
      },
      close: () => {
        this.#form = undefined;
        void focusOn(this.#host, `[data-action=reject-${order.id}]`);
      },
    });
    await focusOn(this.#host, `#reason-${order.id}`);
  };

  /** In the place of an order's buttons, while it is that order's. */
  render = (order: Order): TemplateResult | undefined =>
    this.#form?.order.id === order.id ? this.#form.render() : undefined;
}
