import { type LitElement, type ReactiveController, type TemplateResult, nothing } from 'lit';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { button, type Button } from './button.ts';

/** The content of a dialog. */
interface DialogContent {
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

/** Further actions, behind one button. `name` is the menu's id. */
interface Menu {
  name: string;
  label: unknown;
  actions: readonly Button[];
}

/**
 * A native popover with buttons: Escape and a press elsewhere close it, and the focus goes back to its
 * button.
 */
export const menu = ({ name, label, actions }: Menu): TemplateResult =>
  html`<span class="anchor"
    ><button part="button" type="button" class="slim" popovertarget=${name}>
      ${label}
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6"></path></svg></button
    ><span class="menu" id=${name} popover @beforetoggle=${keepFocus}
      >${actions.map((action) => button({ ...action, press: (event) => act(event, action) }))}</span
    ></span
  >`;

/** A focus in a menu that closes goes back to its button. */
function keepFocus({ currentTarget, newState }: ToggleEvent): void {
  const place = currentTarget as HTMLElement;
  if (newState === 'closed' && place.matches(':focus-within'))
    (place.previousElementSibling as HTMLElement | null)?.focus();
}

/** Closes first, so that the focus is back before the action moves it on. */
function act(event: Event, { press }: Button): void {
  (event.currentTarget as HTMLElement).closest<HTMLElement>('[popover]')?.hidePopover();
  press?.(event);
}

/** How long a toast is in sight, unless somebody is at it. */
const SHOWN_MS = 6000;

/** A short piece of news about something done, one at a time. What needs an action is a notice instead. */
export class Toast implements ReactiveController {
  #host: LitElement;
  #text = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  show(text: string): void {
    this.#text = text;
    this.#host.requestUpdate();
    this.#resume();
  }

  close = (): void => {
    this.#pause();
    this.#text = '';
    this.#host.requestUpdate();
  };

  /** The live region is there from the start, so that what comes into it is announced. */
  render(): TemplateResult {
    return html`<div
      role="status"
      class="toast-place"
      @pointerenter=${this.#pause}
      @pointerleave=${this.#resume}
      @focusin=${this.#pause}
      @focusout=${this.#resume}
    >
      ${
        this.#text
          ? html`<div part="toast" class="toast">
              <span>${this.#text}</span> ${button({ label: msg('Close'), isSlim: true, press: this.close })}
            </div>`
          : nothing
      }
    </div>`;
  }

  hostDisconnected(): void {
    this.#pause();
    this.#text = '';
  }

  #pause = (): void => clearTimeout(this.#timer);

  #resume = (): void => {
    this.#pause();
    if (this.#text) this.#timer = setTimeout(this.close, SHOWN_MS);
  };
}
