import { sql } from 'kysely';
import type { Invariant } from '../../core/database/invariant.ts';
import type { Feature, FeatureDeps } from '../../core/feature.ts';
import type { TimerHandlers } from '../../core/timers/timer-handler.ts';
import { SETTLE, SETTLE_PART } from './payable.ts';
import { paymentRoutes } from './payment-lists.ts';
import type { Payables, PaymentService } from './payments.ts';
import { paymentMigrations } from './tables.ts';

const TAKEN = sql`p.status in ('captured', 'partially_refunded', 'refunded')`;

const paymentInvariants: readonly Invariant[] = [
  {
    rule: 'A payment that was captured is in the ledger with what was taken, and no other is.',
    faults: sql`
      select p.id, p.status || ' with ' || coalesce(e.gross, 0) || ' in the ledger' as fault
      from payments p
      left join ledger_entries e on e.source = p.id and e.type = 'payment'
      where coalesce(e.gross, 0) <> case when ${TAKEN} then coalesce(p.capture_amount, p.amount) else 0 end`,
  },
  {
    rule: 'What a payment has given back, and is giving back, is the sum of its refunds.',
    faults: sql`
      select p.id, p.refunded || ' refunded and ' || p.refund_pending || ' pending, in refunds ' ||
        coalesce(r.refunded, 0) || ' and ' || coalesce(r.pending, 0) as fault
      from payments p
      left join (
        select payment_id, sum(amount) filter (where status = 'succeeded') as refunded,
          sum(amount) filter (where status = 'pending') as pending
        from refunds group by payment_id
      ) as r on r.payment_id = p.id
      where p.refunded <> coalesce(r.refunded, 0) or p.refund_pending <> coalesce(r.pending, 0)`,
  },
  {
    rule: 'A refund is in the ledger once it has succeeded, and is taken back there if it fails after that.',
    faults: sql`
      select r.id, r.status || ' with ' || coalesce(sum(e.gross), 0) || ' in the ledger' as fault
      from refunds r
      left join ledger_entries e on e.source = r.id and e.type in ('refund', 'refund_reversal')
      group by r.id having coalesce(sum(e.gross), 0) <> case when r.status = 'succeeded' then -r.amount
        else 0 end`,
  },
  {
    rule: 'A payment with something left to do at the processor has a timer.',
    faults: sql`
      select p.id, coalesce(p.wanted, 'a refund') || ' is wanted, without a timer' as fault
      from payments p
      where (p.wanted is not null or p.refund_pending > 0)
        and not exists (select from timers t
          where t.record = p.id and t.kind in (${SETTLE}, ${SETTLE_PART}))`,
  },
];

declare module '../../core/feature.ts' {
  interface Feature {
    /** The feature's records that can be paid by card, by kind. */
    readonly payables?: Payables;
  }

  interface FeatureDeps {
    readonly payments: PaymentService;
  }
}

const settling: TimerHandlers<FeatureDeps>[string] = {
  outside: ({ deps, owner, record }) => deps.payments.settleDue(owner, record),
};

export const payments: Feature = {
  routes: paymentRoutes,
  migrations: paymentMigrations,
  invariants: paymentInvariants,
  timers: { [SETTLE]: settling, [SETTLE_PART]: settling },
};
