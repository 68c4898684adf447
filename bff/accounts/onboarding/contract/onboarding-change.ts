import { Type, type Static } from 'typebox';
import { CheckedText, PlainText } from '../../../core/contract/text-fields.ts';
import { OneOf, orNull, ReadVersion } from '../../../core/contract/fields.ts';
import { Country, PhoneInput } from '../../merchants/contract/merchant-fields.ts';
import { businessFields, supportFields } from '../../merchants/contract/merchant.ts';
import { TaxRegistrationInput } from '../../merchants/contract/tax-registration.ts';
import {
  isIpAddress,
  address,
  IdentityNumber,
  documentToken,
  digits,
  optional,
  shortCode,
  PersonInput,
} from './onboarding-fields.ts';

const MAX_PEOPLE = 8;

const ACCOUNT_TYPES = ['checking', 'savings', 'ordinary', 'current'] as const;

const BankAccountInput = Type.Object(
  {
    country: Country('Country of the bank (ISO 3166-1 alpha-2).'),
    iban: Type.Optional(digits('The IBAN, where the country has one.', 'GB29 NWBK 6016 1331 9268 19')),
    sort_code: Type.Optional(digits('In the United Kingdom, with `account_number`: six digits.', '60-16-13')),
    routing_number: Type.Optional(
      digits('In the United States, with `account_number`: nine digits.', '110000000'),
    ),
    account_number: Type.Optional(digits('The account number, if there is no IBAN.', '31926819')),
    bsb: Type.Optional(digits('In Australia, with `account_number`: six digits.', '082-902')),
    institution_number: Type.Optional(
      shortCode('In Canada, with `transit_number` and `account_number`: three digits.', '001'),
    ),
    transit_number: Type.Optional(digits('In Canada: five digits.', '00022')),
    bank_code: Type.Optional(
      digits(
        'In Japan, with `branch_code`, `account_type`, `account_number` and `holder`: four digits.',
        '0001',
      ),
    ),
    branch_code: Type.Optional(shortCode('In Japan: three digits.', '001')),
    bic: Type.Optional(
      digits(
        'Where there are no IBANs, with `account_number` and `holder`: the BIC of the bank.',
        'DBSSSGSG',
      ),
    ),
    account_type: Type.Optional(
      OneOf(ACCOUNT_TYPES, {
        description:
          'In the United States `checking`, the default, or `savings`; in Japan, required, `ordinary`, ' +
          '`current` or `savings`.',
        examples: ['ordinary'],
        'x-rule': `must be one of ${ACCOUNT_TYPES.join(', ')}`,
      }),
    ),
    holder: Type.Optional(
      PlainText(
        70,
        'Whose account it is, 1–70 characters. Required in Japan, in katakana, and with a BIC; ' +
          'elsewhere the registered name of the business, if you leave it out.',
        'リバーサイド ナーサリー',
      ),
    ),
  },
  {
    title: 'BankAccountInput',
    'x-rule': 'must be an object',
    description:
      'Where payouts go: an IBAN, or the numbers used in that country. This API stores only the last four ' +
      'characters; the numbers are kept in a separate vault.',
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
          'IP address of the person who accepted. Required with a key; with a session token, the address ' +
          'of the request is used.',
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
          tax_registration: Type.Optional(TaxRegistrationInput),
          tax_id: Type.Optional(
            orNull(
              IdentityNumber('The tax number. Only its last four characters are stored.', '12 3456 4821'),
            ),
          ),
          document: documentToken(
            'A document about the business, by the token of its upload, if `business.document` is due. In ' +
              'the sandbox, any token such as `doc_test` is accepted.',
          ),
        },
        { title: 'OnboardingBusinessInput', 'x-rule': 'must be an object', description: 'The business.' },
      ),
    ),
    support: Type.Optional(
      Type.Object(optional({ ...supportFields, phone: orNull(PhoneInput) }), {
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
          'All people of the business, at most 8. An entry with an `id` keeps the properties you leave ' +
          'out; people you leave out are removed.',
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
