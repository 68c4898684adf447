import { msg } from '../localize/message.ts';
import { countryOptions } from './countries.ts';
import { checkLine } from './field-checks.ts';
import type { FormField } from './form-field.ts';
import type { Onboarding } from './onboarding-record.ts';
import type { FormShape } from './step-form.ts';
import { fieldText } from './step-words.ts';

/** Countries whose addresses have no postal codes (Universal Postal Union), as in the API's own rule. */
const WITHOUT_POSTAL_CODES =
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CM DJ DM ER FJ GD GM GQ GY HK JM KI KM KN LC ML MO MR MW NR NU QA RW SB SC SL SR ST SY TD TF TG TK TL TO TT TV UG VU YE ZW';

type Address = Onboarding['address'];

/** What an address has, by path. */
export const savedAddress = (address: Address): Record<string, string> =>
  Object.fromEntries(Object.entries(address).map(([name, text]) => [`address.${name}`, text ?? '']));

const line = (name: string, label: string, isRequired: boolean, longest = 120): FormField => ({
  path: `address.${name}`,
  label,
  kind: 'text',
  isRequired,
  check: checkLine(longest),
});

/** The fields of an address, of a business or of a person. */
export function addressFields(value: (path: string) => string, isBrief = false): FormField[] {
  const hasCode = !WITHOUT_POSTAL_CODES.split(' ').includes(value('address.country'));
  const all: FormField[] = [
    {
      path: 'address.country',
      label: fieldText('country'),
      kind: 'select',
      isRequired: true,
      options: countryOptions(),
    },
    line('line1', fieldText('line1'), true),
    line('line2', msg('Flat, floor or building'), false),
    line('postal_code', fieldText('postal_code'), hasCode, 20),
    line('city', fieldText('city'), true),
    line('region', msg('State, county or province'), false),
  ];
  return isBrief ? all.filter(({ isRequired }) => isRequired) : all;
}

export const addressShape = (record: () => Onboarding, isBrief: () => boolean): FormShape => ({
  prefix: 'business',
  saved: () => savedAddress(record().address),
  fields: (value) => addressFields(value, isBrief()),
});
