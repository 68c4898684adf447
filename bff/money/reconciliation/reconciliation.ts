import { systemClock, type Clock } from '../../core/api/clock.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { Db } from '../../core/database/database.ts';
import { isVisibleTo, type MerchantView, type Owner } from '../../core/database/owner.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { EnvironmentClocks } from '../../core/timers/environment-clock.ts';
import type { Outcome } from '../../core/timers/timer-handler.ts';
import { setTimer } from '../../core/timers/timers.ts';
import { findMerchant } from '../../accounts/merchants/merchants.ts';
import type { Banks } from '../../providers/bank/bank.ts';
import type { BooksChange, ProcessorBooks, Processors } from '../../providers/processor/processor.ts';
import { RECONCILIATION_DUE, reconciliationAfter } from '../ledger/ledger.ts';
import {
  compareBooks,
  compareEntries,
  compareMovements,
  compareOpen,
  markAgreed,
  type Comparison,
  type ReconciliationObserver,
} from './compare-books.ts';
import type { Difference, Reconciliation } from './contract/reconciliation.ts';
import { readBooks, readFromStart } from './read-books.ts';
import { findReconciliation, presentReconciliation } from './reconciliation-records.ts';

export type { ReconciliationObserver } from './compare-books.ts';
export { booksStateOf } from './reconciliation-records.ts';
export { DIFFERENCES, type Difference } from './contract/reconciliation.ts';

/** The ledger, compared with the payment processor's books. */
export interface ReconciliationService {
  /**
   * Compares a merchant's books when it is due, and again the next day. @param dueAt on the environment's
   * clock
   * @throws {ApiError} upstream_failed, upstream_slow, unavailable: nothing was compared, and it is tried
   * again
   */
  compareDue(owner: Owner, merchantId: string, dueAt: Date): Promise<Outcome>;
  /**
   * Makes a difference in the sandbox's books, and compares them at once.
   * @throws {ApiError} not_found, state_forbids, upstream_…
   */
  plant(view: MerchantView, order: DifferenceOrder): Promise<Reconciliation>;
  /** Undoes one, likewise. @throws {ApiError} not_found, upstream_… */
  undo(view: MerchantView, id: string): Promise<Reconciliation>;
}

export interface DifferenceOrder {
  readonly merchant: string;
  readonly difference: Difference;
  readonly payment?: string | undefined;
}

interface ReconciliationDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly clocks: EnvironmentClocks;
  readonly processors: Processors;
  readonly banks: Banks;
  readonly observer?: ReconciliationObserver | undefined;
}

/** Younger movements and entries aren't compared: the other side may not have them yet. */
const SETTLED_AFTER_MS = 60 * 60_000;
const GO_ON_AFTER_MS = 1_000;

