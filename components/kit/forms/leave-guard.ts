import type { LitElement, ReactiveController } from 'lit';

/** The browser asks before a page is left on which something isn't saved. */
export class LeaveGuard implements ReactiveController {
  #isDirty: () => boolean;
  #isOn = false;

  constructor(host: LitElement, isDirty: () => boolean) {
    this.#isDirty = isDirty;
    host.addController(this);
  }

  hostUpdated(): void {
    this.#become(this.#isDirty());
  }

  hostDisconnected(): void {
    this.#become(false);
  }

  /** A page that listens all the time is kept out of the browser's cache. */
  #become(isOn: boolean): void {
    if (isOn === this.#isOn) return;
    this.#isOn = isOn;
    if (isOn) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  }
}

const ask = (event: Event): void => event.preventDefault();
