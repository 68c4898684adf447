import { partsOf, type AddressPart, type PartKind, type PartName } from '../../core/addresses/formats.ts';
import { missingParts, regionChoices } from '../../core/addresses/whole-address.ts';
import { html, type Html } from '../../core/text/html.ts';
import { msg, type Words } from '../../core/text/message.ts';
import { field } from '../shell/forms/field.ts';
import type { Place } from './place.ts';

/** What a form calls the parts of an address, in the words of its country. */
const LABELS: Readonly<Record<PartKind, Words>> = {
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

const AUTOCOMPLETE: Readonly<Record<PartName, string>> = {
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postal_code: 'postal-code',
};

/** As typed. */
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

/** What is said at each part that was left out though the country requires it. */
export function missingWords(place: Place, values: AddressValues): [PartName, Words][] {
  return missingParts(values, place.country).map(({ name, kind }) => [name, missingWord(kind)]);
}

function missingWord(kind: PartKind): Words {
  if (kind === 'street') return msg`Enter the street and number.`;
  if (kind === 'postal') return msg`Enter the postal code.`;
  if (kind === 'city' || kind === 'post_town') return msg`Enter the town or city.`;
  return msg`Still missing: ${LABELS[kind]}`;
}

function partField({ place, values, faults }: AddressView, { name, kind, isRequired }: AddressPart): Html {
  const choices = name === 'region' ? regionsIn(place) : [];
  const value = values[name];
  const view = {
    name,
    label: LABELS[kind],
    error: faults.get(name),
    ...(!isRequired && { hint: msg`Optional.` }),
  };
  const more = html`autocomplete="${AUTOCOMPLETE[name]}" ${isRequired && html`required`}`;
  if (choices.length === 0) {
    const longest = name === 'postal_code' ? 20 : 120;
    return field(
      view,
      (attributes) =>
        html`<input ${attributes} type="text" ${more} maxlength="${longest}" value="${value}" />`,
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

/** Languages written in a country's own script, where it isn't the Latin one. */
const OWN: Readonly<Record<string, string>> = { ja: 'JP', ar: 'AE EG' };

function regionsIn({ visit, merchant, country }: Place) {
  const language = visit.languageFor(merchant.language);
  return regionChoices(country, OWN[language]?.includes(country) === true);
}
