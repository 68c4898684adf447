import { Type, type Static } from 'typebox';
import { ListQuery, OneOf, orNull, ReadVersion } from '../../../core/contract/fields.ts';
import { TimeFilters } from '../../../core/contract/dates.ts';
import { Metadata } from '../../../core/contract/metadata.ts';
import { PlainText } from '../../../core/contract/text-fields.ts';
import { PayoutScheduleInput } from './merchant-standing.ts';
import { Country, Currency, Language, Listed, PhoneInput, Plan, Timezone } from './merchant-fields.ts';
import { TaxRegistrationInput } from './tax-registration.ts';
import { MERCHANT_STATUSES, addressFields, businessFields, supportFields } from './merchant.ts';

const required = {
  legal_name: PlainText(
    120,
    'The registered name of the business, 1–120 characters.',
    'Riverside Nursery Ltd',
  ),
  display_name: PlainText(120, 'The name that customers see, 1–120 characters.', 'Riverside Nursery'),
  country: Country('Where the business is registered: a country code (ISO 3166-1 alpha-2).'),
  currency: Currency,
  timezone: Timezone,
};
const optional = {
  language: Type.Optional(orNull(Language)),
  support: Type.Optional(
    Type.Object(
      { email: Type.Optional(supportFields.email), phone: Type.Optional(orNull(PhoneInput)) },
      {
        title: 'MerchantSupportInput',
        'x-rule': 'must be an object',
        description: 'How customers contact the merchant.',
      },
    ),
  ),
  address: Type.Optional(
    Type.Object(
      {
        line1: Type.Optional(addressFields.line1),
        line2: Type.Optional(addressFields.line2),
        city: Type.Optional(addressFields.city),
        region: Type.Optional(addressFields.region),
        postal_code: Type.Optional(addressFields.postal_code),
        country: Type.Optional(addressFields.country),
      },
      {
        title: 'MerchantAddressInput',
        'x-rule': 'must be an object',
        description: 'The postal address of the merchant.',
      },
    ),
  ),
  business: Type.Optional(
    Type.Object(
      {
        type: Type.Optional(businessFields.type),
        url: Type.Optional(businessFields.url),
        mcc: Type.Optional(businessFields.mcc),
        founded_on: Type.Optional(businessFields.founded_on),
        tax_registration: Type.Optional(TaxRegistrationInput),
      },
      {
        title: 'MerchantBusinessInput',
        'x-rule': 'must be an object',
        description: 'Details of the business.',
      },
    ),
  ),
  plan: Type.Optional(
    orNull(
      Plan(
        'The pricing group of the merchant: a name of your own, in lowercase letters, digits and hyphens.',
      ),
    ),
  ),
  listed: Type.Optional(Listed),
  payout_schedule: Type.Optional(PayoutScheduleInput),
  metadata: Type.Optional(Metadata),
};

export const NewMerchant = Type.Object({ ...required, ...optional }, { title: 'NewMerchant' });
export type NewMerchant = Static<typeof NewMerchant>;

export const MerchantChange = Type.Object(
  {
    legal_name: Type.Optional(required.legal_name),
    display_name: Type.Optional(required.display_name),
    country: Type.Optional(required.country),
    currency: Type.Optional(required.currency),
    timezone: Type.Optional(required.timezone),
    ...optional,
    version: ReadVersion,
  },
  { title: 'MerchantChange' },
);
export type MerchantChange = Static<typeof MerchantChange>;

export const MerchantQuery = Type.Object({
  ...ListQuery.properties,
  status: Type.Optional(
    OneOf(MERCHANT_STATUSES, {
      description: 'Return only merchants with this status.',
      'x-rule': `must be one of ${MERCHANT_STATUSES.join(', ')}`,
    }),
  ),
  plan: Type.Optional(Plan('Return only merchants in this pricing group.')),
  ...TimeFilters('merchants'),
  q: Type.Optional(
    PlainText(
      120,
      'Return only merchants whose display name, legal name or slug contains this text. Case is ignored.',
    ),
  ),
});
export type MerchantQuery = Static<typeof MerchantQuery>;
