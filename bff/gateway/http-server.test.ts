import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { readBytes } from './body.ts';
import { close, createHttpServer, listen } from './http-server.ts';

const open: { server: Server; socket: Socket }[] = [];
afterEach(() => {
  for (const { server, socket } of open.splice(0)) {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  }
});

/** A server, and a request to it that has come in but is not yet answered. */
async function requestUnderWay(
  text = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n',
): Promise<{ server: Server; socket: Socket; req: IncomingMessage; res: ServerResponse }> {
  const server = createHttpServer(() => undefined);
  const port = await listen(server, 0, '127.0.0.1');
  const socket = connect(port, '127.0.0.1');
  open.push({ server, socket });
  socket.write(text);
  const [req, res] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
  return { server, socket, req, res };
}

test('close waits for the request under way, and not for its connection to fall idle by itself', async () => {
  const { server, socket, res } = await requestUnderWay();
  let closed = false;
  const closing = close(server).then(() => void (closed = true));
  await expect(fetch(`http://127.0.0.1:${socket.remotePort}`)).rejects.toThrow('fetch failed');
  expect(closed).toBe(false);
  res.end('done');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 OK[^]*done$/);
  const started = performance.now();
  await closing;
  expect(performance.now() - started).toBeLessThan(1_000);
});

test('close does not wait for a connection that has said nothing', async () => {
  const server = createHttpServer();
  const port = await listen(server, 0, '127.0.0.1');
  const socket = connect(port, '127.0.0.1');
  open.push({ server, socket });
  await once(server, 'connection');
  const started = performance.now();
  await close(server);
  expect(performance.now() - started).toBeLessThan(2_000);
});

test('a body whose caller has gone before it is read is refused, not waited for', async () => {
  const { socket, req } = await requestUnderWay('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{');
  socket.destroy();
  await new Promise((resolve) => req.once('close', resolve));
  await expect(readBytes(req)).rejects.toMatchObject({ code: 'request_malformed' });
});
