import { nothing, type LitElement, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { focusOn } from '../../kit/controls/focus-on.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { MerchantMenus, SoldOutPanel } from './sold-out-panel.ts';
import { OpenOrder } from './open-order.ts';
import { OrderingPanel } from './ordering-panel.ts';
import type { PanelContext } from './panel-context.ts';
import { RatesPanel, Today, Requirements } from './today.ts';
import { ratesHeading } from '../../records/rates-view.ts';
import type { DashboardAction } from './details.ts';

type Panel = 'sold-out' | 'ordering' | 'rates';

/**
 * What opens beside the queue, and what stands above it: today's numbers, and what the merchant has to
 * settle.
 */
export class OpenedPanels {
  readonly order: OpenOrder;

  #host: LitElement;
  #of: PanelContext;
  #menus: MerchantMenus;
  #soldOut: SoldOutPanel;
  #ordering: OrderingPanel;
  #rates: RatesPanel;
  #today: Today;
  #requirements: Requirements;
  #panel: Panel | undefined;

  constructor(host: LitElement, of: PanelContext) {
    this.#host = host;
    this.#of = of;
    this.#menus = new MerchantMenus(host, of.api);
    this.#soldOut = new SoldOutPanel(host, of, this.#menus);
    this.#ordering = new OrderingPanel(host, of);
    this.#rates = new RatesPanel(host, of);
    this.#today = new Today(host, of);
    this.#requirements = new Requirements(host, of);
    this.order = new OpenOrder(host, of, (item) => this.allergensOf(item));
  }

  get isLoading(): boolean {
    return this.order.isLoading;
  }

  async load(): Promise<void> {
    const { may } = this.#of;
    await Promise.all([
      may('menus:read') ? this.#menus.load() : undefined,
      this.#today.load(),
      may('onboarding:read') ? this.#requirements.load() : undefined,
    ]);
  }

  ordersChanged(): void {
    this.#today.changed();
  }

  reset(): void {
    this.#panel = undefined;
    for (const part of [this.order, this.#menus, this.#rates, this.#today, this.#requirements]) part.reset();
  }

  allergensOf = (item: string): readonly string[] => this.#menus.allergensOf(item);

  renderBanner(): unknown {
    return this.#requirements.render();
  }

  renderButtons(): TemplateResult {
    const { may, locations } = this.#of;
    const maySell = may('menus:read') && may('menus:write');
    const mayPause = may('merchants:read') && may('merchants:write') && !!locations.value?.length;
    return html`${maySell ? this.#opener('sold-out', msg('Sold out')) : nothing}
    ${mayPause ? this.#opener('ordering', this.#ordering.label) : nothing}
    ${may('payouts:read') ? this.#opener('rates', ratesHeading()) : nothing}`;
  }

  render(): TemplateResult {
    return html`${this.#today.render()} ${this.#ordering.renderPaused()}
    ${this.#panel === 'sold-out' ? this.#soldOut.render() : nothing}
    ${this.#panel === 'ordering' ? this.#ordering.render() : nothing}
    ${this.#panel === 'rates' ? this.#rates.render() : nothing}`;
  }

  #opener(panel: Panel, label: string): TemplateResult {
    return button({
      label,
      action: panel,
      isExpanded: this.#panel === panel,
      press: () => this.#toggle(panel),
    });
  }

  #toggle(panel: Panel): void {
    const isOpen = this.#panel !== panel;
    this.#panel = isOpen ? panel : undefined;
    this.#of.work.invalidate();
    if (isOpen && panel === 'sold-out') void this.#menus.load();
    if (isOpen && panel === 'rates') void this.#rates.load();
    void focusOn(this.#host, isOpen ? `[data-panel=${panel}]` : `[data-action=${panel}]`);
  }
}

/** What is under way. */
export const busyText = (action: DashboardAction): string =>
  ({
    refund: msg('Refunding…'),
    cancel: msg('Canceling the order…'),
    'sell-out': msg('Setting the availability…'),
    pause: msg('Pausing…'),
    resume: msg('Resuming…'),
    print: msg('Preparing to print…'),
  })[action];
