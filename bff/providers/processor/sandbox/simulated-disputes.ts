import { Type } from 'typebox';
import { OneOf } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { acceptDispute, DISPUTE_REASONS, listDisputes, ProcessorDispute } from '../contract/dispute.ts';

/** The operations by which the sandbox simulates disputes. No other processor serves them. */
const simulated = { tag: 'Disputes', credentials: ['key'], idempotency: 'ignored', method: 'post' } as const;

export const openDispute = defineOperation({
  ...simulated,
  id: 'openDispute',
  path: '/payments/{reference}/disputes',
  params: listDisputes.params,
  summary: 'Dispute a payment',
  body: Type.Object({ reason: OneOf(DISPUTE_REASONS) }),
  success: { status: 200, description: 'The dispute.', schema: ProcessorDispute },
  errors: ['not_found', 'state_forbids'],
});

export const decideDispute = defineOperation({
  ...simulated,
  id: 'decideDispute',
  path: '/disputes/{id}/decision',
  params: acceptDispute.params,
  query: acceptDispute.query,
  summary: 'Decide a dispute',
  body: Type.Object({ outcome: OneOf(['won', 'lost']) }),
  success: { status: 200, description: 'The dispute.', schema: ProcessorDispute },
  errors: ['not_found', 'state_forbids'],
});
