import type { LitElement } from 'lit';
import { STALE, type TrellisError } from '../../session/trellis-error.ts';
import type { MenuApi } from './menu-api.ts';
import type { DraftChange, Menu, NamedLocation } from './menu-records.ts';

/** A change to the draft. */
export interface Edit {
  /** Returns the change to send for the current draft; `undefined` if it is no longer possible. */
  change: (menu: Menu) => DraftChange | undefined;
  /**
   * Whether it may be made on what somebody else has made of the draft meanwhile: it overwrites nothing of
   * that.
   */
  fits: (before: Menu, now: Menu) => boolean;
}

/** The menu that is open: its draft, as it was read or last saved. */
export class Draft {
  menu: Menu | undefined;
  error: TrellisError | undefined;
  /** The last save was made on top of somebody else's. */
  isMerged = false;

  #host: LitElement;
  #api: MenuApi;
  #preview: Menu | undefined;

  constructor(host: LitElement, api: MenuApi) {
    this.#host = host;
    this.#api = api;
  }

  /** The draft as shown. */
  get shown(): Menu | undefined {
    return this.#preview ?? this.menu;
  }

  /** Shows another menu in its place while an order is being saved, or itself again. */
  show(preview: Menu | undefined): void {
    this.#preview = preview;
    this.#host.requestUpdate();
  }

  async load(id: string): Promise<void> {
    try {
      const menu = await this.#api.menu(id);
      this.menu = menu;
      this.error = undefined;
    } catch (error) {
      this.error = error as TrellisError;
    }
    this.#host.requestUpdate();
  }

  /**
   * Saves an edit. Where somebody else has changed the draft since it was read, that is read, and the edit is
   * made on it if it fits.
   * @throws {TrellisError} with STALE if it doesn't: `menu` is then the latest
   */
  save = async (edit: Edit): Promise<Menu> => {
    this.isMerged = false;
    const before = this.#read();
    try {
      return this.take(await this.#api.update(before, edit.change(before) ?? {}));
    } catch (cause) {
      if ((cause as TrellisError).code !== STALE) throw cause;
      const now = this.take(await this.#api.menu(before.id));
      const change = edit.fits(before, now) ? edit.change(now) : undefined;
      if (!change) throw cause;
      this.isMerged = true;
      return this.take(await this.#api.update(now, change));
    }
  };

  take(menu: Menu): Menu {
    this.menu = menu;
    this.#host.requestUpdate();
    return menu;
  }

  /** Forgets it: another menu, or another session. */
  reset(): void {
    this.menu = this.error = this.#preview = undefined;
  }

  #read(): Menu {
    if (!this.menu) throw new Error('no menu is open');
    return this.menu;
  }
}

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
