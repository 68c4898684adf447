import { Type, type Static } from 'typebox';
import { Environment, ListOf, ListQuery, Text, Timestamp } from './fields.ts';
import type { Operation } from './operation.ts';

const keyFields = {
  id: Type.String(),
  object: Type.Literal('key'),
  environment: Environment,
  name: Type.String(),
  last_four: Type.String({ description: 'The last four characters of the secret.' }),
  lineage: Type.String({ description: 'Id of the first key of this line; rotation keeps it.' }),
  capability: Type.Array(Type.String()),
  api_version: Type.String(),
  status: Type.Union([Type.Literal('live'), Type.Literal('expired'), Type.Literal('revoked')]),
  expires_at: Type.Union([Timestamp, Type.Null()]),
  revoked_at: Type.Union([Timestamp, Type.Null()]),
  version: Type.Integer(),
  metadata: Type.Record(Type.String(), Type.String()),
  created_at: Timestamp,
  updated_at: Timestamp,
};

export const Key = Type.Object(keyFields, { title: 'Key' });
export type Key = Static<typeof Key>;

export const IssuedKey = Type.Object(
  {
    ...keyFields,
    secret: Type.String({ description: 'Shown here and never again. Only its hash is stored.' }),
  },
  { title: 'IssuedKey' },
);
export type IssuedKey = Static<typeof IssuedKey>;

/** Longest overlap in seconds: a week. */
export const MAX_OVERLAP_SECONDS = 604_800;
export const DEFAULT_OVERLAP_SECONDS = 86_400;

export const Rotation = Type.Object(
  {
    overlap_seconds: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: MAX_OVERLAP_SECONDS,
        description:
          'How long the old key still works beside the new one. A day when left out, a week at most.',
      }),
    ),
    force: Type.Optional(
      Type.Boolean({
        description: 'End whatever else lives of the line at once instead of refusing a third key.',
      }),
    ),
  },
  { title: 'Rotation' },
);

export const RotatedKey = Type.Object(
  {
    ...keyFields,
    secret: Type.String({ description: 'Shown here and never again. Only its hash is stored.' }),
    previous_id: Type.String(),
    previous_expires_at: Timestamp,
  },
  { title: 'RotatedKey' },
);
export type RotatedKey = Static<typeof RotatedKey>;

const KeyName = Text(100, { blank: false, description: '1–100 characters, to tell your keys apart.' });
const Capability = Type.Array(Type.String(), {
  minItems: 1,
  maxItems: 100,
  description: 'Scopes the key may use. Never more than those of the key that asks.',
});

export const NewKey = Type.Object(
  {
    name: KeyName,
    capability: Capability,
    environment: Type.Optional(Environment),
    api_version: Type.Optional(
      Type.String({ description: 'The dated version to pin; the newest when left out.' }),
    ),
  },
  { title: 'NewKey' },
);

export const KeyChange = Type.Object(
  {
    name: Type.Optional(KeyName),
    capability: Type.Optional(Capability),
    version: Type.Optional(
      Type.Integer({ description: 'Refuse the change if the record is no longer at this version.' }),
    ),
  },
  { title: 'KeyChange' },
);

export const createKey: Operation = {
  id: 'createKey',
  method: 'post',
  path: '/v1/keys',
  tag: 'Keys',
  summary: 'Issue a partner key',
  credentials: ['key'],
  scope: 'keys:write',
  body: NewKey,
  success: { status: 201, description: 'The key with its secret.', schema: IssuedKey },
  idempotency: 'sealed',
  errors: ['scope_malformed', 'version_unknown', 'not_published'],
};

export const listKeys: Operation = {
  id: 'listKeys',
  method: 'get',
  path: '/v1/keys',
  tag: 'Keys',
  summary: 'List partner keys',
  description: "The keys of the calling key's environment, oldest first.",
  credentials: ['key'],
  scope: 'keys:read',
  query: ListQuery,
  success: { status: 200, description: 'A page of keys, without secrets.', schema: ListOf(Key) },
  idempotency: 'ignored',
};

export const getKey: Operation = {
  id: 'getKey',
  method: 'get',
  path: '/v1/keys/{id}',
  tag: 'Keys',
  summary: 'Read a partner key',
  credentials: ['key'],
  scope: 'keys:read',
  success: { status: 200, description: 'The key, without its secret.', schema: Key },
  idempotency: 'ignored',
  errors: ['not_found'],
};

export const updateKey: Operation = {
  id: 'updateKey',
  method: 'patch',
  path: '/v1/keys/{id}',
  tag: 'Keys',
  summary: 'Rename a key or change its capability',
  description: 'Live sessions of the key follow at once: they keep only what the capability still holds.',
  credentials: ['key'],
  scope: 'keys:write',
  body: KeyChange,
  success: { status: 200, description: 'The key as it is now.', schema: Key },
  idempotency: 'recorded',
  errors: ['not_found', 'scope_malformed', 'state_forbids', 'version_stale'],
};

export const rotateKey: Operation = {
  id: 'rotateKey',
  method: 'post',
  path: '/v1/keys/{id}/rotate',
  tag: 'Keys',
  summary: 'Rotate a partner key',
  description:
    'Makes a new secret that may do the same, keeps its version pin and limits, and lets the old one work until the ' +
    'overlap ends. Live sessions go on. At most two keys of a line live at once.',
  credentials: ['key'],
  scope: 'keys:write',
  body: Rotation,
  success: { status: 201, description: 'The new key with its secret.', schema: RotatedKey },
  idempotency: 'sealed',
  errors: ['not_found', 'state_forbids'],
};

export const revokeKey: Operation = {
  id: 'revokeKey',
  method: 'delete',
  path: '/v1/keys/{id}',
  tag: 'Keys',
  summary: 'Revoke a partner key',
  description: 'At once, with the sessions it minted. Revoking a revoked key changes nothing.',
  credentials: ['key'],
  scope: 'keys:write',
  success: { status: 200, description: 'The revoked key.', schema: Key },
  idempotency: 'ignored',
  errors: ['not_found'],
};
