import { Type, type Static } from 'typebox';
import { EXAMPLE_ID, EXAMPLE_KEY } from './example-values.ts';
import type { FeatureContract } from './feature.ts';
import { ENVIRONMENTS, IdInPath, ListOf, ListQuery, OneOf, orNull } from './fields.ts';
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
  Timestamp,
  UpdatedAt,
} from './record-fields.ts';
import { NEWEST_VERSION } from './versions/versions.ts';

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
          'How long the previous key keeps working, in seconds. The default is 86400 (one day), the maximum 604800 (one week).',
        examples: [3600],
      }),
    ),
    force: Type.Optional(
      Type.Boolean({
        description:
          'What to do if the lineage already has two live keys. `true` expires the other key immediately; otherwise the request returns 40902.',
      }),
    ),
  },
  { title: 'Rotation' },
);

export const RotatedKey = Type.Object(
  {
    ...keyFields,
    secret: Secret,
    previous_id: Type.String({ description: 'Id of the previous key.', examples: [EXAMPLE_ID.key] }),
    previous_expires_at: Timestamp(
      'When the previous key expires, as RFC 3339 in UTC.',
      '2026-11-21T11:42:07Z',
    ),
  },
  { title: 'RotatedKey' },
);
export type RotatedKey = Static<typeof RotatedKey>;

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
          "The environment that the key works in. Defaults to the calling key's. Production requires a published partner.",
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

export const createKey = defineOperation({
  id: 'createKey',
  method: 'post',
  path: '/v1/keys',
  tag: 'Keys',
  summary: 'Create a partner key',
  description: "The response contains the secret. Store it now: you can't read it again.",
  credentials: ['key'],
  scope: 'keys:write',
  body: NewKey,
  success: { status: 201, description: 'The key, with its secret.', schema: IssuedKey },
  idempotency: 'sealed',
  errors: ['scope_malformed', 'version_unknown', 'not_published'],
});

export const listKeys = defineOperation({
  id: 'listKeys',
  method: 'get',
  path: '/v1/keys',
  tag: 'Keys',
  summary: 'List partner keys',
  description: "Returns the keys in the calling key's environment, oldest first.",
  credentials: ['key'],
  scope: 'keys:read',
  query: ListQuery,
  success: { status: 200, description: 'A page of keys, without their secrets.', schema: ListOf(Key) },
  idempotency: 'ignored',
});

export const getCurrentKey = defineOperation({
  id: 'getCurrentKey',
  method: 'get',
  path: '/v1/keys/current',
  tag: 'Keys',
  summary: 'Retrieve the calling key',
  description:
    'Returns the key that you make the request with, its partner and its rate limits. Requires no scope.',
  credentials: ['key'],
  success: { status: 200, description: 'The calling key, without its secret.', schema: CurrentKey },
  idempotency: 'ignored',
});

export const getKey = defineOperation({
  id: 'getKey',
  method: 'get',
  path: '/v1/keys/{id}',
  params: IdInPath('key'),
  tag: 'Keys',
  summary: 'Retrieve a partner key',
  credentials: ['key'],
  scope: 'keys:read',
  success: { status: 200, description: 'The key, without its secret.', schema: Key },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const updateKey = defineOperation({
  id: 'updateKey',
  method: 'patch',
  path: '/v1/keys/{id}',
  params: IdInPath('key'),
  tag: 'Keys',
  summary: 'Update a partner key',
  description:
    '`capability` and `api_version` apply to every live key in the lineage. Live sessions immediately lose any scopes you remove.',
  credentials: ['key'],
  scope: 'keys:write',
  body: KeyChange,
  success: { status: 200, description: 'The updated key.', schema: Key },
  example: {
    request: { name: 'Front counter', capability: ['plants:write'], version: 1 },
    response: { name: 'Front counter', capability: ['plants:write'], version: 2 },
  },
  idempotency: 'recorded',
  errors: ['not_found', 'scope_malformed', 'version_unknown', 'state_forbids', 'version_stale'],
});

export const rotateKey = defineOperation({
  id: 'rotateKey',
  method: 'post',
  path: '/v1/keys/{id}/rotate',
  params: IdInPath('key'),
  tag: 'Keys',
  summary: 'Rotate a partner key',
  description:
    'Creates a new key in the same lineage, with the same capability, version and rate limit. The previous key keeps ' +
    "working until the overlap ends, and live sessions aren't affected. A lineage can have at most two live keys.",
  credentials: ['key'],
  scope: 'keys:write',
  body: Rotation,
  success: { status: 201, description: 'The new key, with its secret.', schema: RotatedKey },
  example: { response: { id: 'key_01M7YV620N1M6B1H0E3S7A9X4C' } },
  idempotency: 'sealed',
  errors: ['not_found', 'state_forbids'],
});

export const revokeKey = defineOperation({
  id: 'revokeKey',
  method: 'delete',
  path: '/v1/keys/{id}',
  params: IdInPath('key'),
  tag: 'Keys',
  summary: 'Revoke a partner key',
  description:
    'The key and the sessions minted with it stop working immediately. Revoking a revoked key changes nothing.',
  credentials: ['key'],
  scope: 'keys:write',
  success: { status: 200, description: 'The revoked key.', schema: Key },
  example: {
    response: { status: 'revoked', revoked_at: '2026-11-21T11:30:00Z', version: 2 },
  },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const keys = {
  tag: 'Keys',
  description:
    "Partner keys are your server's credentials. Each key belongs to one environment, has a list of scopes and is " +
    'pinned to a dated version of the API.',
  operations: [createKey, listKeys, getCurrentKey, getKey, updateKey, rotateKey, revokeKey],
  events: ['key.created', 'key.rotated', 'key.expiring', 'key.revoked'],
} as const satisfies FeatureContract;
