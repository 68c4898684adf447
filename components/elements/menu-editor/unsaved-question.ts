import type { LitElement, TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { Dialog } from '../../kit/controls/dialog.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';

/** What is typed and not saved: save it, let it go, or stay. */
export class UnsavedQuestion {
  #dialog: Dialog;
  /** What goes on once nothing unsaved is lost by it. */
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
      body: html`<p>${msg('Save them before you go on?')}</p>`,
      action: html`${keep} ${discard}`,
    });
  }
}
