import { nothing, type LitElement, type TemplateResult } from 'lit';
import { button } from '../../../kit/controls/button.ts';
import { focusOn, html } from '../../../session/base-element.ts';
import { failureNotice, outcome } from '../../../kit/loading/work.ts';
import { msg, str } from '../../../i18n/message.ts';
import { skeletonLines } from '../../../kit/loading/state-panel.ts';
import { Loaded } from '../../../records/record.ts';
import type { PanelContext } from '../panel-context.ts';
import { orderDetail, type OrderWithPayments } from './order-detail.ts';
import type { MerchantMenus } from './sold-out-panel.ts';
import type { Order, Payment, Refund } from '../records.ts';
import { RefundForm } from './refund-form.ts';
import { ReasonForm } from './reject-form.ts';
import { UnavailableForm } from './unavailable-form.ts';
import { needsAnswer } from '../order-words.ts';

const ID = 'printed';
const STYLE = /<style[^>]*>([^]*?)<\/style>/gi;

/**
 * Prints an HTML document that the service has made, from a hidden frame in the element: no window that a
 * browser could block, and no script in the frame. Its style sheet becomes a constructed one, because a
 * page's policy may forbid styles inside of markup.
 */
function printDocument(host: LitElement, markup: string): void {
  const { renderRoot: root } = host;
  root.querySelector(`#${ID}`)?.remove();
  const frame = document.createElement('iframe');
  frame.id = ID;
  frame.className = 'unseen';
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  // Dialogs are what printing is; scripts stay forbidden.
  frame.setAttribute('sandbox', 'allow-same-origin allow-modals');
  root.append(frame);
  const { contentDocument: target, contentWindow: view } = frame;
  if (!target || !view) return;
  // Taken out before it is parsed: a policy reports each style that it finds in markup.
  const style = [...markup.matchAll(STYLE)].map(([, text]) => text).join('\n');
  fill(target, new DOMParser().parseFromString(markup.replaceAll(STYLE, ''), 'text/html'), style);
  view.print();
}

function fill(target: Document, source: Document, style: string): void {
  const { CSSStyleSheet: Sheet } = target.defaultView as Window & typeof globalThis;
  const sheet = new Sheet();
  sheet.replaceSync(style);
  target.title = source.title;
  target.documentElement.lang = source.documentElement.lang;
  target.documentElement.dir = source.documentElement.dir;
  target.adoptedStyleSheets = [sheet];
  target.body.className = source.body.className;
  target.body.replaceChildren(...[...source.body.childNodes].map((node) => target.importNode(node, true)));
}

/** For the kitchen, without prices; for the customer, with them. */
type Paper = 'ticket' | 'receipt';

const PREFIX = 'trellis-printed:';

/** Prints an order's documents. What this browser tab has printed before is a copy, and says so. */
class OrderPrinting {
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

  #print({ id }: Order, kind: Paper): void {
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

/** One order beside the queue: what it is, what was paid, and what can be done about it there. */
export class OpenOrder {
  #host: LitElement;
  #of: PanelContext;
  #menus: MerchantMenus;
  #id: string | undefined;
  #record: Loaded<OrderWithPayments>;
  #printing: OrderPrinting;
  #refund: RefundForm | undefined;
  #cancel: ReasonForm | undefined;
  #without: UnavailableForm | undefined;

  constructor(host: LitElement, of: PanelContext, menus: MerchantMenus) {
    this.#host = host;
    this.#of = of;
    this.#menus = menus;
    this.#printing = new OrderPrinting(host, of);
    this.#record = new Loaded(host, () => this.#read(`${this.#id}`));
  }

  get isOpen(): boolean {
    return !!this.#id;
  }

  get title(): string {
    const { value } = this.#record;
    return value ? msg(str`Order ${value.order.number}`) : msg('Loading the order…');
  }

  get isLoading(): boolean {
    return !!this.#id && !this.#record.value && !this.#record.error;
  }

  show(id: string | undefined): void {
    this.reset();
    this.#of.work.invalidate();
    this.#id = id;
    if (id) void this.#record.load().then(() => this.#focus());
  }

  /** Moves the focus to the heading of the opened order, unless the user has moved it already. */
  #focus(): void {
    const { activeElement } = this.#host.renderRoot as ShadowRoot;
    if (!activeElement) void focusOn(this.#host, '[data-record]');
  }

