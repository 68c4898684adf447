import type { LitElement, TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { Dialog } from '../../kit/controls/overlays.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';

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
