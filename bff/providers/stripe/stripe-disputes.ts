import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import { DOCUMENT_FORMATS } from '../../core/api/document-files.ts';
import type { Clock } from '../../core/api/clock.ts';
import type { Db } from '../../core/database/database.ts';
import { PortRefusal } from '../../core/ports/port-client.ts';
import type { ProcessorDispute, SentEvidence } from '../processor/contract/dispute.ts';
import { DISPUTE_REASONS } from '../processor/contract/dispute.ts';
import type { ProcessorDisputes } from '../processor/processor.ts';
import { fromStripe } from './amounts.ts';
import { FailedAnswer, isAnswer, repeatRefused, type StripeClient } from './client.ts';
import { attemptKey, transferOnce } from './movement-records.ts';
import { findRecord, referenceOf } from './payment-records.ts';

interface DisputeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly client: StripeClient;
}

/**
 * Disputes at Stripe. It withdraws the money from the platform, so the merchant's account follows: the
 * payment's transfer is reversed while the money is withdrawn, and made again if the dispute is won.
 */
export function openStripeDisputes({ db, clock, client }: DisputeDeps): ProcessorDisputes {
  return {
    async of(reference) {
      const { disputes } = await list(reference);
      return disputes.toReversed().map((dispute) => readDispute(reference, dispute));
    },

    async moveFunds(reference) {
      const { disputes, account } = await list(reference).catch(repeatRefused);
      for (const dispute of disputes) await followDispute(dispute, account).catch(repeatRefused);
    },

    async keepFile(bytes, mediaType) {
      const file = {
        data: bytes,
        name: `evidence.${DOCUMENT_FORMATS.get(mediaType)?.ending ?? 'bin'}`,
        type: mediaType,
      };
      const kept = await client.ask((stripe, options) =>
        stripe.files.create({ purpose: 'dispute_evidence', file }, options),
      );
      return kept.id;
    },

    async sendEvidence(id, evidence) {
      const params = { evidence: evidenceOf(evidence), submit: true };
      // Evidence that was refused is changed, and is another request then.
      const hash = createHash('sha256').update(JSON.stringify(params)).digest('base64url');
      const sent = client.ask((stripe, options) =>
        stripe.disputes.update(id, params, { ...options, idempotencyKey: `${id}:evidence:${hash}` }),
      );
      try {
        return await present(await sent);
      } catch (error) {
        if (!isAnswer(error)) throw error;
        const dispute = await client.ask((stripe, options) => stripe.disputes.retrieve(id, {}, options));
        const status = STATUSES[dispute.status];
        if (status === 'under_review') return present(dispute);
        if (error instanceof FailedAnswer && !error.isRefusal) throw error;
        // A dispute that waits for an answer takes one: it is this one that was refused.
        const isOpen = status === 'needs_response' && !dispute.evidence_details.past_due;
        const refusal = isOpen ? 'field_invalid' : 'state_forbids';
        const detail = `the dispute is ${dispute.status}: ${error.detail ?? ''}`;
        throw new PortRefusal(refusal, { detail, about: undefined });
      }
    },

    async accept(id) {
      return present(
        await client.ask((stripe, options) =>
          stripe.disputes.close(id, {}, { ...options, idempotencyKey: `${id}:accept` }),
        ),
      );
    },
  };

  /** Lists the disputes of a payment, the newest first. @throws {PortRefusal} not_found */
  async function list(reference: string): Promise<{ disputes: Stripe.Dispute[]; account: string }> {
    const record = await findRecord(db, reference);
    const intent = record?.intent ?? undefined;
    if (intent === undefined)
      throw new PortRefusal('not_found', { detail: 'no such payment', about: 'payment' });
    const { data } = await client.ask((stripe, options) =>
      stripe.disputes.list({ payment_intent: intent, limit: 20, expand: ['data.charge'] }, options),
    );
    return { disputes: data, account: record?.account ?? '' };
  }

  async function present(dispute: Stripe.Dispute): Promise<ProcessorDispute> {
    const reference = await referenceOf(db, idOf(dispute.payment_intent));
    return readDispute(reference ?? '', dispute);
  }

  /**
   * Takes the disputed amount from the merchant's account, or gives it back, once: each is recorded with its
   * ID, and repeated under the same key until it is, or is refused.
   */
  async function followDispute(dispute: Stripe.Dispute, account: string): Promise<void> {
    const { id, amount, currency } = dispute;
    const made = { dispute: id, reversal: null, transfer: null, created_at: new Date(clock.now()) };
    const isWithdrawn = isFundWithdrawn(dispute);
    if (isWithdrawn) {
      await db
        .insertInto('stripe_disputes')
        .values(made)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    const row = await db
      .selectFrom('stripe_disputes')
      .selectAll()
      .where('dispute', '=', id)
      .executeTakeFirst();
    if (!row) return;
    const set = (columns: { reversal: string } | { transfer: string } | { attempt: number }) =>
      db.updateTable('stripe_disputes').set(columns).where('dispute', '=', id);
    try {
      if (isWithdrawn && row.reversal === null) {
        await set({ reversal: await withdraw(dispute, row.attempt) }).execute();
      }
      if (!isWithdrawn && row.reversal !== null && row.transfer === null) {
        const order = { amount, currency, destination: account, metadata: { dispute: id } };
        const transfer = await transferOnce(client, `${id}:reinstate`, order, row.attempt);
        await set({ transfer }).execute();
      }
    } catch (error) {
      if (error instanceof PortRefusal)
        await set({ attempt: row.attempt + 1 })
          .where('attempt', '=', row.attempt)
          .execute();
      throw error;
    }
  }

  /** Reverses the disputed part of the payment's transfer. @returns the ID of the reversal */
  async function withdraw({ id, amount, charge }: Stripe.Dispute, attempt: number): Promise<string> {
    const transfer = typeof charge === 'object' ? idOf(charge.transfer ?? null) : '';
    const { data } = await client.ask((stripe, options) =>
      stripe.transfers.listReversals(transfer, { limit: 100 }, options),
    );
    const known = data.find(({ metadata }) => metadata?.['dispute'] === id);
    if (known) return known.id;
    const made = await client.ask((stripe, options) =>
      stripe.transfers.createReversal(
        transfer,
        { amount, metadata: { dispute: id } },
        { ...options, idempotencyKey: attemptKey(`${id}:withdraw`, attempt) },
      ),
    );
    return made.id;
  }
}

function readDispute(reference: string, dispute: Stripe.Dispute): ProcessorDispute {
  const { id, amount, currency, evidence_details, network_reason_code, reason } = dispute;
  const { due_by, submission_count } = evidence_details;
  const status = STATUSES[dispute.status] ?? 'under_review';
  // An inquiry that has become a dispute keeps the count, and waits for evidence again.
  const isSent = submission_count > 0 && status !== 'needs_response';
  return {
    id,
    payment: reference,
    status,
    amount: fromStripe(amount, currency),
    currency: currency.toUpperCase(),
    reason: DISPUTE_REASONS.find((one) => one === reason) ?? 'general',
    network_reason_code: network_reason_code ?? null,
    respond_by: due_by === null ? null : new Date(due_by * 1000).toISOString(),
    // Stripe counts submissions, and doesn't date them.
    evidence_sent_at: isSent ? new Date(dispute.created * 1000).toISOString() : null,
    funds_withdrawn: isFundWithdrawn(dispute),
  };
}

/** An inquiry (`warning_…`) is a dispute whose money hasn't moved yet; a closed one was won. */
const STATUSES: Readonly<Record<string, ProcessorDispute['status']>> = {
  needs_response: 'needs_response',
  warning_needs_response: 'needs_response',
  appeal_needs_response: 'needs_response',
  under_review: 'under_review',
  warning_under_review: 'under_review',
  appeal_under_review: 'under_review',
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};

/** Whether the money is with the cardholder's bank: the dispute's movements leave the platform without it. */
function isFundWithdrawn({ balance_transactions }: Stripe.Dispute): boolean {
  return balance_transactions.reduce((sum, { amount }) => sum + amount, 0) < 0;
}

/** The places of files in Stripe's evidence, in the order in which ours take them. */
const FILE_PLACES = ['uncategorized_file', 'service_documentation', 'customer_communication'] as const;

function evidenceOf(sent: SentEvidence): Stripe.DisputeUpdateParams.Evidence {
  const { explanation, customer_email, receipt, refund_policy, files, ...same } = sent;
  const texts = {
    uncategorized_text: explanation,
    customer_email_address: customer_email,
    product_description: receipt,
    refund_policy_disclosure: refund_policy,
    ...same,
  };
  const placed = files.map((file, at) => [FILE_PLACES[at] ?? 'uncategorized_file', file] as const);
  const known = Object.entries(texts).filter(([, text]) => text !== undefined);
  return Object.fromEntries([...known, ...placed]);
}

function idOf(object: string | { readonly id: string } | null): string {
  return typeof object === 'string' ? object : (object?.id ?? '');
}
