import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { selectField, textField } from '../../shell/forms/field.ts';
import type { FormFaults } from '../../shell/forms/form-faults.ts';
import type { Onboarding, Person } from '../../../accounts/onboarding/contract/onboarding-record.ts';
import { fieldsOfCountry, withPresent } from '../parts/country-fields.ts';
import type { Asked } from './asked.ts';
import type { Typed } from './typed.ts';

interface FieldsView {
  readonly onboarding: Onboarding;
  readonly person?: Person | undefined;
  readonly typed: Typed;
  readonly faults: FormFaults;
  /** Before the paths of a person's fields in a refusal: `people.1.`. */
  readonly prefix?: string;
}

/** The fields of a form with what was typed, and what is wrong at the field that is at fault. */
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
