import { Type, type Static } from 'typebox';
import { ListQuery, orNull, ReadVersion } from '../../../core/contract/fields.ts';
import { TimeFilters } from '../../../core/contract/dates.ts';
import { Metadata } from '../../../core/contract/metadata.ts';
import { PlainText } from '../../../core/contract/text-fields.ts';
import { addressFields } from '../../../accounts/merchants/contract/merchant.ts';
import { Timezone } from '../../../accounts/merchants/contract/merchant-fields.ts';
import { FulfillmentSettingsInput } from './fulfillments.ts';
import { HoursExceptionInput, HoursInput, MAX_EXCEPTIONS } from './hours.ts';
import { AtPickup, DayStart, Listed, LocationPhoneInput, LocationStatusField } from './location.ts';
import {
  AcceptInput,
  ChargeCategoriesInput,
  MAX_TAXES,
  PauseInput,
  SlotInput,
  TaxInput,
  TipPresets,
} from './settings.ts';

const name = PlainText(120, 'The name that customers see, 1–120 characters.', 'Mill Lane');

const optional = {
  address: Type.Optional(
    Type.Partial(Type.Object(addressFields), {
      title: 'LocationAddressInput',
      'x-rule': 'must be an object',
      description: 'Where customers find it.',
    }),
  ),
  phone: Type.Optional(LocationPhoneInput),
  timezone: Type.Optional(Timezone),
  fulfillments: Type.Optional(
    Type.Partial(
      Type.Object({
        pickup: FulfillmentSettingsInput,
        delivery: FulfillmentSettingsInput,
        dine_in: FulfillmentSettingsInput,
      }),
      {
        title: 'FulfillmentsInput',
        'x-rule': 'must be an object',
        description: 'How orders can reach customers. A new location offers pickup unless you say otherwise.',
      },
    ),
  ),
  hours: Type.Optional(HoursInput),
  exceptions: Type.Optional(
    Type.Array(HoursExceptionInput, {
      maxItems: MAX_EXCEPTIONS,
      description: 'Days with different hours, each date once.',
      examples: [[{ date: '2026-12-25', closed: true, reason: 'Christmas Day' }]],
      'x-rule': `must be a list of at most ${MAX_EXCEPTIONS} days`,
    }),
  ),
  pause: Type.Optional(
    orNull(PauseInput, {
      description: 'While paused, the location takes no orders for now. `null` ends the pause.',
      examples: [null],
    }),
  ),
  slot: Type.Optional(SlotInput),
  accept: Type.Optional(AcceptInput),
  at_pickup: Type.Optional(AtPickup),
  listed: Type.Optional(Listed),
  taxes: Type.Optional(
    Type.Array(TaxInput, {
      maxItems: MAX_TAXES,
      description:
        'Taxes on its orders. An inclusive tax must be the only tax on a line: no other tax may cover the ' +
        'same category and fulfillment.',
      examples: [[{ name: 'VAT', rate_ppm: 200_000, inclusive: true }]],
      'x-rule': `must be a list of at most ${MAX_TAXES} taxes`,
    }),
  ),
  charge_categories: Type.Optional(ChargeCategoriesInput),
  tip_presets_bps: Type.Optional(TipPresets),
  day_starts_at: Type.Optional(DayStart),
  metadata: Type.Optional(Metadata),
};

export const NewLocation = Type.Object({ name, ...optional }, { title: 'NewLocation' });
export type NewLocation = Static<typeof NewLocation>;

export const LocationChange = Type.Object(
  {
    name: Type.Optional(name),
    status: Type.Optional(
      LocationStatusField('`closed` ends ordering at once. `active` opens the location again.'),
    ),
    ...optional,
    version: ReadVersion,
  },
  { title: 'LocationChange' },
);
export type LocationChange = Static<typeof LocationChange>;

export const LocationQuery = Type.Object({
  ...ListQuery.properties,
  status: Type.Optional(LocationStatusField('Return only locations with this status.')),
  ...TimeFilters('locations'),
});
export type LocationQuery = Static<typeof LocationQuery>;
