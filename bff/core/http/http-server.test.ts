import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { readBytes } from './body.ts';
import { close, createHttpServer, listen, reachable } from './http-server.ts';

const open: { server: Server; socket: Socket }[] = [];
afterEach(() => {
  for (const { server, socket } of open.splice(0)) {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a server, and a request to it that was received but not yet responded to. */
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

test('close waits for the request under way, and not for its connection to become idle', async () => {
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
  expect(performance.now() - started).toBeLessThan(7_000);
});

test('close does not wait for an idle connection', async () => {
  const server = createHttpServer();
  const port = await listen(server, 0, '127.0.0.1');
  const socket = connect(port, '127.0.0.1');
  open.push({ server, socket });
  await once(server, 'connection');
  const started = performance.now();
  await close(server);
  expect(performance.now() - started).toBeLessThan(7_000);
});

test('pipelined requests start one after the other, and end with the connection', async () => {
  const answers: ServerResponse[] = [];
  const server = createHttpServer((_req, res) => void answers.push(res));
  const port = await listen(server, 0, '127.0.0.1');
  const socket = connect(port, '127.0.0.1');
  open.push({ server, socket });
  const post = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n';
  socket.write(post.repeat(3));
  await once(server, 'request');
  // Everything else that began with it has done so in this turn.
  await new Promise(setImmediate);
  expect(answers).toHaveLength(1);
  answers[0]?.end();
  await once(server, 'request');
  expect(answers).toHaveLength(2);
  socket.destroy();
  await once(answers[1] as ServerResponse, 'close');
  await new Promise(setImmediate);
  expect(answers).toHaveLength(2);
});

test('a body is refused if its caller disconnects before it is read', async () => {
  const { socket, req } = await requestUnderWay('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{');
  socket.destroy();
  await new Promise((resolve) => req.once('close', resolve));
  await expect(readBytes(req)).rejects.toMatchObject({ code: 'request_malformed' });
});

test('a connection that breaks after its last request gets no second response, and is no second error', async () => {
  const codes: unknown[] = [];
  const { server, socket, res } = await requestUnderWay(
    'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  );
  server.on('clientError', (error: NodeJS.ErrnoException) => void codes.push(error.code));
  const fault = once(server, 'clientError');
  socket.write('no request\r\n\r\n');
  await fault;
  let text = '';
  socket.on('data', (piece: Buffer) => (text += piece.toString()));
  res.end('done');
  await once(socket, 'close');
  expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(codes).toHaveLength(1);
});

test.each([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '127.0.0.1'],
  ['::1', '[::1]'],
  ['127.0.0.2', '127.0.0.2'],
  ['api.example', 'api.example'],
])('a server that listens on %s is reached at %s', (host, address) => {
  expect(reachable(host)).toBe(address);
});

test('a response that begins late is still waited for, by the same bounds the next time', async () => {
  const { server, socket, res } = await requestUnderWay();
  expect(server.timeout).toBeLessThan(10_000);
  const served = res.socket;
  if (!served) throw new Error('the request has no connection');
  served.emit('timeout');
  expect(served.destroyed).toBe(false);
  expect(served.timeout).toBeGreaterThan(20_000);
  res.end('done');
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 200 OK[^]*done$/);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(server, 'request');
  expect(served.timeout).toBe(server.timeout);
});

test('a response that never begins is not waited for without end', async () => {
  const { socket, res } = await requestUnderWay();
  const served = res.socket;
  served?.emit('timeout');
  expect(served?.destroyed).toBe(false);
  served?.emit('timeout');
  expect(served?.destroyed).toBe(true);
  await once(socket, 'close');
});

test.each([
  ['a request that is not whole', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf', false],
  ['a response that has begun', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n', true],
])('%s is not waited for', async (_name, text, isBegun) => {
  const { socket, res } = await requestUnderWay(text);
  if (isBegun) res.writeHead(200).write('a part');
  const served = res.socket;
  served?.emit('timeout');
  expect(served?.destroyed).toBe(true);
  await once(socket, 'close');
});
