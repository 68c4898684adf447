import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { selectField, textField, type FormFaults, putAt } from '../../shell/forms/field.ts';
import type { Onboarding, Person } from '../../../accounts/onboarding/contract/onboarding-record.ts';
import { fieldsOfCountry, withPresent, type Typed } from '../parts/country-fields.ts';
import type { Asked, ReadField } from './asked.ts';
import type { JsonObject } from '../../../core/api/json.ts';
import type { Form } from '../../shell/forms/read-form.ts';

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
