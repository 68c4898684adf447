import type { MerchantView, Owner } from '../../core/database/owner.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { Clock } from '../../core/api/clock.ts';
import { ApiError } from '../../core/api/errors.ts';
import { isPortFailure } from '../../core/ports/port-client.ts';
import type { EnvironmentClocks } from '../../core/timers/environment-clock.ts';
import type { Outcome } from '../../core/timers/timer-handler.ts';
import { processorOf, type Processor } from '../../providers/processor/processor.ts';
import type { DisputeReason } from '../../providers/processor/contract/dispute.ts';
import { answerDispute, giveUpDispute, sentEvidence } from './answer-dispute.ts';
import type { Dispute } from './contract/dispute.ts';
import type { EvidenceInput } from './contract/disputes.ts';
import {
  changeDispute,
  findDispute,
  lockDispute,
  presentDispute,
  type DisputeRow,
} from './dispute-records.ts';
import { lookAtDisputes, type LookDeps } from './look-at-disputes.ts';

export type { Dispute } from './contract/dispute.ts';

/**
 * Disputes of payments: what cardholders' banks take back. A dispute is the processor's; what is recorded
 * here is what was read there ({@link Disputes.look}), whatever the reason to look: a timer while a dispute
 * is open, a notice of the processor, or the end of a request that told it something.
 */
export interface Disputes {
  /**
   * Looks at the disputes of a payment now, and records what is new. Not inside a transaction. Repeatable.
   * @throws {ApiError} not_found; upstream_failed, upstream_slow, unavailable: nothing was recorded
   */
  look(owner: Owner, paymentId: string): Promise<void>;
  /**
   * Keeps evidence as a draft, or sends it. Not inside a transaction. If the processor doesn't respond, it is
   * sent again later, and the dispute is returned as it is.
   * @throws {ApiError} not_found, field_missing, state_forbids
   */
  answer(view: MerchantView, id: string, input: EvidenceInput, intent: string | undefined): Promise<Dispute>;
  /** Gives a dispute up, likewise. @throws {ApiError} not_found, state_forbids */
  accept(view: MerchantView, id: string): Promise<Dispute>;
  /**
   * Lets the sandbox's bank dispute a captured payment. @throws {ApiError} not_found, state_forbids,
   * upstream_…
   */
  open(view: MerchantView, paymentId: string, reason: DisputeReason): Promise<Dispute>;
  /** Lets the sandbox's bank decide. @throws {ApiError} not_found, state_forbids, upstream_… */
  decide(view: MerchantView, id: string, outcome: 'won' | 'lost'): Promise<Dispute>;
}

/** The additional methods that timers need. */
export interface DisputeService extends Disputes {
  /** Looks when it is due. @param dueAt on the environment's clock */
  lookDue(owner: Owner, paymentId: string, dueAt: Date): Promise<Outcome>;
  /** Tells the processor what is wanted of a dispute, until it has answered. */
  sendDue(owner: Owner, id: string): Promise<Outcome>;
}

interface DisputeDeps extends LookDeps {
  readonly clock: Clock;
  readonly clocks: EnvironmentClocks;
}

/**
 * The pause before something is sent again grows with the time for which it is wanted, within these bounds.
 */
const PAUSE_MS = { least: 5_000, most: 60 * 60_000 };

