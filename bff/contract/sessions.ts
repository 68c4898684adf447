import { Type } from 'typebox';
import { Environment } from './fields.ts';
import { defineOperation } from './operation.ts';

/** Lifetime of a session token in seconds (given). */
export const SESSION_SECONDS = 900;

/** Scopes are checked one by one after this schema, so that a malformed one has its own code. */
export const NewSession = Type.Object(
  {
    merchant: Type.String({ minLength: 1, maxLength: 100, description: 'Id of one of your merchants.' }),
    scopes: Type.Array(Type.String(), {
      minItems: 1,
      maxItems: 50,
      description:
        "1–50 scopes, as `resource:action`. Scopes that the key doesn't have, or that a session can't have, are left out.",
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
    expires_in: Type.Integer({ description: 'Seconds until the token expires.' }),
  },
  { title: 'CurrentSession' },
);

export const createSession = defineOperation({
  id: 'createSession',
  method: 'post',
  path: '/v1/sessions',
  tag: 'Sessions',
  summary: 'Mint a session token',
  description:
    'Call this from your server, and pass `{token, expires_in}` to your page. The token expires after 900 seconds. It ' +
    'gets the scopes you request, limited to those that the key has and that a session can have.',
  credentials: ['key'],
  body: NewSession,
  success: { status: 200, description: 'A session token for the merchant.', schema: Session },
  responseHeaders: { 'Session-Scopes': 'The scopes of the token, separated by spaces.' },
  idempotency: 'ignored',
  errors: ['scope_malformed', 'scope_none_left', 'not_found', 'state_forbids'],
});

export const getCurrentSession = defineOperation({
  id: 'getCurrentSession',
  method: 'get',
  path: '/v1/sessions/current',
  tag: 'Sessions',
  summary: 'Retrieve the current session',
  description:
    'Returns the session that the token belongs to. If its key has lost a scope since then, `scopes` no longer includes it.',
  credentials: ['session'],
  tellsForeignOrigins: true,
  success: { status: 200, description: 'The session.', schema: CurrentSession },
  idempotency: 'ignored',
});
