import type { StreamMessage } from './event-stream.ts';

/** What a message is about. */
export interface StreamSubject {
  kind: string;
  /** The order that has changed, or whose payment has. */
  order: string | undefined;
  version: number | null;
}

/** Which events the stream is to bring: those that the session may see. */
export function streamPath(may: (scope: string) => boolean): string {
  const topics = [
    'orders',
    may('payments:read') && 'payments',
    may('menus:read') && 'menus',
    may('merchants:read') && 'locations',
  ];
  return `/v1/stream?${new URLSearchParams({ topics: topics.filter(Boolean).join() })}`;
}

/** @returns nothing for a message that isn't about a record */
export function subjectOf({ data }: StreamMessage): StreamSubject | undefined {
  const { record, order } = Object(read(data)) as {
    record?: { object?: string; id?: string; version?: number | null };
    order?: string | null;
  };
  if (typeof record?.object !== 'string') return undefined;
  const isOrder = record.object === 'order';
  return {
    kind: record.object,
    order: order ?? (isOrder ? record.id : undefined),
    version: (isOrder ? record.version : null) ?? null,
  };
}

/** What isn't JSON is no message of this service's. */
function read(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