export function reconciliationService(deps: ReconciliationDeps): ReconciliationService {
  const { db, clock, observer } = deps;

  return {
    async compareDue(owner, merchantId, dueAt) {
      const books = deps.processors[owner.environment]?.books;
      const merchant = await findMerchant(db, { ...owner, only: undefined }, merchantId);
      if (!books || !merchant) return 'done';
      // In a sandbox the time of its clock; in production the present, since a processor may have been down.
      const isSandbox = owner.environment === 'sandbox';
      const at = isSandbox ? dueAt : new Date(Math.max(dueAt.getTime(), clock.now()));
      const outcome = await read(owner, books, merchantId, at);
      if (outcome === 'absent') return 'done';
      if (outcome === 'unfinished') return { againAt: new Date(at.getTime() + GO_ON_AFTER_MS) };
      await compareBooks(db, comparisonOf(owner, merchantId, at));
      observer?.compared(owner, 'compared');
      const isOver = isSandbox || merchant.status === 'closed';
      if (isOver && !(await hasOpen(merchantId))) return 'done';
      return { againAt: reconciliationAfter(merchantId, at) };
    },

    async plant(view, { merchant, difference, payment }) {
      const owner = ownerIn(view);
      const books = requireSimulated(owner);
      if (!(await findMerchant(db, view, merchant))) throw unknownMerchant();
      const entry =
        difference === 'missing_in_ledger' ? undefined : await entryToChange(view, merchant, payment);
      const currency = entry?.currency ?? (await currencyOf(merchant));
      const at = await nowOf(owner);
      const change = changeFor(difference, { ...entry, currency });
      const planted = { merchant, reference: entry?.source, change };
      const movement = await books.simulated.plant(planted).catch(withoutMovement);
      if (change.hidden) await forgetMovement(merchant, entry?.source ?? '');
      await lookNow(owner, books, merchant, at, entry && [entry.id]);
      await inTransaction(db, (work) => setNext(work.db, owner, merchant, at));
      const row = await db
        .selectFrom('reconciliations')
        .select('id')
        .where('merchant_id', '=', merchant)
        .where('difference', '=', difference)
        .where('status', '=', 'open')
        .where(entry ? 'entry_id' : 'movement_id', '=', entry?.id ?? movement)
        .executeTakeFirst();
      if (!row)
        throw new ApiError('state_forbids', { message: 'The books agree already. Repeat the request.' });
      return presentReconciliation(await findReconciliation(db, view, row.id));
    },

    async undo(view, id) {
      const owner = ownerIn(view);
      const books = requireSimulated(owner);
      const { merchant_id: merchant, movement_id, ledger } = await findReconciliation(db, view, id);
      const movement = ledger?.source ?? movement_id ?? '';
      await books.simulated.undo(merchant, movement);
      if (!ledger) await forgetMovement(merchant, movement);
      await lookNow(owner, books, merchant, await nowOf(owner), []);
      return presentReconciliation(await findReconciliation(db, view, id));
    },
  };

  /** Forgets a movement that is gone, which only the sandbox's processor lets happen. */
  async function forgetMovement(merchantId: string, id: string): Promise<void> {
    await db
      .deleteFrom('processor_movements')
      .where('merchant_id', '=', merchantId)
      .where('id', '=', id)
      .execute();
  }

  async function nowOf(owner: Owner): Promise<Date> {
    return new Date(await deps.clocks.now(owner));
  }

  /** The processor's time: the built-in one has the machine's. */
  function processorNow({ environment }: Owner): number {
    return environment === 'sandbox' ? systemClock.now() : clock.now();
  }

  async function read(owner: Owner, books: ProcessorBooks, merchantId: string, at: Date) {
    try {
      // Movements of this very millisecond are read too.
      const now = new Date(processorNow(owner) + 1);
      return await readBooks(db, owner, { books, merchantId, now, at });
    } catch (error) {
      observer?.compared(owner, 'failed');
      throw error;
    }
  }

  function comparisonOf(owner: Owner, merchantId: string, at: Date): Comparison {
    return {
      owner: ownerIn(owner),
      merchantId,
      at,
      until: new Date(at.getTime() - SETTLED_AFTER_MS),
      movedBefore: new Date(processorNow(owner) - SETTLED_AFTER_MS),
      withPayouts: deps.banks[owner.environment]?.isOfProcessor === true,
      observer,
    };
  }

  /** Reads all of the sandbox's books, and compares what was just changed, whatever its age. */
  async function lookNow(
    owner: Owner,
    books: ProcessorBooks,
    merchantId: string,
    at: Date,
    entries: readonly string[] = [],
  ): Promise<void> {
    await readFromStart(db, merchantId);
    while ((await read(owner, books, merchantId, at)) === 'unfinished');
    const comparison = comparisonOf(owner, merchantId, at);
    await compareEntries(db, comparison, entries);
    await compareMovements(db, comparison);
    await compareOpen(db, comparison);
    await markAgreed(db, comparison);
  }

  function requireSimulated(owner: Owner): ProcessorBooks & Required<Pick<ProcessorBooks, 'simulated'>> {
    const books = deps.processors[owner.environment]?.books;
    if (books?.simulated) return { ...books, simulated: books.simulated };
    throw new ApiError('state_forbids', { message: 'Only differences of the sandbox can be simulated.' });
  }

  /** @throws {ApiError} state_forbids: nothing was captured; not_found */
  async function entryToChange(view: MerchantView, merchantId: string, payment: string | undefined) {
    const entry = await db
      .selectFrom('ledger_entries')
      .select(['id', 'source', 'gross', 'fee', 'currency'])
      .where('merchant_id', '=', merchantId)
      .where('environment', '=', view.environment)
      .where('partner_id', '=', view.partnerId)
      .where('type', '=', 'payment')
      .where('tender', '=', 'card')
      .$if(payment !== undefined, (query) => query.where('source', '=', payment ?? ''))
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (entry) return entry;
    if (payment !== undefined && !(await isKnown(view, merchantId, payment))) {
      throw new ApiError('not_found', { message: "This payment doesn't exist.", param: 'payment' });
    }
    throw withoutPayment();
  }

  async function isKnown(view: MerchantView, merchantId: string, payment: string): Promise<boolean> {
    const row = await db
      .selectFrom('payments')
      .select('id')
      .where('id', '=', payment)
      .where('merchant_id', '=', merchantId)
      .where(isVisibleTo('payments', view))
      .executeTakeFirst();
    return row !== undefined;
  }

  async function currencyOf(merchantId: string): Promise<string> {
    const { currency } = await db
      .selectFrom('merchants')
      .select('currency')
      .where('id', '=', merchantId)
      .executeTakeFirstOrThrow();
    return currency;
  }

  async function hasOpen(merchantId: string): Promise<boolean> {
    const row = await db
      .selectFrom('reconciliations')
      .select('id')
      .where('merchant_id', '=', merchantId)
      .where('status', '=', 'open')
      .executeTakeFirst();
    return row !== undefined;
  }
}

function setNext(trx: Db, owner: Owner, merchantId: string, at: Date): Promise<void> {
  const dueAt = reconciliationAfter(merchantId, at);
  return setTimer(trx, owner, { kind: RECONCILIATION_DUE, record: merchantId, dueAt });
}

/** Returns the change of the sandbox's books that makes a difference. Amounts are minor units. */
function changeFor(
  difference: Difference,
  entry: { readonly gross?: string; readonly fee?: string; readonly currency: string },
): BooksChange {
  const { gross = '0', fee = '0', currency } = entry;
  switch (difference) {
    case 'missing_in_ledger':
      return { amount: 100, currency };
    case 'missing_at_processor':
      return { hidden: true };
    case 'amount':
      return { amount: Number(gross) + 1 };
    case 'currency':
      return { currency: currency === 'USD' ? 'EUR' : 'USD' };
    case 'fee':
      return { fee: Number(fee) + 1 };
  }
}

const ownerIn = ({ partnerId, environment }: Owner): Owner => ({ partnerId, environment });

function unknownMerchant(): ApiError {
  return new ApiError('not_found', { message: "This merchant doesn't exist.", param: 'merchant' });
}

function withoutPayment(): ApiError {
  return new ApiError('state_forbids', {
    message: 'The merchant has no captured card payment. Pay an order with a test card first.',
    param: 'merchant',
  });
}

/** @throws {ApiError} state_forbids: the ledger has a payment that the sandbox's processor doesn't know */
function withoutMovement(error: unknown): never {
  throw error instanceof ApiError && error.code === 'not_found' ? withoutPayment() : error;
}
