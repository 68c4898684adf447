import type { ReactiveControllerHost } from 'lit';
import { partsOf, type AddressPart } from '../../../bff/core/addresses/formats.ts';
import { hasNumericCodes } from '../../../bff/core/addresses/postal-codes.ts';
import { msg } from '../../i18n/message.ts';
import {
  ADDRESS_AUTOCOMPLETE,
  addressLabel,
  countryOptions,
  postalCodeProblem,
  regionOptions,
} from '../../records/address-words.ts';
import { checkLine, type FormField } from './form-field.ts';
import type { Onboarding, Person } from './onboarding-record.ts';
import type { FormShape } from './step-form.ts';
import { fieldText } from './step-words.ts';

type Address = Onboarding['address'] | Person['address'];

const PARTS = ['line1', 'line2', 'city', 'region', 'postal_code', 'country'] as const;

/** The fields of an address, by path. */
export const savedAddress = (address: Address): Record<string, string> =>
  Object.fromEntries(PARTS.map((name) => [`address.${name}`, address[name] ?? '']));

interface AskedAddress {
  readonly host: ReactiveControllerHost;
  /** As saved. */
  readonly saved: Address | undefined;
  /** Only what the country requires. */
  readonly isBrief?: boolean;
}

/** The fields of an address, of a business or of a person: in the order and the words of its country. */
export function addressFields(value: (path: string) => string, asked: AskedAddress): FormField[] {
  const country: FormField = {
    path: 'address.country',
    autocomplete: 'country',
    label: fieldText('country'),
    kind: 'select',
    isRequired: true,
    options: countryOptions(),
  };
  const parts = partsOf(value('address.country')).map((part) =>
    partField(part, value('address.country'), asked),
  );
  return [country, ...parts].filter(({ isRequired }) => isRequired || !asked.isBrief);
}

function partField({ name, kind, isRequired }: AddressPart, country: string, asked: AskedAddress): FormField {
  const autocomplete = ADDRESS_AUTOCOMPLETE[name];
  const field: FormField = {
    path: `address.${name}`,
    label: addressLabel(kind),
    kind: 'text',
    isRequired,
    ...(autocomplete && { autocomplete }),
  };
  if (name === 'postal_code') {
    return {
      ...field,
      ...(hasNumericCodes(country) && { inputmode: 'numeric' }),
      check: (text) => checkLine(20)(text) ?? postalCodeProblem(text, country),
    };
  }
  const regions = name === 'region' ? regionOptions(country, asked.host, asked.saved) : [];
  if (regions.length === 0) return { ...field, check: checkLine(120) };
  const isOne = (text: string): boolean => regions.some(([one]) => one === text);
  const options = isRequired ? regions : [['', '–'] as const, ...regions];
  return {
    ...field,
    kind: 'select',
    options,
    // One of the country before is none of this one.
    check: (text) => (isOne(text) || !isRequired ? undefined : msg('Choose one.')),
    read: (text) => (isOne(text) ? text : null),
  };
}

export const addressShape = (
  host: ReactiveControllerHost,
  record: () => Onboarding,
  isBrief: () => boolean,
): FormShape => ({
  prefix: 'business',
  saved: () => savedAddress(record().address),
  fields: (value) => addressFields(value, { host, saved: record().address, isBrief: isBrief() }),
});
