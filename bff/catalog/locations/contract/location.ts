import { Type, type Static } from 'typebox';
import { CheckedText } from '../../../core/contract/text-fields.ts';
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
import { addressFields } from '../../../accounts/merchants/contract/merchant.ts';
import {
  AnyPhone,
  HOW_PHONES_ARE_READ,
  PhoneNumber,
} from '../../../accounts/merchants/contract/merchant-fields.ts';
import { FulfillmentSettings } from './fulfillments.ts';
import { Hours, HoursException } from './hours.ts';
import { Accept, ChargeCategories, Pause, Slot, Tax, TipPresets } from './settings.ts';

const LOCATION_STATUSES = ['active', 'closed'] as const;
export type LocationStatus = (typeof LOCATION_STATUSES)[number];

export const LocationStatusField = (description: string) =>
  OneOf(LOCATION_STATUSES, {
    description,
    examples: ['active'],
    'x-rule': `must be one of ${LOCATION_STATUSES.join(', ')}`,
  });

const LocationPhone = orNull(PhoneNumber('Phone number for customers, in E.164 format.'));
export const LocationPhoneInput = orNull(AnyPhone(`Phone number for customers. ${HOW_PHONES_ARE_READ}`));

export const DayStart = CheckedText(
  'must be a time of day as HH:MM, from 00:00 to 06:00',
  (text) => /^(?:0[0-5]:[0-5]\d|06:00)$/.test(text),
  {
    description:
      'Local time when a business date begins, from 00:00 (default) to 06:00. Earlier orders count toward ' +
      'the previous day.',
    examples: ['00:00'],
    pattern: '^(0[0-5]:[0-5][0-9]|06:00)$',
  },
);

export const Listed = Type.Boolean({
  description:
    'Whether the merchant’s page lists it. Unlisted, its pages work for those who have the address. ' +
    'Default `true`.',
  examples: [true],
  'x-rule': 'must be true or false',
});

export const AtPickup = Type.Boolean({
  description: 'Whether customers can pay when they get their order. Default `false`.',
  examples: [false],
  'x-rule': 'must be true or false',
});

export const Location = Type.Object(
  {
    id: RecordId(EXAMPLE_ID.location),
    object: RecordType('location'),
    environment: RecordEnvironment,
    merchant: Type.String({ description: 'Id of its merchant.', examples: [EXAMPLE_ID.merchant] }),
    slug: Type.String({
      description:
        'Name in the URLs of hosted pages, unique for the merchant. Derived from `name` at creation; ' +
        'never changes.',
      examples: ['mill-lane'],
    }),
    name: Type.String({ description: 'The name that customers see.', examples: ['Mill Lane'] }),
    status: LocationStatusField('`closed` locations take no orders.'),
    address: Type.Object(addressFields, { title: 'LocationAddress' }),
    phone: LocationPhone,
    timezone: Type.String({
      description: 'IANA time zone of its hours and business dates.',
      examples: ['Europe/London'],
    }),
    fulfillments: Type.Object(
      { pickup: FulfillmentSettings, delivery: FulfillmentSettings, dine_in: FulfillmentSettings },
      { title: 'Fulfillments', description: 'How orders can reach customers.' },
    ),
    hours: Hours,
    exceptions: Type.Array(HoursException, { description: 'Days with different hours, by date.' }),
    pause: orNull(Pause, {
      description: 'While paused, the location takes no orders for now.',
      examples: [null],
    }),
    slot: Slot,
    accept: Accept,
    at_pickup: AtPickup,
    listed: Listed,
    taxes: Type.Array(Tax, { description: 'Taxes on its orders.' }),
    charge_categories: ChargeCategories,
    tip_presets_bps: TipPresets,
    day_starts_at: DayStart,
    version: RecordVersion,
    metadata: RecordMetadata,
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'Location' },
);
export type Location = Static<typeof Location>;
