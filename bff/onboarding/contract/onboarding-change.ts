import { Type, type Static } from 'typebox';
import { CalendarDate } from '../../contract/calendar-date.ts';
import { CheckedText } from '../../contract/checked-text.ts';
import { orNull } from '../../contract/fields.ts';
import { PlainText } from '../../contract/plain-text.ts';
import { ReadVersion } from '../../contract/record-fields.ts';
import { isEmail } from '../../merchants/contract/field-rules.ts';
import { Country, PhoneNumber } from '../../merchants/contract/merchant-fields.ts';
import { addressFields, businessFields, supportFields } from '../../merchants/contract/merchant.ts';
import { isIpAddress } from './ip-address.ts';
import { roles } from './onboarding-record.ts';

const MAX_PEOPLE = 8;

const optional = <Fields extends Record<string, Parameters<typeof Type.Optional>[0]>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, Type.Optional(field)])) as {
    [Name in keyof Fields]: ReturnType<typeof Type.Optional<Fields[Name]>>;
  };

/** A number that identifies someone to an authority. Spaces and signs don't count. */
const IdentityNumber = (description: string, example: string) =>
  CheckedText(
    'must be 4–30 letters, digits, spaces and - . /, at least four of them letters or digits',
    (text) => /^[A-Za-z0-9 ./-]{4,30}$/.test(text) && text.replace(/[^A-Za-z0-9]/g, '').length >= 4,
    { description, examples: [example], pattern: '^[A-Za-z0-9 ./-]{4,30}$' },
  );

const digits = (description: string, example: string) =>
  CheckedText(
    'must be 4–34 letters and digits, with or without spaces and hyphens',
    (text) => text.length <= 50 && /^[A-Za-z0-9]{4,34}$/.test(text.replace(/[ -]/g, '')),
    { description, examples: [example], pattern: '^[A-Za-z0-9 -]{4,50}$' },
  );

const address = (title: string, description: string) =>
  Type.Object(optional(addressFields), { title, 'x-rule': 'must be an object', description });

const documentToken = (description: string) =>
  Type.Optional(
    orNull(
      CheckedText(
        'must be the token of a document, such as doc_test',
        (text) => /^doc_[A-Za-z0-9_]{1,60}$/.test(text),
        { description, pattern: '^doc_[A-Za-z0-9_]{1,60}$' },
      ),
    ),
  );

const PersonInput = Type.Object(
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
    phone: Type.Optional(orNull(PhoneNumber('Phone number, in E.164 format.'))),
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

const BankAccountInput = Type.Object(
  {
    country: Country('Country of the bank (ISO 3166-1 alpha-2).'),
    iban: Type.Optional(digits('The IBAN, where the country has one.', 'GB29 NWBK 6016 1331 9268 19')),
    sort_code: Type.Optional(digits('In the United Kingdom, with `account_number`: six digits.', '60-16-13')),
    routing_number: Type.Optional(
      digits('In the United States, with `account_number`: nine digits.', '110000000'),
    ),
    account_number: Type.Optional(digits('The account number, if there is no IBAN.', '31926819')),
  },
  {
    title: 'BankAccountInput',
    'x-rule': 'must be an object',
    description:
      'Where payouts go: an IBAN, or the numbers used in that country. This API stores only the last four characters; the numbers are kept in a separate vault.',
    examples: [{ country: 'GB', sort_code: '60-16-13', account_number: '31926819' }],
  },
);
export type BankAccountInput = Static<typeof BankAccountInput>;

const TermsInput = Type.Object(
  {
    version: PlainText(50, 'Which terms are accepted, by a name of your choice.', '2026-11-01'),
    ip: Type.Optional(
      CheckedText('must be an IP address, such as 192.0.2.10', isIpAddress, {
        description:
          'IP address of whoever accepted. Required with a key; with a session token, the address of the request is used.',
        examples: ['192.0.2.10'],
        maxLength: 45,
      }),
    ),
  },
  {
    title: 'TermsInput',
    'x-rule': 'must be an object',
    description: 'Accepts the terms.',
  },
);

export const OnboardingChange = Type.Object(
  {
    business: Type.Optional(
      Type.Object(
        {
          legal_name: Type.Optional(
            PlainText(120, 'The registered name of the business.', 'Riverside Nursery Ltd'),
          ),
          display_name: Type.Optional(PlainText(120, 'The name that customers see.', 'Riverside Nursery')),
          ...optional(businessFields),
          tax_id: Type.Optional(
            orNull(
              IdentityNumber('The tax number. Only its last four characters are stored.', '12 3456 4821'),
            ),
          ),
          document: documentToken(
            'A document about the business, by its token, if `business.document` is due. In the sandbox, any token such as `doc_test` is accepted.',
          ),
        },
        { title: 'OnboardingBusinessInput', 'x-rule': 'must be an object', description: 'The business.' },
      ),
    ),
    support: Type.Optional(
      Type.Object(optional(supportFields), {
        title: 'OnboardingSupportInput',
        'x-rule': 'must be an object',
        description: 'How customers contact the merchant.',
      }),
    ),
    address: Type.Optional(address('OnboardingAddressInput', 'The address of the business.')),
    people: Type.Optional(
      Type.Array(PersonInput, {
        maxItems: MAX_PEOPLE,
        description:
          'All people of the business, at most 8. An entry with an `id` keeps the properties you leave out; people you leave out are removed.',
        'x-rule': `must be a list of at most ${MAX_PEOPLE} people`,
      }),
    ),
    bank_account: Type.Optional(
      orNull(BankAccountInput, { description: 'Replaces the bank account. `null` removes it.' }),
    ),
    terms: Type.Optional(
      orNull(TermsInput, { description: 'Accepts the terms. `null` withdraws the acceptance.' }),
    ),
    version: ReadVersion,
  },
  { title: 'OnboardingChange' },
);
export type OnboardingChange = Static<typeof OnboardingChange>;

/** Everything that the test merchant which needs data lacks, and one change. */
export const EXAMPLE_CHANGE = {
  business: { tax_id: '12 3456 4821' },
  people: [
    {
      roles: ['representative', 'owner'],
      name: 'Alex Morgan',
      birth_date: '1984-05-17',
      email: 'alex@riverside.example',
      phone: '+442079460018',
      address: { line1: '3 Weir Road', city: 'Reading', postal_code: 'RG1 4QT', country: 'GB' },
      id_number: 'AB 12 67 81',
      ownership: 100,
    },
  ],
  bank_account: { country: 'GB', sort_code: '60-16-13', account_number: '31926819' },
  terms: { version: '2026-11-01', ip: '192.0.2.10' },
} satisfies OnboardingChange;
