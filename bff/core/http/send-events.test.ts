import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { sendEvents } from './send-events.ts';

const closing: (() => unknown)[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const close of closing.splice(0)) close();
});

/** More than the buffers of both sides of a connection hold. */
const MANY = 2_000;
const EVENT = `data: ${'x'.repeat(16_384)}\n\n`;

interface Followed {
  readonly socket: Socket;
  readonly res: ServerResponse;
  /**
   * The number of events so far, the listeners for the end of the response at that time, and whether their
   * maker was notified of the end.
   */
  readonly made: { count: number; listeners: number; isGivenBack: boolean };
  readonly sent: Promise<void>;
}

/** Follows a stream of many events at once, whose reader doesn't yet read beyond its head. */
async function follow(slowMs: number): Promise<Followed> {
  const made = { count: 0, listeners: 0, isGivenBack: false };
  const served = Promise.withResolvers<Pick<Followed, 'res' | 'sent'>>();
  async function* pieces(): AsyncGenerator<string> {
    const { res } = await served.promise;
    try {
      for (; made.count < MANY; made.count += 1) {
        made.listeners = Math.max(made.listeners, res.listenerCount('close'));
        yield EVENT;
      }
    } finally {
      made.isGivenBack = true;
    }
  }
  const server = createServer((_, res) => {
    served.resolve({ res, sent: sendEvents(res, { pieces }, () => Promise.resolve(undefined), slowMs) });
  });
  closing.push(() => server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  closing.push(() => socket.destroy());
  socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  return { ...(await served.promise), socket, made };
}

test('who doesn’t read is cut after a while, and what the stream holds is given back', async () => {
  const { res, sent, made } = await follow(50);
  await sent;
  expect([res.destroyed, res.writableFinished, made.isGivenBack]).toEqual([true, false, true]);
  expect(made.count).toBeLessThan(MANY);
});

test('who reads again in time gets every event, however often it was slow', async () => {
  const { res, socket, sent, made } = await follow(60_000);
  await expect.poll(() => res.writableNeedDrain).toBe(true);
  expect(made.count).toBeLessThan(MANY);
  let bytes = 0;
  socket.on('data', (chunk) => (bytes += chunk.length)).resume();
  await sent;
  await expect.poll(() => bytes).toBeGreaterThan(MANY * EVENT.length);
  expect(made).toMatchObject({ count: MANY, isGivenBack: true });
  // Each wait removes its listeners.
  expect(made.listeners).toBeLessThan(5);
});

test('who hangs up while it doesn’t read is let go at once', async () => {
  const { res, socket, sent, made } = await follow(60_000);
  await expect.poll(() => res.writableNeedDrain).toBe(true);
  socket.destroy();
  await sent;
  expect(made.isGivenBack).toBe(true);
});

test('a comment is sent every 20 seconds where nothing happens, and after an hour the stream ends', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  let isGivenBack = false;
  async function* pieces(signal: AbortSignal): AsyncGenerator<string> {
    yield 'event: ready\n\n';
    await once(signal, 'abort');
    isGivenBack = true;
  }
  const server = createServer((_, res) => void sendEvents(res, { pieces }, () => Promise.resolve(undefined)));
  closing.push(() => server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  closing.push(() => socket.destroy());
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  const pings = (): number => text.match(/^: ping$/gm)?.length ?? 0;
  // Replaces `expect.poll`, which moves the timers.
  const until = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) await once(socket, 'data');
  };
  await until(() => text.includes('event: ready'));

  vi.advanceTimersByTime(20_000);
  await until(() => pings() === 1);
  vi.advanceTimersByTime(20_000);
  await until(() => pings() === 2);
  vi.advanceTimersByTime(60 * 60_000 - 40_001);
  await until(() => pings() === 179);
  expect([socket.readableEnded, isGivenBack]).toEqual([false, false]);
  const ended = once(socket, 'end');
  vi.advanceTimersByTime(1);
  await ended;
  expect([pings(), isGivenBack]).toEqual([180, true]);
});
