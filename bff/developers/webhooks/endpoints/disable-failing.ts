import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import type { Owner } from '../../../core/database/owner.ts';
import type { DisabledReason } from '../contract/endpoints.ts';
import { nowIn, environmentNow } from '../../../core/timers/environment-clock.ts';
import { recordEvent } from '../../../core/events/outbox.ts';
import { FAILING_MS } from '../retry-schedule.ts';
import { presentEndpoint, type EndpointRow } from './endpoint-records.ts';
import { isAtWork } from '../../../core/moves/move-gate.ts';

/** The outcome of some attempts at one endpoint. */
export interface EndpointReport {
  readonly endpointId: string;
  /** Whether at least one succeeded, so that the endpoint is not failing. */
  readonly hasSucceeded: boolean;
  readonly isGone: boolean;
  /** The time of the first attempt, on the endpoint's environment's clock. */
  readonly firstAt: Date;
}

/**
 * Records since when an endpoint has been failing without a success, and disables it at once on 410 Gone.
 * Disabling records an event, for the partner's other endpoints.
 */
export async function recordSuccessOrFailure(
  trx: Db,
  reports: readonly EndpointReport[],
  now: Date,
): Promise<void> {
  const succeeded = reports.filter(({ hasSucceeded }) => hasSucceeded).map(({ endpointId }) => endpointId);
  if (succeeded.length > 0) await clearFailing(trx, succeeded);
  for (const report of reports) {
    if (report.isGone) await disable(trx, [report.endpointId], 'gone', now);
    else if (!report.hasSucceeded) await noteFailing(trx, report);
  }
}

/** In SQL: the time after which a failing endpoint is disabled. */
const FAILING = sql`${FAILING_MS}::bigint * interval '1 ms'`;

/** Returns, in SQL, whether an endpoint `p` has been failing for too long. */
export function hasFailedLong(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(p.status = 'enabled' and p.failing_since is not null
    and p.failing_since + ${FAILING} <= ${environmentNow(now, 'p')} and ${isAtWork('p')})`;
}

/**
 * Disables endpoints that have been failing for too long by their environment's clock, whether or not an
 * attempt fails just then. Attempts that were due before come first: one of them may succeed.
 * @param only the endpoints of one partner in one environment; defaults to all
 * @returns the number of endpoints
 */
export async function disableFailing(trx: Db, now: Date, only?: Owner): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select p.id from webhook_endpoints p
    where ${hasFailedLong(now)}
      ${only ? sql`and p.partner_id = ${only.partnerId} and p.environment = ${only.environment}` : sql``}
      and not exists (select from webhook_deliveries d
        where d.partner_id = p.partner_id and d.environment = p.environment and d.endpoint_id = p.id
          and d.state = 'pending' and d.next_attempt_at < p.failing_since + ${FAILING})
    order by p.id for update of p skip locked`.execute(trx);
  if (rows.length === 0) return 0;
  return disable(
    trx,
    rows.map(({ id }) => id),
    'failing',
    now,
  );
}

/**
 * Returns the time at which the next endpoint of a partner will have failed for too long. @param after on the
 * environment's clock
 */
export async function nextDisablingAt(db: Db, owner: Owner, after: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(failing_since) + ${FAILING} as at from webhook_endpoints
    where partner_id = ${owner.partnerId} and environment = ${owner.environment} and status = 'enabled'
      and failing_since + ${FAILING} > ${after}::timestamptz`.execute(db);
  return rows[0]?.at ?? undefined;
}

async function clearFailing(trx: Db, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('webhook_endpoints')
    .set({ failing_since: null })
    .where('id', 'in', ids)
    .where('failing_since', 'is not', null)
    .execute();
}

async function noteFailing(trx: Db, { endpointId, firstAt }: EndpointReport): Promise<void> {
  await trx
    .updateTable('webhook_endpoints')
    .set({ failing_since: firstAt })
    .where('id', '=', endpointId)
    .where('failing_since', 'is', null)
    .execute();
}

async function disable(trx: Db, ids: readonly string[], reason: DisabledReason, now: Date): Promise<number> {
  const rows = await trx
    .updateTable('webhook_endpoints')
    .set((eb) => ({
      status: 'disabled',
      disabled_reason: reason,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', 'in', ids)
    .where('status', '=', 'enabled')
    .returningAll()
    .execute();
  for (const row of rows) await tell(trx, row, now);
  return rows.length;
}

async function tell(trx: Db, row: EndpointRow, now: Date): Promise<void> {
  const owner = { partnerId: row.partner_id, environment: row.environment };
  const environmentNow = await nowIn(trx, { now: () => now.getTime() }, owner);
  await recordEvent(trx, {
    type: 'endpoint.disabled',
    ...owner,
    data: presentEndpoint(row, environmentNow),
    at: now,
  });
}
