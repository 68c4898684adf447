import { capitalized } from '../../../core/addresses/address-labels.ts';
import { accountFields, isNumericPart, type AccountPart } from '../../../core/bank-accounts/formats.ts';
import { BUSINESS_TYPES } from '../../../accounts/merchants/contract/merchant.ts';
import {
  addressParts,
  addressPaths,
  countryChoices,
  type CountryField,
  type Typed,
  fieldsOfCountry,
  withPresent,
} from '../parts/country-fields.ts';
import type {
  Onboarding,
  Person,
  StepName,
} from '../../../accounts/onboarding/contract/onboarding-record.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { FIELD_WORDS } from '../parts/due-words.ts';
import { wordsOfName } from '../parts/pieces.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { selectField, textField, type FormFaults, putAt, type Form } from '../../shell/forms.ts';
import type { JsonObject } from '../../../core/api/json.ts';

/** A field of a step's form. A person's path is relative to the person. */
interface Asked extends CountryField {
  /** A country whose fields follow it. */
  readonly isCountry?: true;
  /**
   * Set if the value is never shown again; if left empty, the saved one stays.
   * @returns its last four characters
   */
  readonly masked?: (onboarding: Onboarding, person?: Person) => string | null;
}

/** The steps with a form, in words. People have a form each. */
export const STEP_TITLES: Readonly<Record<StepName, string>> = {
  business: 'Business',
  address: 'Address',
  people: 'People',
  bank: 'Bank account',
  terms: 'Terms',
  review: 'Review',
};

const COUNTRY: Pick<Asked, 'choices' | 'isCountry'> = {
  choices: () => [{ value: '', label: 'Choose a country' }, ...countryChoices()],
  isCountry: true,
};

/** The country of an address, then its parts as the country has them. */
function addressOf(typed: Typed): Asked[] {
  const country = typed['address.country'] ?? '';
  return [
    { path: 'address.country', label: 'Country', ...COUNTRY },
    ...addressParts('address', country, typed),
  ];
}

const BANK_WORDS: Readonly<Record<AccountPart, string>> = {
  iban: 'IBAN',
  sort_code: 'Sort code',
  routing_number: 'Routing number',
  bsb: 'BSB',
  institution_number: 'Institution number',
  transit_number: 'Transit number',
  bank_code: 'Bank code',
  branch_code: 'Branch code',
  bic: 'BIC',
  account_number: 'Account number',
  account_type: 'Account type',
  holder: 'Account holder',
};

/** The country of a bank, then the numbers that name an account there. */
function bankOf(typed: Typed): Asked[] {
  const country = typed['bank_account.country'] ?? '';
  const fields = country === '' ? [] : accountFields(country);
  return [
    { path: 'bank_account.country', label: 'Country of the bank', ...COUNTRY },
    ...fields.map((field): Asked => {
      const { name, rule, isRequired, choices } = field;
      const hint = name === 'holder' && !isRequired ? 'The registered name, if left empty.' : '';
      return {
        path: `bank_account.${name}`,
        label: BANK_WORDS[name],
        hint: hint || `${isRequired ? '' : 'Optional. '}${capitalized(rule.replace('must be ', ''))}.`,
        ...(choices && {
          choices: () => [
            { value: '', label: 'Not set' },
            ...choices.map((value) => ({ value, label: capitalized(value) })),
          ],
        }),
        ...(isNumericPart(field) && { isNumeric: true }),
        masked: ({ bank_account }) =>
          ['iban', 'account_number'].includes(name) && bank_account.country === country
            ? bank_account.last4
            : null,
      };
    }),
  ];
}

/** Returns the fields of a step, which depend on the typed country. */
export const askedIn = (step: FormStep, typed: Typed): readonly Asked[] => ASKED[step](typed);

const FORM_STEPS = ['business', 'address', 'bank', 'terms'] as const;
export type FormStep = (typeof FORM_STEPS)[number];

export const isFormStep = (text: string): text is FormStep => FORM_STEPS.some((step) => step === text);

const ASKED: Readonly<Record<FormStep, (typed: Typed) => readonly Asked[]>> = {
  business: () => [
    {
      path: 'business.legal_name',
      label: FIELD_WORDS['business.legal_name'],
      hint: 'The name it is registered under.',
    },
    {
      path: 'business.type',
      label: FIELD_WORDS['business.type'],
      choices: () => [
        { value: '', label: 'Choose a type' },
        ...BUSINESS_TYPES.map((value) => ({ value, label: wordsOfName(value) })),
      ],
    },
    {
      path: 'business.tax_id',
      label: FIELD_WORDS['business.tax_id'],
      masked: ({ business }) => business.tax_id_last4,
    },
    {
      path: 'business.tax_registration.number',
      label: FIELD_WORDS['business.tax_registration.number'],
      hint: 'Optional. Shown in full on receipts: a VAT number, a T-number, an ABN.',
    },
    { path: 'business.mcc', label: FIELD_WORDS['business.mcc'], hint: 'The four digits of ISO 18245.' },
    { path: 'business.url', label: FIELD_WORDS['business.url'], hint: 'Optional. An https address.' },
    {
      path: 'business.founded_on',
      label: FIELD_WORDS['business.founded_on'],
      hint: 'Optional. As YYYY-MM-DD.',
    },
    {
      path: 'business.document',
      label: FIELD_WORDS['business.document'],
      hint: 'Only if one is due: its token. In the sandbox, doc_test.',
      masked: () => null,
    },
  ],
  address: addressOf,
  bank: bankOf,
  terms: () => [
    { path: 'terms.version', label: FIELD_WORDS['terms.version'], hint: 'Which terms were accepted.' },
    {
      path: 'terms.ip',
      label: FIELD_WORDS['terms.ip'],
      hint: 'The person who accepted them at the merchant.',
      masked: () => null,
    },
  ],
};

