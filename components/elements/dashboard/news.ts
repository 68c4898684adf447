import { type LitElement, nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { notice } from '../../kit/loading/notice.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';

/** What has happened by itself: said to those who listen, and shown where somebody's press came to nothing. */
export class News {
  #host: LitElement;
  #said = '';
  #shown = '';

  constructor(host: LitElement) {
    this.#host = host;
  }

  /** To those who listen; those who look see it anyway. */
  say(text: string): void {
    // The same words twice are news both times: a region announces only what is other than before.
    this.#said = text === this.#said ? `${text}\u00a0` : text;
    this.#host.requestUpdate();
  }

  /** Until it is closed, or something newer is shown. */
  show(text: string): void {
    this.#shown = text;
    this.#host.requestUpdate();
  }

  clear(): void {
    this.#said = this.#shown = '';
  }

  render(): TemplateResult {
    const close = button({
      label: msg('Close'),
      press: () => {
        this.clear();
        this.#host.requestUpdate();
      },
    });
    return html`<p role="status" class="unseen">${this.#said}</p>
      <div role="status" class=${this.#shown ? '' : 'unseen'}>
        ${this.#shown ? notice({ kind: 'warning', title: this.#shown, action: close }) : nothing}
      </div>`;
  }
}
