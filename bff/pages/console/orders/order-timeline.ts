import { decodeTime } from 'ulid';
import { statusWords, timelineSection as eventsSection } from '../parts/timeline.ts';
import type { Db } from '../../../core/database/database.ts';
import type { Owner } from '../../../core/database/owner.ts';
import type { Html } from '../../../core/text/html.ts';
import type { Event } from '../../../developers/webhooks/contract/events.ts';
import { eventsAround } from '../../../core/events/find-events.ts';
import type { FulfillmentState } from '../../../orders/orders/contract/order-fields.ts';
import type { Order } from '../../../orders/orders/contract/order.ts';
import { STATE_WORDS } from './order-words.ts';

/** The events about an order, its payments and its refunds, oldest first. They are kept for 30 days. */
export async function timelineOf(db: Db, owner: Owner, { id, merchant }: Order): Promise<readonly Event[]> {
  const sinceMs = decodeTime(id.slice(id.indexOf('_') + 1));
  return eventsAround(db, owner, { merchantId: merchant, record: id, sinceMs });
}

export function timelineSection(events: readonly Event[]): Html {
  return eventsSection(events, whatOf);
}

/** The state that the record had then. */
function whatOf(event: Event): string {
  if (event.type !== 'order.fulfillment.updated') return statusWords(event);
  const { state } = (event.data['fulfillment'] ?? {}) as { readonly state?: FulfillmentState };
  return state ? STATE_WORDS[state] : '–';
}
