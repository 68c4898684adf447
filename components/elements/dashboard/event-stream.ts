import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { TrellisSession } from '../../session/session.ts';
import { own } from '../../session/trellis-error.ts';

/** Longer than two of the service's pings (20 s): a connection that says nothing for so long is dead. */
const SILENCE_MS = 45_000;

/** One message of the stream. */
export interface StreamMessage {
  readonly event: string;
  readonly data: string;
}

/** The settings and callbacks of a stream. */
interface StreamOf {
  readonly path: string;
  /** The last message that came: the service goes on after it. Empty: from now on. */
  readonly lastId: string;
  readonly signal: AbortSignal;
  readonly message: (message: StreamMessage, id: string) => void;
}

/**
 * Reads a stream of server-sent events with the session's token, until the service ends it. It is a request
 * like any other: after a 401 the token is renewed once.
 * @throws {TrellisError} when it can't be opened, and when it breaks
 */
export async function readStream(session: TrellisSession, of: StreamOf): Promise<void> {
  const { path, lastId } = of;
  const silence = new Silence(of.signal);
  const { signal } = silence;
  const send: typeof fetch = async (url, init) => {
    const headers = new Headers(init?.headers);
    headers.set('accept', 'text/event-stream');
    if (lastId) headers.set('last-event-id', lastId);
    silence.begin();
    // Firefox lets a second window wait twenty seconds for the cache entry of the first one's stream, which
    // has the same address.
    const response = await fetch(url, own<RequestInit>({ ...init, headers, signal, cache: 'no-store' }));
    if (!response.ok || !response.body) return response;
    await readMessages(response.body, of, silence);
    return new Response(null, own({ status: 204 }));
  };
  try {
    await session.request({ path, signal, send, expects: () => true });
  } finally {
    silence.end();
  }
}

async function readMessages(
  body: ReadableStream<Uint8Array>,
  { message }: StreamOf,
  silence: Silence,
): Promise<void> {
  const parser = createParser(
    own({
      onEvent: ({ event = 'message', data, id = '' }: EventSourceMessage) => message({ event, data }, id),
    }),
  );
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    silence.begin();
    parser.feed(decoder.decode(value, own({ stream: true })));
  }
}

/** Gives up a connection that says nothing for too long. */
class Silence {
  /** Aborts with the one that it is made of, or when it was too long. */
  readonly signal: AbortSignal;
  #tooLong = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(signal: AbortSignal) {
    this.signal = AbortSignal.any([signal, this.#tooLong.signal]);
    this.signal.addEventListener('abort', () => this.end(), own({ once: true }));
  }

  /** From now on nothing is heard. */
  begin(): void {
    this.end();
    if (!this.signal.aborted) this.#timer = setTimeout(() => this.#tooLong.abort(), SILENCE_MS);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

/** The subject of a message. */
interface StreamSubject {
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

/** The service sends only JSON; anything else is ignored. */
function read(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
