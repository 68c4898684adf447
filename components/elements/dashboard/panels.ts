import { nothing, type LitElement } from 'lit';
import type { AllergensOf } from './order-lines.ts';
import { later } from './load-later.ts';
import type { OpenedPanels } from './opened-panels.ts';
import type { PanelContext } from './panel-context.ts';

/** What opens beside the queue. Its code comes behind the first rendering; until then there are no buttons for it. */
export class Panels {
  #host: LitElement;
  #of: PanelContext;
  #made: OpenedPanels | undefined;

  constructor(host: LitElement, of: PanelContext) {
    this.#host = host;
    this.#of = of;
  }

  get #panels(): OpenedPanels | undefined {
    const made = later.for(this.#host);
    if (made) this.#made ??= new made.OpenedPanels(this.#host, this.#of);
    return this.#made;
  }

  get isLoading(): boolean {
    return !!this.#made?.isLoading;
  }

  /** Reads what the panels are about: the menus, today's numbers, what is to be settled. */
  async load(): Promise<void> {
    if (await later.load()) await this.#panels?.load();
  }

  /** Orders have changed, and today's numbers with them. */
  ordersChanged(): void {
    this.#made?.ordersChanged();
  }

  /** Reads the open order again. */
  reload(): void {
    this.#made?.order.reload();
  }

  reset(): void {
    this.#made?.reset();
  }

  /** An order is open, or none. */
  opened(id: string | undefined): void {
    void later.load().then(() => this.#panels?.order.show(id));
  }

  allergensOf: AllergensOf = (item) => this.#made?.allergensOf(item) ?? [];

  renderBanner = (): unknown => this.#panels?.renderBanner() ?? nothing;
  renderButtons = (): unknown => this.#panels?.renderButtons() ?? nothing;
  render = (): unknown => this.#panels?.render() ?? nothing;
  renderOrder = (): unknown => this.#panels?.order.render() ?? nothing;
}
