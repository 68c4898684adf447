import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { recordEvent } from '../../core/events/outbox.ts';
import { dropTimer, setTimer } from '../../core/timers/timers.ts';
import type { DomainFailure } from './contract/domain.ts';
import { GRACE_MS, lockDomain, presentDomain, type DomainRow } from './domain-records.ts';

/** Looks a verified domain up again. */
export const DOMAIN_CHECK = 'domain.check';
const DAY_MS = 86_400_000;

interface Check {
  readonly owner: Owner;
  readonly id: string;
  /** The failure found; `undefined` if all is in order. */
  readonly failure: DomainFailure | undefined;
  /** The real time, since DNS has no other. */
  readonly now: Date;
  readonly target: string;
}

/**
 * Records the result of a check, with its consequences: whether the host is served, and the next check.
 * @returns `undefined` if the domain was removed meanwhile
 */
export async function settleCheck(trx: Db, check: Check): Promise<DomainRow | undefined> {
  const { owner, id, now } = check;
  const before = await lockDomain(trx, owner, id);
  if (!before) return undefined;
  const failure = check.failure ?? (await claim(trx, before));
  const state = stateAfter(before, failure, now);
  if (state.status !== 'verified') await release(trx, before);
  const after = await trx
    .updateTable('domains')
    .set((eb) => ({
      ...state,
      failure: failure ? JSON.stringify(failure) : null,
      checked_at: now,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (after.status === 'verified') {
    const dueAt = new Date(now.getTime() + DAY_MS);
    await setTimer(trx, owner, { kind: DOMAIN_CHECK, record: id, dueAt, isRealTime: true });
  } else {
    await dropTimer(trx, owner, { kind: DOMAIN_CHECK, record: id });
  }
  if (after.status !== before.status) await tell(trx, check, after);
  return after;
}

/** The first to verify a host has it. */
async function claim(trx: Db, { host, id }: DomainRow): Promise<DomainFailure | undefined> {
  await trx
    .insertInto('served_hosts')
    .values({ host, domain_id: id })
    .onConflict((conflict) => conflict.column('host').doNothing())
    .execute();
  const served = await trx
    .selectFrom('served_hosts')
    .select('domain_id')
    .where('host', '=', host)
    .executeTakeFirst();
  return served?.domain_id === id ? undefined : { code: 'taken', found: [] };
}

async function release(trx: Db, { id }: DomainRow): Promise<void> {
  await trx.deleteFrom('served_hosts').where('domain_id', '=', id).execute();
}

/**
 * Returns the state after a check. A verified domain is served for a while longer; unresponsive DNS servers
 * don't count against its records.
 */
export function stateAfter(
  before: Pick<DomainRow, 'status' | 'verified_at' | 'failing_since'>,
  failure: DomainFailure | undefined,
  now: Date,
): Pick<DomainRow, 'status' | 'verified_at' | 'failing_since'> {
  if (!failure) {
    const verified_at = before.status === 'verified' ? before.verified_at : now;
    return { status: 'verified', verified_at, failing_since: null };
  }
  if (before.status !== 'verified') return { ...before, status: 'failed', failing_since: null };
  if (failure.code === 'dns_unreachable') return before;
  const since = before.failing_since ?? now;
  if (now.getTime() - since.getTime() < GRACE_MS) return { ...before, failing_since: since };
  return { status: 'failed', verified_at: before.verified_at, failing_since: null };
}

async function tell(trx: Db, { owner, now, target }: Check, row: DomainRow): Promise<void> {
  const { partnerId, environment } = owner;
  await recordEvent(trx, {
    partnerId,
    environment,
    type: row.status === 'verified' ? 'domain.verified' : 'domain.failed',
    ...(row.merchant_id !== null && { merchantId: row.merchant_id }),
    data: presentDomain(row, target),
    at: now,
  });
}

/** The delay before the next check if there was no response. */
export const AGAIN_MS = 3_600_000;
