import { writePosition, type EventPosition } from '../../core/events/event-position.ts';
import type { RecordedEvent } from '../../core/events/events-since.ts';
import type { TopicName } from './contract/topics.ts';

/** Who reads a stream connects again after this long. */
const RETRY_MS = 2_000;

/** What a stream is of. */
export interface StreamSubject {
  readonly merchantId: string;
  readonly topics: readonly TopicName[];
}

/** The first event: from here on, or from here on after everything was read afresh. */
export function firstText(type: 'ready' | 'reset', subject: StreamSubject, position: EventPosition): string {
  return `retry: ${RETRY_MS}\n\n${openingText(type, subject, position)}`;
}

/** The same later. */
export function openingText(
  type: 'ready' | 'reset',
  { merchantId, topics }: StreamSubject,
  position: EventPosition,
): string {
  return textOf(type, { object: 'stream', merchant: merchantId, topics }, position);
}

/** Events that were read together. Only the last one has the position after them, so that who has a part of them gets all again. */
export function eventsText(events: readonly RecordedEvent[], position: EventPosition): string {
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
