import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from './example-values.ts';
import type { FeatureContract } from './feature.ts';
import { IdInPath, ListOf, ListQuery, OneOf, orNull } from './fields.ts';
import {
  Country,
  Currency,
  Email,
  HttpsUrl,
  Language,
  Mcc,
  PastDate,
  Phone,
  Plan,
  Timezone,
} from './merchant-fields.ts';
import { Metadata } from './metadata.ts';
import { defineOperation } from './operation.ts';
import { PlainText } from './plain-text.ts';
import {
  CreatedAt,
  ReadVersion,
  RecordEnvironment,
  RecordId,
  RecordMetadata,
  RecordType,
  RecordVersion,
  UpdatedAt,
} from './record-fields.ts';

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

/** Parts of a merchant. In a record each field is there, and null until it is known. */
const supportFields = { email: orNull(Email), phone: orNull(Phone) };
const addressFields = {
  line1: orNull(PlainText(120, 'Street and number.', '12 Mill Lane')),
  line2: orNull(PlainText(120, 'Flat, floor or building.'), { examples: [null] }),
  city: orNull(PlainText(120, 'Town or city.', 'Reading')),
  region: orNull(PlainText(120, 'State, county or province.'), { examples: [null] }),
  postal_code: orNull(PlainText(20, 'Postal code, as written in that country.', 'RG1 2AB')),
  country: orNull(Country('Country code (ISO 3166-1 alpha-2).')),
};
const businessFields = {
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
    business: Type.Object(businessFields, { title: 'MerchantBusiness' }),
    plan: orNull(Type.String({ description: 'The pricing group of the merchant: a name of your own.' }), {
      examples: [null],
    }),
    status: OneOf(MERCHANT_STATUSES, {
      description: "Status of the merchant. You can mint sessions unless it's `closed` or `rejected`.",
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
      { email: Type.Optional(supportFields.email), phone: Type.Optional(supportFields.phone) },
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
  q: Type.Optional(
    PlainText(
      120,
      'Return only merchants whose display name, legal name or slug contains this text. Case is ignored.',
    ),
  ),
});

const onMerchants = { tag: 'Merchants' } as const;

export const createMerchant = defineOperation({
  ...onMerchants,
  id: 'createMerchant',
  method: 'post',
  path: '/v1/merchants',
  summary: 'Create a merchant',
  description:
    "Creates a merchant in the calling key's environment, with the status `needs_data`. You can mint sessions for it immediately.",
  credentials: ['key'],
  scope: 'merchants:create',
  body: NewMerchant,
  success: { status: 201, description: 'The merchant.', schema: Merchant },
  example: { response: { status: 'needs_data' } },
  idempotency: 'recorded',
  errors: ['not_published'],
});

export const listMerchants = defineOperation({
  id: 'listMerchants',
  method: 'get',
  path: '/v1/merchants',
  tag: 'Merchants',
  summary: 'List merchants',
  description:
    'With a key, returns the merchants in its environment, oldest first. With a session token, returns only its merchant.',
  credentials: ['key', 'session'],
  scope: 'merchants:read',
  query: MerchantQuery,
  success: { status: 200, description: 'A page of merchants.', schema: ListOf(Merchant) },
  idempotency: 'ignored',
});

export const getMerchant = defineOperation({
  id: 'getMerchant',
  method: 'get',
  path: '/v1/merchants/{id}',
  params: IdInPath('merchant'),
  tag: 'Merchants',
  summary: 'Retrieve a merchant',
  credentials: ['key', 'session'],
  scope: 'merchants:read',
  success: { status: 200, description: 'The merchant.', schema: Merchant },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const updateMerchant = defineOperation({
  ...onMerchants,
  id: 'updateMerchant',
  method: 'patch',
  path: '/v1/merchants/{id}',
  params: IdInPath('merchant'),
  summary: 'Update a merchant',
  description:
    'Properties you leave out keep their values, including those inside `support`, `address` and `business`. Send `null` ' +
    'to clear a property. `metadata` is replaced as a whole. A session can update its own merchant, except `plan` and ' +
    '`metadata`. A request that changes nothing keeps `version` and emits no event.',
  credentials: ['key', 'session'],
  scope: 'merchants:write',
  body: MerchantChange,
  success: { status: 200, description: 'The updated merchant.', schema: Merchant },
  example: {
    request: { display_name: 'Riverside', support: { phone: null }, version: 1 },
    response: { display_name: 'Riverside', support: { phone: null }, version: 2 },
  },
  idempotency: 'recorded',
  errors: ['credential_kind', 'not_found', 'state_forbids', 'version_stale'],
});

export const closeMerchant = defineOperation({
  ...onMerchants,
  id: 'closeMerchant',
  method: 'post',
  path: '/v1/merchants/{id}/close',
  params: IdInPath('merchant'),
  summary: 'Close a merchant',
  description:
    "You can't undo this: a closed merchant can't be changed or reopened. Its live sessions and hosted pages stop working " +
    "within a second, and you can't mint new sessions for it. Its records stay readable.",
  credentials: ['key'],
  scope: 'merchants:write',
  success: { status: 200, description: 'The closed merchant.', schema: Merchant },
  example: { response: { status: 'closed', version: 2 } },
  idempotency: 'recorded',
  errors: ['not_found', 'state_forbids'],
});

export const merchants = {
  tag: 'Merchants',
  description:
    'The businesses you serve. A sandbox starts with three test merchants with different statuses.',
  operations: [createMerchant, listMerchants, getMerchant, updateMerchant, closeMerchant],
  events: [
    'merchant.created',
    'merchant.updated',
    'merchant.onboarding_updated',
    'merchant.activated',
    'merchant.restricted',
    'merchant.closed',
  ],
} as const satisfies FeatureContract;
