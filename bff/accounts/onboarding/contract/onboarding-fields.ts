import { Type, type Static } from 'typebox';
import { CheckedText, PlainText } from '../../../core/contract/text-fields.ts';
import { orNull } from '../../../core/contract/fields.ts';
import { addressFields } from '../../merchants/contract/merchant.ts';
import { CalendarDate } from '../../../core/contract/dates.ts';
import { isEmail } from '../../../core/contract/field-rules.ts';
import { AnyPhone, HOW_PHONES_ARE_READ } from '../../merchants/contract/merchant-fields.ts';
import { roles } from './onboarding-record.ts';

/** Makes all fields optional. */
export const optional = <Fields extends Record<string, Parameters<typeof Type.Optional>[0]>>(
  fields: Fields,
) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, Type.Optional(field)])) as {
    [Name in keyof Fields]: ReturnType<typeof Type.Optional<Fields[Name]>>;
  };

/** A number that identifies a person to an authority. Spaces and signs don't count. */
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

/** IPv4 with four numbers, or IPv6 as a URL takes it. */
export function isIpAddress(text: string): boolean {
  const part = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
  if (new RegExp(`^${part}(?:\\.${part}){3}$`).test(text)) return true;
  return /^[0-9A-Fa-f:.]{2,45}$/.test(text) && text.includes(':') && URL.canParse(`http://[${text}]/`);
}

export const PersonInput = Type.Object(
  {
    id: Type.Optional(
      Type.String({
        pattern: String.raw`^psn_\w{26}$`,
        description: 'Changes this person. Leave it out to add one.',
        'x-rule': 'must be the id of a person of this merchant',
      }),
    ),
    roles: Type.Optional(roles),
    name: Type.Optional(PlainText(120, 'Full name. Required for a new person.', 'Alex Morgan')),
    birth_date: Type.Optional(
      orNull(CalendarDate('Date of birth, at least 18 years ago, as YYYY-MM-DD.', '1984-05-17')),
    ),
    email: Type.Optional(
      orNull(
        CheckedText('must be an email address, such as alex@riverside.example', isEmail, {
          description: 'Email address.',
          examples: ['alex@riverside.example'],
          maxLength: 254,
        }),
      ),
    ),
    phone: Type.Optional(orNull(AnyPhone(`Phone number. ${HOW_PHONES_ARE_READ}`))),
    address: Type.Optional(address('PersonAddressInput', 'Where the person lives.')),
    id_number: Type.Optional(
      orNull(
        IdentityNumber(
          'National identity, passport or social security number. Only its last four characters are stored.',
          'AB 12 67 81',
        ),
      ),
    ),
    document: documentToken(
      'A document about the person, such as a passport, by the token of its upload, if ' +
        '`people.psn_….document` is due.',
    ),
    ownership: Type.Optional(
      orNull(
        Type.Integer({
          minimum: 25,
          maximum: 100,
          description: "An owner's share of the business in per cent, 25–100.",
          examples: [100],
          'x-rule': 'must be an integer from 25 to 100',
        }),
      ),
    ),
  },
  { title: 'PersonInput', 'x-rule': 'must be an object' },
);
export type PersonInput = Static<typeof PersonInput>;
