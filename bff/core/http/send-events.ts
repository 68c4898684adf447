import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Principal } from '../api/principal.ts';

/** A response that continues until one side ends it: Server-Sent Events (WHATWG HTML, section 9.2). */
export interface EventStream {
  /**
   * Yields the text of the events, in pieces of whole events. An error before the first piece is handled like
   * any other. It ends when the signal is aborted, and then releases its resources.
   */
  readonly pieces: (signal: AbortSignal) => AsyncIterable<string>;
  /** Whether the caller, with its current rights, may still have the stream. */
  readonly mayGoOn?: (principal: Principal) => boolean;
}

/**
 * The pause between comments, which keep proxies from ending a silent connection and show the reader that it
 * is still connected.
 */
const PING_EVERY_MS = 20_000;
const PING = ': ping\n\n';
/** The interval of checking the caller: a revoked key or an expired token ends a stream within this time. */
const ASK_EVERY_MS = 1_000;
/** Disconnects a client that doesn't read for this long, because unread data would be kept for it. */
const SLOW_MS = 10_000;
/** The longest stream. The caller then connects again, perhaps to another node. */
const LONGEST_MS = 60 * 60_000;

/**
 * Sends the events of a stream as they occur. It ends when its maker or its reader ends it, when the caller
 * may no longer have it, or after an hour.
 * @param allowedNow returns the caller with its current rights; rejects if it may no longer call the
 * operation
 * @param slowMs the time that its reader may leave sent data unread
 */
export async function sendEvents(
  res: ServerResponse,
  stream: EventStream,
  allowedNow: () => Promise<Principal | undefined>,
  slowMs = SLOW_MS,
): Promise<void> {
  if (res.req.method === 'HEAD') {
    sendHead(res);
    res.end();
    return;
  }
  const ending = new AbortController();
  const end = (): void => ending.abort();
  res.once('close', end);
  const pieces = stream.pieces(ending.signal)[Symbol.asyncIterator]();
  const first = await pieces.next();
  if (res.destroyed) {
    await pieces.return?.();
    return;
  }
  sendHead(res);
  // Pings detect whether the reader is there; the server's bound for silent connections is shorter than the
  // pause between them.
  res.socket?.setTimeout(0);
  const timers = [
    setInterval(() => isTaking(res) && res.write(PING), PING_EVERY_MS),
    setInterval(() => void unlessAllowed(stream, allowedNow, end), ASK_EVERY_MS),
    setTimeout(end, LONGEST_MS),
  ];
  try {
    for (let next = first; next.done !== true; next = await pieces.next()) {
      if (!res.write(next.value) && !(await isReadAgain(res, slowMs))) break;
    }
  } finally {
    for (const timer of timers) clearTimeout(timer);
    await pieces.return?.();
  }
  if (isTaking(res)) res.end();
  else res.destroy();
}

/** Sends headers that keep proxies from storing, changing or buffering the events. */
function sendHead(res: ServerResponse): void {
  res.statusCode = 200;
  res.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
  res.setHeader('Cache-Control', 'no-store, no-transform');
  res.setHeader('X-Accel-Buffering', 'no');
}

function isTaking(res: ServerResponse): boolean {
  return res.writable && !res.writableNeedDrain;
}

/** Waits until the written data has been read. @returns whether it was, in time */
async function isReadAgain(res: ServerResponse, withinMs: number): Promise<boolean> {
  const signal = AbortSignal.timeout(withinMs);
  const gone = new AbortController();
  const leave = (): void => gone.abort();
  res.once('close', leave);
  try {
    await once(res, 'drain', { signal: AbortSignal.any([signal, gone.signal]) });
    return true;
  } catch {
    return false;
  } finally {
    res.off('close', leave);
  }
}

async function unlessAllowed(
  { mayGoOn }: EventStream,
  allowedNow: () => Promise<Principal | undefined>,
  end: () => void,
): Promise<void> {
  try {
    const principal = await allowedNow();
    if (principal && mayGoOn?.(principal) === false) end();
  } catch {
    // The next request reports the reason.
    end();
  }
}
