import type { MovementKind } from '../../providers/processor/processor.ts';
import type { ComparedType, Difference } from './contract/reconciliation.ts';

/** An entry of the ledger that the processor should have a movement for. Amounts are minor units. */
export interface Entry {
  readonly id: string;
  readonly type: ComparedType;
  readonly source: string;
  /** The processor's name for it: `source`, or its own ID of a dispute. */
  readonly reference: string;
  readonly paymentId: string | null;
  readonly amount: number;
  readonly fee: number;
  readonly currency: string;
  readonly at: Date;
}

export interface Moved {
  readonly id: string;
  readonly kind: MovementKind;
  readonly type: ComparedType | null;
  readonly reference: string | null;
  readonly amount: number;
  /** `null`: the processor withholds no fees. */
  readonly fee: number | null;
  readonly currency: string;
  readonly at: Date;
}

/** An entry and the movement that belongs to it; one is missing if only the other exists. */
export interface Pair {
  readonly entry: Entry | undefined;
  readonly moved: Moved | undefined;
}

/** Returns how the two sides differ; nothing if they agree. */
export function differencesOf({ entry, moved }: Pair): readonly Difference[] {
  if (!entry) return moved ? ['missing_in_ledger'] : [];
  if (!moved) return ['missing_at_processor'];
  if (entry.currency !== moved.currency) return ['currency'];
  const isFeeWrong = comparesFees(entry, moved) && entry.fee !== moved.fee;
  return [
    ...(entry.amount === moved.amount ? [] : (['amount'] as const)),
    ...(isFeeWrong ? (['fee'] as const) : []),
  ];
}

/** A processor can withhold fees only of what it charges; other fees are in the ledger alone. */
export function comparesFees(entry: Entry | undefined, moved: Moved | undefined): boolean {
  return entry?.type === 'payment' && moved?.fee !== null;
}

/** The types of entries by what moved the money: towards the merchant, and away. */
const TYPES: Partial<Record<MovementKind, readonly [ComparedType | null, ComparedType | null]>> = {
  charge: ['payment', null],
  refund: ['refund_reversal', 'refund'],
  dispute: ['dispute_reversal', 'dispute'],
  payout: ['payout_return', 'payout'],
};

/** Returns the type of the ledger's entry for a movement; `null` if the ledger has none. */
export function entryTypeOf(kind: MovementKind, amount: number): ComparedType | null {
  const [towards, away] = TYPES[kind] ?? [null, null];
  return amount < 0 ? away : towards;
}

/** Returns the subject of a difference: an entry, or a movement that has none. */
export function itemOf({ entry, moved }: Pair): string {
  return entry ? `${entry.type} ${entry.source}` : `movement ${moved?.id ?? ''}`;
}
