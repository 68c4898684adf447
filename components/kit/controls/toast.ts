import { type LitElement, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { button } from './button.ts';

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
