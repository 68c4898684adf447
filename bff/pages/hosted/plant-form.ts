import type { Form } from '../shell/forms.ts';

/** The values of the plain form, as typed. */
export interface PlantForm {
  readonly id: string;
  readonly name: string;
  readonly tag: string;
}

export function plantFormOf(fields: Form): PlantForm {
  return { id: fields.get('id') ?? '', name: fields.get('name') ?? '', tag: fields.get('tag') ?? '' };
}

/** A whole number of bounded length: a longer run of digits is never an int64. */
const WHOLE_NUMBER = /^-?\d{1,400}$/;

/**
 * Returns the form as the JSON of a NewPlant, whose rules then decide. The number is copied digit by digit,
 * never through a float; an invalid number is passed on as text, to be rejected. An empty field is omitted.
 */
export function plantJson({ id, name, tag }: PlantForm): Buffer {
  const digits = id.trim();
  const members = [
    digits === '' ? '' : `"id":${WHOLE_NUMBER.test(digits) ? BigInt(digits) : JSON.stringify(digits)}`,
    name.trim() === '' ? '' : `"name":${JSON.stringify(name)}`,
    tag === '' ? '' : `"tag":${JSON.stringify(tag)}`,
  ];
  return Buffer.from(`{${members.filter(Boolean).join(',')}}`);
}
