import { connect, type Socket } from 'node:net';

/** A response as received. */
export interface RawAnswer {
  readonly status: number;
  /** Status line and headers, without the blank line. */
  readonly head: string;
  readonly body: string;
  /** Returns all values of a header. */
  header(name: string): string[];
}

/** The data received on one connection. */
export interface Conversation {
  readonly answers: readonly RawAnswer[];
  /** Whether the service closed the connection. */
  readonly closed: boolean;
  /** Received bytes that are no whole response. */
  readonly rest: string;
  /** The time from the first byte sent to the end, in milliseconds. */
  readonly ms: number;
  /**
   * The processor time that this process used in between, including the service: it doesn't grow on a busy
   * machine.
   */
  readonly cpuMs: number;
}

export interface TalkOptions {
  /** Whole responses to wait for before hanging up. 0: wait until the service does. */
  readonly answers?: number;
  /** Longest wait; then the conversation rejects. */
  readonly withinMs?: number;
  /** Ends our side once all is sent. */
  readonly halfClose?: boolean;
}

/** The time limit of every conversation. The service responds within 5 s; a busy machine takes longer. */
export const BOUND_MS = 15_000;

/** Sends bytes exactly as they are, on a connection of their own. Each part is one write. */
export function talk(
  service: { readonly url: string },
  parts: string | Buffer | readonly (string | Buffer)[],
  { answers: wanted = 1, withinMs = BOUND_MS, halfClose = false }: TalkOptions = {},
): Promise<Conversation> {
  const started = performance.now();
  const used = process.cpuUsage();
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    const socket = open(service);
    const finish = (closed: boolean): void => {
      clearTimeout(late);
      socket.destroy();
      const { answers, rest } = answersIn(received);
      const { user, system } = process.cpuUsage(used);
      resolve({ answers, closed, rest, ms: performance.now() - started, cpuMs: (user + system) / 1_000 });
    };
    const late = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no end within ${withinMs} ms; so far: ${received.toString('latin1').slice(0, 500)}`));
    }, withinMs);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (wanted > 0 && answersIn(received).answers.length >= wanted) finish(false);
    });
    // A service that hangs up while we are sending resets the connection; what it sent before counts.
    socket.on('error', () => undefined).on('close', () => finish(true));
    for (const part of Array.isArray(parts) ? parts : [parts]) socket.write(bytesOf(part));
    if (halfClose) socket.end();
  });
}

/** An idle connection to the service. */
export function open(service: { readonly url: string }): Socket {
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
  return socket.setNoDelay();
}

/** Text is one byte a character: `\xff` is the byte 255. */
function bytesOf(part: string | Buffer): Buffer {
  return typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
}

/** Responses have a Content-Length here, or no body at all. */
function answersIn(received: Buffer): { answers: RawAnswer[]; rest: string } {
  const answers: RawAnswer[] = [];
  let at = 0;
  for (;;) {
    const end = received.indexOf('\r\n\r\n', at);
    if (end < 0) break;
    const head = received.toString('latin1', at, end);
    const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
    if (received.length < end + 4 + length) break;
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1] ?? Number.NaN);
    const body = received.toString('utf8', end + 4, end + 4 + length);
    answers.push({ status, head, body, header: (name) => valuesOf(head, name) });
    at = end + 4 + length;
  }
  return { answers, rest: received.toString('latin1', at) };
}

function valuesOf(head: string, name: string): string[] {
  return head
    .split('\r\n')
    .filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    .map((line) => line.slice(name.length + 1).trim());
}
