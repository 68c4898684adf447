import { Type, type Static } from 'typebox';
import { IssuedKey } from '../../../accounts/identity/contract/keys/key.ts';
import { Instant } from '../../../core/contract/dates.ts';
import { EXAMPLE_ID, EXAMPLE_TIME } from '../../../core/contract/example-values.ts';
import type { FeatureContract } from '../../../core/contract/feature.ts';
import {
  CreatedAt,
  ListOf,
  ListQuery,
  OneOf,
  orNull,
  RecordEnvironment,
  RecordId,
  RecordType,
} from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { PlainText } from '../../../core/contract/text-fields.ts';

/** How long the code of a login can be approved and claimed. */
export const LOGIN_MINUTES = 10;
/** The pause between two claims, in seconds. */
export const CLAIM_EVERY_SECONDS = 5;
/** The number of hours that requests of a sandbox are listed. */
export const REQUESTS_KEPT_HOURS = 24;

const NewCliLogin = Type.Object(
  { computer: PlainText(100, 'Name of the computer, shown to the person who approves.', 'anas-laptop') },
  { title: 'NewCliLogin' },
);

const CliLogin = Type.Object(
  {
    object: RecordType('cli_login'),
    device_code: Type.String({
      description: 'The secret by which the command claims its key.',
      examples: ['Tk0X2uQ8pD4mVwB7cZ9hJ1sL6nR3yA5eGfKtUiOqWxE'],
    }),
    user_code: Type.String({ description: 'The code to type in the console.', examples: ['WDJB-MJHT'] }),
    verification_uri: Type.String({
      description: 'The page of the console where the code is typed.',
      examples: ['https://trellis.example/console/cli'],
    }),
    verification_uri_complete: Type.String({
      description: 'The same page with the code filled in.',
      examples: ['https://trellis.example/console/cli?code=WDJB-MJHT'],
    }),
    expires_in: Type.Integer({
      description: 'Seconds until the code expires.',
      examples: [LOGIN_MINUTES * 60],
    }),
    interval: Type.Integer({
      description: 'Seconds to wait between two claims.',
      examples: [CLAIM_EVERY_SECONDS],
    }),
  },
  { title: 'CliLogin' },
);
export type CliLogin = Static<typeof CliLogin>;

const CliLoginClaim = Type.Object(
  {
    device_code: Type.String({
      pattern: '^[A-Za-z0-9_-]{1,100}$',
      description: 'The `device_code` of the login.',
      'x-rule': 'must be the device_code of a login',
      examples: ['Tk0X2uQ8pD4mVwB7cZ9hJ1sL6nR3yA5eGfKtUiOqWxE'],
    }),
  },
  { title: 'CliLoginClaim' },
);

const ClaimedLogin = Type.Object(
  {
    object: RecordType('claimed_login'),
    status: OneOf(['pending', 'slow_down', 'approved', 'denied', 'expired'], {
      description:
        '`pending`: nobody has decided yet. `slow_down`: the claim came too early, and `interval` has ' +
        'grown. `approved`: the key is in `key`. `denied`: the person refused. `expired`: the code has ' +
        'expired, was used, or never existed.',
      examples: ['approved'],
    }),
    interval: Type.Integer({
      description: 'Seconds to wait until the next claim.',
      examples: [CLAIM_EVERY_SECONDS],
    }),
    key: orNull(IssuedKey, { description: 'The key, once it is approved.' }),
  },
  { title: 'ClaimedLogin' },
);
export type ClaimedLogin = Static<typeof ClaimedLogin>;

export const createCliLogin = defineOperation({
  id: 'createCliLogin',
  method: 'post',
  path: '/v1/cli_logins',
  tag: 'Command line',
  summary: 'Begin a login',
  description:
    'Returns a code that a person types in the console, and the secret by which the command then claims ' +
    `a sandbox key. Both work once, for ${LOGIN_MINUTES} minutes.`,
  credentials: [],
  body: NewCliLogin,
  success: { status: 201, description: 'The login, which waits for a person.', schema: CliLogin },
  idempotency: 'ignored',
  errors: ['limit_address'],
});

export const claimCliLogin = defineOperation({
  id: 'claimCliLogin',
  method: 'post',
  path: '/v1/cli_logins/claim',
  tag: 'Command line',
  summary: 'Claim the key of a login',
  description:
    'Repeat it every `interval` seconds. Once a person has approved the login, returns a new sandbox key, ' +
    'once: with what that person may do in the sandbox, but without `keys:write` and `members:write`.',
  credentials: [],
  body: CliLoginClaim,
  success: { status: 200, description: 'The state of the login.', schema: ClaimedLogin },
  idempotency: 'ignored',
  errors: ['limit_address'],
});

const LoggedRequest = Type.Object(
  {
    id: RecordId('req_01M7YV6F05B7H9K1N3Q6S8V0X2'),
    object: RecordType('request'),
    environment: RecordEnvironment,
    method: Type.String({ description: 'HTTP method.', examples: ['POST'] }),
    operation: Type.String({ description: 'The operation.', examples: ['createOrder'] }),
    status: Type.Integer({ description: 'HTTP status of the response.', examples: [201] }),
    error: orNull(Type.Integer({ description: 'Code of the error. `null` if the call succeeded.' }), {
      examples: [null],
    }),
    duration_ms: Type.Integer({ description: 'Duration in milliseconds.', examples: [14] }),
    key: Type.String({
      description: 'Id of the key that called, or that minted the session.',
      examples: [EXAMPLE_ID.key],
    }),
    merchant: orNull(
      Type.String({ description: 'Id of the merchant of a session. `null` for a call with a key.' }),
      { examples: [EXAMPLE_ID.merchant] },
    ),
    created_at: CreatedAt,
  },
  { title: 'LoggedRequest' },
);
export type LoggedRequest = Static<typeof LoggedRequest>;

const RequestQuery = Type.Object({
  ...ListQuery.properties,
  operation: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z]{1,60}$',
      description: 'Return only calls of this operation.',
      'x-rule': 'must be the name of an operation, such as createOrder',
    }),
  ),
  status: Type.Optional(
    Type.String({
      pattern: '^(?:[1-5][0-9]{2}|[1-5]xx)$',
      description: 'Return only responses with this status: `422`, or `4xx` for all from 400 to 499.',
      'x-rule': 'must be a status such as 422, or a class of them such as 4xx',
    }),
  ),
  created_after: Type.Optional(Instant('Return only requests at or after this time.', EXAMPLE_TIME)),
});
export type RequestQuery = Static<typeof RequestQuery>;

export const listRequests = defineOperation({
  id: 'listRequests',
  method: 'get',
  path: '/v1/sandbox/requests',
  tag: 'Command line',
  summary: 'List requests',
  description:
    `Returns your sandbox's requests of the last ${REQUESTS_KEPT_HOURS} hours, newest first, within ` +
    'a second of their end. Paths, headers and bodies are not kept, and neither are more than 200 ' +
    'requests a second.',
  credentials: ['key'],
  environment: 'sandbox',
  scope: 'audit:read',
  query: RequestQuery,
  success: { status: 200, description: 'A page of requests.', schema: ListOf(LoggedRequest) },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const cli = {
  tag: 'Command line',
  description: 'What `npx trellis` uses: a login by a code, and the requests of your sandbox.',
  operations: [createCliLogin, claimCliLogin, listRequests],
} as const satisfies FeatureContract;
