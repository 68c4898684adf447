import type { Static } from 'typebox';
import type { FeatureContract } from '../../../../core/contract/feature.ts';
import { Key, KeyRotation, CurrentKey, IssuedKey, RotatedKey, KeyChange, NewKey, Rotation } from './key.ts';
import { type EnvironmentName, IdInPath, ListOf, ListQuery } from '../../../../core/contract/fields.ts';
import { defineOperation } from '../../../../core/contract/operation.ts';

/** The scopes by which a sandbox key acts outside the sandbox: in production, and on the team. */
const FAR_REACHING: ReadonlySet<string> = new Set(['keys:write', 'members:write']);

/** Whether a person proves who they are for a key: a server isn't asked for what it then does by it. */
const isAskedFor = (capability: readonly string[], environment: EnvironmentName): boolean =>
  environment === 'production' || capability.some((scope) => FAR_REACHING.has(scope));

export const createKey = defineOperation({
  id: 'createKey',
  method: 'post',
  path: '/v1/keys',
  tag: 'Keys',
  summary: 'Create a partner key',
  description: "The response contains the secret. Store it now: you can't read it again.",
  credentials: ['key'],
  scope: 'keys:write',
  needsProof({ body, environment }) {
    const wanted = body as Static<typeof NewKey>;
    return isAskedFor(wanted.capability, wanted.environment ?? environment);
  },
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
    '`capability` and `api_version` apply to every live key in the lineage. Live sessions immediately ' +
    'lose any scopes you remove.',
  credentials: ['key'],
  scope: 'keys:write',
  needsProof({ body, environment }) {
    const { capability } = body as Static<typeof KeyChange>;
    return capability !== undefined && isAskedFor(capability, environment);
  },
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
    'Creates a new key in the same lineage, with the same capability, version and rate limit. The ' +
    "previous key keeps working until the overlap ends, and live sessions aren't affected. A lineage can " +
    'have at most two live keys.',
  credentials: ['key'],
  scope: 'keys:write',
  needsProof: true,
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
    'The key and the sessions minted with it stop working immediately. Revoking a revoked key changes ' +
    'nothing.',
  credentials: ['key'],
  scope: 'keys:write',
  success: { status: 200, description: 'The revoked key.', schema: Key },
  example: {
    response: { status: 'revoked', revoked_at: '2026-11-21T11:30:00Z', version: 2 },
  },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const revokeCurrentKey = defineOperation({
  id: 'revokeCurrentKey',
  method: 'post',
  path: '/v1/keys/current/revoke',
  tag: 'Keys',
  summary: 'Revoke the calling key',
  description: 'The key that you make the request with stops working immediately. Requires no scope.',
  credentials: ['key'],
  success: { status: 200, description: 'The revoked key.', schema: Key },
  example: {
    response: { status: 'revoked', revoked_at: '2026-11-21T11:30:00Z', version: 2 },
  },
  idempotency: 'ignored',
});

const EVENTS = ['key.created', 'key.rotated', 'key.expiring', 'key.revoked'] as const;

export const keys = {
  tag: 'Keys',
  description:
    "Partner keys are your server's credentials. Each key belongs to one environment, has a list of " +
    'scopes and is pinned to a dated version of the API.',
  operations: [createKey, listKeys, getCurrentKey, getKey, updateKey, rotateKey, revokeKey, revokeCurrentKey],
  events: EVENTS,
  eventRecords: { key: Key, 'key.rotated': KeyRotation },
} as const satisfies FeatureContract;

declare module '../../../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof EVENTS)[number], true> {}
}
