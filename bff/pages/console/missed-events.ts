import type { Event } from '../../developers/webhooks/contract/events.ts';
import type { WebhookDelivery } from '../../developers/webhooks/contract/deliveries.ts';
import type { WebhookEndpoint } from '../../developers/webhooks/contract/endpoints.ts';

/** Newer events may still be on their way to a first delivery. */
const SETTLED_MS = 10_000;

/** A part of the time in which every event that an endpoint takes has no delivery to it. */
export interface Gap {
  /** RFC 3339: from this moment on, and before that one. */
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/**
 * Events of an endpoint's types that were never sent to it: it was disabled when they happened, or had other types
 * then. Earlier events than the endpoint don't count.
 * @param events of the environment; pings are for one endpoint each, so none is missed
 */
export function gapsOf(
  endpoint: Pick<WebhookEndpoint, 'events' | 'created_at'>,
  events: readonly Pick<Event, 'id' | 'type' | 'created_at'>[],
  deliveries: readonly Pick<WebhookDelivery, 'event'>[],
  nowMs: number,
): Gap[] {
  const sent = new Set(deliveries.map(({ event }) => event));
  const from = Date.parse(endpoint.created_at);
  const own = events
    .filter(({ type }) => type !== 'ping' && (endpoint.events?.some((wanted) => wanted === type) ?? true))
    .map(({ id, created_at: at }) => ({ ms: Date.parse(at), isSent: sent.has(id) }))
    .filter(({ ms }) => ms >= from && ms <= nowMs - SETTLED_MS)
    .toSorted((a, b) => a.ms - b.ms);
  const gaps: { first: number; last: number; count: number }[] = [];
  let isOpen = false;
  for (const { ms, isSent } of own) {
    const gap = gaps.at(-1);
    if (!isSent && isOpen && gap) Object.assign(gap, { last: ms, count: gap.count + 1 });
    else if (!isSent) gaps.push({ first: ms, last: ms, count: 1 });
    isOpen = !isSent;
  }
  return gaps.map(({ first, last, count }) => ({
    from: new Date(first).toISOString(),
    to: new Date(last + 1).toISOString(),
    count,
  }));
}
