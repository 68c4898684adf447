import { readPhone } from '../../kit/forms/phone-field.ts';
import { readDate } from '../../kit/forms/date-field.ts';
import { msg } from '../../i18n/message.ts';
import {
  checkCategory,
  checkEmail,
  checkLine,
  checkNumber,
  checkPastDate,
  checkPhone,
  checkWebsite,
  type FormField,
} from './form-field.ts';
import type { Onboarding } from './onboarding-record.ts';
import type { FormShape } from './step-form.ts';
import { fieldText } from './step-words.ts';

/** The most common categories (ISO 18245); other merchants enter their code. */
export const tradeOptions = (): [code: string, text: string][] => [
  ['5812', msg('Restaurant or café')],
  ['5814', msg('Fast food or takeaway')],
  ['5813', msg('Bar or pub')],
  ['5462', msg('Bakery')],
  ['5811', msg('Catering')],
  ['5499', msg('Food shop')],
  ['5411', msg('Supermarket')],
  ['5261', msg('Plants and garden')],
  ['5992', msg('Flowers')],
  ['5999', msg('Other shop')],
];

export const businessTypeOptions = (): [type: string, text: string][] => [
  ['individual', msg('Sole trader')],
  ['company', msg('Company')],
  ['non_profit', msg('Non-profit organization')],
];

const OTHER = 'other';

/** @param isBrief without what is optional and empty */
export function businessShape(record: () => Onboarding, isBrief: () => boolean): FormShape {
  const saved = (): Record<string, string> => {
    const { business, support } = record();
    const { mcc } = business;
    const isListed = !mcc || tradeOptions().some(([code]) => code === mcc);
    return {
      'business.legal_name': business.legal_name,
      'business.display_name': business.display_name,
      'business.type': business.type ?? '',
      'business.tax_registration.number': business.tax_registration?.number ?? '',
      'business.url': business.url ?? '',
      'business.founded_on': business.founded_on ?? '',
      trade: isListed ? (mcc ?? '') : OTHER,
      'business.mcc': mcc ?? '',
      'support.email': support.email ?? '',
      'support.phone': support.phone ?? '',
    };
  };
  return { prefix: 'business', saved, fields: (value) => fieldsOf(record(), value, isBrief()) };
}

function fieldsOf(
  { business, address: { country } }: Onboarding,
  value: (path: string) => string,
  isBrief: boolean,
): FormField[] {
  const all: FormField[] = [
    {
      path: 'business.legal_name',
      autocomplete: 'organization',
      label: fieldText('legal_name'),
      kind: 'text',
      isRequired: true,
      hint: msg('As it is in the register.'),
      check: checkLine(120),
    },
    {
      path: 'business.display_name',
      label: fieldText('display_name'),
      kind: 'text',
      isRequired: true,
      check: checkLine(120),
    },
    {
      path: 'business.type',
      label: fieldText('type'),
      kind: 'radio',
      isRequired: true,
      options: businessTypeOptions(),
    },
    ...tradeFields(value),
    {
      path: 'business.tax_id',
      label: fieldText('tax_id'),
      kind: 'secret',
      isRequired: true,
      last4: business.tax_id_last4,
      hint: msg('We keep only its last four characters.'),
      check: checkNumber,
    },
    ...registrationFields(country),
    {
      path: 'business.url',
      autocomplete: 'url',
      label: fieldText('url'),
      kind: 'text',
      type: 'url',
      isRequired: false,
      check: checkWebsite,
    },
    {
      path: 'business.founded_on',
      label: fieldText('founded_on'),
      kind: 'date',
      isRequired: false,
      check: checkPastDate,
      read: readDate,
    },
    {
      path: 'support.email',
      autocomplete: 'email',
      label: msg('Email for customers'),
      kind: 'text',
      type: 'email',
      isRequired: false,
      check: checkEmail,
    },
    {
      path: 'support.phone',
      autocomplete: 'tel',
      label: msg('Phone for customers'),
      kind: 'phone',
      isRequired: false,
      check: checkPhone,
      read: readPhone,
    },
  ];
  return isBrief ? all.filter(({ isRequired }) => isRequired) : all;
}

/** The tax number on receipts. The United States has none. */
function registrationFields(country: string | null): FormField[] {
  if (country === 'US') return [];
  return [
    {
      path: 'business.tax_registration.number',
      label: fieldText('tax_registration'),
      kind: 'text',
      isRequired: false,
      hint: msg('Such as a VAT number. Receipts show all of it.'),
      check: (text) => checkNumber(text.normalize('NFKC')),
    },
  ];
}

/** A choice out of a list sets the code; "Another trade" asks for it. */
function tradeFields(value: (path: string) => string): FormField[] {
  const trade: FormField = {
    path: 'trade',
    label: fieldText('mcc'),
    kind: 'select',
    isRequired: true,
    options: [...tradeOptions(), [OTHER, msg('Something else')]],
  };
  if (value('trade') !== OTHER) return [trade];
  const code: FormField = {
    path: 'business.mcc',
    label: msg('Category code'),
    kind: 'text',
    inputmode: 'numeric',
    isRequired: true,
    hint: msg('Four digits (MCC). Your bank or your card terminal’s contract names it.'),
    check: checkCategory,
  };
  return [trade, code];
}

/** The trade is sent as the code that it stands for. */
export function businessChange(change: Record<string, unknown>, trade: string): Record<string, unknown> {
  const { trade: chosen, ...rest } = change;
  if (chosen === undefined || trade === OTHER) return rest;
  return { ...rest, business: { ...(rest['business'] as object | undefined), mcc: trade } };
}
