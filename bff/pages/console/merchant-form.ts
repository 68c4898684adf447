import type { Static } from 'typebox';
import type { Merchant } from '../../accounts/merchants/contract/merchant.ts';
import type { NewMerchant } from '../../accounts/merchants/contract/merchant-requests.ts';
import type { ApiError } from '../../core/api/errors.ts';
import { html, type Html } from '../../core/text/html.ts';
import type { JsonObject } from '../../core/api/json.ts';
import type { FormFaults } from '../shell/forms/form-faults.ts';
import { putAt } from '../shell/forms/put-at.ts';
import type { Form } from '../shell/forms/read-form.ts';
import { selectField, textField } from '../shell/forms/field.ts';
import { groupsFor, type Asked } from './merchant-fields.ts';
import { fieldsOfCountry, movedTo, withPresent } from './parts/country-fields.ts';
import type { Unchecked } from './partner-api.ts';

/** What is typed, by the path of the property: `support.email`. */
export type TypedMerchant = Readonly<Record<string, string>>;

/** Every field that the form can have. */
const ASKED = groupsFor({}).flatMap(({ asked }) => asked);

export const NOTHING_TYPED: TypedMerchant = {};

export function typedIn(form: Form): TypedMerchant {
  return Object.fromEntries(ASKED.map(({ path }) => [path, form.get(path)?.trim() ?? '']));
}

/** The record, as it would have been typed. */
export function typedOf(merchant: Merchant): TypedMerchant {
  return Object.fromEntries(
    ASKED.map(({ path }) => {
      const value = path.split('.').reduce<unknown>((at, name) => Reflect.get(Object(at), name), merchant);
      return [path, typeof value === 'string' ? value : ''];
    }),
  );
}

/** The same with the fields of the country that was chosen. */
export const redrawn = (typed: TypedMerchant): TypedMerchant =>
  movedTo('address', typed['address.country'] || typed['country'] || '', typed);

/** The body of a request. What was left empty is not known: null. */
export function bodyOf(typed: TypedMerchant): Unchecked<Static<typeof NewMerchant>> {
  const body: JsonObject = {};
  for (const { path, isRequired } of ASKED) {
    const value = typed[path] ?? '';
    putAt(body, path, value === '' && !isRequired ? null : value);
  }
  // The paths of the fields are those of its properties.
  return body as unknown as Unchecked<Static<typeof NewMerchant>>;
}

/** The fields with what was typed, and what is wrong at the field that is at fault. */
export function merchantFields(typed: TypedMerchant, faults: FormFaults): Html[] {
  return groupsFor(typed).map(({ title, asked, isOptional }) => {
    const fields = html`<div class="pairs">${asked.map((one) => fieldOf(one, typed, faults))}</div>`;
    if (!isOptional)
      return html`<section class="group">
        <h2>${title}</h2>
        ${fields}
      </section>`;
    const isOpen = asked.some(({ path }) => (typed[path] ?? '') !== '' || faults.has(path));
    return html`<details class="group" ${isOpen && html` open`}>
      <summary>${title} <span class="hint">Optional</span></summary>
      ${fields}
    </details>`;
  });
}

function fieldOf(asked: Asked, typed: TypedMerchant, faults: FormFaults): Html {
  const { path, label, hint, choices, isNumeric, isCountry } = asked;
  const value = typed[path] ?? '';
  const fault = faults.get(path);
  const error = fault && (value === '' && asked.isRequired ? wordsOfEmpty(asked) : wordsOf(fault, path));
  const view = { name: path, label, hint, error, value };
  const control = choices
    ? selectField({ ...view, choices: withPresent(choices(), view.value) })
    : textField({ ...view, maxLength: 2_000, isNumeric });
  return isCountry ? html`${control} ${fieldsOfCountry(path)}` : control;
}

/** Whether a refusal is said at a field of the form. */
export function isPlaced(refusal: ApiError | undefined): boolean {
  return ASKED.some(({ path }) => path === refusal?.param);
}

/** A required field that was left empty asks for what it wants: "Choose a country." */
function wordsOfEmpty({ label, choices }: Asked): string {
  const [empty] = choices?.() ?? [];
  return `${empty?.label ?? `Enter the ${label.toLowerCase()}`}.`;
}

/** "support.email must be …" without the name, which is above the field. */
function wordsOf({ publicMessage }: ApiError, path: string): string {
  const rest = publicMessage.replace(/`/g, '').replace(new RegExp(`^${path.replaceAll('.', '\\.')} `), '');
  return `${rest[0]?.toUpperCase()}${rest.slice(1)}`;
}
