import type { TemplateResult } from 'lit';
import { button } from '../../kit/button.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { MerchantForm } from './merchant-form.ts';
import type { Merchant } from './records.ts';

/** Somebody else has changed the same: both sides, and the choice. */
export interface ClashView {
  form: MerchantForm;
  theirs: Merchant;
  /** What was chosen here is saved all the same. */
  keep: () => void;
  /** What the other saved stays. */
  yield: () => void;
}

export const clashView = (of: ClashView): TemplateResult =>
  html`<div
    part="notice"
    class="notice warning"
    id="clash"
    tabindex="-1"
    role="group"
    aria-labelledby="clash-title"
  >
    <div>
      <b id="clash-title">${msg('Someone else changed this meanwhile.')}</b>
      <dl class="facts sides">
        <dt>${msg('Saved now')}</dt>
        <dd>${of.form.savedText(of.theirs)}</dd>
        <dt>${msg('You chose')}</dt>
        <dd>${of.form.ownText}</dd>
      </dl>
      <div class="row">
        ${button({ label: msg('Save what I chose'), isSlim: true, press: of.keep })}
        ${button({ label: msg('Take what is saved'), isSlim: true, press: of.yield })}
      </div>
    </div>
  </div>`;
