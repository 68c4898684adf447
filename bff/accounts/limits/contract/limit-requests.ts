import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import type { FeatureContract } from '../../../core/contract/feature.ts';
import {
  CreatedAt,
  IdFilter,
  IdInPathLike,
  ListOf,
  ListQuery,
  OneOf,
  orNull,
  RecordEnvironment,
  RecordId,
  RecordType,
  RecordVersion,
  Timestamp,
  UpdatedAt,
} from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { ShownText } from '../../../core/contract/text-fields.ts';

const EXAMPLE_LIMIT_REQUEST = 'lrq_01M7YV6GS6C8J0M2N4P6R8T0V4';

export const LIMIT_REQUEST_STATUSES = ['open', 'granted', 'refused'] as const;
export type LimitRequestStatus = (typeof LIMIT_REQUEST_STATUSES)[number];

/** The highest limit that can be stored. */
export const MOST_PER_MINUTE = 999_999_999;
export const REASON_LENGTH = 1_000;

const limit = (description: string, example: number | null) =>
  orNull(Type.Integer({ description }), { description, examples: [example] });

export const LimitRequest = Type.Object(
  {
    id: RecordId(EXAMPLE_LIMIT_REQUEST),
    object: RecordType('limit_request'),
    environment: RecordEnvironment,
    key: orNull(Type.String({ description: 'Id of the key. `null` for the limit of a merchant.' }), {
      examples: [null],
    }),
    merchant: orNull(Type.String({ description: 'Id of the merchant. `null` for the limit of a key.' }), {
      examples: [EXAMPLE_ID.merchant],
    }),
    per_minute: Type.Integer({
      description: 'The number of requests per minute that you need.',
      examples: [3000],
    }),
    current_per_minute: Type.Integer({
      description: 'The limit when you asked.',
      examples: [600],
    }),
    granted_per_minute: limit('The new limit. `null` until the request is granted.', null),
    reason: Type.String({
      description: 'What you need it for.',
      examples: ['A chain of 40 shops opens on Monday.'],
    }),
    status: OneOf(LIMIT_REQUEST_STATUSES, {
      description:
        'The operator grants or refuses an `open` request. A granted limit applies within a second.',
      examples: ['open'],
    }),
    answer: orNull(Type.String({ description: 'What the operator says about the decision.' }), {
      examples: [null],
    }),
    decided_at: orNull(Timestamp('When the operator decided, as RFC 3339 in UTC.'), { examples: [null] }),
    version: RecordVersion,
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'LimitRequest' },
);
export type LimitRequest = Static<typeof LimitRequest>;

const id = (record: 'key' | 'merchant', description: string) =>
  Type.Optional(
    Type.String({
      pattern: String.raw`^\w{1,100}$`,
      description,
      examples: [EXAMPLE_ID[record]],
      'x-rule': `must be the id of a ${record}`,
    }),
  );

export const NewLimitRequest = Type.Object(
  {
    key: id('key', 'Id of the key. Keys that it was rotated from or into share its limit.'),
    merchant: id('merchant', 'Id of the merchant. Send either this or `key`.'),
    per_minute: Type.Integer({
      minimum: 1,
      maximum: MOST_PER_MINUTE,
      description: 'The number of requests per minute that you need. More than the limit now.',
      examples: [3000],
      'x-rule': `must be a whole number from 1 to ${MOST_PER_MINUTE}`,
    }),
    reason: ShownText(REASON_LENGTH, {
      description: `What you need it for, 1–${REASON_LENGTH} characters.`,
      example: 'A chain of 40 shops opens on Monday.',
      lines: 'many',
    }),
  },
  { title: 'NewLimitRequest' },
);
export type NewLimitRequest = Static<typeof NewLimitRequest>;

export const LimitRequestQuery = Type.Object({
  ...ListQuery.properties,
  status: Type.Optional(
    OneOf(LIMIT_REQUEST_STATUSES, {
      description: 'Return only requests with this status.',
      'x-rule': `must be one of ${LIMIT_REQUEST_STATUSES.join(', ')}`,
    }),
  ),
  merchant: Type.Optional(IdFilter('a merchant', 'Return only requests for the limit of this merchant.')),
});
export type LimitRequestQuery = Static<typeof LimitRequestQuery>;

const shared = { tag: 'Rate limits', credentials: ['key'] } as const;

export const createLimitRequest = defineOperation({
  ...shared,
  id: 'createLimitRequest',
  method: 'post',
  path: '/v1/limit_requests',
  summary: 'Ask for a higher rate limit',
  description:
    'Asks the operator to raise the limit of a key or of a merchant. A limit has one open request at most. ' +
    'The answer comes as the event `limit_request.updated`, and by email to the person who asked on the ' +
    'console.',
  scope: 'keys:write',
  body: NewLimitRequest,
  example: {
    request: {
      merchant: EXAMPLE_ID.merchant,
      per_minute: 3000,
      reason: 'A chain of 40 shops opens on Monday.',
    },
  },
  success: { status: 201, description: 'The open request.', schema: LimitRequest },
  idempotency: 'recorded',
  errors: ['not_found', 'state_forbids'],
});

export const listLimitRequests = defineOperation({
  ...shared,
  id: 'listLimitRequests',
  method: 'get',
  path: '/v1/limit_requests',
  summary: 'List requests for higher limits',
  description: 'Returns requests, newest first.',
  scope: 'keys:read',
  query: LimitRequestQuery,
  success: { status: 200, description: 'A page of requests.', schema: ListOf(LimitRequest) },
  idempotency: 'ignored',
});

export const getLimitRequest = defineOperation({
  ...shared,
  id: 'getLimitRequest',
  method: 'get',
  path: '/v1/limit_requests/{id}',
  params: IdInPathLike(EXAMPLE_LIMIT_REQUEST),
  summary: 'Retrieve a request for a higher limit',
  scope: 'keys:read',
  success: { status: 200, description: 'The request.', schema: LimitRequest },
  idempotency: 'ignored',
  errors: ['not_found'],
});

const EVENTS = ['limit_request.updated'] as const;

export const limits = {
  tag: 'Rate limits',
  description:
    'How many requests per minute your keys and your merchants’ sessions may make. The operator of the ' +
    'platform raises a limit when you ask for it.',
  operations: [createLimitRequest, listLimitRequests, getLimitRequest],
  events: EVENTS,
  eventRecords: { limit_request: LimitRequest },
} as const satisfies FeatureContract;

declare module '../../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof EVENTS)[number], true> {}
}
