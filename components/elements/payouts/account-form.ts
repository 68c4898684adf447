import type { LitElement, TemplateResult } from 'lit';
import {
  accountFields,
  isNumericPart,
  type AccountField,
  type AccountPart,
  type AccountType,
} from '../../../bff/core/bank-accounts/formats.ts';
import { FormState } from '../../kit/forms/form-state.ts';
import { selectField } from '../../kit/forms/select-field.ts';
import { textField } from '../../kit/forms/field.ts';
import { msg } from '../../i18n/message.ts';
import { refusalText } from '../../records/refusals.ts';
import { html } from '../../session/base-element.ts';
import { MerchantForm } from './merchant-form.ts';
import { accountText } from './payout-words.ts';
import type { Merchant } from './records.ts';

const NAMES: readonly AccountPart[] = [
  'iban',
  'sort_code',
  'routing_number',
  'bsb',
  'institution_number',
  'transit_number',
  'bank_code',
  'branch_code',
  'bic',
  'account_type',
  'account_number',
  'holder',
];

/** A new bank account. Its numbers are sent once, and never shown again. */
export class AccountForm extends MerchantForm {
  readonly state: FormState<AccountPart>;

  #country: string;
  #typed: Partial<Record<AccountPart, string>> = {};

  constructor(host: LitElement, merchant: Merchant) {
    super(merchant);
    this.#country = merchant.bank_account.country ?? merchant.country;
    this.state = new FormState(host, {
      names: NAMES,
      check: () =>
        Object.fromEntries(
          this.#fields.map(({ name }) => [
            name,
            this.#valueOf(name) ? undefined : msg('Fill in this field.'),
          ]),
        ),
      refused: refusalText,
    });
  }

  /** Returns the account, or `undefined` if something is missing, and then shows it. */
  read(): Record<string, string> | undefined {
    if (!this.state.validate()) return undefined;
    const numbers = this.#fields.map(({ name }) => [name, this.#valueOf(name)]);
    return { country: this.#country, ...Object.fromEntries(numbers) };
  }

  protected partOf({ bank_account }: Merchant): unknown {
    return bank_account;
  }

  savedText({ bank_account: { country, last4 } }: Merchant): string {
    return country && last4 ? accountText({ country, last4 }) : msg('None yet');
  }

  get ownText(): string {
    const number = this.#typed.iban ?? this.#typed.account_number ?? '';
    return accountText({ country: this.#country, last4: number.replaceAll(/[\s-]/g, '').slice(-4) });
  }

  render(): TemplateResult {
    return html`<div class="pair">${this.#fields.map((one) => this.#renderField(one))}</div>`;
  }

  #renderField(one: AccountField): TemplateResult {
    const { name, choices } = one;
    const control = {
      name,
      label: partText(name),
      value: this.#valueOf(name),
      error: this.state.problems[name],
      required: true,
    };
    const change = (value: string): void => {
      this.#typed[name] = value;
      this.state.changed(name);
    };
    if (choices) {
      const options = choices.map((type) => [type, typeText(type)] as const);
      return selectField({ ...control, options }, change);
    }
    return textField(
      {
        ...control,
        ...(isNumericPart(one) && { inputmode: 'numeric' }),
      },
      change,
    );
  }

  /** As typed; of a choice the first, until another is made. */
  #valueOf(name: AccountPart): string {
    const [first = ''] = this.#fields.find((one) => one.name === name)?.choices ?? [];
    return this.#typed[name]?.trim() ?? first;
  }

  /** The fields that the country requires, and an account type if it has those. */
  get #fields(): readonly AccountField[] {
    return accountFields(this.#country).filter(({ isRequired, choices }) => isRequired || choices);
  }
}

function partText(name: AccountPart): string {
  const words: Record<AccountPart, string> = {
    iban: msg('IBAN'),
    sort_code: msg('Sort code'),
    routing_number: msg('Routing number'),
    bsb: msg('BSB'),
    institution_number: msg('Institution number'),
    transit_number: msg('Transit number'),
    bank_code: msg('Bank code'),
    branch_code: msg('Branch code'),
    bic: msg('BIC'),
    account_number: msg('Account number'),
    account_type: msg('Account type'),
    holder: msg('Account holder'),
  };
  return words[name];
}

function typeText(type: AccountType): string {
  const words: Record<AccountType, string> = {
    checking: msg('Checking account'),
    savings: msg('Savings account'),
    ordinary: msg('Ordinary account'),
    current: msg('Current account'),
  };
  return words[type];
}
