import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import {
  OneOf,
  orNull,
  CreatedAt,
  RecordEnvironment,
  RecordId,
  RecordMetadata,
  RecordType,
  RecordVersion,
  UpdatedAt,
} from '../../../core/contract/fields.ts';
import { PlainText } from '../../../core/contract/text-fields.ts';
import { BankAccount, Capabilities, PayoutSchedule, Requirements } from './merchant-standing.ts';
import { TaxRegistration } from './tax-registration.ts';
import { Country, Email, HttpsUrl, Listed, Mcc, PastDate, Phone } from './merchant-fields.ts';

export const MERCHANT_STATUSES = [
  'created',
  'needs_data',
  'in_review',
  'active',
  'restricted',
  'suspended',
  'rejected',
  'closed',
] as const;
export type MerchantStatus = (typeof MERCHANT_STATUSES)[number];

export const BUSINESS_TYPES = ['individual', 'company', 'non_profit'] as const;

/** Parts of a merchant. Every field is present in a record, `null` until known. */
export const supportFields = { email: orNull(Email), phone: orNull(Phone) };
export const addressFields = {
  line1: orNull(PlainText(120, 'Street and number.', '12 Mill Lane')),
  line2: orNull(PlainText(120, 'Flat, floor or building.'), { examples: [null] }),
  city: orNull(PlainText(120, 'Town or city.', 'Reading')),
  region: orNull(PlainText(120, 'State, county or province.'), { examples: [null] }),
  postal_code: orNull(PlainText(20, 'Postal code, as written in that country.', 'RG1 2AB')),
  country: orNull(Country('Country code (ISO 3166-1 alpha-2).')),
};
/** An address as it is read back, with its printed form. */
export const printedAddressFields = {
  ...addressFields,
  lines: Type.Array(Type.String(), {
    description: 'The address as its country writes it, line by line, without the country.',
    examples: [['12 Mill Lane', 'Reading', 'RG1 2AB']],
  }),
};
export const businessFields = {
  type: orNull(
    OneOf(BUSINESS_TYPES, {
      description: 'The type of business.',
      examples: ['company'],
      'x-rule': `must be one of ${BUSINESS_TYPES.join(', ')}`,
    }),
  ),
  url: orNull(HttpsUrl),
  mcc: orNull(Mcc),
  founded_on: orNull(PastDate),
};

export const Merchant = Type.Object(
  {
    id: RecordId(EXAMPLE_ID.merchant),
    object: RecordType('merchant'),
    environment: RecordEnvironment,
    slug: Type.String({
      description:
        'The name in URLs of its hosted pages. Derived from `display_name` at creation; it never changes.',
      examples: ['riverside-nursery'],
    }),
    display_name: Type.String({
      description: 'The name that customers see.',
      examples: ['Riverside Nursery'],
    }),
    legal_name: Type.String({
      description: 'The registered name of the business.',
      examples: ['Riverside Nursery Ltd'],
    }),
    country: Type.String({ description: 'Country code (ISO 3166-1 alpha-2).', examples: ['GB'] }),
    currency: Type.String({
      description: "Currency code (ISO 4217). You can't change it after the merchant becomes active.",
      examples: ['GBP'],
    }),
    timezone: Type.String({ description: 'IANA time zone.', examples: ['Europe/London'] }),
    language: orNull(
      Type.String({
        description: "The language of the merchant's customers, as a BCP 47 tag.",
        examples: ['en-GB'],
      }),
    ),
    support: Type.Object(supportFields, { title: 'MerchantSupport' }),
    address: Type.Object(addressFields, { title: 'MerchantAddress' }),
    business: Type.Object(
      {
        ...businessFields,
        tax_registration: TaxRegistration,
        tax_id_last4: orNull(
          Type.String({
            description: 'Last four characters of the tax number. The number itself is never returned.',
            examples: ['4821'],
          }),
        ),
      },
      { title: 'MerchantBusiness' },
    ),
    bank_account: BankAccount,
    capabilities: Capabilities,
    requirements: Requirements,
    payout_schedule: PayoutSchedule,
    plan: orNull(Type.String({ description: 'The pricing group of the merchant: a name of your own.' }), {
      examples: [null],
    }),
    listed: Listed,
    status: OneOf(MERCHANT_STATUSES, {
      description:
        "Status of the merchant. You can mint sessions unless it's `closed` or `rejected`; live sessions " +
        'of a rejected merchant can only read its onboarding.',
      examples: ['active'],
    }),
    version: RecordVersion,
    metadata: RecordMetadata,
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'Merchant' },
);
export type Merchant = Static<typeof Merchant>;
