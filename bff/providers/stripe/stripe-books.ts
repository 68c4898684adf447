import type { Stripe } from 'stripe';
import type { Db } from '../../core/database/database.ts';
import { PortRefusal } from '../../core/ports/port-client.ts';
import { MOVEMENTS_AT_ONCE } from '../processor/contract/movement.ts';
import type { Movement, MovementKind, ProcessorBooks } from '../processor/processor.ts';
import { findAccount } from './account-records.ts';
import { fromStripe } from './amounts.ts';
import type { StripeClient } from './client.ts';
import { ownerOfReversal, ownerOfTransfer, recordReversal, recordTransfer } from './movement-records.ts';
import { referenceOf } from './payment-records.ts';

interface BooksDeps {
  readonly db: Db;
  readonly client: StripeClient;
}

interface Moved {
  readonly kind: MovementKind;
  readonly reference: string | null;
}

/**
 * Opens the books of merchants: the balance transactions of their connected accounts. A destination charge
 * arrives there as a transfer, and a refund or a dispute as its reversal, so movements are known by the IDs
 * of those.
 */
export function openStripeBooks({ db, client }: BooksDeps): ProcessorBooks {
  return {
    async list({ merchant, from, to, cursor }) {
      const row = await findAccount(db, merchant);
      if (!row) return undefined;
      const { account } = row;
      const created = { gte: secondsOf(from), lt: secondsOf(to) };
      const page = await client.ask((stripe, options) =>
        stripe.balanceTransactions.list(
          {
            created,
            limit: MOVEMENTS_AT_ONCE,
            expand: ['data.source'],
            ...(cursor !== undefined && { starting_after: cursor }),
          },
          { ...options, stripeAccount: account },
        ),
      );
      const data: Movement[] = [];
      for (const one of page.data) data.push(present(one, await movedBy(one, account)));
      return { data, next_cursor: page.has_more ? (page.data.at(-1)?.id ?? null) : null };
    },
  };

  async function movedBy(one: Stripe.BalanceTransaction, account: string): Promise<Moved> {
    const source = typeof one.source === 'object' ? one.source : null;
    switch (source?.object) {
      case 'payout':
        return { kind: 'payout', reference: source.metadata?.['reference'] ?? null };
      case 'charge':
        return (await ofTransfer(idOf(source.source_transfer))) ?? unknown(one);
      case 'refund':
        return (await ofReversal(idOf(source.source_transfer_reversal), account)) ?? unknown(one);
      default:
        return unknown(one);
    }
  }

  /** Finds what a transfer to the account is of. One that isn't known yet is read from Stripe, once. */
  async function ofTransfer(id: string | undefined): Promise<Moved | undefined> {
    if (id === undefined) return undefined;
    const known = await ownerOfTransfer(db, id);
    if (known) return known;
    const transfer = await client
      .ask((stripe, options) => stripe.transfers.retrieve(id, { expand: ['source_transaction'] }, options))
      .catch(undefinedIfMissing);
    const charge = transfer?.source_transaction;
    const intent = typeof charge === 'object' ? idOf(charge?.payment_intent ?? null) : undefined;
    const reference = intent === undefined ? undefined : await referenceOf(db, intent);
    if (reference === undefined) return undefined;
    await recordTransfer(db, reference, id);
    return { kind: 'charge', reference };
  }

  /** Likewise for what takes a transfer back. */
  async function ofReversal(id: string | undefined, account: string): Promise<Moved | undefined> {
    if (id === undefined) return undefined;
    const known = await ownerOfReversal(db, id);
    if (known) return known;
    await learnReversals(account);
    return ownerOfReversal(db, id);
  }

  /** Reads the reversals of refunds that were made before they were stored. */
  async function learnReversals(account: string): Promise<void> {
    const rows = await db
      .selectFrom('stripe_refunds')
      .innerJoin('stripe_payments', 'stripe_payments.reference', 'stripe_refunds.payment')
      .select(['stripe_refunds.reference', 'stripe_refunds.refund'])
      .where('stripe_payments.account', '=', account)
      .where('stripe_refunds.refund', 'is not', null)
      .where('stripe_refunds.reversal', 'is', null)
      .orderBy('stripe_refunds.created_at', 'desc')
      .limit(LEARNED_AT_ONCE)
      .execute();
    for (const { reference, refund } of rows) {
      const read = await client.ask((stripe, options) => stripe.refunds.retrieve(refund ?? '', {}, options));
      await recordReversal(db, reference, idOf(read.transfer_reversal));
    }
  }
}

const LEARNED_AT_ONCE = 100;

const FEES: ReadonlySet<string> = new Set(['application_fee', 'stripe_fee', 'stripe_fx_fee', 'tax_fee']);

/** Money that moved without a payment, refund, dispute or payout of Trellis. */
function unknown({ type }: Stripe.BalanceTransaction): Moved {
  if (FEES.has(type)) return { kind: 'fee', reference: null };
  const isTransfer = type === 'payment' || type.startsWith('transfer');
  return { kind: isTransfer ? 'transfer' : 'adjustment', reference: null };
}

function present(one: Stripe.BalanceTransaction, { kind, reference }: Moved): Movement {
  const { id, amount, currency, fee_details: fees, created } = one;
  const withheld = fees
    .filter(({ type }) => type === 'application_fee')
    .reduce((sum, fee) => sum + fee.amount, 0);
  return {
    id,
    kind,
    reference,
    amount: fromStripe(amount, currency),
    currency: currency.toUpperCase(),
    fee: kind === 'charge' ? fromStripe(withheld, currency) : null,
    at: new Date(created * 1000).toISOString(),
  };
}

/** Stripe counts whole seconds: both ends are rounded up, so that windows join. */
function secondsOf(at: Date): number {
  return Math.ceil(at.getTime() / 1000);
}

function idOf(object: string | { readonly id: string } | null): string | undefined {
  return typeof object === 'string' ? object : object?.id;
}

function undefinedIfMissing(error: unknown): undefined {
  if (!(error instanceof PortRefusal) || error.code !== 'not_found') throw error;
}
