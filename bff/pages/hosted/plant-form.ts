import type { Form } from '../shell/forms/read-form.ts';

/** What was typed into the plain form, as typed. */
export interface PlantForm {
  readonly id: string;
  readonly name: string;
  readonly tag: string;
}

export function plantFormOf(fields: Form): PlantForm {
  return { id: fields.get('id') ?? '', name: fields.get('name') ?? '', tag: fields.get('tag') ?? '' };
}

/** More digits than this are no int64, whatever they are; so long a run is not worth reading. */
const WHOLE_NUMBER = /^-?\d{1,400}$/;

/**
 * The form as the JSON of a NewPlant, whose own rules then decide. The number goes over digit by digit, never
 * through a float; what is no number goes over as the text it is, to be refused as one. A field left empty is
 * left out.
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
