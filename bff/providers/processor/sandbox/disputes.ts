import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { Type } from 'typebox';
import type { Clock } from '../../../core/api/clock.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { route, type Route } from '../../../core/api/route.ts';
import { OneOf } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import type { Db } from '../../../core/database/database.ts';
import { newId } from '../../../core/database/ids.ts';
import { inTransaction } from '../../../core/database/unit-of-work.ts';
import {
  acceptDispute,
  DISPUTE_REASONS,
  type DisputeReason,
  keepEvidenceFile,
  listDisputes,
  ProcessorDispute,
  sendEvidence,
  type SentEvidence,
} from '../contract/dispute.ts';
import type { Tables } from '../../../core/database/tables.ts';

/** The operations by which the sandbox simulates disputes. No other processor serves them. */
const simulated = { tag: 'Disputes', credentials: ['key'], idempotency: 'ignored', method: 'post' } as const;

const openDispute = defineOperation({
  ...simulated,
  id: 'openDispute',
  path: '/payments/{reference}/disputes',
  params: listDisputes.params,
  summary: 'Dispute a payment',
  body: Type.Object({ reason: OneOf(DISPUTE_REASONS) }),
  success: { status: 200, description: 'The dispute.', schema: ProcessorDispute },
  errors: ['not_found', 'state_forbids'],
});