  reload(): void {
    if (this.#id) void this.#record.load();
  }

  reset(): void {
    this.#id = this.#refund = this.#cancel = this.#without = undefined;
    this.#record.reset();
  }

  render(): TemplateResult {
    const { value, error, load } = this.#record;
    const { failures } = this.#of;
    return html`<div role="status" class=${error ? '' : 'unseen'}>
        ${error ? failureNotice(failures, error, load) : nothing}
        ${!value && !error ? msg('Loading the order…') : nothing}
      </div>
      ${value ? this.#renderOrder(value) : error ? nothing : skeletonLines(8)}`;
  }

  #renderOrder(record: OrderWithPayments): TemplateResult {
    const { work, writer } = this.#of;
    return html`${orderDetail(record, writer(), this.#menus)}
      <div class="row">${this.#printing.render(record.order)}</div>
      ${outcome(work, 'detail')} ${this.#renderActions(record)} ${this.#refund?.render() ?? nothing}
      ${this.#cancel?.render(this.#of.work.busyText) ?? nothing} ${this.#without?.render() ?? nothing}`;
  }

  #renderActions({ order }: OrderWithPayments): TemplateResult | typeof nothing {
    if (this.#refund || this.#cancel || this.#without) return nothing;
    const { may, steps, isMoving } = this.#of;
    const isBusy = !!this.#of.work.busy;
    return html`<div class="foot-actions">
      ${steps(order)}
      <div class="row">
        ${
          may('orders:write') && hasParts(order) && !isMoving(order)
            ? button({
                label: msg('Something isn’t available'),
                action: 'unavailable',
                press: () => this.#openUnavailable(order),
              })
            : nothing
        }
        ${
          may('payments:refund') && canRefund(order)
            ? button({ label: msg('Refund'), action: 'refund', isBusy, press: () => this.#openRefund(order) })
            : nothing
        }
        ${
          may('orders:write') && canCancel(order)
            ? button({
                label: msg('Cancel order'),
                kind: 'risky',
                action: 'cancel',
                isBusy,
                press: () => this.#openCancel(order),
              })
            : nothing
        }
      </div>
    </div>`;
  }

  #openRefund(order: Order): void {
    const closed = (): void => {
      this.#refund = undefined;
      void focusOn(this.#host, '[data-action=refund]');
    };
    this.#refund = new RefundForm(this.#host, this.#of, order, { closed, refunded: () => this.reload() });
    void focusOn(this.#host, '.refund [data-panel]');
  }

  #openUnavailable(order: Order): void {
    this.#without = new UnavailableForm(this.#host, order, {
      closed: () => {
        this.#without = undefined;
        void focusOn(this.#host, '[data-action=unavailable]');
      },
      submitted: (units) => {
        this.#without = undefined;
        this.#of.acceptWithout(order, units);
        void focusOn(this.#host, `.drawer [data-action=undo-${order.id}]`);
      },
    });
    void focusOn(this.#host, '.unavailable .minutes button:last-child');
  }

  #openCancel(order: Order): void {
    const { work, api, take } = this.#of;
    const close = (): void => {
      this.#cancel = undefined;
      void focusOn(this.#host, '[data-action=cancel]');
    };
    this.#cancel = new ReasonForm(order, () => this.#host.requestUpdate(), {
      title: msg('Cancel the order'),
      advice: msg('Card payments are refunded in full. Payment fees aren’t returned.'),
      submit: msg('Cancel order'),
      close,
      submitted: (reason) =>
        void work.run({
          place: 'detail',
          action: 'cancel',
          about: { order: order.id },
          scope: 'orders:write',
          send: () => api.change<Order>('POST', `/v1/orders/${order.id}/cancel`, { reason }),
          done: (canceled) => {
            this.#cancel = undefined;
            take(canceled);
            this.reload();
            return msg('The order is canceled.');
          },
        }),
    });
    void focusOn(this.#host, `#reason-${order.id}`);
  }

  async #read(id: string): Promise<OrderWithPayments> {
    const { api, may, take } = this.#of;
    const isPaymentSeen = may('payments:read');
    const [order, payments, refunds] = await Promise.all([
      api.get<Order>(`/v1/orders/${id}`),
      isPaymentSeen ? api.page<Payment>(`/v1/payments?order=${id}&limit=100`) : { data: [] },
      isPaymentSeen ? api.page<Refund>(`/v1/refunds?order=${id}&limit=100`) : { data: [] },
    ]);
    take(order);
    return { order, payments: payments.data, refunds: refunds.data };
  }
}

const canRefund = ({ payment, payment_state: state, total, refunded }: Order): boolean =>
  !!payment && /^(captured|partially_refunded)$/.test(state) && refunded.amount < total.amount;

/** Whether it can be accepted without a part of it. */
const hasParts = (order: Order): boolean =>
  order.status === 'open' &&
  needsAnswer(order) &&
  order.lines.reduce((sum, { quantity }) => sum + quantity, 0) > 1;

const canCancel = ({ status, fulfillment: { state } }: Order): boolean =>
  status === 'open' && !/^(completed|proposed)$/.test(state);
