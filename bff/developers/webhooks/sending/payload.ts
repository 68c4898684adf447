import type { WebhookPayload } from '../contract/events.ts';
import { downTo, hasNewestShapes } from '../../../core/contract/versions/versions.ts';
import { readEventData } from '../../../core/events/event-data.ts';
import type { ClaimedDelivery } from './claim.ts';

/** The body that is signed and sent: the event with its record in the endpoint's version. */
export function payloadOf(delivery: ClaimedDelivery): string {
  const head: Omit<WebhookPayload, 'data'> = {
    id: delivery.event_id,
    type: delivery.type,
    timestamp: delivery.happened_at.toISOString(),
    api_version: delivery.api_version,
    environment: delivery.environment,
    merchant: delivery.merchant_id,
  };
  // The record is stored as JSON in the newest version already.
  const isNewest = hasNewestShapes(delivery.api_version);
  const data = isNewest
    ? delivery.data
    : JSON.stringify(downTo(delivery.api_version, readEventData(delivery.data)));
  return `${JSON.stringify(head).slice(0, -1)},"data":${data}}`;
}
