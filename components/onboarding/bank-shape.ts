import { msg } from '../localize/message.ts';
import { countryOptions } from './countries.ts';
import type { FormField } from './form-field.ts';
import type { Onboarding } from './onboarding-record.ts';
import type { FormShape } from './step-form.ts';

/** Countries with IBANs (SWIFT's registry), without the United Kingdom, where people know their sort code. */
const IBAN_COUNTRIES =
  'AD AE AL AT AZ BA BE BG BH BR BY CH CR CY CZ DE DK DO EE EG ES FI FO FR GE GI GL GR GT HR HU IE IL IQ IS IT JO KW KZ LB LC LI LT LU LV LY MC MD ME MK MR MT MU NL NO PK PL PS PT QA RO RS SA SC SD SE SI SK SM ST SV TL TN TR UA VA VG XK';

/** The numbers that the country's banks use. Another country is asked first, because it decides what else is. */
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

function numberFields(country: string): FormField[] {
  if (!country) return [];
  if (country === 'GB') {
    return [
      number('sort_code', msg('Sort code'), (text) => (/^\d{6}$/.test(text) ? '' : msg('Use six digits.'))),
      number('account_number', msg('Account number'), (text) =>
        /^\d{8}$/.test(text) ? '' : msg('Use eight digits.'),
      ),
    ];
  }
  if (country === 'US') {
    return [
      number('routing_number', msg('Routing number'), (text) =>
        isRoutingNumber(text) ? '' : msg('This isn’t a routing number: check its nine digits.'),
      ),
      number('account_number', msg('Account number'), (text) =>
        /^\d{4,17}$/.test(text) ? '' : msg('Use 4 to 17 digits.'),
      ),
    ];
  }
  if (IBAN_COUNTRIES.split(' ').includes(country)) {
    return [
      number('iban', 'IBAN', (text) =>
        isIban(text) && text.startsWith(country)
          ? ''
          : msg('This isn’t an IBAN of that country: check its letters and digits.'),
      ),
    ];
  }
  return [
    number('account_number', msg('Account number'), (text) =>
      /^[A-Z0-9]{4,20}$/.test(text) ? '' : msg('Use 4 to 20 letters and digits.'),
    ),
  ];
}

/** @param check of the number without spaces and hyphens, in capitals */
const number = (name: string, label: string, check: (text: string) => string): FormField => ({
  path: `bank_account.${name}`,
  label,
  kind: 'secret',
  isRequired: true,
  check: (text) => check(text.replaceAll(/[ -]/g, '').toUpperCase()) || undefined,
});

/** The remainder by 97 is 1 (ISO 7064), however long the country's are. */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(text)) return false;
  const digits = [...text.slice(4), ...text.slice(0, 4)].map((one) => Number.parseInt(one, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

/** The check digit of the American Bankers Association: weights 3, 7, 1. */
export function isRoutingNumber(text: string): boolean {
  const sum = [...text].reduce(
    (total, digit, place) => total + Number(digit) * ([3, 7, 1][place % 3] ?? 0),
    0,
  );
  return /^\d{9}$/.test(text) && sum > 0 && sum % 10 === 0;
}

/** "Account ending in 6819", or nothing if there is none. */
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
