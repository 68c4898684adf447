import { partLabel } from '../../../core/addresses/address-labels.ts';
import type { PartName } from '../../../core/addresses/formats.ts';
import { PROCESSOR_ACCOUNT } from '../../../accounts/merchants/merchants.ts';
import type { Choice } from '../../shell/forms.ts';
import { addressPaths } from './country-fields.ts';

const ADDRESS_PATHS: readonly string[] = addressPaths('address');

/** The words of a merchant's fields, by their paths; a person's begin with `person`. */
export const FIELD_WORDS = {
  'business.legal_name': 'Legal name',
  'business.type': 'Type',
  'business.tax_id': 'Tax number',
  'business.tax_registration.number': 'Tax registration',
  'business.mcc': 'Category code',
  'business.url': 'Website',
  'business.founded_on': 'Founded on',
  'business.document': 'Document',
  'terms.version': 'Version of the terms',
  'terms.ip': 'IP address',
  'person.name': 'Full name',
  'person.birth_date': 'Date of birth',
  'person.email': 'Email',
  'person.phone': 'Phone',
  'person.id_number': 'Identity number',
  'person.ownership': 'Share of the business in %',
  'person.address': 'Address',
  'person.document': 'Document',
} as const;

const WORDS: Readonly<Record<string, string | undefined>> = {
  ...FIELD_WORDS,
  address: 'Address of the business',
  bank_account: 'Bank account',
  terms: 'Acceptance of the terms',
  [PROCESSOR_ACCOUNT]: 'The payment processor’s own form',
  'people.representative': 'A representative',
};

/** A merchant, as far as its due items name its data. */
interface Due {
  readonly people: readonly {
    readonly id: string;
    readonly name: string;
    readonly address: { readonly country?: string | null };
  }[];
  readonly address: { readonly country?: string | null };
}

/** Returns the due items as part of a sentence: “tax number, a representative”. */
export function dueList(paths: readonly string[], merchant: Due): string {
  return paths
    .map((path) => dueWords(path, merchant))
    .map((words) => (/^(?:ZIP|PIN) /.test(words) ? words : `${words[0]?.toLowerCase()}${words.slice(1)}`))
    .join(', ');
}

/** Returns the text for a due item: `people.psn_….birth_date` → “Date of birth of Alex Morgan”. */
export function dueWords(path: string, { people, address }: Due): string {
  const person = people.find(({ id }) => path.startsWith(`people.${id}.`));
  if (!person) return partWords(path, address.country ?? null) ?? WORDS[path] ?? path;
  const field = path.slice(`people.${person.id}.`.length);
  const words = partWords(field, person.address.country ?? null) ?? WORDS[`person.${field}`] ?? field;
  return `${words} of ${person.name}`;
}

/** A part of an address in the word of its country. */
function partWords(path: string, country: string | null): string | undefined {
  if (path === 'address.country') return 'Country';
  const name = ADDRESS_PATHS.includes(path) && path.slice('address.'.length);
  return name ? partLabel(name as PartName, country ?? '') : undefined;
}

/** What a merchant can be asked for once more, of the business and of each person. */
export function dueChoices(of: Due): Choice[] {
  const ofBusiness = ['document', 'tax_id', 'type', 'mcc', 'url', 'founded_on'];
  const ofPerson = ['document', 'id_number', 'birth_date', 'address'];
  return [
    ...ofBusiness.map((field) => `business.${field}`),
    'address',
    'bank_account',
    'terms',
    ...of.people.flatMap(({ id }) => ofPerson.map((field) => `people.${id}.${field}`)),
  ].map((value) => ({ value, label: dueWords(value, of) }));
}
