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
  ENVIRONMENTS,
  ReadVersion,
} from '../../../../core/contract/fields.ts';
import { NEWEST_VERSION } from '../../../../core/contract/versions/versions.ts';
import { PlainText } from '../../../../core/contract/text-fields.ts';

const EXAMPLE_CAPABILITY = ['plants:write', 'merchants:read'];

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

/** The rotation in an event: the new key without its secret. */
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

/** Longest overlap in seconds: one week. */
export const MAX_OVERLAP_SECONDS = 604_800;
export const DEFAULT_OVERLAP_SECONDS = 86_400;

export const Rotation = Type.Object(
  {
    overlap_seconds: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: MAX_OVERLAP_SECONDS,
        description:
          'How long the previous key keeps working, in seconds. The default is 86400 (one day), the ' +
          'maximum 604800 (one week).',
        examples: [3600],
      }),
    ),
    force: Type.Optional(
      Type.Boolean({
        description:
          'What to do if the lineage already has two live keys. `true` expires the other key immediately; ' +
          'otherwise the request returns 40902.',
      }),
    ),
  },
  { title: 'Rotation' },
);

const KeyName = PlainText(100, 'A name to tell your keys apart, 1–100 characters.', 'Counter app');
const Capability = Type.Array(Type.String(), {
  minItems: 1,
  maxItems: 100,
  description: 'Scopes of the key. You can set only scopes that the calling key has.',
  examples: [EXAMPLE_CAPABILITY],
});

export const NewKey = Type.Object(
  {
    name: KeyName,
    capability: Capability,
    environment: Type.Optional(
      OneOf(ENVIRONMENTS, {
        description:
          "The environment that the key works in. Defaults to the calling key's. Production requires a " +
          'published partner.',
      }),
    ),
    api_version: Type.Optional(
      Type.String({ description: 'The dated version to pin the key to. Defaults to the newest.' }),
    ),
  },
  { title: 'NewKey' },
);

export const KeyChange = Type.Object(
  {
    name: Type.Optional(KeyName),
    capability: Type.Optional(Capability),
    api_version: Type.Optional(
      Type.String({ description: 'The dated version to pin every live key in the lineage to.' }),
    ),
    version: ReadVersion,
  },
  { title: 'KeyChange' },
);
