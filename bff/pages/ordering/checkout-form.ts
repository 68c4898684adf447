import { type AddressPart, type PartKind, type PartName, partsOf } from '../../core/addresses/formats.ts';
import { hasNumericCodes, postalCodeExample } from '../../core/addresses/postal-codes.ts';
import { regionChoices } from '../../core/addresses/regions.ts';
import { missingParts, postalCodeFault } from '../../core/addresses/whole-address.ts';
import type { Allergen } from '../../catalog/menus/contract/menu-fields.ts';
import type { ApiError } from '../../core/api/errors.ts';
import { holdsCardNumber } from '../../core/contract/card-numbers.ts';
import { readablePhone, readPhone } from '../../core/phones/phones.ts';
import { html, type Html } from '../../core/text/html.ts';
import { msg, type Words } from '../../core/text/message.ts';
import { NewOrder } from '../../orders/orders/contract/order-requests.ts';
import type { Order } from '../../orders/orders/contract/order.ts';
import { field, type Form, formFaults, optional } from '../shell/forms.ts';
import { allergensIn, ALLERGY_FIELD } from './allergies.ts';
import type { CartContent } from './cart.ts';
import { loyaltyOf, type Place } from './place.ts';
import { linesOf } from './quote-cart.ts';

const FIELDS = [
  'when',
  'name',
  'phone',
  'email',
  'line1',
  'line2',
  'city',
  'region',
  'postal_code',
  'table',
  'note',
  'pay',
] as const;

export type CheckoutField = (typeof FIELDS)[number];

/** The values as typed. */
export interface CheckoutValues extends Readonly<Record<CheckoutField, string>> {
  readonly allergies: readonly Allergen[];
}

export function valuesIn(form: Form | undefined): CheckoutValues {
  return withTexts((name) => (form?.get(name) ?? '').trim(), allergensIn(form?.all(ALLERGY_FIELD) ?? []));
}

/** A value that no field takes: the form reports the error. */
const NO_NUMBER = '';

/** Returns the typed values of an order that isn't placed yet. */
export async function valuesOf({ customer, fulfillment }: Order): Promise<CheckoutValues> {
  const { address, scheduled_at: when, table, note } = fulfillment;
  const given: Partial<Record<CheckoutField, string | null | undefined>> = {
    ...address,
    when,
    table,
    note,
    name: customer?.name,
    phone: customer && (await readablePhone(customer.phone)),
    email: customer?.email,
  };
  return withTexts((name) => given[name] ?? '', customer?.allergies ?? []);
}

function withTexts(textOf: (field: CheckoutField) => string, allergies: readonly Allergen[]): CheckoutValues {
  const texts = Object.fromEntries(FIELDS.map((name) => [name, textOf(name)]));
  return { ...(texts as Record<CheckoutField, string>), allergies };
}

/** Returns the body of the order, if the typed values are well formed; the API decides. */
export async function orderBody(place: Place, cart: CartContent, typed: CheckoutValues): Promise<NewOrder> {
  const type = place.fulfillmentOf(cart);
  const { line1, line2, city, region, postal_code, email, table, note, when, allergies } = typed;
  const given = Object.entries({ line1, line2, city, region, postal_code }).filter(([, text]) => text !== '');
  return {
    location: place.location.id,
    customer: {
      name: typed.name,
      phone: (await readPhone(typed.phone, place.country)) ?? NO_NUMBER,
      ...(email !== '' && { email }),
      language: place.visit.languageFor(place.merchant.language),
      ...(allergies.length > 0 && { allergies: [...allergies] }),
    },
    fulfillment: {
      type,
      scheduled_at: when === '' ? null : when,
      ...(type === 'delivery' && { address: Object.fromEntries(given) }),
      ...(type === 'dine_in' && table !== '' && { table }),
      ...(note !== '' && { note }),
    },
    lines: linesOf(cart),
    ...loyaltyOf(place.accountId, cart),
  };
}

/** Returns the errors of the form by field, in field order; empty if none is in the form. */
export function checkoutFaults(
  fault: ApiError,
  body: NewOrder,
  values: CheckoutValues,
  place: Place,
): ReadonlyMap<CheckoutField, Words> {
  const wrong = new Set([...formFaults(fault, NewOrder, body as never).keys()].map((param) => PARAMS[param]));
  const ofAddress = new Map<CheckoutField, Words>(
    body.fulfillment.type === 'delivery' && wrong.size > 0 ? addressFaults(place, values) : [],
  );
  return new Map(
    FIELDS.flatMap((field) => {
      const said = holdsCardNumber(values[field]) ? undefined : ofAddress.get(field);
      if (said !== undefined) return [[field, said] as const];
      return wrong.has(field) ? [[field, messageOf(field, values[field])] as const] : [];
    }),
  );
}

const PARAMS: Readonly<Record<string, CheckoutField>> = {
  'customer.name': 'name',
  'customer.phone': 'phone',
  'customer.email': 'email',
  'fulfillment.scheduled_at': 'when',
  'fulfillment.address': 'line1',
  'fulfillment.address.line1': 'line1',
  'fulfillment.address.line2': 'line2',
  'fulfillment.address.city': 'city',
  'fulfillment.address.region': 'region',
  'fulfillment.address.postal_code': 'postal_code',
  'fulfillment.table': 'table',
  'fulfillment.note': 'note',
};

