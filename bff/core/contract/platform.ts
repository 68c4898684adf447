import type { FeatureContract } from './feature.ts';
import { Type } from 'typebox';
import { OneOf } from './fields.ts';
import { defineOperation } from './operation.ts';

const Health = Type.Object(
  {
    status: OneOf(['ok', 'unavailable'], {
      description: '`ok` if the service can handle requests.',
      examples: ['ok'],
    }),
    checks: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description: 'Status of each dependency, by name.',
      }),
    ),
  },
  { title: 'Health' },
);

const open = { tag: 'Platform', method: 'get', credentials: [], idempotency: 'ignored' } as const;

export const getHealth = defineOperation({
  ...open,
  id: 'getHealth',
  path: '/healthz',
  summary: 'Check liveness',
  success: { status: 200, description: 'The process is running.', schema: Health },
});

export const getReadiness = defineOperation({
  ...open,
  id: 'getReadiness',
  path: '/readyz',
  summary: 'Check readiness',
  description:
    'Checks the database, the plant API and, if nodes share rate limits, Redis. Returns 503 if the ' +
    "database or the plant API doesn't respond, or if the node is shutting down. Without Redis, each node " +
    'keeps serving with its share of the limits.',
  success: { status: 200, description: 'The service can handle requests.', schema: Health },
  example: { response: { checks: { database: 'ok', plant_api: 'ok' } } },
  otherAnswers: {
    503: { description: "The service can't handle requests. `checks` says why.", schema: Health },
  },
});

export const getSigningKeys = defineOperation({
  ...open,
  id: 'getSigningKeys',
  path: '/.well-known/jwks.json',
  summary: 'List public signing keys',
  success: {
    status: 200,
    description: 'A JWK Set (RFC 7517), to verify session tokens with.',
    schema: Type.Object(
      {
        keys: Type.Array(Type.Record(Type.String(), Type.Unknown()), {
          description: 'To verify a session token, use the key whose `kid` is in its header.',
          examples: [
            [
              {
                kty: 'EC',
                crv: 'P-256',
                x: 'MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4',
                y: '4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM',
                alg: 'ES256',
                use: 'sig',
                kid: 'example',
              },
            ],
          ],
        }),
      },
      { title: 'JwkSet' },
    ),
  },
});

export const getOpenApi = defineOperation({
  ...open,
  id: 'getOpenApi',
  path: '/openapi.json',
  summary: 'Retrieve the OpenAPI document',
  description:
    'There is one document for each dated version. Generate your client from the one your key is pinned to.',
  query: Type.Object({
    version: Type.Optional(
      Type.String({
        description: 'The dated version to describe, such as `2026-11-26`. Defaults to the newest.',
      }),
    ),
  }),
  success: {
    status: 200,
    description: 'The OpenAPI 3.1.0 document.',
    schema: Type.Record(Type.String(), Type.Unknown(), {
      examples: [{ openapi: '3.1.0', info: { title: 'Trellis', version: '1.0.0' }, paths: {} }],
    }),
  },
  errors: ['version_unknown'],
});

export const platform = {
  tag: 'Platform',
  description: 'Health checks, public signing keys and the OpenAPI document.',
  operations: [getHealth, getReadiness, getSigningKeys, getOpenApi],
} as const satisfies FeatureContract;
