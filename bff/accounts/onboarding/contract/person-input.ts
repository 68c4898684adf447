import { type Static, Type } from 'typebox';
import { CalendarDate } from '../../../core/contract/dates.ts';
import { CheckedText, PlainText } from '../../../core/contract/text-fields.ts';
import { orNull } from '../../../core/contract/fields.ts';
import { isEmail } from '../../../core/contract/field-rules.ts';
import { AnyPhone, HOW_PHONES_ARE_READ } from '../../merchants/contract/merchant-fields.ts';
import { roles } from './onboarding-record.ts';
import { address, documentToken, IdentityNumber } from './onboarding-fields.ts';

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
      'A document about the person, such as a passport, by its token, if `people.psn_….document` is due.',
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
