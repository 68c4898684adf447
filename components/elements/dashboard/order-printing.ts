import type { LitElement, TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { PanelContext } from './panel-context.ts';
import { printDocument } from './print-document.ts';
import type { Order } from './records.ts';

/** For the kitchen, without prices; for the customer, with them. */
type Document = 'ticket' | 'receipt';

const PREFIX = 'trellis-printed:';

/** Prints an order's documents. What this browser tab has printed before is a copy, and says so. */
export class OrderPrinting {
  #host: LitElement;
  #of: PanelContext;
  #printed = new Set<string>();

  constructor(host: LitElement, of: PanelContext) {
    this.#host = host;
    this.#of = of;
  }

  render(order: Order): TemplateResult {
    const isBusy = !!this.#of.work.busy;
    return html`${button({
      label: msg('Print kitchen ticket'),
      isBusy,
      press: () => this.#print(order, 'ticket'),
    })}
    ${button({ label: msg('Print receipt'), isBusy, press: () => this.#print(order, 'receipt') })}`;
  }

  #print({ id }: Order, kind: Document): void {
    const { work, api, paperWidth } = this.#of;
    const name = `${kind}:${id}`;
    const query = new URLSearchParams({
      ...(kind === 'receipt' && { width: paperWidth() }),
      ...(this.#wasPrinted(name) && { copy: 'true' }),
    });
    void work.run({
      place: 'detail',
      action: 'print',
      isReading: true,
      scope: 'orders:read',
      send: () => api.request({ path: `/v1/orders/${id}/${kind}?${query}`, expects: () => true }),
      done: ({ text }) => {
        printDocument(this.#host, text);
        this.#keep(name);
        return undefined;
      },
    });
  }

  #wasPrinted(name: string): boolean {
    return this.#printed.has(name) || !!stored((storage) => storage.getItem(PREFIX + name));
  }

  #keep(name: string): void {
    this.#printed.add(name);
    stored((storage) => storage.setItem(PREFIX + name, '1'));
  }
}

/** Asks sessionStorage, which may be closed to this page. */
function stored<Answer>(ask: (storage: Storage) => Answer): Answer | undefined {
  try {
    return ask(sessionStorage);
  } catch {
    return undefined;
  }
}
