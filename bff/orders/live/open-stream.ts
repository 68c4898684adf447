import type { Db } from '../../core/database/database.ts';
import type { Clock } from '../../core/api/clock.ts';
import { ApiError } from '../../core/api/errors.ts';
import { readEventsSince, type RecordedEvent } from '../../core/events/events-since.ts';
import { readPosition, type EventPosition } from '../../core/events/event-position.ts';
import { MOST_MISSED, RESUMED_HOURS } from './contract/live.ts';
import { TOPICS, type TopicName } from './contract/topics.ts';
import type { EventHub } from './event-hub.ts';
import type { StreamPlaces } from './stream-places.ts';
import { eventsText, firstText, openingText, type StreamSubject } from './stream-text.ts';

export interface StreamDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly hub: EventHub;
  readonly places: StreamPlaces;
}

export interface WantedStream extends StreamSubject {
  /** Of the key behind the caller. */
  readonly lineage: string;
  /** Where the caller was, as it says; undefined: it begins. */
  readonly lastEventId: string | undefined;
}

const RESUMED_MS = RESUMED_HOURS * 60 * 60 * 1000;

/**
 * The text of a stream: how it begins, what was missed, and then what happens, until the signal is aborted or the node stops.
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
      const found = isAfresh ? [] : missed.events.filter(isWanted);
      // What was missed isn't there yet: who loses the connection now asks for it again.
      const reached = since && found.length > 0 ? since : position;
      yield firstText(isAfresh ? 'reset' : 'ready', wanted, reached);
      if (found.length > 0) yield eventsText(found, position);
      for (;;) {
        const next = await queue.next();
        if (!next) return;
        yield next.isTooMany
          ? openingText('reset', wanted, next.position)
          : eventsText(next.events, next.position);
      }
    } finally {
      signal.removeEventListener('abort', end);
      hub.leave(merchantId, queue);
    }
  } finally {
    giveBack();
  }
}

function topicFilter(topics: readonly TopicName[]): (event: RecordedEvent) => boolean {
  const first = new Set<string>(topics.flatMap((topic) => TOPICS[topic].of));
  return ({ type }) => first.has(type.split('.', 1)[0] ?? type);
}

/** Where a caller goes on; undefined: from nowhere, because it began, was away too long, or sent what we never gave. */
function resumable(lastEventId: string | undefined, nowMs: number): EventPosition | undefined {
  const position = lastEventId === undefined ? undefined : readPosition(lastEventId);
  return position && nowMs - position.atMs <= RESUMED_MS ? position : undefined;
}

/** A position ahead of the database is that of another one, whose copy this is perhaps. */
function isOfAnother(since: EventPosition, now: EventPosition): boolean {
  return since.snapshot.to > now.snapshot.to;
}
