import { MAX_YEARS_AHEAD, type SandboxClock } from '../contract/sandbox.ts';
import type { Db } from '../database/database.ts';
import type { Work } from '../database/unit-of-work.ts';
import type { Clock } from '../gateway/clock.ts';
import { ApiError } from '../gateway/errors.ts';
import { nowIn, type EnvironmentClocks, type EnvironmentOwner } from '../identity/environment-clock.ts';
import { writeExpiryNotices } from '../identity/keys/expiry-notices.ts';
import { runDueDeliveries } from '../webhooks/webhooks.ts';

export interface SandboxClockDeps {
  readonly clock: Clock;
  readonly clocks: EnvironmentClocks;
  /** Deliveries have been made due. */
  readonly nudgeDue: () => void;
}

const RFC_3339 = /^\d{4}-(\d\d)-(\d\d)T\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;

export async function readClock(db: Db, clock: Clock, owner: EnvironmentOwner): Promise<SandboxClock> {
  const realNow = clock.now();
  const now = await nowIn(db, { now: () => realNow }, owner);
  return present(now, now - realNow);
}

/**
 * Moves a sandbox's clock forward, and runs what falls due on the way: deliveries, notices of keys. A key's end needs
 * nothing to be run: it is held against the clock whenever the key is used.
 * @throws {ApiError} field_invalid
 */
export async function advanceClock(
  work: Work,
  deps: SandboxClockDeps,
  owner: EnvironmentOwner,
  to: string,
): Promise<SandboxClock> {
  const target = momentOf(to);
  const realNow = deps.clock.now();
  const now = realNow + (await lockOffset(work.db, owner));
  if (target <= now)
    throw invalid(`to must be later than ${new Date(now).toISOString()}: the clock never goes back.`);
  if (target > furthest(realNow))
    throw invalid(`to must be within ${MAX_YEARS_AHEAD} years of the real time.`);
  const offset = target - realNow;
  await work.db
    .updateTable('partner_environments')
    .set({ clock_offset_ms: String(offset) })
    .where('partner_id', '=', owner.partnerId)
    .where('environment', '=', owner.environment)
    .execute();
  await writeExpiryNotices(work.db, deps.clock, owner);
  await runDueDeliveries(work.db, owner, { now: new Date(realNow), byMs: target - now });
  work.afterCommit(() => {
    deps.clocks.forget(owner.partnerId);
    deps.nudgeDue();
  });
  return present(target, offset);
}

/** How far the clock is ahead, held until the transaction ends: of two that move it, one waits for the other. */
async function lockOffset(trx: Db, owner: EnvironmentOwner): Promise<number> {
  const row = await trx
    .selectFrom('partner_environments')
    .select('clock_offset_ms')
    .where('partner_id', '=', owner.partnerId)
    .where('environment', '=', owner.environment)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return Number(row.clock_offset_ms);
}

/** A moment in milliseconds. A day that no month has is refused, which Date.parse would carry over. */
function momentOf(text: string): number {
  const [, month, day] = RFC_3339.exec(text) ?? [];
  const ms = Date.parse(text);
  const daysInMonth = new Date(Date.UTC(Number(text.slice(0, 4)), Number(month), 0)).getUTCDate();
  if (month === undefined || Number.isNaN(ms) || Number(day) > daysInMonth) {
    throw invalid('to must be a time such as 2026-11-21T10:42:07Z.');
  }
  return ms;
}

function furthest(realNow: number): number {
  const date = new Date(realNow);
  return date.setUTCFullYear(date.getUTCFullYear() + MAX_YEARS_AHEAD);
}

function invalid(message: string): ApiError {
  return new ApiError('field_invalid', { message, param: 'to' });
}

function present(nowMs: number, offsetMs: number): SandboxClock {
  return {
    object: 'sandbox_clock',
    now: new Date(nowMs).toISOString(),
    offset_seconds: Math.floor(offsetMs / 1000),
  };
}
