import type { LitElement, ReactiveController, TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { Dialog } from '../../kit/controls/overlays.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';

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

/** The dialog about unsaved changes: save them, discard them, or stay. */
export class UnsavedQuestion {
  #dialog: Dialog;
  /** The action that continues once nothing unsaved would be lost. */
  #next: (() => void) | undefined;

  constructor(host: LitElement) {
    this.#dialog = new Dialog(host, 'unsaved');
  }

  /** Asks before going on. */
  ask(next: () => void): void {
    this.#next = next;
    this.#dialog.open();
  }

  /** @param save resolves with whether it is saved */
  render(save: () => Promise<boolean>): TemplateResult {
    const close = (): void => this.#dialog.close();
    const discard = button({
      label: msg('Discard changes'),
      kind: 'risky',
      press: () => {
        close();
        this.#next?.();
      },
    });
    const keep = button({
      label: msg('Save'),
      kind: 'primary',
      press: async () => {
        close();
        if (await save()) this.#next?.();
      },
    });
    return this.#dialog.render({
      title: msg('You have unsaved changes.'),
      body: html`<p>${msg('Save them before you continue?')}</p>`,
      action: html`${keep} ${discard}`,
    });
  }
}
