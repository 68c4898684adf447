import type { ProcessorDispute } from '../../providers/processor/processor.ts';
import type { DisputeStatus } from './contract/dispute.ts';
import type { DisputeRow } from './dispute-records.ts';

/** The steps that a dispute's record goes through, in this order. */
export type DisputeStep =
  /** The amount, and the fee, are taken. */
  | { readonly what: 'withdraw' }
  | { readonly what: 'move'; readonly to: DisputeStatus }
  /** Amount and fee come back. */
  | { readonly what: 'reinstate' };

const OPEN = new Set<DisputeStatus>(['needs_response', 'under_review']);

export function isOpenStatus(status: DisputeStatus): boolean {
  return OPEN.has(status);
}

/**
 * A dispute moves only this way: an answer of a slower look changes nothing that a later one has recorded.
 * One step leads back: an inquiry that was answered becomes a dispute, which has a later deadline.
 */
const RANK: Readonly<Record<DisputeStatus, number>> = {
  needs_response: 0,
  under_review: 1,
  won: 2,
  lost: 2,
  accepted: 2,
};

type Standing = Pick<DisputeRow, 'status' | 'wanted' | 'respond_by' | 'withdrawn_at' | 'reinstated_at'>;
type Answer = Pick<ProcessorDispute, 'status' | 'respond_by' | 'funds_withdrawn'>;

/** Whether a bank asks for evidence again. */
function isAskedAgain(row: Standing, { status, respond_by: deadline }: Answer): boolean {
  const isLater = deadline !== null && row.respond_by !== null && new Date(deadline) > row.respond_by;
  return row.status === 'under_review' && status === 'needs_response' && isLater;
}

/**
 * The steps from what is recorded of a dispute to the processor's present view of it; none if they agree.
 *
 * Money is taken when the processor says that it was withdrawn, but never after the dispute was won; it comes
 * back once it was taken and the dispute was won. So each happens once, whatever order answers arrive in.
 */
export function stepsTo(row: Standing, answer: Answer): readonly DisputeStep[] {
  const { status, funds_withdrawn: isWithdrawn } = answer;
  const target = status === 'lost' && row.wanted === 'acceptance' ? 'accepted' : status;
  const moves = RANK[target] > RANK[row.status] || isAskedAgain(row, answer);
  const end = moves ? target : row.status;
  const isTaken = row.withdrawn_at !== null;
  const takes = isWithdrawn && !isTaken && row.status !== 'won';
  const comesBack = end === 'won' && (isTaken || takes) && row.reinstated_at === null;
  return [
    ...(takes ? [{ what: 'withdraw' } as const] : []),
    ...(moves ? [{ what: 'move', to: target } as const] : []),
    ...(comesBack ? [{ what: 'reinstate' } as const] : []),
  ];
}

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** The time after which a bank rarely still decides. */
const MONTH_MS = 30 * DAY_MS;

/**
 * The next time at which to look at an open dispute: daily, at its deadline, and weekly once it has been
 * under review for a month.
 */
export function nextLookAt(row: Pick<DisputeRow, 'status' | 'respond_by' | 'updated_at'>, at: Date): Date {
  const inDays = (days: number): Date => new Date(at.getTime() + days * DAY_MS);
  if (row.status !== 'needs_response') {
    return inDays(at.getTime() - row.updated_at.getTime() < MONTH_MS ? 1 : 7);
  }
  const { respond_by: deadline } = row;
  if (deadline === null) return inDays(1);
  // Over, and the processor hasn't decided yet.
  if (deadline <= at) return new Date(at.getTime() + HOUR_MS);
  return deadline < inDays(1) ? deadline : inDays(1);
}
