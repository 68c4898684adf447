import type { Owner } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { recordDispute, type LedgerDispute } from '../ledger/ledger.ts';
import type { Payment } from './contract/payment.ts';
import { findPayment, presentPayment } from './payment-records.ts';
import type { PaymentDeps } from './payable.ts';
import { change, onHeld, paymentOf, saleOf } from './record-steps.ts';
import type { DisputeState } from './contract/payment.ts';

/** A locked payment whose disputes are being recorded. */
export interface HeldPayment {
  /** As it was when it was locked. */
  readonly payment: Payment;
  /** Enters the money that a dispute takes, or gives back, in the ledger. */
  readonly enter: (dispute: LedgerDispute, at: Date) => Promise<void>;
  /**
   * Stores the payment's latest dispute. @param disputed whether refunds are refused; `null`: they aren't
   */
  readonly mark: (disputeId: string, disputed: DisputeState | null, at: Date) => Promise<void>;
}

/**
 * Holds a payment, and its payable before it, while its disputes are recorded: so two looks at once record
 * one after the other.
 * @throws {ApiError} not_found
 */
export async function holdDisputed<Result>(
  deps: PaymentDeps,
  owner: Owner,
  id: string,
  act: (work: Work, held: HeldPayment) => Promise<Result>,
): Promise<Result> {
  const known = await findPayment(deps.db, owner, id);
  return onHeld(deps, owner, known, (work, row) =>
    act(work, {
      payment: presentPayment(row),
      enter: async (dispute, at) =>
        recordDispute(work.db, paymentOf(row), await saleOf(work.db, deps, row), dispute, at),
      async mark(disputeId, disputed, at) {
        if (row.dispute_id === disputeId && row.disputed === disputed) return;
        await change(work, row, { dispute_id: disputeId, disputed, updated_at: at });
      },
    }),
  );
}
