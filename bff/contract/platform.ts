import { Type } from 'typebox';
import type { Operation } from './operation.ts';

const Health = Type.Object(
  {
    status: Type.Union([Type.Literal('ok'), Type.Literal('unavailable')]),
    checks: Type.Optional(Type.Record(Type.String(), Type.String())),
  },
  { title: 'Health' },
);

const open = { tag: 'Platform', method: 'get', credentials: [], idempotency: 'ignored' } as const;

export const getHealth: Operation = {
  ...open,
  id: 'getHealth',
  path: '/healthz',
  summary: 'Is the process alive',
  success: { status: 200, description: 'It is.', schema: Health },
};

export const getReadiness: Operation = {
  ...open,
  id: 'getReadiness',
  path: '/readyz',
  summary: 'Can requests be served',
  description:
    'Tells the database, the plant API and, where nodes share their limits, Redis apart. 503 when the database or the plant API does not answer, or the node is about to stop. Without Redis each node serves on with its share of the limits.',
  success: { status: 200, description: 'Requests can be served.', schema: Health },
  otherAnswers: { 503: { description: 'They cannot; `checks` says why.', schema: Health } },
};

export const getSigningKeys: Operation = {
  ...open,
  id: 'getSigningKeys',
  path: '/.well-known/jwks.json',
  summary: 'Public keys that session tokens are signed with',
  success: {
    status: 200,
    description: 'A JWK set (RFC 7517).',
    schema: Type.Object(
      { keys: Type.Array(Type.Record(Type.String(), Type.Unknown())) },
      { title: 'JwkSet' },
    ),
  },
};

export const getOpenApi: Operation = {
  ...open,
  id: 'getOpenApi',
  path: '/openapi.json',
  summary: 'Read the OpenAPI document',
  success: { status: 200, description: 'OpenAPI 3.1.0.', schema: Type.Record(Type.String(), Type.Unknown()) },
};
