import { readEventData } from '../../../core/events/event-records.ts';
import { downTo, hasNewestShapes } from '../../../core/contract/versions/versions.ts';
import type { EnvironmentName } from '../../../core/contract/fields.ts';
import type { WebhookPayload } from '../contract/events.ts';

/** An event as it is stored, for one receiver. */
interface SentEvent {
  readonly id: string;
  readonly type: string;
  readonly at: Date;
  readonly environment: EnvironmentName;
  readonly merchantId: string | null;
  /** The record, as JSON in the newest version. */
  readonly data: string;
  /** The dated version of the receiver. */
  readonly apiVersion: string;
}

/** Returns the body that is signed and sent: the event with its record in the receiver's version. */
export function webhookBody({ id, type, at, environment, merchantId, data, apiVersion }: SentEvent): string {
  const head: Omit<WebhookPayload, 'data'> = {
    id,
    type,
    timestamp: at.toISOString(),
    api_version: apiVersion,
    environment,
    merchant: merchantId,
  };
  // The record is already stored as JSON in the newest version.
  const record = hasNewestShapes(apiVersion) ? data : JSON.stringify(downTo(apiVersion, readEventData(data)));
  return `${JSON.stringify(head).slice(0, -1)},"data":${record}}`;
}
