import type { LitElement, ReactiveController, TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { button } from './button.ts';

/** What a dialog asks. */
export interface DialogContent {
  title: string;
  body: unknown;
  /** The button that does it; the other one closes. */
  action: TemplateResult;
}

/** A native modal dialog of its host: opened by `open`, closed by "Cancel", Escape or `close`. */
export class Dialog implements ReactiveController {
  isOpen = false;

  #host: LitElement;
  #id: string;

  /** @param id of the dialog in its host's shadow root */
  constructor(host: LitElement, id: string) {
    this.#host = host;
    this.#id = id;
    host.addController(this);
  }

  open = (): void => this.#become(true);
  /** The browser gives the focus back to what had it before. */
  close = (): void => this.#become(false);

  hostUpdated(): void {
    const dialog = this.#host.renderRoot.querySelector<HTMLDialogElement>(`#${this.#id}`);
    if (!dialog || dialog.open === this.isOpen) return;
    if (this.isOpen) dialog.showModal();
    else dialog.close();
  }

  /** Out of the page it is closed, as the browser closes it. */
  hostDisconnected(): void {
    this.isOpen = false;
  }

  render({ title, body, action }: DialogContent): TemplateResult {
    return html`<dialog part="dialog" id=${this.#id} aria-labelledby="${this.#id}-title" @close=${this.close}>
      <h3 id="${this.#id}-title">${title}</h3>
      ${body}
      <div class="row">${action} ${button({ label: msg('Cancel'), press: this.close })}</div>
    </dialog>`;
  }

  #become(isOpen: boolean): void {
    this.isOpen = isOpen;
    this.#host.requestUpdate();
  }
}
