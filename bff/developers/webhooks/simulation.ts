import { sql } from 'kysely';
import { NEWEST_VERSION } from '../../core/contract/versions/versions.ts';
import { holdRow } from '../../core/database/prepared.ts';
import { newId } from '../../core/database/ids.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import { ping } from './deliveries/redelivery.ts';
import { endpointsOf, insertEndpoint } from './endpoints/endpoint-records.ts';
import { updateEndpoint, type EndpointsDeps } from './endpoints/endpoints.ts';
import { recordSuccessOrFailure } from './endpoints/disable-failing.ts';
import { recordEvent } from '../../core/events/outbox.ts';
import { newEndpointSecret } from '../../core/events/signature.ts';

/** The simulations of endpoints in a sandbox, on real records. */
export interface WebhookSimulation {
  /** Sends a ping to each enabled endpoint; if there is none, records the event alone. */
  ping(work: Work, owner: Owner): Promise<void>;
  /** Simulates an endpoint that returns 410 and is disabled. The partner's endpoints are left alone. */
  disableEndpoint(work: Work, owner: Owner): Promise<void>;
}

/**
 * A URL that no partner could add: `.invalid` is reserved (RFC 2606). It is disabled in the transaction that
 * enables it.
 */
const SIMULATED_URL = 'https://simulated.invalid/webhooks';
const MARK = { simulated: 'endpoint.disabled' };

export function webhookSimulation(deps: EndpointsDeps): WebhookSimulation {
  return {
    async ping(work, owner) {
      const enabled = (await endpointsOf(work.db, owner)).filter(({ status }) => status === 'enabled');
      for (const { id } of enabled) await ping(work, deps, owner, id);
      if (enabled.length > 0) return;
      await recordEvent(work.db, {
        type: 'ping',
        ...owner,
        data: { object: 'ping', endpoint: null },
        at: new Date(deps.clock.now()),
      });
    },
    async disableEndpoint(work, owner) {
      const endpointId = await enabledStandIn(work, deps, owner);
      const now = new Date(deps.clock.now());
      const report = { endpointId, hasSucceeded: false, isGone: true, firstAt: now };
      await recordSuccessOrFailure(work.db, [report], now);
    },
  };
}

/** Returns the stand-in endpoint, one for each sandbox however often this is simulated. @returns its ID */
async function enabledStandIn(work: Work, deps: EndpointsDeps, owner: Owner): Promise<string> {
  await holdRow(work.db, 'partners', owner.partnerId);
  const found = await work.db
    .selectFrom('webhook_endpoints')
    .select('id')
    .where(ownedBy('webhook_endpoints', owner))
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`metadata @> ${JSON.stringify(MARK)}::jsonb`)
    .executeTakeFirst();
  if (found) return (await updateEndpoint(work, deps, owner, found.id, { status: 'enabled' })).id;
  const id = newId('whe');
  const now = new Date(deps.clock.now());
  await insertEndpoint(work.db, {
    id,
    partner_id: owner.partnerId,
    environment: owner.environment,
    url: SIMULATED_URL,
    description: 'Stands in for an endpoint that is gone',
    events: null,
    api_version: NEWEST_VERSION,
    secret: deps.secrets.seal(newEndpointSecret(), id),
    status: 'enabled',
    metadata: JSON.stringify(MARK),
    created_at: now,
    updated_at: now,
  });
  return id;
}
