import {
  accountFields,
  compactPart,
  isAccountPart,
  isNumericPart,
  type AccountPart,
  type AccountType,
} from '../../../bff/core/bank-accounts/formats.ts';
import { msg } from '../../i18n/message.ts';
import { countryOptions } from '../../records/address-words.ts';
import { checkLine, type FormField } from './form-field.ts';
import type { Onboarding, OnboardingChange } from './onboarding-record.ts';
import type { FormShape, StepForm } from './step-form.ts';
import { nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { focusOn, html } from '../../session/base-element.ts';
import { tag } from '../../kit/controls/tag.ts';
import { formView, type FormView } from './form-view.ts';
import type { SetUp } from './set-up.ts';

/**
 * The numbers that the country's banks use. Another country is asked first, because it decides what else is.
 */
export const bankShape = (record: () => Onboarding): FormShape => ({
  prefix: 'bank',
  saved: () => ({ 'bank_account.country': record().bank_account.country ?? record().address.country ?? '' }),
  fields: (value) => [
    {
      path: 'bank_account.country',
      label: msg('Country of the bank'),
      kind: 'select',
      isRequired: true,
      options: countryOptions(),
    },
    ...numberFields(value('bank_account.country')),
  ],
});

/** Returns the fields that the country requires, and an account type if it has those. */
function numberFields(country: string): FormField[] {
  if (!country) return [];
  return accountFields(country)
    .filter(({ isRequired, choices }) => isRequired || choices)
    .map((field): FormField => {
      const { name, choices, isRequired } = field;
      const one = { path: `bank_account.${name}`, label: partText(name), isRequired };
      if (choices) {
        const options = [['', '–'] as const, ...choices.map((type) => [type, typeText(type)] as const)];
        return { ...one, kind: 'select', options };
      }
      return {
        ...one,
        kind: 'secret',
        ...(isNumericPart(field) && { inputmode: 'numeric' }),
        check: (text) =>
          isAccountPart(field, compactPart(name, text), country)
            ? checkLine(name === 'holder' ? 70 : 50)(text)
            : faultText(name, country),
      };
    });
}

function partText(name: AccountPart): string {
  const words: Record<AccountPart, string> = {
    iban: 'IBAN',
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

/** Returns the problem of a number, by the rules of its country. */
function faultText(name: AccountPart, country: string): string {
  if (name === 'sort_code' || name === 'bsb') return msg('Use six digits.');
  if (name === 'account_number' && country === 'GB') return msg('Use eight digits.');
  if (name === 'account_number' && country === 'US') return msg('Use 4 to 17 digits.');
  if (name === 'routing_number') return msg('This isn’t a routing number: check its nine digits.');
  if (name === 'iban') return msg('This isn’t an IBAN of that country: check its letters and digits.');
  if (name === 'holder')
    return country === 'JP'
      ? msg('Write the name in katakana.')
      : msg('Enter the name of the account holder.');
  if (name === 'bic') return msg('Use 8 or 11 letters and digits.');
  if (name === 'account_number' && !['JP', 'AU', 'CA'].includes(country))
    return msg('Use 4 to 20 letters and digits.');
  return msg('Check the number of digits.');
}

/** Returns "GB •••• 6819", or an empty text without an account. */
export const bankText = ({ bank_account: { last4, country } }: Onboarding): string =>
  last4 ? `${country ?? ''} •••• ${last4}` : '';

export function bankStateText(status: string): string {
  switch (status) {
    case 'new':
      return msg('Being checked');
    case 'verified':
      return msg('Verified');
    case 'failed':
      return msg('Returned a payout');
    default:
      return status === 'none' ? '' : status;
  }
}

const NUMBER = 'bank_account';

/** Where payouts go: the saved account by its end, or the form for another one. */
export function bankView(
  setUp: SetUp,
  form: StepForm,
  common: Pick<FormView, 'step' | 'title' | 'submit' | 'isPrimary' | 'saved' | 'more'>,
): TemplateResult {
  const record = setUp.record as Onboarding;
  const isDue = record.requirements.currently_due.includes(NUMBER);
  const isAsked = !record.bank_account.last4 || isDue || form.opened.has(NUMBER);
  const open = (): void => {
    form.opened.add(NUMBER);
    void focusOn(setUp.host, '#bank-bank_account-country');
  };
  const keep = (): void => {
    form.clear();
    void focusOn(setUp.host, '[data-action=change-bank]');
  };
  return formView(setUp, {
    ...common,
    form,
    isAsked,
    lead: msg('Your payouts go to this account. It must belong to the business.'),
    ...(record.bank_account.last4 && { above: savedAccount(record, isAsked ? undefined : open) }),
    ...(isAsked && record.bank_account.last4 && !isDue
      ? { more: button({ label: msg('Keep the saved account'), press: keep }) }
      : {}),
    isNew: isAsked,
    // There is neither something to save nor another step.
    ...(!isAsked && setUp.steps.length === 1 && { submit: '' }),
    change: () => form.change(form.fields) as OnboardingChange,
  });
}

function savedAccount(record: Onboarding, change: (() => void) | undefined): TemplateResult {
  const { status } = record.bank_account;
  const tone = status === 'verified' ? 'done' : status === 'failed' ? 'danger' : 'plain';
  return html`<div class="saved row">
    <span class="figures"><span class="unseen">${msg('Saved account')}</span> ${bankText(record)}</span>
    ${tag(tone, bankStateText(status))}
    ${
      change
        ? button({
            label: html`${msg('Change')}<span class="unseen"> ${msg('Bank account')}</span>`,
            isSlim: true,
            action: 'change-bank',
            press: change,
          })
        : nothing
    }
  </div>`;
}
