import { partsOf, type PartName } from '../../../../bff/core/addresses/formats.ts';
import { msg } from '../../../i18n/message.ts';
import {
  addressLabel,
  countryOptions,
  countryText,
  postalCodeProblem,
} from '../../../records/address-words.ts';
import { readPhone } from '../../../kit/forms/phone-field.ts';
import { WAYS, type Way } from '../records.ts';
import { readClock } from './clock.ts';
import {
  asField,
  choiceField,
  type Form,
  idOf,
  listField,
  type LocationField,
  moneyField,
  numberField,
  switchField,
  textField,
} from './field.ts';
import { exceptionsField, weekField } from './hours-fields.ts';
import { categoryCheck, taxesField, tipsField } from './rate-fields.ts';

export const wayText = (way: Way): string =>
  ({ pickup: msg('Pickup'), delivery: msg('Delivery'), dine_in: msg('Dine-in') })[way];

/** The country of the address, or else the merchant's. */
export const countryOf = ({ value, merchant }: Form): string =>
  value<string>('address.country') || merchant.country;

/** Labels of a part of the address: without a form, as in most countries. */
const PARTS: Readonly<Record<PartName, () => string>> = {
  line1: () => addressLabel('street'),
  line2: () => addressLabel('more'),
  city: () => addressLabel('city'),
  region: () => addressLabel('region'),
  postal_code: () => addressLabel('postal'),
};

const addressField = (name: PartName): LocationField =>
  textField(`address.${name}`, PARTS[name], {
    ...(name === 'postal_code' && {
      most: 20,
      check: (text: string, form: Form) => postalCodeProblem(text, countryOf(form)),
    }),
  });

const clockField = (path: string, label: () => string): LocationField =>
  asField<string>({
    path,
    label,
    typed: ({ day_starts_at }) => day_starts_at,
    read: (typed) => {
      const time = readClock(typed);
      if (time !== undefined && time <= '06:00') return { value: time };
      return { problems: { [idOf(path)]: msg('Enter a time from 00:00 to 06:00.') } };
    },
    text: (typed) => typed,
  });

/** Whether it is in service, as something that is on or off. */
const statusField = asField<boolean>({
  path: 'status',
  label: () => msg('In service'),
  typed: ({ status }) => status === 'active',
  read: (isActive) => ({ value: isActive ? 'active' : 'closed' }),
  text: (isActive) => (isActive ? msg('Yes') : msg('No')),
});

const PREFIX = /^[A-Za-z0-9][A-Za-z0-9 -]{0,9}$/;

const wayFields = (way: Way): LocationField[] => {
  const at = `fulfillments.${way}`;
  return [
    switchField(`${at}.enabled`, () => wayText(way)),
    numberField(
      `${at}.lead_minutes`,
      () => (way === 'delivery' ? msg('Time to make and bring an order') : msg('Time to make an order')),
      { least: 0, most: 240, unit: 'minute' },
    ),
    moneyField(`${at}.min_subtotal`, () => msg('Minimum order')),
    moneyField(`${at}.fee`, () => msg('Fee for each order')),
    ...(way === 'dine_in' ? [switchField(`${at}.table_required`, () => msg('A table is required'))] : []),
  ];
};

export const acceptOptions = (): [value: string, text: string][] => [
  ['manual', msg('You accept each order')],
  ['auto', msg('Accepted when paid')],
];

/** All that can be edited of a location, in the order of the page. */
export const locationFields = (): readonly LocationField[] => FIELDS;

const FIELDS: readonly LocationField[] = [
  weekField('default', () => msg('Opening hours')),
  weekField('pickup', () => msg('Pickup hours')),
  weekField('delivery', () => msg('Delivery hours')),
  weekField('dine_in', () => msg('Dine-in hours')),
  exceptionsField,
  ...WAYS.flatMap(wayFields),
  switchField('at_pickup', () => msg('Pay on receipt')),
  choiceField('accept.mode', () => msg('New orders'), acceptOptions),
  numberField('accept.within_minutes', () => msg('Time to accept'), { least: 2, most: 60, unit: 'minute' }),
  numberField('slot.minutes', () => msg('Time between slots'), { least: 5, most: 120, unit: 'minute' }),
  numberField('slot.capacity', () => msg('Orders per slot'), {
    least: 1,
    most: 9999,
    none: () => msg('No limit'),
  }),
  numberField('slot.horizon_days', () => msg('Order ahead'), { least: 0, most: 30, unit: 'day' }),
  switchField('slot.prep_before_open', () => msg('Prepare before opening')),
  listField('fulfillments.delivery.postal_prefixes', () => msg('Postal codes begin with'), {
    most: 500,
    pattern: PREFIX,
    none: () => msg('Everywhere'),
  }),
  taxesField,
  textField('charge_categories.delivery', () => msg('Tax category of delivery fees'), {
    check: categoryCheck,
  }),
  textField('charge_categories.service', () => msg('Tax category of service charges'), {
    check: categoryCheck,
  }),
  textField('charge_categories.packaging', () => msg('Tax category of packaging'), { check: categoryCheck }),
  tipsField,
  textField('name', () => msg('Name that customers see'), { isRequired: true }),
  statusField,
  textField('phone', () => msg('Phone'), {
    check: (text) => (readPhone(text) ? undefined : msg('Check this number.')),
  }),
  choiceField('address.country', () => msg('Country'), countryOptions),
  ...(['line1', 'line2', 'city', 'region', 'postal_code'] as const).map(addressField),
  textField('timezone', () => msg('Time zone'), { isRequired: true }),
  clockField('day_starts_at', () => msg('A business day begins at')),
];

/** The parts of an address in the order and the words of its country. */
export const addressParts = (
  form: Form,
): {
  readonly path: string;
  readonly name: PartName;
  readonly label: string;
  readonly isRequired: boolean;
}[] =>
  partsOf(countryOf(form)).map(({ name, kind, isRequired }) => ({
    path: `address.${name}`,
    name,
    label: addressLabel(kind),
    isRequired,
  }));

/** The address in a line, with the country in words. */
export const addressText = (form: Form): string => {
  const country = form.value<string>('address.country');
  const lines = (['line1', 'line2', 'city', 'region', 'postal_code'] as const).map((name) =>
    form.value<string>(`address.${name}`),
  );
  return [...lines, country && country !== form.merchant.country ? countryText(country) : '']
    .filter(Boolean)
    .join(', ');
};
