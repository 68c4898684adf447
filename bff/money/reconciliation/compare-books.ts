import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { inTransaction, type Work } from '../../core/database/unit-of-work.ts';
import { differencesOf, type Pair } from './compare-sides.ts';
import type { Difference } from './contract/reconciliation.ts';
import {
  pairsOfBooks,
  pairsOfEntries,
  pairsOfLedger,
  pairsOfMovements,
  PAIRS_AT_ONCE,
} from './find-sides.ts';
import {
  openReconciliations,
  recordDifference,
  resolveDifference,
  type ReconciliationRow,
} from './reconciliation-records.ts';

/** Counts what comparisons find. Called after the commit. */
export interface ReconciliationObserver {
  found(owner: Owner, difference: Difference): void;
  resolved(owner: Owner): void;
  /** A comparison that was finished, or one whose processor didn't answer. */
  compared(owner: Owner, outcome: 'compared' | 'failed'): void;
}

export interface Comparison {
  readonly owner: Owner;
  readonly merchantId: string;
  /** The environment's time. */
  readonly at: Date;
  /** Entries of the ledger before this time are compared; the environment's. */
  readonly until: Date;
  /** Movements before this time are compared; the processor's. */
  readonly movedBefore: Date;
  readonly withPayouts: boolean;
  readonly observer: ReconciliationObserver | undefined;
}

/**
 * Compares a merchant's ledger with the movements that were read, in steps of bounded size: the entries since
 * the last comparison, the movements that weren't compared yet, and every open difference again. Each step is
 * a transaction, and repeating one changes nothing, so that another node can go on at any time.
 */
export async function compareBooks(db: Db, comparison: Comparison): Promise<void> {
  await compareLedger(db, comparison);
  await compareMovements(db, comparison);
  await compareOpen(db, comparison);
  await markCompared(db, comparison);
}

/** Compares entries by their IDs, now. */
export function compareEntries(db: Db, comparison: Comparison, ids: readonly string[]): Promise<void> {
  return inTransaction(db, async (work) => {
    await lockState(work.db, comparison);
    await recordAll(work, comparison, await pairsOfEntries(work.db, comparison.merchantId, ids));
  });
}

async function compareLedger(db: Db, comparison: Comparison): Promise<void> {
  const { merchantId, until: to, withPayouts } = comparison;
  for (let after: string | undefined = ''; after !== undefined;) {
    const since: string = after;
    after = await inTransaction(db, async (work) => {
      const from = (await lockState(work.db, comparison)) ?? new Date(0);
      const scope = { merchantId, from, to, withPayouts, after: since };
      const { pairs, next } = await pairsOfLedger(work.db, scope);
      await recordAll(work, comparison, pairs);
      return next;
    });
  }
}

export async function compareMovements(db: Db, comparison: Comparison): Promise<void> {
  const { merchantId, movedBefore: before } = comparison;
  for (let after: string | undefined = ''; after !== undefined;) {
    const since: string = after;
    after = await inTransaction(db, async (work) => {
      await lockState(work.db, comparison);
      const { pairs, next } = await pairsOfBooks(work.db, merchantId, { before, after: since });
      await recordAll(work, comparison, pairs);
      const ids = pairs.flatMap(({ moved }) => (moved ? [moved.id] : []));
      await sql`update processor_movements set is_compared = true
        where merchant_id = ${merchantId} and id = any(${ids}::text[])`.execute(work.db);
      return next;
    });
  }
}

/** Looks at open differences again: one that is gone is resolved. */
export async function compareOpen(db: Db, comparison: Comparison): Promise<void> {
  const { merchantId } = comparison;
  for (let after: string | undefined = ''; after !== undefined;) {
    const since: string = after;
    after = await inTransaction(db, async (work) => {
      await lockState(work.db, comparison);
      const page = { after: since, limit: PAIRS_AT_ONCE };
      const rows = await openReconciliations(work.db, merchantId, page);
      const pairOf = await pairsOf(work.db, merchantId, rows);
      for (const row of rows) await lookAgain(work, comparison, row, pairOf(row));
      return rows.length < PAIRS_AT_ONCE ? undefined : rows.at(-1)?.id;
    });
  }
}

async function lookAgain(
  work: Work,
  comparison: Comparison,
  row: ReconciliationRow,
  pair: Pair,
): Promise<void> {
  const { owner, at, observer } = comparison;
  if (differencesOf(pair).includes(row.difference)) return;
  await resolveDifference(work.db, row, pair, at);
  work.afterCommit(() => observer?.resolved(owner));
  await recordAll(work, comparison, [pair]);
}

async function pairsOf(
  trx: Db,
  merchantId: string,
  rows: readonly ReconciliationRow[],
): Promise<(row: ReconciliationRow) => Pair> {
  const entryIds = rows.flatMap(({ entry_id: id }) => (id === null ? [] : [id]));
  const movedIds = rows.flatMap(({ entry_id, movement_id: id }) =>
    entry_id !== null || id === null ? [] : [id],
  );
  const byEntry = new Map(
    (await pairsOfEntries(trx, merchantId, entryIds)).map((pair) => [pair.entry?.id, pair]),
  );
  const byMovement = new Map(
    (await pairsOfMovements(trx, merchantId, movedIds)).map((pair) => [pair.moved?.id, pair]),
  );
  const none: Pair = { entry: undefined, moved: undefined };
  return ({ entry_id: entry, movement_id: movement }) =>
    (entry === null ? byMovement.get(movement ?? '') : byEntry.get(entry)) ?? none;
}

async function recordAll(work: Work, comparison: Comparison, pairs: readonly Pair[]): Promise<void> {
  const { owner, merchantId, at, observer } = comparison;
  for (const pair of pairs) {
    for (const difference of differencesOf(pair)) {
      const isNew = await recordDifference(work.db, { ...owner, merchantId }, difference, pair, at);
      if (isNew) work.afterCommit(() => observer?.found(owner, difference));
    }
  }
}

/** Locks a merchant's state: comparisons of two nodes take turns. @returns until when it was compared */
async function lockState(trx: Db, { merchantId }: Comparison): Promise<Date | undefined> {
  const row = await trx
    .selectFrom('reconciliation_states')
    .select('compared_until')
    .where('merchant_id', '=', merchantId)
    .forUpdate()
    .executeTakeFirst();
  return row?.compared_until ?? undefined;
}

async function markCompared(db: Db, { merchantId, until, at }: Comparison): Promise<void> {
  await sql`
    update reconciliation_states state set compared_until = greatest(compared_until, ${until}),
      agreed_since = case when ${hasOpen} then null else coalesce(agreed_since, ${at}) end
    where merchant_id = ${merchantId}`.execute(db);
}

const hasOpen = sql`exists (select from reconciliations r
  where r.merchant_id = state.merchant_id and r.status = 'open')`;

/** Stores whether a merchant's books agree, after a comparison of single things. */
export async function markAgreed(db: Db, { merchantId, at }: Comparison): Promise<void> {
  await sql`
    update reconciliation_states state set
      agreed_since = case when ${hasOpen} then null else coalesce(agreed_since, ${at}) end
    where merchant_id = ${merchantId}`.execute(db);
}
