import { Type, type Static } from 'typebox';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { CalendarDate, TimeFilters } from '../../../core/contract/dates.ts';
import type { FeatureContract } from '../../../core/contract/feature.ts';
import { IdFilter, IdInPath, ListOf, ListQuery, OneOf } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { DIFFERENCES, Reconciliation, RECONCILIATION_STATUSES } from './reconciliation.ts';

const optional = Type.Optional;

export const ReconciliationQuery = Type.Object({
  ...ListQuery.properties,
  merchant: optional(IdFilter('a merchant', 'Return only differences of this merchant.')),
  status: optional(
    OneOf(RECONCILIATION_STATUSES, {
      description: 'Return only differences with this status.',
      'x-rule': `must be one of ${RECONCILIATION_STATUSES.join(', ')}`,
    }),
  ),
  day: optional(CalendarDate('Return only differences of this day, in UTC.', '2026-11-21')),
  ...TimeFilters('differences'),
});
export type ReconciliationQuery = Static<typeof ReconciliationQuery>;

const toRead = {
  tag: 'Reconciliation',
  credentials: ['key', 'session'],
  method: 'get',
  scope: 'payouts:read',
  idempotency: 'ignored',
} as const;

export const listReconciliations = defineOperation({
  ...toRead,
  id: 'listReconciliations',
  path: '/v1/reconciliations',
  summary: 'List differences',
  description:
    'Returns the differences between the ledger and the processor’s books, newest first. With a session ' +
    'token, only those of its merchant.',
  query: ReconciliationQuery,
  success: { status: 200, description: 'A page of differences.', schema: ListOf(Reconciliation) },
});

export const getReconciliation = defineOperation({
  ...toRead,
  id: 'getReconciliation',
  path: '/v1/reconciliations/{id}',
  params: IdInPath('reconciliation'),
  summary: 'Retrieve a difference',
  success: { status: 200, description: 'The difference.', schema: Reconciliation },
  errors: ['not_found'],
});

const inSandbox = {
  tag: 'Reconciliation',
  method: 'post',
  credentials: ['key'],
  environment: 'sandbox',
  scope: 'sandbox:write',
  idempotency: 'forwarded',
  errors: ['not_found', 'state_forbids', 'upstream_failed', 'upstream_slow'],
} as const;

export const makeSandboxDifference = defineOperation({
  ...inSandbox,
  id: 'makeSandboxDifference',
  path: '/v1/sandbox/reconciliations',
  summary: 'Make a difference in the sandbox',
  description:
    'Lets the books of the sandbox’s processor say something else than the ledger, and compares them at ' +
    'once.',
  body: Type.Object(
    {
      merchant: IdFilter('a merchant', 'Id of the merchant.'),
      difference: OneOf(DIFFERENCES, {
        description: 'What is to differ.',
        examples: ['amount'],
        'x-rule': `must be one of ${DIFFERENCES.join(', ')}`,
      }),
      payment: optional(
        IdFilter(
          'a payment',
          'Id of the payment whose movement is changed; defaults to the newest that was captured. Not ' +
            'for `missing_in_ledger`.',
        ),
      ),
    },
    {
      title: 'SandboxDifference',
      examples: [{ merchant: EXAMPLE_ID.merchant, difference: 'amount', payment: EXAMPLE_ID.payment }],
    },
  ),
  success: { status: 201, description: 'The difference.', schema: Reconciliation },
});

export const resolveSandboxDifference = defineOperation({
  ...inSandbox,
  id: 'resolveSandboxDifference',
  path: '/v1/sandbox/reconciliations/{id}/resolve',
  params: IdInPath('reconciliation'),
  summary: 'Resolve a difference in the sandbox',
  description:
    'Lets the books of the sandbox’s processor agree with the ledger again, and compares them at once.',
  success: { status: 200, description: 'The difference.', schema: Reconciliation },
  example: { response: { status: 'resolved', resolved_at: '2026-11-21T10:42:07Z', version: 2 } },
});

const EVENTS = ['reconciliation.difference_found', 'reconciliation.resolved'] as const;

export const reconciliation = {
  tag: 'Reconciliation',
  description:
    'The ledger, compared with the payment processor’s books: daily for each merchant of production whose ' +
    'processor lists its movements. A difference is a record until both sides agree. We correct nothing by ' +
    'itself. Payments, refunds and disputes are compared, and payouts where the processor sends them. What ' +
    'moved within the last hour isn’t compared yet. In the sandbox, make one with ' +
    '`POST /v1/sandbox/reconciliations`.',
  operations: [listReconciliations, getReconciliation, makeSandboxDifference, resolveSandboxDifference],
  events: EVENTS,
  eventRecords: { reconciliation: Reconciliation },
} as const satisfies FeatureContract;

declare module '../../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof EVENTS)[number], true> {}
}
