import { html, type TemplateResult } from 'lit';
import { notice } from '../controls/notice.ts';
import { msg } from '../localize/message.ts';
import { copyButton } from './copy-button.ts';

/** A secret, shown this once. `kept` is called when the person has stored it. */
export function secretNotice(secret: string, kept: () => void): TemplateResult {
  return notice({
    kind: 'warning',
    title: msg('Store this secret now: it is not shown again.'),
    advice: html`<span class="field"
      >${msg('Your server verifies with it what arrives.')}
      <span class="secret"
        ><input
          part="input"
          id="secret"
          readonly
          aria-label=${msg('Secret')}
          .value=${secret}
          @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
        />${copyButton(secret, msg('Copy the secret'))}</span
      ></span
    >`,
    action: html`<button part="button" type="button" @click=${kept}>${msg('I have stored it')}</button>`,
  });
}