export function disputeService(deps: DisputeDeps): DisputeService {
  const { db, clock } = deps;
  const nowOf = async (owner: Owner): Promise<Date> => new Date(await deps.clocks.now(owner));

  async function look(owner: Owner, paymentId: string): Promise<void> {
    await lookAtDisputes(deps, ownerIn(owner), { paymentId, at: await nowOf(owner) });
  }

  /** @throws {ApiError} state_forbids: the processor refuses; upstream_failed, upstream_slow, unavailable */
  async function send(owner: Owner, id: string): Promise<DisputeRow> {
    const view = { ...ownerIn(owner), only: undefined };
    const row = await findDispute(db, view, id);
    if (row.wanted === null) return row;
    const refusal = await tell(processorOf(deps.processors, owner.environment), row, await nowOf(owner));
    if (refusal) await forget(view, id, await nowOf(owner));
    await look(owner, row.payment_id);
    if (refusal) throw refusal;
    return findDispute(db, view, id);
  }

  /** Drops a change that the processor refused. */
  async function forget(view: MerchantView, id: string, at: Date): Promise<void> {
    await inTransaction(db, async (work) => {
      const row = await lockDispute(work.db, view, id);
      const columns = { wanted: null, wanted_at: null, evidence_intent: null, updated_at: at };
      if (row.wanted !== null) await changeDispute(work.db, row, columns, 'dispute.updated');
    });
  }

  /** Sends it now. A processor that doesn't respond leaves the dispute as it is; the timer sends it again. */
  async function sent(view: MerchantView, id: string): Promise<Dispute> {
    await send(view, id).catch((error: unknown) => {
      if (!isPortFailure(error)) throw error;
    });
    return presentDispute(await findDispute(db, view, id));
  }

  const simulatedOf = (owner: Owner) => {
    const { simulated } = processorOf(deps.processors, owner.environment).disputes;
    if (simulated) return simulated;
    throw new ApiError('state_forbids', { message: 'Only disputes of the sandbox can be simulated.' });
  };

  return {
    look,

    async answer(view, id, input, intent) {
      const at = await nowOf(view);
      const row = await inTransaction(db, (work) =>
        answerDispute(work, view, id, input, { clock, at, intent }),
      );
      return input.submit ? sent(view, id) : presentDispute(row);
    },

    async accept(view, id) {
      const at = await nowOf(view);
      await inTransaction(db, (work) => giveUpDispute(work, view, id, { clock, at, intent: undefined }));
      return sent(view, id);
    },

    async open(view, paymentId, reason) {
      const found = await deps.payments.find(db, view, [paymentId]);
      if (!found.has(paymentId)) throw unknownPayment();
      const opened = await simulatedOf(view).open(paymentId, reason);
      await look(view, paymentId);
      const { id } = await db
        .selectFrom('disputes')
        .select('id')
        .where('payment_id', '=', paymentId)
        .where('processor_id', '=', opened.id)
        .executeTakeFirstOrThrow();
      return presentDispute(await findDispute(db, view, id));
    },

    async decide(view, id, outcome) {
      const row = await findDispute(db, view, id);
      const decided = simulatedOf(view).decide(row.processor_id, outcome, await nowOf(view));
      await decided.catch(unlessUnknown);
      await look(view, row.payment_id);
      return presentDispute(await findDispute(db, view, id));
    },

    async lookDue(owner, paymentId, dueAt) {
      // In a sandbox the time of its clock, which may be far ahead; in production the present.
      const isSandbox = owner.environment === 'sandbox';
      const at = isSandbox ? dueAt : new Date(Math.max(dueAt.getTime(), clock.now()));
      await lookAtDisputes(deps, owner, { paymentId, at });
      // The look has set the timer again, if it is due again.
      return 'done';
    },

    async sendDue(owner, id) {
      const { wanted_at: since } = await findDispute(db, { ...owner, only: undefined }, id);
      processorOf(deps.processors, owner.environment);
      try {
        await send(owner, id);
      } catch (error) {
        // Refused, and not wanted anymore.
        if (error instanceof ApiError && error.code === 'state_forbids') return 'done';
        if (!isPortFailure(error)) throw error;
        const openMs = clock.now() - (since?.getTime() ?? clock.now());
        const pauseMs = Math.min(Math.max(openMs, PAUSE_MS.least), PAUSE_MS.most);
        return { againAt: new Date(clock.now() + pauseMs) };
      }
      return 'done';
    },
  };
}

const ownerIn = ({ partnerId, environment }: Owner): Owner => ({ partnerId, environment });

/** @throws {ApiError} state_forbids: the sandbox's bank has no such dispute */
function unlessUnknown(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
  throw new ApiError('state_forbids', { message: 'The bank of the sandbox doesn’t know this dispute.' });
}

function unknownPayment(): ApiError {
  return new ApiError('not_found', { message: "This payment doesn't exist.", param: 'payment' });
}

const REFUSED = {
  content:
    'The bank took no evidence: a text is too long, or a file is damaged, too large or has too many pages. ' +
    'Change it, and send it again.',
  evidence: 'The bank took no evidence: it is too late, or the dispute is decided.',
  acceptance: 'The dispute couldn’t be accepted: it is decided.',
} as const;

/** @returns the processor's refusal, in words; `undefined` if it has taken it */
async function tell({ disputes }: Processor, row: DisputeRow, at: Date): Promise<ApiError | undefined> {
  try {
    if (row.wanted === 'evidence') await disputes.sendEvidence(row.processor_id, sentEvidence(row), at);
    else await disputes.accept(row.processor_id, at);
    return undefined;
  } catch (error) {
    if (isPortFailure(error) || !(error instanceof ApiError)) throw error;
    const refusal = row.wanted === 'evidence' && error.code === 'field_invalid' ? 'content' : row.wanted;
    return new ApiError('state_forbids', { message: REFUSED[refusal ?? 'evidence'], cause: error });
  }
}
