import { type LitElement, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { msg, str } from '../../../i18n/message.ts';
import { button } from '../../../kit/controls/button.ts';
import { notice } from '../../../kit/loading/notice.ts';
import { ratesHeading } from '../../../records/rates-view.ts';
import { focusOn, html } from '../../../session/base-element.ts';
import type { DashboardAction } from '../details.ts';
import { iconButton } from '../icons.ts';
import type { Panel, PanelContext } from '../panel-context.ts';
import type { Order } from '../records.ts';
import { AnswerClock } from './answer-clock.ts';
import { addDrawerStyles } from './drawer.styles.ts';
import { HistoryPanel } from './history-panel.ts';
import { OpenOrder } from './open-order.ts';
import { OrderingPanel } from './ordering-panel.ts';
import { MerchantMenus, SoldOutPanel } from './sold-out-panel.ts';
import { RatesPanel, Requirements, Today } from './today.ts';

// Loaded with the panels.
export { rejectForm } from './reject-form.ts';

/** The drawer at the side of the queue, and the notices below it. */
export class OpenedPanels {
  readonly order: OpenOrder;
  readonly answers: AnswerClock;
  panel: Panel | undefined;

  #host: LitElement;
  #of: PanelContext;
  readonly menus: MerchantMenus;
  #history: HistoryPanel;
  #soldOut: SoldOutPanel;
  #ordering: OrderingPanel;
  #rates: RatesPanel;
  #today: Today;
  #requirements: Requirements;

  constructor(host: LitElement, of: PanelContext) {
    this.#host = host;
    this.#of = of;
    this.menus = new MerchantMenus(host, of.api);
    this.#today = new Today(host, of);
    this.#history = new HistoryPanel(host, of, () => this.toggle('rates'));
    this.#soldOut = new SoldOutPanel(host, of, this.menus);
    this.#ordering = new OrderingPanel(host, of);
    this.#rates = new RatesPanel(host, of);
    this.#requirements = new Requirements(host, of);
    this.order = new OpenOrder(host, of, this.menus);
    this.answers = new AnswerClock(host, of);
    host.addController(new ScreenLock(host));
    addDrawerStyles(host);
  }

  get isLoading(): boolean {
    return this.order.isLoading;
  }

  get missed(): number {
    return this.#history.missed.length;
  }

  async load(): Promise<void> {
    const { may } = this.#of;
    await Promise.all([
      may('menus:read') ? this.menus.load() : undefined,
      this.#today.load(),
      this.#history.loadMissed(),
      may('onboarding:read') ? this.#requirements.load() : undefined,
    ]);
  }

  ordersChanged(): void {
    this.#today.changed(() => void this.#history.reload(this.panel === 'history'));
  }

  reset(): void {
    this.panel = undefined;
    for (const part of [this.order, this.menus, this.#history, this.#rates, this.#today, this.#requirements])
      part.reset();
  }

  renderOrdering(): unknown {
    return this.#ordering.renderState(this.panel === 'ordering', () => this.toggle('ordering'));
  }

  /** Renders the button that adds time to every order in preparation. Each addition can be undone. */
  renderDelay(orders: readonly Order[]): unknown {
    const { may, delay } = this.#of;
    if (orders.length < 2 || !may('orders:write')) return nothing;
    return html`<button
      part="button"
      type="button"
      class="quiet delay-all"
      @click=${() => orders.forEach(delay)}
    >
      ${msg('+15 min for all')}
    </button>`;
  }

  /** @param isPolling whether it looks by itself, since there are no live updates */
  renderNotices({ isOffline, isPolling }: Connection): TemplateResult {
    const { alarm } = this.#of;
    return html`<div role="status" class=${isOffline || isPolling || alarm.isStopped ? 'stack' : 'unseen'}>
        ${isOffline ? offline() : isPolling ? polling() : nothing}
        ${alarm.isStopped ? silenced(() => alarm.turn(true)) : nothing}
      </div>
      ${this.#ordering.renderPaused()} ${this.#requirements.render()}`;
  }

  /** Nothing while nothing is open. */
  render(): TemplateResult | undefined {
    const { panel, order } = this;
    if (!panel && !order.isOpen) return undefined;
    const title = order.isOpen ? order.title : titleOf(panel ?? 'history');
    return html`<div class="scrim" @click=${this.#close}></div>
      <section
        part="card"
        class="drawer"
        role="dialog"
        tabindex="-1"
        data-panel=${order.isOpen ? 'order' : (panel ?? '')}
        aria-label=${title}
        @keydown=${this.#closeByEscape}
      >
        <header>
          ${
            order.isOpen && panel
              ? iconButton({ name: 'back', label: msg('All orders'), press: this.#of.close })
              : nothing
          }
          <h2 tabindex="-1" ?data-record=${order.isOpen}>${title}</h2>
          ${iconButton({ name: 'close', label: msg('Close'), press: this.#close })}
        </header>
        <div class="in">${order.isOpen ? order.render() : this.#content()}</div>
      </section>`;
  }

  toggle(panel: Panel): void {
    if (this.panel === panel) return this.#close();
    this.#history.isMissedOnly = false;
    this.panel = panel;
    this.#of.work.invalidate();
    if (panel === 'history') void this.#history.reload(true);
    if (panel === 'sold-out') void this.menus.load();
    if (panel === 'rates') void this.#rates.load();
    void focusOn(this.#host, `[data-panel=${panel}]`);
  }

  showMissed(): void {
    this.toggle('history');
    this.#history.isMissedOnly = true;
  }

  #content(): unknown {
    switch (this.panel) {
      case 'sold-out':
        return this.#soldOut.render();
      case 'ordering':
        return this.#ordering.render();
      case 'rates':
        return this.#rates.render();
      default:
        return html`${this.#today.render()} ${this.#history.render()}`;
    }
  }

  #close = (): void => {
    const { panel, order } = this;
    this.panel = undefined;
    this.#of.work.invalidate();
    if (order.isOpen) this.#of.close();
    else void focusOn(this.#host, `[data-action=${panel === 'rates' ? 'history' : panel}]`);
  };

  /** A form in it is left first. */
  #closeByEscape = ({ key, target }: KeyboardEvent): void => {
    if (key === 'Escape' && !(target as Element).closest('form')) this.#close();
  };
}

/** Whether what is shown is up to date. */
interface Connection {
  readonly isOffline: boolean;
  readonly isPolling: boolean;
}

const offline = (): TemplateResult =>
  notice({
    kind: 'danger',
    title: msg('This device is offline.'),
    advice: msg('New orders can’t be shown until the connection is back.'),
  });

const polling = (): TemplateResult =>
  notice({
    kind: 'warning',
    title: msg('Live updates are interrupted.'),
    advice: msg('Looking every 10 seconds.'),
  });

const silenced = (press: () => unknown): TemplateResult =>
  notice({
    kind: 'warning',
    title: msg('The browser has stopped the sound.'),
    action: button({ label: msg('Turn sound on'), press }),
  });

const titleOf = (panel: Panel): string =>
  ({
    history: msg('History'),
    'sold-out': msg('Sold out'),
    ordering: msg('Pause ordering'),
    rates: ratesHeading(),
  })[panel];

/** Returns the text for a change in progress. */
export const busyText = (action: DashboardAction): string =>
  ({
    refund: msg('Refunding…'),
    cancel: msg('Canceling the order…'),
    'sell-out': msg('Setting the availability…'),
    pause: msg('Pausing…'),
    resume: msg('Resuming…'),
    times: msg('Changing the times…'),
    print: msg('Preparing to print…'),
  })[action];

/** Returns the text for an order that someone else has changed. */
export function becameText({ number, status, fulfillment: { state } }: Order): string {
  if (state === 'rejected') return msg(str`Order ${number} has already been rejected.`);
  if (status === 'canceled') return msg(str`Order ${number} has been canceled.`);
  if (state === 'completed') return msg(str`Order ${number} has already been completed.`);
  if (state === 'ready') return msg(str`Order ${number} is already marked as ready.`);
  if (state === 'preparing') return msg(str`Order ${number} is already being prepared.`);
  return msg(str`Order ${number} has already been accepted.`);
}

/**
 * Keeps the screen on while the element is in sight, from the first press in it on: a browser that refuses
 * goes dark as it would. A page that was hidden has lost the lock, and takes it again.
 */
class ScreenLock implements ReactiveController {
  #host: LitElement;
  #unlisten = new AbortController();
  #lock: WakeLockSentinel | undefined;

  constructor(host: LitElement) {
    this.#host = host;
  }

  hostConnected(): void {
    const { signal } = (this.#unlisten = new AbortController());
    this.#host.addEventListener('click', () => void this.#take(), { signal });
    document.addEventListener('visibilitychange', () => this.#lock && void this.#take(), { signal });
  }

  hostDisconnected(): void {
    this.#unlisten.abort();
    void this.#lock?.release();
    this.#lock = undefined;
  }

  async #take(): Promise<void> {
    if (document.hidden || (this.#lock && !this.#lock.released)) return;
    this.#lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
  }
}
