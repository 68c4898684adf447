import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import type { Clock } from '../../core/api/clock.ts';
import type { MoveState } from '../../core/moves/tables.ts';
import { UsageError } from '../operator/command.ts';
import { stopWatching } from './watch-changes.ts';

/** Times in milliseconds; tests use shorter ones. */
export interface PauseTiming {
  /** Until every node knows: longer than cached values may be used (`invalidation-feed.ts`). */
  readonly knownMs: number;
  /** The most for what began before to end by itself. */
  readonly drainMs: number;
  /** The most for transactions to end. */
  readonly openMs: number;
}

const TIMING: PauseTiming = { knownMs: 1_000, drainMs: 8_000, openMs: 60_000 };
const LOOK_MS = 50;

interface StateDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Pauses a partner. First, every node refuses new changes, and no timer or delivery begins; what is under way
 * ends. Then the database refuses changes, and all transactions that may have made one before are waited for.
 * @throws {UsageError} if a transaction stays open for longer than a minute
 */
export async function pausePartner(
  deps: StateDeps,
  partner: string,
  timing: Partial<PauseTiming> = {},
): Promise<void> {
  const { knownMs, drainMs, openMs } = { ...TIMING, ...timing };
  const { db } = deps;
  if ((await stateOf(db, partner)) === 'exporting') await setState(deps, partner, 'pausing');
  if ((await stateOf(db, partner)) === 'pausing') {
    await delay(knownMs);
    await until(drainMs, async () => !(await isBusy(db, partner)));
    await setState(deps, partner, 'paused');
  }
  // A transaction with a later ID begins to write when the state is known to its triggers.
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(db);
  const next = rows[0]?.id ?? '0';
  const hasEnded = await until(openMs, async () => {
    const found = await sql<{ ended: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) > ${next}::text::xid8 as ended`.execute(db);
    return found.rows[0]?.ended === true;
  });
  if (!hasEnded)
    throw new UsageError(
      'a transaction in the database has been open for a minute: end it, and run the same command again',
    );
}

/** @throws {UsageError} if the move was taken back meanwhile */
export async function requirePaused(db: Db, partner: string): Promise<void> {
  if ((await stateOf(db, partner)) !== 'paused')
    throw new UsageError(`partner ${partner} isn't paused anymore: its move was taken back`);
}

/**
 * Sends a paused partner's requests to the other installation from now on.
 * @throws {UsageError} if the partner isn't paused
 */
export async function redirectPartner(
  deps: StateDeps,
  partner: string,
  { to, hostedDomain }: { readonly to: string; readonly hostedDomain: string },
): Promise<void> {
  const state = await stateOf(deps.db, partner);
  if (state !== 'paused' && state !== 'moved')
    throw new UsageError(`partner ${partner} isn't paused: export it with --last true first`);
  await setState(deps, partner, 'moved', { moved_to: to, hosted_domain: hostedDomain });
  await stopWatching(deps.db, partner);
}

/**
 * Takes a move back, so that the partner is served here again. It must not be active at the target.
 * @throws {UsageError} if the partner isn't moving away from here
 */
export async function resumePartner(deps: StateDeps, partner: string): Promise<void> {
  const state = await stateOf(deps.db, partner);
  if (state === undefined || state === 'importing')
    throw new UsageError(`partner ${partner} isn't moving away from here`);
  await stopWatching(deps.db, partner);
  const { numDeletedRows } = await deps.db
    .deleteFrom('partner_moves')
    .where('partner_id', '=', partner)
    .where('forgetting_at', 'is', null)
    .where('forgotten_at', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n)
    throw new UsageError(
      `the records of partner ${partner} were deleted here: it can only be imported again`,
    );
}

async function stateOf(db: Db, partner: string): Promise<MoveState | undefined> {
  const row = await db
    .selectFrom('partner_moves')
    .select('state')
    .where('partner_id', '=', partner)
    .executeTakeFirst();
  return row?.state;
}

async function setState(
  { db, clock }: StateDeps,
  partner: string,
  state: MoveState,
  further: { readonly moved_to?: string; readonly hosted_domain?: string } = {},
): Promise<void> {
  await db
    .updateTable('partner_moves')
    .set({ state, ...further, updated_at: new Date(clock.now()) })
    .where('partner_id', '=', partner)
    .execute();
}

/** Whether requests, timers or deliveries of the partner are under way on any node. */
async function isBusy(db: Db, partner: string): Promise<boolean> {
  const { rows } = await sql<{ busy: boolean }>`select
    exists (select from idempotency_records where partner_id = ${partner} and status is null
      and held_until > now())
    or exists (select from timers where partner_id = ${partner} and leased_until > now())
    or exists (select from webhook_deliveries where partner_id = ${partner} and state = 'pending'
      and claimed_until > now()) as busy`.execute(db);
  return rows[0]?.busy === true;
}

async function until(withinMs: number, isSo: () => Promise<boolean>): Promise<boolean> {
  for (const began = performance.now(); performance.now() - began < withinMs; await delay(LOOK_MS)) {
    if (await isSo()) return true;
  }
  return isSo();
}
