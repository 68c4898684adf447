import { Type, type Static } from 'typebox';
import { EXAMPLE_ID, EXAMPLE_KEY } from '../../../../core/contract/example-values.ts';
import {
  OneOf,
  orNull,
  CreatedAt,
  RecordEnvironment,
  RecordId,
  RecordMetadata,
  RecordType,
  RecordVersion,
  Timestamp,
  UpdatedAt,
} from '../../../../core/contract/fields.ts';
import { NEWEST_VERSION } from '../../../../core/contract/versions/versions.ts';

export const EXAMPLE_CAPABILITY = ['plants:write', 'merchants:read'];

const keyFields = {
  id: RecordId(EXAMPLE_ID.key),
  object: RecordType('key'),
  environment: RecordEnvironment,
  name: Type.String({ description: 'A name to tell your keys apart.', examples: ['Counter app'] }),
  last_four: Type.String({
    description: 'The last four characters of the secret.',
    examples: [EXAMPLE_KEY.slice(-4)],
  }),
  lineage: Type.String({
    description: 'Id of the first key in the lineage. Rotated keys keep it.',
    examples: [EXAMPLE_ID.key],
  }),
  capability: Type.Array(Type.String(), {
    description: 'Scopes of the key.',
    examples: [EXAMPLE_CAPABILITY],
  }),
  api_version: Type.String({
    description: 'The dated version that the key is pinned to.',
    examples: [NEWEST_VERSION],
  }),
  status: OneOf(['live', 'expired', 'revoked'], {
    description: 'Only a `live` key works.',
    examples: ['live'],
  }),
  expires_at: orNull(Timestamp("When the key expires, as RFC 3339 in UTC. `null` if it doesn't expire."), {
    examples: [null],
  }),
  revoked_at: orNull(
    Timestamp("When the key was revoked, as RFC 3339 in UTC. `null` if it hasn't been revoked."),
    { examples: [null] },
  ),
  last_used_at: orNull(
    Timestamp(
      'When the key was last used, to the minute, as RFC 3339 in UTC. `null` if it has never been used.',
      '2026-11-21T10:42:00.000Z',
    ),
  ),
  version: RecordVersion,
  metadata: RecordMetadata,
  created_at: CreatedAt,
  updated_at: UpdatedAt,
};

export const Key = Type.Object(keyFields, { title: 'Key' });
export type Key = Static<typeof Key>;

const Secret = Type.String({
  description: 'Returned only in this response. Only its hash is stored.',
  examples: [EXAMPLE_KEY],
});

export const IssuedKey = Type.Object(
  {
    ...keyFields,
    secret: Secret,
  },
  { title: 'IssuedKey' },
);
export type IssuedKey = Static<typeof IssuedKey>;

const rotationFields = {
  previous_id: Type.String({ description: 'Id of the previous key.', examples: [EXAMPLE_ID.key] }),
  previous_expires_at: Timestamp(
    'When the previous key expires, as RFC 3339 in UTC.',
    '2026-11-21T11:42:07Z',
  ),
};

export const RotatedKey = Type.Object(
  { ...keyFields, secret: Secret, ...rotationFields },
  { title: 'RotatedKey' },
);
export type RotatedKey = Static<typeof RotatedKey>;

/** What an event has: the new key without its secret. */
export const KeyRotation = Type.Object({ ...keyFields, ...rotationFields }, { title: 'KeyRotation' });

export const CurrentKey = Type.Object(
  {
    ...keyFields,
    partner: Type.Object(
      {
        id: Type.String({ description: 'Id of the partner.', examples: [EXAMPLE_ID.partner] }),
        name: Type.String({ description: 'Name of the partner.', examples: ['Greenhouse POS'] }),
      },
      { title: 'CurrentKeyPartner', description: 'The partner that the key belongs to.' },
    ),
    limits: Type.Object(
      {
        per_minute: Type.Integer({
          description: 'Requests per minute, shared by all keys in the lineage.',
          examples: [1500],
        }),
      },
      { title: 'CurrentKeyLimits', description: 'Rate limits of the key.' },
    ),
  },
  { title: 'CurrentKey' },
);
export type CurrentKey = Static<typeof CurrentKey>;
