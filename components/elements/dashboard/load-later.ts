import { Late } from '../../kit/loading/late.ts';
import type { LitElement, TemplateResult } from 'lit';
import { surfaceWork } from '../../records/load-later.ts';
import type { DashboardWork } from './details.ts';
import type { Order } from './records.ts';
import { focusOn } from '../../session/base-element.ts';
import type { ReasonForm } from './panels/reject-form.ts';

/** The panels that open: an order, the reasons for a rejection, sold-out items, pausing. */
export const later = new Late(() => import('./panels/opened-panels.ts'));

/** The work of this element, in its words. */
export const dashboardWork = (host: LitElement): DashboardWork =>
  surfaceWork(host, (action) => later.for(host)?.busyText(action) ?? '…');

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
    this.#form = forms.rejectForm(order, () => this.#host.requestUpdate(), {
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
