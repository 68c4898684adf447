import { nothing, type LitElement, type TemplateResult } from 'lit';
import { panel } from '../../../kit/controls/panel.ts';
import { notice } from '../../../kit/loading/notice.ts';
import { msg, str } from '../../../i18n/message.ts';
import { html } from '../../../session/base-element.ts';
import { icon, type IconName } from '../icons.ts';
import type { Order, OrderLine, UnitsOut } from '../records.ts';

/** The outcomes of the form. */
interface Ends {
  submitted: (units: UnitsOut[]) => void;
  closed: () => void;
}

/** The form of an order that is accepted without units that aren't available. */
export class UnavailableForm {
  #host: LitElement;
  #order: Order;
  #ends: Ends;
  #out = new Map<string, number>();
  #problem = '';

  constructor(host: LitElement, order: Order, ends: Ends) {
    this.#host = host;
    this.#order = order;
    this.#ends = ends;
  }

  render(): TemplateResult {
    return html`<div class="unavailable">
      ${panel({
        title: msg('Something isn’t available'),
        submit: msg('Accept without it'),
        busyText: '',
        body: html`<p class="small">${msg('The customer pays less, and sees what is missing.')}</p>
          <ul class="stock">
            ${this.#order.lines.map((line) => this.#line(line))}
          </ul>
          <div role="alert">
            ${this.#problem ? notice({ kind: 'danger', title: this.#problem }) : nothing}
          </div>`,
        onSubmit: this.#submit,
        onCancel: this.#ends.closed,
      })}
    </div>`;
  }

  #line(line: OrderLine): TemplateResult {
    const { name, variation_name: variation, quantity } = line;
    const units = this.#outOf(line);
    return html`<li>
      <span><bdi>${name}</bdi>${variation ? html`, <bdi>${variation}</bdi>` : nothing}</span>
      <div class="minutes" role="group" aria-label=${variation ? `${name}, ${variation}` : name}>
        ${this.#step(line, -1, msg('One less'), 'minus')}
        <output>${msg(str`${units} of ${quantity}`)}</output>
        ${this.#step(line, 1, msg('One more'), 'plus')}
      </div>
    </li>`;
  }

  #step(line: OrderLine, by: number, label: string, sign: IconName): TemplateResult {
    const to = this.#outOf(line) + by;
    const isPast = to < 0 || to > line.quantity;
    return html`<button
      part="button"
      type="button"
      aria-label=${label}
      aria-disabled=${isPast}
      @click=${() => {
        if (isPast) return;
        this.#out.set(line.uid, to);
        this.#problem = '';
        this.#host.requestUpdate();
      }}
    >
      ${icon(sign)}
    </button>`;
  }

  #outOf({ uid }: OrderLine): number {
    return this.#out.get(uid) ?? 0;
  }

  #submit = (): void => {
    const { lines } = this.#order;
    const units = lines
      .map((line) => ({ uid: line.uid, quantity: this.#outOf(line) }))
      .filter(({ quantity }) => quantity > 0);
    const isAll = lines.every((line) => this.#outOf(line) === line.quantity);
    if (units.length > 0 && !isAll) return this.#ends.submitted(units);
    this.#problem = isAll
      ? msg('If nothing is available, reject the order.')
      : msg('Choose what isn’t available.');
    this.#host.requestUpdate();
  };
}
