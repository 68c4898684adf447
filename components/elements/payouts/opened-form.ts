import { type LitElement, nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import type { PayoutForm, PayoutForms } from './forms.ts';
import type { PayoutWriter } from './payout-words.ts';
import type { FormsContext } from './instant-form.ts';
import { Late } from '../../kit/loading/late.ts';

/**
 * The contents of the cards that open: a payout with its entries, the account, the forms. Loaded after the
 * first rendering.
 */
export const lateForms = new Late(() => import('./forms.ts'));

/**
 * The form that is open in one of the cards, and the buttons that open and close it. Its code is loaded late.
 */
export class OpenedForm {
  #host: LitElement;
  #of: FormsContext;
  /** Once its code is loaded. */
  #forms: PayoutForms | undefined;

  constructor(host: LitElement, of: FormsContext) {
    this.#host = host;
    this.#of = of;
  }

  open(kind: PayoutForm): void {
    this.#of.work.invalidate();
    void this.#show(kind);
  }

  close(): void {
    this.#forms?.close();
  }

  opener(kind: PayoutForm, label: string): TemplateResult {
    const isExpanded = this.#forms?.open === kind;
    const isFirst = kind === 'instant' && !this.#forms?.open;
    return button({
      label,
      isSlim: true,
      isExpanded,
      action: kind,
      press: () => (isExpanded ? this.close() : this.open(kind)),
      kind: isFirst ? 'primary' : undefined,
    });
  }

  /** The form, where it is this one that is open. */
  render(kind: PayoutForm, writer: PayoutWriter): unknown {
    return this.#forms?.open === kind ? this.#forms.render(this.#of.work.busyText, writer) : nothing;
  }

  /** Where the form can't be loaded now, the button can be pressed again. */
  async #show(kind: PayoutForm): Promise<void> {
    const module = await lateForms.load();
    if (!module) return;
    this.#forms ??= new module.PayoutForms(this.#host, this.#of);
    this.#forms.show(kind);
  }
}
