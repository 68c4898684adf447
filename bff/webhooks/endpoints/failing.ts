import type { Db } from '../../database/database.ts';
import type { DisabledReason } from '../../contract/webhooks.ts';
import { recordEvent } from '../outbox.ts';
import { FAILING_MS } from '../retry-schedule.ts';
import { presentEndpoint } from './endpoint-records.ts';

/** What came of some attempts at one endpoint. */
export interface EndpointReport {
  readonly endpointId: string;
  /** At least one did; then the endpoint is not failing. */
  readonly hasSucceeded: boolean;
  readonly isGone: boolean;
}

/**
 * Remembers since when an endpoint has failed without a success in between, and disables it when that is too long, or
 * at once when it says that it is gone. Disabling is an event like any other, for the partner's other endpoints.
 */
export async function recordSuccessOrFailure(
  trx: Db,
  reports: readonly EndpointReport[],
  now: Date,
): Promise<void> {
  const succeeded = reports.filter(({ hasSucceeded }) => hasSucceeded).map(({ endpointId }) => endpointId);
  if (succeeded.length > 0) await clearFailing(trx, succeeded);
  for (const report of reports) {
    if (report.isGone) await disable(trx, report.endpointId, 'gone', now);
    else if (!report.hasSucceeded) await noteFailing(trx, report.endpointId, now);
  }
}

async function clearFailing(trx: Db, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('webhook_endpoints')
    .set({ failing_since: null })
    .where('id', 'in', ids)
    .where('failing_since', 'is not', null)
    .execute();
}

async function noteFailing(trx: Db, id: string, now: Date): Promise<void> {
  const row = await trx
    .selectFrom('webhook_endpoints')
    .select('failing_since')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row?.failing_since) {
    await trx
      .updateTable('webhook_endpoints')
      .set({ failing_since: now })
      .where('id', '=', id)
      .where('failing_since', 'is', null)
      .execute();
  } else if (now.getTime() - row.failing_since.getTime() >= FAILING_MS) {
    await disable(trx, id, 'failing', now);
  }
}

async function disable(trx: Db, id: string, reason: DisabledReason, now: Date): Promise<void> {
  const row = await trx
    .updateTable('webhook_endpoints')
    .set((eb) => ({
      status: 'disabled',
      disabled_reason: reason,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', '=', 'enabled')
    .returningAll()
    .executeTakeFirst();
  if (!row) return;
  await recordEvent(trx, {
    type: 'endpoint.disabled',
    partnerId: row.partner_id,
    environment: row.environment,
    data: presentEndpoint(row, now.getTime()),
    at: now,
  });
}
