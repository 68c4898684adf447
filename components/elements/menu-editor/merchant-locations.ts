import type { LitElement } from 'lit';
import type { MenuApi } from './menu-api.ts';
import type { NamedLocation } from './menu-records.ts';

/** The locations of the menu's merchant; none while they are unknown, or may not be read. */
export class MerchantLocations {
  list: readonly NamedLocation[] = [];

  #host: LitElement;
  #api: MenuApi;
  #merchant: string | undefined;

  constructor(host: LitElement, api: MenuApi) {
    this.#host = host;
    this.#api = api;
  }

  /** Reads them once. Without them everything is set at all locations, so a failure is no one's concern. */
  async load(merchant: string): Promise<void> {
    if (merchant === this.#merchant) return;
    this.reset();
    this.#merchant = merchant;
    try {
      const list = await this.#api.locations(merchant);
      if (merchant === this.#merchant) this.list = list;
      this.#host.requestUpdate();
    } catch {
      if (merchant === this.#merchant) this.#merchant = undefined;
    }
  }

  reset(): void {
    this.#merchant = undefined;
    this.list = [];
  }
}
