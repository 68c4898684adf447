import type { TSchema } from 'typebox';
import type { ApiError } from '../../../core/api/errors.ts';
import { everyFault } from '../../../core/api/validate.ts';
import type { JsonObject } from '../../../core/api/json.ts';

/** What is wrong with a form, by the path of the field: `support.email`. */
export type FormFaults = ReadonlyMap<string, ApiError>;

export const NO_FAULTS: FormFaults = new Map();

/**
 * The fault that a call was refused for, and beside it every other field that its schema refuses, so that a form shows all
 * of them at once.
 */
export function formFaults(refusal: ApiError | undefined, schema: TSchema, body: JsonObject): FormFaults {
  if (refusal?.param === undefined) return NO_FAULTS;
  const faults = [...everyFault(schema, body), refusal];
  return new Map(faults.map((fault) => [fault.param ?? '', fault]));
}

/** Above a form that may be longer than a screen, with the fields at fault out of sight. */
export function lookBelow(faults: FormFaults): string {
  const fields = faults.size === 1 ? 'field' : 'fields';
  return `Nothing was saved. Correct the marked ${fields}, then send the form again.`;
}