/** The fields of a person. */
export const askedOfPerson = (typed: Typed): readonly Asked[] => [...PERSON, ...addressOf(typed)];

const PERSON: readonly Asked[] = [
  { path: 'name', label: FIELD_WORDS['person.name'] },
  {
    path: 'birth_date',
    label: FIELD_WORDS['person.birth_date'],
    hint: 'As YYYY-MM-DD, at least 18 years ago.',
  },
  { path: 'email', label: FIELD_WORDS['person.email'] },
  { path: 'phone', label: FIELD_WORDS['person.phone'], hint: 'With the country code: +442079460018.' },
  {
    path: 'id_number',
    label: FIELD_WORDS['person.id_number'],
    masked: (_, person) => person?.id_last4 ?? null,
  },
  { path: 'ownership', label: FIELD_WORDS['person.ownership'], hint: 'Of an owner: 25–100.' },
];

/** A field as it is read from a form and from a record. */
type ReadField = Pick<Asked, 'path' | 'masked'>;

const EVERY_PART: readonly ReadField[] = addressPaths('address').map((path) => ({ path }));

/**
 * The fields of a step that are saved: of an address every part, so that one that isn't asked for anymore is
 * cleared.
 */
export const savedIn = (step: FormStep, typed: Typed): readonly ReadField[] =>
  step === 'address' ? EVERY_PART : ASKED[step](typed);

/** The saved fields of a person. */
export const SAVED_OF_PERSON: readonly ReadField[] = [...PERSON, ...EVERY_PART];

interface FieldsView {
  readonly onboarding: Onboarding;
  readonly person?: Person | undefined;
  readonly typed: Typed;
  readonly faults: FormFaults;
  /** Before the paths of a person's fields in a refusal: `people.1.`. */
  readonly prefix?: string;
}

/** Renders the fields of a form with the typed values, each with its error. */
export function fields(asked: readonly Asked[], view: FieldsView): Html {
  return html`<div class="pairs">${asked.map((one) => fieldOf(one, view))}</div>`;
}

function fieldOf(asked: Asked, view: FieldsView): Html {
  const { path, label, hint, choices, masked, isNumeric, isCountry } = asked;
  const { onboarding, person, typed, faults, prefix = '' } = view;
  const fault = faults.get(`${prefix}${path}`);
  const saved = masked?.(onboarding, person) ?? null;
  const note = saved === null ? hint : `Saved, ending in ${saved}. Type it only to change it.`;
  const common = {
    name: path,
    label,
    ...(note !== undefined && { hint: note }),
    ...(fault && { error: wordsOf(fault, `${prefix}${path}`) }),
    value: typed[path] ?? '',
  };
  const control = choices
    ? selectField({ ...common, choices: withPresent(choices(), common.value) })
    : textField({ ...common, maxLength: 2_000, isNumeric });
  return isCountry ? html`${control} ${fieldsOfCountry(path)}` : control;
}

/** “address.city must be …” without the name, which is above the field. */
function wordsOf({ publicMessage }: ApiError, path: string): string {
  const rest = publicMessage.startsWith(`${path} `) ? publicMessage.slice(path.length + 1) : publicMessage;
  return `${rest[0]?.toUpperCase()}${rest.slice(1)}`;
}

export function typedIn(form: Form, asked: readonly ReadField[]): Typed {
  return Object.fromEntries(asked.map(({ path }) => [path, form.get(path)?.trim() ?? '']));
}

/** Returns the saved values as they would have been typed. Masked values are empty. */
export function typedOf(record: object, asked: readonly ReadField[]): Typed {
  return Object.fromEntries(
    asked.map(({ path, masked }) => {
      const value = masked
        ? undefined
        : path.split('.').reduce<unknown>((at, name) => Reflect.get(Object(at), name) as unknown, record);
      return [path, typeof value === 'string' || typeof value === 'number' ? String(value) : ''];
    }),
  );
}

/** The properties of a change. What was left empty is cleared; something masked stays as it is. */
export function changeOf(typed: Typed, asked: readonly ReadField[]): JsonObject {
  const change: JsonObject = {};
  for (const { path, masked } of asked) {
    const text = typed[path] ?? '';
    if (text === '' && masked) continue;
    const value = path === 'ownership' && /^\d{1,3}$/.test(text) ? Number(text) : text;
    putAt(change, path, text === '' ? null : value);
  }
  return change;
}
