import type { TemplateResult } from 'lit';
import { notice } from '../../kit/notice.ts';
import { msg } from '../../i18n/message.ts';
import { copyButton } from '../../kit/copy-button.ts';
import { html } from '../../session/base-element.ts';

/** A secret, shown this once. `kept` is called when the person has stored it. */
export function secretNotice(secret: string, kept: () => void): TemplateResult {
  return notice({
    kind: 'warning',
    title: msg('Store this secret now. It isn’t shown again.'),
    advice: html`<span class="field"
      >${msg('Your server uses it to verify what arrives.')}
      <span class="secret">
        <textarea
          part="input"
          id="secret"
          readonly
          rows="1"
          spellcheck="false"
          aria-label=${msg('Secret')}
          .value=${secret}
          @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}
        ></textarea
        >${copyButton(secret, msg('Copy secret'))}</span
      ></span
    >`,
    action: html`<button part="button" type="button" @click=${kept}>${msg('I’ve stored it')}</button>`,
  });
}
