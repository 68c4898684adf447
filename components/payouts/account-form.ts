import { html, type LitElement, type TemplateResult } from 'lit';
import { FormState } from '../kit/form-state.ts';
import { textField } from '../kit/text-field.ts';
import { msg } from '../localize/message.ts';
import { refusalText } from '../surface/refusal.ts';
import { MerchantForm } from './merchant-form.ts';
import { accountText } from './payout-words.ts';
import type { Merchant } from './records.ts';

const NAMES = ['sort_code', 'routing_number', 'account_number', 'iban'] as const;
type Name = (typeof NAMES)[number];

/** By country: the numbers that name an account there. Elsewhere it is an IBAN. */
const FIELDS: Readonly<Record<string, readonly Name[]>> = {
  GB: ['sort_code', 'account_number'],
  US: ['routing_number', 'account_number'],
};

/** A new bank account. Its numbers are sent once, and never shown again. */
export class AccountForm extends MerchantForm {
  readonly state: FormState<Name>;

  #country: string;
  #typed: Partial<Record<Name, string>> = {};

  constructor(host: LitElement, merchant: Merchant) {
    super(merchant);
    this.#country = merchant.bank_account.country ?? merchant.country;
    this.state = new FormState(host, {
      names: NAMES,
      check: () =>
        Object.fromEntries(
          this.#fields.map((name) => [
            name,
            this.#typed[name]?.trim() ? undefined : msg('Fill in this field.'),
          ]),
        ),
      refused: refusalText,
    });
  }

  /** What it says, or `undefined` when something is missing, which it then shows. */
  read(): Record<string, string> | undefined {
    if (!this.state.validate()) return undefined;
    const numbers = this.#fields.map((name) => [name, (this.#typed[name] ?? '').trim()]);
    return { country: this.#country, ...Object.fromEntries(numbers) };
  }

  protected partOf({ bank_account }: Merchant): unknown {
    return bank_account;
  }

  savedText({ bank_account: { country, last4 } }: Merchant): string {
    return country && last4 ? accountText({ country, last4 }) : msg('None yet');
  }

  get ownText(): string {
    const number = this.#typed[this.#fields.at(-1) ?? 'iban'] ?? '';
    return accountText({ country: this.#country, last4: number.replaceAll(/[\s-]/g, '').slice(-4) });
  }

  render(): TemplateResult {
    const labels: Record<Name, string> = {
      sort_code: msg('Sort code'),
      routing_number: msg('Routing number'),
      account_number: msg('Account number'),
      iban: msg('IBAN'),
    };
    return html`<div class="pair">
      ${this.#fields.map((name) =>
        textField(
          {
            name,
            label: labels[name],
            value: this.#typed[name] ?? '',
            error: this.state.problems[name],
            required: true,
            ...(name === 'iban' ? {} : { inputmode: 'numeric' as const }),
          },
          (value) => {
            this.#typed[name] = value;
            this.state.changed(name);
          },
        ),
      )}
    </div>`;
  }

  get #fields(): readonly Name[] {
    return FIELDS[this.#country] ?? ['iban'];
  }
}
