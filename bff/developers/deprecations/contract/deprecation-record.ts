import { Type, type Static } from 'typebox';
import { DEPRECATION_KINDS } from '../../../core/contract/deprecations/deprecation.ts';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import {
  ListQuery,
  OneOf,
  orNull,
  RecordEnvironment,
  RecordId,
  RecordType,
  Timestamp,
} from '../../../core/contract/fields.ts';

const EXAMPLE_USE = 'use_3K7B2N9QF0R5T1V8X4Z6M2P7S9';
const EXAMPLE_SUNSET = '2027-11-01T00:00:00Z';

/** Counts of the uses. */
const counts = {
  calls_last_7_days: Type.Integer({
    description: 'Calls today and on the six days before, in UTC.',
    examples: [312],
  }),
  calls_last_30_days: Type.Integer({
    description: 'Calls today and on the 29 days before, in UTC.',
    examples: [4120],
  }),
  last_used_at: Timestamp('When it was used last.'),
};

const sunset = {
  sunset_at: orNull(
    Timestamp('From when on it may be refused or gone; `null`: not decided yet.', EXAMPLE_SUNSET),
    {
      description: 'From when on it may be refused or gone; `null`: not decided yet.',
      examples: [EXAMPLE_SUNSET],
    },
  ),
};

/** A deprecation, and one of its users. */
export const DeprecationInUse = Type.Object(
  {
    id: RecordId(EXAMPLE_USE),
    object: RecordType('deprecation'),
    environment: RecordEnvironment,
    kind: OneOf(DEPRECATION_KINDS, {
      description:
        'What is deprecated: a dated `version` of the API, an `operation`, a `parameter` in the query, a ' +
        '`field` of the request body, a `value` of a field that a later version refuses, ' +
        '`unknown_members` in requests, which the newest version refuses, or a version of the `elements`.',
      examples: ['version'],
    }),
    name: Type.String({
      description:
        'The version or the id of the operation; of a parameter, a field and a value, with a dot and the ' +
        'name of the field: `listOrders.state`. Of unknown members, the id of the operation that they are ' +
        'sent to.',
      examples: ['2026-09-01'],
    }),
    key: orNull(
      Type.String({ description: 'Id of the key that calls, or has minted the session that does.' }),
      {
        description: 'Id of the key that calls, or has minted the session that does; `null` of elements.',
        examples: [EXAMPLE_ID.key],
      },
    ),
    origin: orNull(Type.String({ description: 'Of elements: the origin of the page.' }), {
      description: 'Of elements: the origin of the page, if its browser said it; `null` of everything else.',
      examples: [null],
    }),
    ...counts,
    deprecated_at: Timestamp('Since when it is deprecated.', '2026-11-01T00:00:00Z'),
    ...sunset,
    instead: Type.String({
      description: 'What to do, in words for people.',
      examples: ['Try the newest version with the header API-Version, then change the version of the key.'],
    }),
    docs_url: Type.String({
      description: 'Where that is explained.',
      examples: ['https://api.trellis.example/docs/guides/versions'],
    }),
  },
  { title: 'Deprecation' },
);
export type DeprecationInUse = Static<typeof DeprecationInUse>;

/** A version of the elements, and the pages of one origin that use it. */
export const ElementVersion = Type.Object(
  {
    id: RecordId(EXAMPLE_USE),
    object: RecordType('element_version'),
    environment: RecordEnvironment,
    version: Type.String({
      description: 'Version of the package; `other`: one that this service does not know.',
      examples: ['0.1.0'],
    }),
    origin: orNull(Type.String({ description: 'Origin of the pages.' }), {
      description: 'Origin of the pages; `null`: their browser did not say it.',
      examples: ['https://pos.example'],
    }),
    ...counts,
    deprecated_at: orNull(Timestamp('Since when it is deprecated; `null`: it is not.'), {
      description: 'Since when it is deprecated; `null`: it is not.',
      examples: [null],
    }),
    sunset_at: orNull(
      Timestamp('From when on it may not work anymore; `null`: not decided, or not deprecated.'),
      {
        description: 'From when on it may not work anymore; `null`: not decided, or not deprecated.',
        examples: [null],
      },
    ),
  },
  { title: 'ElementVersion' },
);
export type ElementVersion = Static<typeof ElementVersion>;

export const DeprecationQuery = Type.Object({
  ...ListQuery.properties,
  kind: Type.Optional(
    OneOf(DEPRECATION_KINDS, {
      description: 'Return only deprecations of this kind.',
      'x-rule': `must be one of ${DEPRECATION_KINDS.join(', ')}`,
    }),
  ),
});
