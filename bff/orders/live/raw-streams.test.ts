import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { open, talk } from '../../testing/security/testing/raw-client.ts';
import { bearer, request } from '../../testing/security/testing/requests.ts';
import { call, mintToken, signUp, startService, type Service } from '../../testing/service/service.ts';

let service: Service;
let token: string;
beforeAll(async () => {
  service = await startService();
  token = await mintToken(service, await signUp(service), ['orders:read']);
});
afterAll(() => service.stop());

const stream = (...headers: string[]): Buffer =>
  request('GET /v1/stream?topics=orders', [bearer(token), ...headers]);
const openCount = (): number => service.deps.streams.places.taken;

/** Sends a request and reads until a text has come. */
async function begin(
  sent: Buffer,
  wanted = '\n\n',
): Promise<{ said: () => string; socket: ReturnType<typeof open> }> {
  const socket = open(service);
  let said = '';
  socket
    .setEncoding('latin1')
    .on('error', () => undefined)
    .write(sent);
  const signal = AbortSignal.timeout(15_000);
  socket.on('data', (text: string) => {
    said += text;
    socket.emit('heard');
  });
  while (!said.includes(wanted)) await once(socket, 'heard', { signal });
  return { said: () => said, socket };
}

test('answers HEAD with the headers alone, and takes no place for it', async () => {
  const { answers } = await talk(
    service,
    request('HEAD /v1/stream?topics=orders', [bearer(token), 'Connection: close']),
    { answers: 0 },
  );
  expect(answers).toHaveLength(1);
  expect([answers[0]?.status, answers[0]?.header('content-type'), answers[0]?.body]).toEqual([
    200,
    ['text/event-stream; charset=utf-8'],
    '',
  ]);
  expect(openCount()).toBe(0);
});

test.each([
  ['that accepts only JSON', 'Accept: application/json'],
  ['without Accept', 'X-None: 1'],
])('sends events to a request %s', async (_, header) => {
  const { said, socket } = await begin(stream(header), 'event: ready');
  expect(said()).toContain('Content-Type: text/event-stream');
  socket.destroy();
});

test.each([
  ['two ids', ['Last-Event-ID: mjq1x2k0.1:1:', 'Last-Event-ID: mjq1x2k0.1:1:']],
  ['bytes that are no text', ['Last-Event-ID: \xff\xfe']],
  ['an id with a statement', [`Last-Event-ID: mjq1x2k0.1:1:'); drop table events; --`]],
])('says to read afresh after %s', async (_, headers) => {
  const { said, socket } = await begin(stream(...headers), '\n\n');
  expect(said()).toContain('HTTP/1.1 200 OK');
  expect(said()).toContain('event: reset');
  socket.destroy();
});

test('ends with a caller that hangs up, or that ends its half of the connection', async () => {
  for (const leave of ['destroy', 'end'] as const) {
    const { socket } = await begin(stream(), 'event: ready');
    expect(openCount()).toBe(1);
    socket[leave]();
    await expect.poll(openCount).toBe(0);
  }
});

test('a request behind a stream on the same connection waits for its end', async () => {
  const { said, socket } = await begin(
    Buffer.concat([stream(), request('GET /healthz', [])]),
    'event: ready',
  );
  expect(said().match(/HTTP\/1\.1 /g)).toHaveLength(1);
  service.clock.advance(16 * 60_000);
  const signal = AbortSignal.timeout(15_000);
  while (!said().includes('"status":"ok"')) await once(socket, 'heard', { signal });
  socket.destroy();
});

test('other methods are refused', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const reply = await call(service, `${method} /v1/stream?topics=orders`);
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET']);
  }
});
