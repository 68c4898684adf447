import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Receiver } from '../testing/receiver.ts';
import { IdleConnections } from './connections.ts';
import { sendOnce, type Outcome } from './send.ts';

let connections: IdleConnections;
let receiver: Receiver;
const names = new Map<string, string[]>();
let asked = 0;
beforeEach(async () => {
  asked = 0;
  names.set('localhost', ['127.0.0.1']);
  connections = new IdleConnections();
  receiver = await Receiver.start();
});
afterEach(async () => {
  vi.restoreAllMocks();
  connections.end();
  await receiver.stop();
});

async function resolve(name: string): Promise<string[]> {
  asked += 1;
  return names.get(name) ?? [];
}

const rules = { environment: 'sandbox', isLoopbackAllowed: true } as const;
const never = new AbortController().signal;
const send = (url = receiver.url, endpointId = 'whe_1', withinMs = 15_000): Promise<Outcome | undefined> =>
  sendOnce(
    { url, headers: {}, body: '{}' },
    { rules, resolve, signal: never, withinMs, kept: { connections, endpointId } },
  );

test('the next message to an endpoint goes over the same connection, without asking for its address', async () => {
  for (let count = 0; count < 3; count += 1) expect(await send()).toMatchObject({ status: 204, error: null });
  expect([receiver.received.length, receiver.connections, asked]).toEqual([3, 1, 1]);
});

test('messages that are under way together have connections of their own', async () => {
  await Promise.all([send(), send(), send()]);
  expect(receiver.connections).toBe(3);
  await Promise.all([send(), send(), send()]);
  expect(receiver.connections).toBe(3);
});

test('another endpoint, or another URL of it, has its own connection', async () => {
  await send();
  await send(receiver.url, 'whe_2');
  await send(`${receiver.url}/moved`);
  expect([receiver.connections, asked]).toEqual([3, 3]);
});

test('a kept connection stays with its address when the name changes, and a new one is checked', async () => {
  await send();
  names.set('localhost', ['10.0.0.1']);
  expect(await send()).toMatchObject({ error: null });
  expect([receiver.connections, asked]).toEqual([1, 1]);
  // Two at once: one of them needs another connection.
  const outcomes = await Promise.all([send(), send()]);
  expect(outcomes.map((outcome) => outcome?.error).toSorted()).toEqual([null, 'refused'].toSorted());
  expect(receiver.connections).toBe(1);
});

test('a connection takes no message half a minute after it was opened', async () => {
  await send();
  const now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now + 30_001);
  names.set('localhost', ['10.0.0.1']);
  expect((await send())?.error).toBe('refused');
});

test('a connection whose response was cut off, or too long, is not used again', async () => {
  receiver.answer = (_message, res) => res.writeHead(200).end(Buffer.alloc(200_000, 'x'));
  expect(await send()).toMatchObject({ status: 200, error: null });
  receiver.answer = (_message, res) => void res.writeHead(202).write('begun');
  expect(await send(receiver.url, 'whe_1', 300)).toMatchObject({
    status: 202,
    error: null,
    response: 'begun',
  });
  receiver.answer = (_message, res) => res.writeHead(204).end();
  expect(await send()).toMatchObject({ status: 204 });
  expect(receiver.connections).toBe(3);
});

test('an endpoint that closes its connection gets the next message over another', async () => {
  await send();
  const { port } = receiver;
  await receiver.stop();
  await receiver.back();
  expect(receiver.port).toBe(port);
  expect(await send()).toMatchObject({ status: 204, error: null });
  expect(receiver.connections).toBe(2);
});

test('none is kept after the end', async () => {
  await send();
  connections.end();
  await send();
  expect(receiver.connections).toBe(2);
  await send();
  expect(receiver.connections).toBe(3);
});

/**
 * Starts a server that responds to the first request of each connection, and closes it without a response at
 * the second.
 */
async function onlyOnce(): Promise<{ server: Server; count: () => number; url: string }> {
  let requests = 0;
  const server = createServer((socket: Socket) => {
    let own = 0;
    socket.on('error', () => undefined);
    socket.on('data', () => {
      requests += 1;
      own += 1;
      if (own > 1) socket.destroy();
      else socket.write('HTTP/1.1 204 No Content\r\n\r\n');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  return { server, count: () => requests, url };
}

test('a message that is lost on a connection that was idle is sent again at once, over a new one', async () => {
  const { server, count, url } = await onlyOnce();
  expect(await send(url)).toMatchObject({ status: 204 });
  expect(await send(url)).toMatchObject({ status: 204, error: null });
  expect(count()).toBe(3);
  connections.end();
  server.close();
});

test('a message that is lost on a new connection is a failure', async () => {
  receiver.answer = (_message, res) => res.socket?.destroy();
  expect(await send()).toMatchObject({ status: null, error: 'connection' });
  expect(receiver.received).toHaveLength(1);
});

test('what is aborted or too late is not sent again', async () => {
  await send();
  receiver.answer = () => undefined;
  expect(await send(receiver.url, 'whe_1', 200)).toMatchObject({ status: null, error: 'timeout' });
  expect(receiver.received).toHaveLength(2);
  const stopping = new AbortController();
  const kept = { connections, endpointId: 'whe_1' };
  const sending = sendOnce(
    { url: receiver.url, headers: {}, body: '{}' },
    { rules, resolve, signal: stopping.signal, kept },
  );
  await receiver.has(3);
  stopping.abort();
  expect(await sending).toBeUndefined();
  expect(receiver.received).toHaveLength(3);
});