const decideDispute = defineOperation({
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

type Row = Selectable<Tables['processor_disputes']>;

const DAY_MS = 24 * 60 * 60_000;
/** The time in which evidence is taken (domain rule). */
const RESPOND_WITHIN_MS = 7 * DAY_MS;
/** The time after which the bank decides on evidence that says how (domain rule). */
const DECIDED_AFTER_MS = DAY_MS;

/** The code that a network has for a reason. */
const NETWORK_CODES: Readonly<Record<DisputeReason, string>> = {
  fraudulent: '10.4',
  duplicate: '12.6',
  product_not_received: '13.1',
  product_unacceptable: '13.3',
  credit_not_processed: '13.6',
  subscription_canceled: '13.2',
  unrecognized: '10.3',
  general: '11.1',
};

/**
 * Returns the built-in processor's routes about disputes. Their outcome depends on the sandbox's clock, which
 * only the platform knows: `at`.
 */
export function disputeRoutes({ db, clock }: { readonly db: Db; readonly clock: Clock }): Route[] {
  const now = ({ at }: { readonly at?: string }): Date => new Date(at ?? clock.now());
  return [
    route(listDisputes, async ({ params, query }) => ({
      body: { data: await disputesOf(db, params.reference, now(query)) },
    })),
    // The sandbox forgets the file: its bank looks at nothing.
    route(keepEvidenceFile, async ({ rawBody }) => ({
      body: { id: `pef_${createHash('sha256').update(rawBody).digest('hex').slice(0, 24)}` },
    })),
    route(sendEvidence, async ({ params, query, body }) => ({
      body: await takeEvidence(db, params.id, body, now(query)),
    })),
    route(acceptDispute, async ({ params, query }) => ({
      body: await decide(db, params.id, 'lost', now(query)),
    })),
    route(openDispute, async ({ params, body }) => ({
      body: await inTransaction(db, async ({ db: trx }) => {
        const [open] = await openOf(trx, params.reference, now({}));
        return open ?? present(await dispute(trx, params.reference, body.reason, now({})), now({}));
      }),
    })),
    route(decideDispute, async ({ params, query, body }) => ({
      body: await decide(db, params.id, body.outcome, now(query)),
    })),
  ];
}

/**
 * Records that the cardholder's bank disputes a captured payment. The dispute begins when the platform first
 * looks at it, since a sandbox's clock may be ahead.
 * @throws {ApiError} not_found, state_forbids
 */
export async function dispute(trx: Db, payment: string, reason: DisputeReason, at: Date): Promise<Row> {
  const disputed = await trx
    .updateTable('processor_payments')
    .set({ is_disputed: true })
    .where('reference', '=', payment)
    .where('status', '=', 'captured')
    .returning(['amount', 'captured', 'currency'])
    .executeTakeFirst();
  if (!disputed) throw new ApiError('state_forbids', { message: 'The payment is not captured.' });
  return trx
    .insertInto('processor_disputes')
    .values({
      id: newId('pdp'),
      payment,
      amount: disputed.captured ?? disputed.amount,
      currency: disputed.currency ?? '',
      reason,
      opened_at: null,
      evidence_at: null,
      evidence_says: null,
      decided: null,
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @throws {ApiError} not_found */
async function disputesOf(db: Db, payment: string, at: Date): Promise<ProcessorDispute[]> {
  const known = await db
    .selectFrom('processor_payments')
    .select('reference')
    .where('reference', '=', payment)
    .executeTakeFirst();
  if (!known) throw new ApiError('not_found');
  await db
    .updateTable('processor_disputes')
    .set({ opened_at: at })
    .where('payment', '=', payment)
    .where('opened_at', 'is', null)
    .execute();
  const rows = await db
    .selectFrom('processor_disputes')
    .selectAll()
    .where('payment', '=', payment)
    .orderBy('id')
    .execute();
  return rows.map((row) => present(row, at));
}

/** Returns the newest disputes of a merchant's payments as they are by a time, for the books. */
export async function disputesOfMerchant(
  db: Db,
  merchant: string,
  at: Date,
  most: number,
): Promise<(ProcessorDispute & { readonly created_at: Date })[]> {
  const rows = await db
    .selectFrom('processor_disputes')
    .innerJoin('processor_payments', 'processor_payments.reference', 'processor_disputes.payment')
    .selectAll('processor_disputes')
    .where('processor_payments.merchant', '=', merchant)
    .orderBy('processor_disputes.id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...present(row, at), created_at: row.created_at }));
}

/** A payment has one open dispute at a time. */
async function openOf(trx: Db, payment: string, at: Date): Promise<ProcessorDispute[]> {
  await trx
    .selectFrom('processor_payments')
    .select('reference')
    .where('reference', '=', payment)
    .forUpdate()
    .execute();
  const rows = await trx
    .selectFrom('processor_disputes')
    .selectAll()
    .where('payment', '=', payment)
    .where('decided', 'is', null)
    .execute();
  return rows.map((row) => present(row, at)).filter(({ status }) => status !== 'won' && status !== 'lost');
}

/** @throws {ApiError} not_found, state_forbids */
function takeEvidence(
  db: Db,
  id: string,
  { explanation = '' }: SentEvidence,
  at: Date,
): Promise<ProcessorDispute> {
  return inTransaction(db, async ({ db: trx }) => {
    const row = await lock(trx, id);
    if (row.evidence_at !== null) return present(row, at);
    if (statusAt(row, at) !== 'needs_response') throw over(row, at);
    const evidence_says = /winning_evidence/.test(explanation)
      ? 'won'
      : /losing_evidence/.test(explanation)
        ? 'lost'
        : null;
    return present(await change(trx, id, { evidence_at: at, evidence_says }), at);
  });
}

/** @throws {ApiError} not_found; state_forbids: it is decided otherwise */
function decide(db: Db, id: string, outcome: 'won' | 'lost', at: Date): Promise<ProcessorDispute> {
  return inTransaction(db, async ({ db: trx }) => {
    const row = await lock(trx, id);
    const status = statusAt(row, at);
    if (status === outcome) return present(row, at);
    if (status === 'won' || status === 'lost') throw over(row, at);
    return present(await change(trx, id, { decided: outcome }), at);
  });
}

function over(row: Row, at: Date): ApiError {
  return new ApiError('state_forbids', { message: `The dispute is ${statusAt(row, at)}.` });
}

/** @throws {ApiError} not_found */
async function lock(trx: Db, id: string): Promise<Row> {
  const row = await trx
    .selectFrom('processor_disputes')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

function change(
  trx: Db,
  id: string,
  columns: Partial<Pick<Row, 'evidence_at' | 'evidence_says' | 'decided'>>,
): Promise<Row> {
  return trx
    .updateTable('processor_disputes')
    .set(columns)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Returns what has become of a dispute by a time: without evidence it is lost after seven days, and evidence
 * with `winning_evidence` or `losing_evidence` in it is decided after a day (domain rule).
 */
function statusAt(row: Row, at: Date): ProcessorDispute['status'] {
  const { decided, evidence_at: sentAt, evidence_says: says, opened_at: openedAt } = row;
  if (decided !== null) return decided;
  if (sentAt === null) {
    const isTooLate = openedAt !== null && at.getTime() >= openedAt.getTime() + RESPOND_WITHIN_MS;
    return isTooLate ? 'lost' : 'needs_response';
  }
  return says !== null && at.getTime() >= sentAt.getTime() + DECIDED_AFTER_MS ? says : 'under_review';
}

function present(row: Row, at: Date): ProcessorDispute {
  const { id, payment, amount, currency, reason, opened_at: openedAt, evidence_at: sentAt } = row;
  const status = statusAt(row, at);
  return {
    id,
    payment,
    status,
    amount: Number(amount),
    currency,
    reason,
    network_reason_code: NETWORK_CODES[reason],
    respond_by: new Date((openedAt ?? at).getTime() + RESPOND_WITHIN_MS).toISOString(),
    evidence_sent_at: sentAt?.toISOString() ?? null,
    funds_withdrawn: status !== 'won',
  };
}
