import type { Merchant } from './records.ts';
import type { TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';

/** A form for a part of the merchant's record, which somebody else may change while it is open. */
export abstract class MerchantForm {
  /** The record that the form began with, or that was last seen beside it. */
  base: Merchant;
  /** The record of somebody else, who has changed the same part meanwhile. */
  theirs: Merchant | undefined;

  constructor(merchant: Merchant) {
    this.base = merchant;
  }

  /** Returns the record's text for this part. */
  protected abstract partOf(merchant: Merchant): unknown;
  /** The part of a record in words. */
  abstract savedText(merchant: Merchant): string;
  /** Returns the form's text for this part. */
  abstract get ownText(): string;

  /** Takes note of the latest record. @returns whether its part is another than the form began with */
  meet(latest: Merchant): boolean {
    const [now, before] = [latest, this.base].map((one) => JSON.stringify(this.partOf(one)));
    if (now === before) this.base = latest;
    else this.theirs = latest;
    return now !== before;
  }

  /** Sends the form's values in place of those that someone else saved. */
  insist(): void {
    this.base = this.theirs ?? this.base;
    this.theirs = undefined;
  }
}

/** Somebody else has changed the same: both sides, and the choice. */
interface ClashView {
  form: MerchantForm;
  theirs: Merchant;
  /** Saves the values of this form all the same. */
  keep: () => void;
  /** Keeps the values that someone else saved. */
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
