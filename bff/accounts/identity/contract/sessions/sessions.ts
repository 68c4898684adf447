import { Type } from 'typebox';
import { EXAMPLE_ID, EXAMPLE_TOKEN } from '../../../../core/contract/example-values.ts';
import type { FeatureContract } from '../../../../core/contract/feature.ts';
import { OneOf, orNull, RecordEnvironment, RecordType, Timestamp } from '../../../../core/contract/fields.ts';
import { defineOperation } from '../../../../core/contract/operation.ts';
import { STAFF_ROLES } from '../../../staff/contract/roles.ts';

/** Lifetime of a session token in seconds (given). */
export const SESSION_SECONDS = 900;

/** Scopes are checked individually after this schema, so that a malformed one has a separate error code. */
export const NewSession = Type.Object(
  {
    merchant: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'Id of one of your merchants.',
      examples: [EXAMPLE_ID.merchant],
    }),
    scopes: Type.Array(Type.String(), {
      minItems: 1,
      maxItems: 50,
      description:
        "1–50 scopes, as `resource:action`. Scopes that the key doesn't have, or that a session can't " +
        'have, are left out.',
      examples: [['plants:write']],
    }),
  },
  { title: 'NewSession' },
);

const Session = Type.Object(
  {
    token: Type.String({
      description: 'The session token, a JWT. Keep it in memory only.',
      examples: [EXAMPLE_TOKEN],
    }),
    expires_in: Type.Literal(SESSION_SECONDS, { description: 'Seconds until the token expires.' }),
  },
  { title: 'Session' },
);

const SessionTheme = Type.Object(
  {
    variables: Type.Record(Type.String(), Type.String(), {
      description: 'CSS custom properties, with their values.',
      examples: [{ '--trellis-radius': '12px' }],
    }),
  },
  { title: 'SessionTheme' },
);

const CurrentSession = Type.Object(
  {
    object: RecordType('session'),
    merchant: Type.String({
      description: 'Id of the merchant that the session acts for.',
      examples: [EXAMPLE_ID.merchant],
    }),
    merchant_name: Type.String({
      description: 'The name that customers see.',
      examples: ['Riverside Nursery'],
    }),
    scopes: Type.Array(Type.String(), {
      description: 'Scopes that the session has right now.',
      examples: [['plants:write']],
    }),
    staff_roles: Type.Array(OneOf(STAFF_ROLES), {
      description:
        'Roles of the merchant’s staff that the session may give and take: those whose scopes it has.',
      examples: [[]],
    }),
    environment: RecordEnvironment,
    expires_in: Type.Integer({ description: 'Seconds until the token expires.', examples: [872] }),
    theme: orNull(SessionTheme, {
      description: 'The theme you stored, for elements to wear. `null`: you have stored none.',
    }),
    now: Timestamp(
      'The current time in the environment, as RFC 3339 in UTC. The clock of a sandbox can be ahead of ' +
        'real time.',
    ),
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
    'Call this from your server, and pass `{token, expires_in}` to your page. The token expires after 900 ' +
    'seconds. It gets the scopes you request, limited to those that the key has and that a session can ' +
    'have.',
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
    'Returns the session that the token belongs to. If its key has lost a scope since then, `scopes` no ' +
    'longer includes it.',
  credentials: ['session'],
  tellsForeignOrigins: true,
  success: { status: 200, description: 'The session.', schema: CurrentSession },
  idempotency: 'ignored',
});

export const sessions = {
  tag: 'Sessions',
  description:
    'A session token lets a page act for one merchant for 15 minutes, with the scopes you choose. Your ' +
    'server mints it with a partner key, so the key never reaches a browser.',
  operations: [createSession, getCurrentSession],
} as const satisfies FeatureContract;
