import { Type } from 'typebox';
import { Environment } from './fields.ts';
import type { Operation } from './operation.ts';

/** Lifetime of a session token in seconds (given). */
export const SESSION_SECONDS = 900;

/** Scopes are checked one by one after this schema, so that a malformed one has its own code. */
export const NewSession = Type.Object(
  {
    merchant: Type.String({ minLength: 1, maxLength: 100, description: 'Id of one of your merchants.' }),
    scopes: Type.Array(Type.String(), {
      minItems: 1,
      maxItems: 50,
      description: '1–50 scopes, `resource:action`. What the key may not do is left out of the grant.',
    }),
  },
  { title: 'NewSession' },
);

export const Session = Type.Object(
  { token: Type.String(), expires_in: Type.Literal(SESSION_SECONDS) },
  { title: 'Session' },
);

export const CurrentSession = Type.Object(
  {
    object: Type.Literal('session'),
    merchant: Type.String(),
    merchant_name: Type.String(),
    scopes: Type.Array(Type.String()),
    environment: Environment,
    expires_in: Type.Integer({ description: 'Seconds left.' }),
  },
  { title: 'CurrentSession' },
);

export const createSession: Operation = {
  id: 'createSession',
  method: 'post',
  path: '/v1/sessions',
  tag: 'Sessions',
  summary: 'Mint a session token',
  description:
    'Call this from your own backend. The token lives 900 seconds and holds requested ∩ capability ∩ grantable ' +
    'scopes, never more. Hand `{token, expires_in}` to your page.',
  credentials: ['key'],
  body: NewSession,
  success: { status: 200, description: 'A token for one merchant.', schema: Session },
  responseHeaders: { 'Session-Scopes': 'The granted scopes, separated by spaces.' },
  idempotency: 'ignored',
  errors: ['scope_malformed', 'scope_none_left', 'not_found', 'state_forbids'],
};

export const getCurrentSession: Operation = {
  id: 'getCurrentSession',
  method: 'get',
  path: '/v1/sessions/current',
  tag: 'Sessions',
  summary: 'Read the session of the token',
  description: 'What an element may want to know. `scopes` is what the session may do at this moment.',
  credentials: ['session'],
  success: { status: 200, description: 'The session.', schema: CurrentSession },
  idempotency: 'ignored',
};
