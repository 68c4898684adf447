import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import {
  CreatedAt,
  OneOf,
  orNull,
  ReadVersion,
  RecordEnvironment,
  RecordId,
  RecordType,
  RecordVersion,
  Timestamp,
  UpdatedAt,
} from '../../../core/contract/fields.ts';
import { LocationsField } from '../../staff/contract/staff.ts';
import { CheckedText, PlainText } from '../../../core/contract/text-fields.ts';

export const EXAMPLE_DEVICE = 'dev_01M7YV6FR5B7H9K1N3Q6S8V0X4';

export const DEVICE_STATUSES = ['pending', 'active', 'revoked'] as const;
export type DeviceStatus = (typeof DEVICE_STATUSES)[number];

/** The minutes for which the code on a device, and the link to one, can be used. */
export const ENROLLMENT_MINUTES = 15;

/** The consonants of RFC 8628, section 6.1: they spell no words, and none looks like a digit. */
export const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
export const CODE_LENGTH = 8;

/** Returns a typed code in capitals, without what people put between its letters. */
export const plainCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '');

const isCode = (typed: string): boolean =>
  new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`).test(plainCode(typed));

const DeviceName = PlainText(60, 'What the merchant calls the device, 1–60 characters.', 'Kitchen tablet');

const deviceFields = {
  id: RecordId(EXAMPLE_DEVICE),
  object: RecordType('device'),
  environment: RecordEnvironment,
  merchant: Type.String({ description: 'ID of the merchant.', examples: [EXAMPLE_ID.merchant] }),
  name: Type.String({ description: 'What the merchant calls the device.', examples: ['Kitchen tablet'] }),
  locations: orNull(Type.Array(Type.String()), {
    description: 'IDs of the only locations that it is for. `null`: all.',
    examples: [null],
  }),
  status: OneOf(DEVICE_STATUSES, {
    description:
      'A `pending` device becomes `active` once it has been opened by its link, or shows that its code was ' +
      'typed. A `revoked` one lets nobody in.',
    examples: ['pending'],
  }),
  expires_at: orNull(
    Timestamp(
      'Until when a pending device can be enrolled, as RFC 3339 in UTC. `null` for others.',
      '2026-11-21T10:57:07Z',
    ),
  ),
  enrolled_at: orNull(Timestamp('When it became active, as RFC 3339 in UTC.'), { examples: [null] }),
  last_used_at: orNull(Timestamp('When somebody last worked on it, to the minute, as RFC 3339 in UTC.'), {
    examples: [null],
  }),
  at_work: orNull(
    Type.Object(
      {
        id: RecordId(EXAMPLE_ID.staff_member),
        name: Type.String({
          description: 'The name of the person; the email address if no name is known.',
          examples: ['Kim Reed'],
        }),
      },
      { title: 'PersonAtWork' },
    ),
    {
      description:
        'The person on the staff whose PIN has unlocked it. `null` once it is locked, or if nobody did ' +
        'anything for a while.',
      examples: [null],
    },
  ),
  revoked_at: orNull(Timestamp('When it was revoked, as RFC 3339 in UTC.'), { examples: [null] }),
  version: RecordVersion,
  created_at: CreatedAt,
  updated_at: UpdatedAt,
};

export const Device = Type.Object(deviceFields, { title: 'Device' });
export type Device = Static<typeof Device>;
export type PersonAtWork = NonNullable<Device['at_work']>;

export const NewlyAddedDevice = Type.Object(
  {
    ...deviceFields,
    link: orNull(
      Type.String({
        description:
          'Open this on the device. It works once, until `expires_at`, and isn’t returned again. `null` if ' +
          'a code was sent.',
        examples: ['https://greenhouse-pos.sites.example/dashboard/device/link/one-time-code'],
      }),
    ),
  },
  { title: 'NewlyAddedDevice' },
);
export type NewlyAddedDevice = Static<typeof NewlyAddedDevice>;

export const NewDevice = Type.Object(
  {
    merchant: Type.Optional(
      Type.String({
        pattern: String.raw`^\w{1,100}$`,
        description: 'ID of the merchant. Required with a key; a session has its own.',
        examples: [EXAMPLE_ID.merchant],
        'x-rule': 'must be the id of a merchant',
      }),
    ),
    name: DeviceName,
    locations: Type.Optional(LocationsField),
    code: Type.Optional(
      CheckedText(`must be the ${CODE_LENGTH} letters that the device shows`, isCode, {
        description:
          'What the device shows at `/dashboard/device` on your site. If left out, the response has a link.',
        maxLength: 20,
      }),
    ),
  },
  { title: 'NewDevice' },
);
export type NewDevice = Static<typeof NewDevice>;

export const DeviceChange = Type.Object(
  {
    name: Type.Optional(DeviceName),
    locations: Type.Optional(LocationsField),
    version: ReadVersion,
  },
  { title: 'DeviceChange' },
);
export type DeviceChange = Static<typeof DeviceChange>;
