import { Type } from 'typebox';
import { CheckedText } from '../../../core/contract/text-fields.ts';
import { orNull } from '../../../core/contract/fields.ts';
import { addressFields } from '../../merchants/contract/merchant.ts';

/** The same fields, none of them required. */
export const optional = <Fields extends Record<string, Parameters<typeof Type.Optional>[0]>>(
  fields: Fields,
) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, Type.Optional(field)])) as {
    [Name in keyof Fields]: ReturnType<typeof Type.Optional<Fields[Name]>>;
  };

/** A number that identifies someone to an authority. Spaces and signs don't count. */
export const IdentityNumber = (description: string, example: string) =>
  CheckedText(
    'must be 4–30 letters, digits, spaces and - . /, at least four of them letters or digits',
    (text) => /^[A-Za-z0-9 ./-]{4,30}$/.test(text) && text.replace(/[^A-Za-z0-9]/g, '').length >= 4,
    { description, examples: [example], pattern: '^[A-Za-z0-9 ./-]{4,30}$' },
  );

export const digits = (description: string, example: string) =>
  CheckedText(
    'must be 4–34 letters and digits, with or without spaces and hyphens',
    (text) => text.length <= 50 && /^[A-Za-z0-9]{4,34}$/.test(text.replace(/[ -]/g, '')),
    { description, examples: [example], pattern: '^[A-Za-z0-9 -]{4,50}$' },
  );

/** A number of a bank or a branch that may be as short as three digits. */
export const shortCode = (description: string, example: string) =>
  CheckedText('must be 3–6 digits', (text) => /^\d{3,6}$/.test(text), {
    description,
    examples: [example],
    pattern: '^[0-9]{3,6}$',
  });

export const address = (title: string, description: string) =>
  Type.Object(optional(addressFields), { title, 'x-rule': 'must be an object', description });

export const documentToken = (description: string) =>
  Type.Optional(
    orNull(
      CheckedText(
        'must be the token of a document, such as doc_test',
        (text) => /^doc_[A-Za-z0-9_]{1,60}$/.test(text),
        { description, pattern: '^doc_[A-Za-z0-9_]{1,60}$' },
      ),
    ),
  );
