import type { BankPayout } from '../../providers/bank/bank.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { PayoutFailureCode } from './contract/payout.ts';
import { failPayout } from './fail-payout.ts';
import { changePayouts, type PayoutRow } from './payout-records.ts';
import { arrivesAt, asksAgainAt, mayReturnUntil } from './payout-times.ts';

/** A bank's response about a payout. */
export type BankAnswer = Pick<BankPayout, 'status' | 'failure' | 'trace_id' | 'is_final'>;

export type LockedPayout = PayoutRow & { readonly timezone: string };

/**
 * Records the bank's response about a locked payout. A repeated response changes nothing.
 * @returns when to ask the bank next; `undefined` if the payout is final
 */
export async function recordAnswer(
  work: Work,
  deps: Pick<FeatureDeps, 'invalidateMerchant'>,
  payout: LockedPayout,
  answer: BankAnswer,
  at: Date,
): Promise<Date | undefined> {
  if (payout.status === 'failed' || payout.status === 'canceled') return undefined;
  const sent = payout.status === 'pending' ? await markSent(work, payout, answer, at) : payout;
  switch (answer.status) {
    case 'in_transit': {
      const arrives = await arrivesAt(sent, payout.timezone, sent.in_transit_at ?? at);
      return arrives > at ? arrives : asksAgainAt(at);
    }
    case 'paid': {
      const paid = sent.status === 'paid' ? sent : await markPaid(work, sent, at);
      return answer.is_final ? undefined : mayReturnUntil(paid, payout.timezone, at);
    }
    case 'failed':
    case 'returned':
      await failPayout(work, deps, sent, codeOf(answer), at);
      return undefined;
  }
}

function codeOf({ status, failure }: BankAnswer): PayoutFailureCode {
  return status === 'returned' ? 'returned' : (failure ?? 'refused');
}

async function markSent(
  work: Work,
  payout: LockedPayout,
  { trace_id }: BankAnswer,
  at: Date,
): Promise<PayoutRow> {
  const columns = {
    status: 'in_transit',
    in_transit_at: at,
    submitted_at: at,
    updated_at: at,
    trace_id,
  } as const;
  return only(await changePayouts(work.db, ownerOf(payout), [payout], columns, 'payout.in_transit'));
}

async function markPaid(work: Work, payout: PayoutRow, at: Date): Promise<PayoutRow> {
  const columns = { status: 'paid', paid_at: at, updated_at: at } as const;
  return only(await changePayouts(work.db, ownerOf(payout), [payout], columns, 'payout.paid'));
}

const ownerOf = ({ partner_id: partnerId, environment }: PayoutRow) => ({ partnerId, environment });

function only([row]: readonly PayoutRow[]): PayoutRow {
  if (!row) throw new Error('a locked payout was not changed');
  return row;
}