const MESSAGES: Readonly<Record<CheckoutField, Words>> = {
  when: msg`This time isn’t available anymore. Choose another one.`,
  name: msg`Enter your name, up to 80 characters.`,
  phone: msg`Enter a phone number, such as +44 20 7946 0018.`,
  email: msg`Enter an email address such as ada@example.com, or leave it out.`,
  line1: msg`Enter the street and number.`,
  line2: msg`This is too long.`,
  city: msg`Enter the town or city.`,
  region: msg`This is too long.`,
  postal_code: msg`Enter the postal code.`,
  table: msg`Enter the table, up to 20 characters.`,
  note: msg`Write at most 500 characters, without line breaks.`,
  pay: msg`Choose how you pay.`,
};

function messageOf(field: CheckoutField, value: string): Words {
  if (holdsCardNumber(value)) return msg`Don’t write a card number here. You pay on the next page.`;
  if (field === 'postal_code' && value !== '') return msg`We don’t deliver to this postal code.`;
  return MESSAGES[field];
}

const AUTOCOMPLETE: Readonly<Record<PartName, string>> = {
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postal_code: 'postal-code',
};

/** The values as typed. */
type AddressValues = Readonly<Record<PartName, string>>;

interface AddressView {
  readonly place: Place;
  readonly values: AddressValues;
  readonly faults: ReadonlyMap<string, Words>;
}

/** The parts of an address in the order and the words of the country of the location. */
export function addressFields(view: AddressView): Html {
  const parts = partsOf(view.place.country);
  const street = parts.findIndex(({ name }) => name === 'line1');
  const one = (part: AddressPart): Html => partField(view, part);
  const pair = (those: readonly AddressPart[]) =>
    those.length > 0 && html`<div class="pairs">${those.map(one)}</div>`;
  return html`${pair(parts.slice(0, street))} ${parts.slice(street, street + 2).map(one)}
  ${pair(parts.slice(street + 2))}`;
}

/** Returns an error for each missing part that the country requires, and for an invalid postal code. */
export function addressFaults({ country }: Place, values: AddressValues): [PartName, Words][] {
  const missing = missingParts(values, country).map(
    ({ name, kind }) => [name, missingPartText(kind)] as const,
  );
  const isWrong = postalCodeFault(values.postal_code, country) !== undefined;
  const wrong = ['postal_code', msg`Check this code. Example: ${postalCodeExample(country) ?? '–'}`] as const;
  return [...missing, ...(isWrong ? [wrong] : [])].map(([name, words]) => [name, words]);
}

function partField({ place, values, faults }: AddressView, { name, kind, isRequired }: AddressPart): Html {
  const choices = name === 'region' ? regionsIn(place) : [];
  const value = values[name];
  const view = {
    name,
    label: isRequired ? ADDRESS_LABELS[kind] : optional(ADDRESS_LABELS[kind]),
    error: faults.get(name),
  };
  const more = html`autocomplete="${AUTOCOMPLETE[name]}" ${isRequired && html`required`}`;
  if (choices.length === 0) {
    const longest = name === 'postal_code' ? 20 : 120;
    const isNumeric = name === 'postal_code' && hasNumericCodes(place.country);
    return field(
      view,
      (attributes) =>
        html`<input
          ${attributes}
          type="text"
          ${more}
          ${isNumeric && html`inputmode="numeric"`}
          maxlength="${longest}"
          value="${value}"
        />`,
    );
  }
  const all = [{ value: '', label: '–' }, ...choices];
  if (!all.some((choice) => choice.value === value)) all.push({ value, label: value });
  return field(
    view,
    (attributes) =>
      html`<select ${attributes} ${more}>
        ${all.map(
          (choice) =>
            html`<option value="${choice.value}" ${choice.value === value && html`selected`}>
              ${choice.label}
            </option>`,
        )}
      </select>`,
  );
}

function regionsIn({ visit, merchant, country }: Place) {
  return regionChoices(country, visit.languageFor(merchant.language));
}

/** The labels for the parts of an address, in the terms of its country. */
const ADDRESS_LABELS: Readonly<Record<PartKind, Words>> = {
  street: msg`Street and number`,
  more: msg`Flat, floor, bell`,
  city: msg`Town or city`,
  post_town: msg`Town or city`,
  suburb: msg`Suburb`,
  province: msg`Province`,
  state: msg`State`,
  emirate: msg`Emirate`,
  prefecture: msg`Prefecture`,
  county: msg`County`,
  department: msg`Department`,
  region: msg`Region`,
  area: msg`Area`,
  district: msg`District`,
  parish: msg`Parish`,
  island: msg`Island`,
  oblast: msg`Oblast`,
  do_si: msg`Province or city`,
  postal: msg`Postal code`,
  zip: msg`ZIP code`,
  postcode: msg`Postcode`,
  eircode: msg`Eircode`,
  pin: msg`PIN code`,
};

/** Asks for a part that the country requires. */
function missingPartText(kind: PartKind): Words {
  if (kind === 'street') return msg`Enter the street and number.`;
  if (kind === 'postal') return msg`Enter the postal code.`;
  if (kind === 'city' || kind === 'post_town') return msg`Enter the town or city.`;
  return msg`Still missing: ${ADDRESS_LABELS[kind]}`;
}
