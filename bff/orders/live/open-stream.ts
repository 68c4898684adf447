import type { Db } from '../../core/database/database.ts';
import type { Clock } from '../../core/api/clock.ts';
import { ApiError } from '../../core/api/errors.ts';
import { readEventsSince, type RecordedEvent } from '../../core/events/events-since.ts';
import { readPosition, type EventPosition, writePosition } from '../../core/events/event-position.ts';
import { MOST_MISSED, RESUMED_HOURS, type TopicName, TOPICS } from './contract/live.ts';
import type { EventHub } from './event-hub.ts';
import type { StreamPlaces } from './live.ts';
import { sql } from 'kysely';

/** The delay before a client reconnects. */
const RETRY_MS = 2_000;

/** The subject of a stream. */
interface StreamSubject {
  readonly merchantId: string;
  readonly topics: readonly TopicName[];
}

/** The first event: from here on, or from here on after everything was read afresh. */
function firstText(type: 'ready' | 'reset', subject: StreamSubject, position: EventPosition): string {
  return `retry: ${RETRY_MS}\n\n${openingText(type, subject, position)}`;
}

/** The same later. */
function openingText(
  type: 'ready' | 'reset',
  { merchantId, topics }: StreamSubject,
  position: EventPosition,
): string {
  return textOf(type, { object: 'stream', merchant: merchantId, topics }, position);
}

/**
 * Events that were read together. Only the last one has the position after them, so that who has a part of
 * them gets all again.
 */
function eventsText(events: readonly RecordedEvent[], position: EventPosition): string {
  return events
    .map((event, at) => eventText(event, at === events.length - 1 ? position : undefined))
    .join('');
}

function eventText(event: RecordedEvent, position: EventPosition | undefined): string {
  const { id, type, createdAt, object, recordId, recordVersion, orderId } = event;
  const data = {
    object: 'stream_event',
    id,
    type,
    created_at: createdAt,
    record: { object, id: recordId, version: recordVersion },
    order: orderId,
  };
  return textOf(type, data, position);
}

/** JSON has no line ends, and no field here can have one. */
function textOf(type: string, data: object, position: EventPosition | undefined): string {
  const id = position ? `id: ${writePosition(position)}\n` : '';
  return `event: ${type}\n${id}data: ${JSON.stringify(data)}\n\n`;
}

interface StreamDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly hub: EventHub;
  readonly places: StreamPlaces;
}

interface WantedStream extends StreamSubject {
  /** The lineage of the key behind the caller. */
  readonly lineage: string;
  /** The last event that the caller reports having received; `undefined` for a new stream. */
  readonly lastEventId: string | undefined;
  /** The only locations whose orders the caller sees; `undefined` for all. */
  readonly locations: readonly string[] | undefined;
}

const RESUMED_MS = RESUMED_HOURS * 60 * 60 * 1000;

/**
 * The text of a stream: how it begins, what was missed, and then what happens, until the signal is aborted or
 * the node stops.
 * @throws {ApiError} limit_merchant, limit_key, unavailable, with the first piece
 */
export async function* openStream(
  { db, clock, hub, places }: StreamDeps,
  wanted: WantedStream,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const { merchantId, topics } = wanted;
  if (hub.isStopped) throw new ApiError('unavailable', { headers: { 'Retry-After': '1' } });
  const giveBack = places.take(merchantId, wanted.lineage);
  const isWanted = topicFilter(topics);
  try {
    const queue = await hub.follow(merchantId, isWanted);
    const end = (): void => queue.end();
    signal.addEventListener('abort', end);
    try {
      if (signal.aborted) return;
      const since = resumable(wanted.lastEventId, clock.now());
      // Read after the queue has begun: what the one doesn't have, the other has.
      const missed = await readEventsSince(db, {
        merchants: [merchantId],
        since: since?.snapshot,
        most: MOST_MISSED,
        nowMs: clock.now(),
      });
      const { position } = missed;
      queue.startAfter(position);
      const isAfresh =
        wanted.lastEventId !== undefined && (!since || missed.isTooMany || isOfAnother(since, position));
      const found = isAfresh ? [] : await seenEvents(db, wanted, missed.events.filter(isWanted));
      // Missed events haven't been sent yet: a client that loses the connection now has to request them
      // again.
      const reached = since && found.length > 0 ? since : position;
      yield firstText(isAfresh ? 'reset' : 'ready', wanted, reached);
      if (found.length > 0) yield eventsText(found, position);
      for (;;) {
        const next = await queue.next();
        if (!next) return;
        if (next.isTooMany) {
          yield openingText('reset', wanted, next.position);
          continue;
        }
        const seen = await seenEvents(db, wanted, next.events);
        if (seen.length > 0) yield eventsText(seen, next.position);
      }
    } finally {
      signal.removeEventListener('abort', end);
      hub.leave(merchantId, queue);
    }
  } finally {
    giveBack();
  }
}

/** Leaves out events about other locations, for a caller who works at some. */
async function seenEvents(
  db: Db,
  { merchantId, locations }: WantedStream,
  events: readonly RecordedEvent[],
): Promise<readonly RecordedEvent[]> {
  if (!locations) return events;
  const orders = events.map(orderOf).filter((id) => id !== null);
  const { rows } = await sql<{ id: string }>`select id from orders where id = any(${orders}::text[])
    and merchant_id = ${merchantId} and location_id = any(${locations}::text[])`.execute(db);
  const seen = new Set([...rows.map(({ id }) => id), ...locations]);
  return events.filter((event) => {
    const { object, recordId } = event;
    if (object === 'location') return seen.has(recordId ?? '');
    // A payment of a pay link is of no location.
    const isOfOrder = object === 'order' || object === 'payment' || object === 'refund';
    return !isOfOrder || seen.has(orderOf(event) ?? '');
  });
}

const orderOf = ({ object, recordId, orderId }: RecordedEvent): string | null =>
  object === 'order' ? recordId : orderId;

function topicFilter(topics: readonly TopicName[]): (event: RecordedEvent) => boolean {
  const first = new Set<string>(topics.flatMap((topic) => TOPICS[topic].of));
  return ({ type }) => first.has(type.split('.', 1)[0] ?? type);
}

/**
 * The position at which a caller resumes; `undefined` if it is new, was away too long, or sent a position
 * that we never issued.
 */
function resumable(lastEventId: string | undefined, nowMs: number): EventPosition | undefined {
  const position = lastEventId === undefined ? undefined : readPosition(lastEventId);
  return position && nowMs - position.atMs <= RESUMED_MS ? position : undefined;
}

/** A position ahead of the database is that of another one, whose copy this is perhaps. */
function isOfAnother(since: EventPosition, now: EventPosition): boolean {
  return since.snapshot.to > now.snapshot.to;
}
