import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { close, createHttpServer, listen } from '../../core/http/http-server.ts';
import { call, mintToken, signUp, startService, type Service, type SignedUp } from '../service/service.ts';
import { BOUND_MS, open, talk } from './testing/raw-client.ts';
import { expectRefused, onlyAnswer } from './testing/refusals.ts';
import { bearer, JSON_TYPE, request } from './testing/requests.ts';

const MIB = 1024 * 1024;
let service: Service;
let partner: SignedUp;
let token: string;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
  token = await mintToken(service, partner);
});
afterAll(() => service.stop());

/** Sends one byte now and then until the service hangs up. @returns the response and how long it took */
async function trickle(first: string, drop: string): Promise<{ said: string; ms: number }> {
  const started = performance.now();
  const socket = open(service);
  let said = '';
  socket.setEncoding('latin1').on('data', (text: string) => void (said += text));
  socket.on('error', () => undefined).write(first);
  const timer = setInterval(() => socket.writable && socket.write(drop), 100);
  await once(socket, 'close', { signal: AbortSignal.timeout(BOUND_MS) });
  clearInterval(timer);
  return { said, ms: performance.now() - started };
}

const post = (...headers: string[]): string =>
  request('POST /plants', [bearer(token), JSON_TYPE, ...headers]).toString('latin1');
const START = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n';

/** The last response: a timeout, or the response that was due already. */
const END = /HTTP\/1\.1 (?:408 [^{]*\r\n\r\n\{"error":40801,"message":"[^"]+"\}|200 [^{]*\{"status":"ok"\})$/;

// All run concurrently: each waits for a time limit of the service, a few seconds.
test.concurrent.each([
  ['nothing at all', '', ''],
  ['a request line that does not end', 'GET /', 'a'],
  ['headers that do not end', START, 'X: y\r\n'],
  ['a header that does not end', `${START}X: `, 'y'],
  ['blank lines', '', '\r\n'],
  ['a second request that does not end', `${START}\r\n${START}`, 'X: y\r\n'],
  ['a body that trickles', () => post('Content-Length: 1000'), ' '],
  ['chunks that trickle', () => post('Transfer-Encoding: chunked'), '1\r\n \r\n'],
  ['a chunk that does not end', () => `${post('Transfer-Encoding: chunked')}ff\r\n`, ' '],
  ['trailers that do not end', () => `${post('Transfer-Encoding: chunked')}0\r\n`, 'X: y\r\n'],
  [
    'a body where none is wanted',
    'GET /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n',
    ' ',
  ],
] as const)('%s ends within 5 s', async (_name, first, drop) => {
  const { said, ms } = await trickle(typeof first === 'string' ? first : first(), drop);
  expect(said).toMatch(END);
  expect(ms).toBeLessThan(BOUND_MS);
});

test.concurrent('a body that is declared and never sent', async () => {
  const conversation = await talk(service, post('Content-Length: 22'), { answers: 0 });
  expectRefused(conversation, 40801);
  expect(onlyAnswer(conversation).status).toBe(408);
  expect(conversation.closed).toBe(true);
});

test.concurrent('a body that breaks off', async () => {
  for (const half of ['', '{"id":1,"na']) {
    const sent = post('Content-Length: 22') + half;
    const conversation = await talk(service, sent, { answers: 0, halfClose: true });
    expect(conversation.closed).toBe(true);
    for (const answer of conversation.answers) expect(answer.status).toBe(400);
  }
  expect(await service.db.selectFrom('plants').select('id').execute()).toEqual([]);
});

test.concurrent('an early response to a body that never arrives is the only one', async () => {
  const head = `POST /plants HTTP/1.1\r\nHost: localhost\r\n${JSON_TYPE}\r\nContent-Length: 22\r\n\r\n`;
  const conversation = await talk(service, head, { answers: 0 });
  expectRefused(conversation, 40101);
  expect(conversation.closed).toBe(true);
});

test.concurrent.each([
  ['10,000 headers', Array.from({ length: 10_000 }, (_, i) => `X-${i}: y`)],
  ['one of 1 MB', [`X: ${'y'.repeat(MIB)}`]],
  ['a name of 1 MB', [`${'x'.repeat(MIB)}: y`]],
])('a flood of headers: %s', async (_name, headers) => {
  const { answers, closed, cpuMs } = await talk(service, request('GET /healthz', headers), { answers: 0 });
  expect([answers.map(({ status }) => status), closed]).toEqual([[431], true]);
  expect(answers[0]?.body).toMatch(/^\{"error":\d+,"message":"[^"]+"\}$/);
  expect(cpuMs).toBeLessThan(2_000);
});

test.concurrent('a client that does not read a long response is disconnected', async () => {
  const server = createHttpServer((_req, res) => res.end(Buffer.alloc(MIB)));
  expect(server.timeout).toBeLessThan(10_000);
  server.timeout /= 40;
  const port = await listen(server, 0, '127.0.0.1');
  const socket = open({ url: `http://127.0.0.1:${port}` }).pause();
  const [served] = (await once(server, 'connection')) as [Socket];
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(50));
  await once(served, 'close', { signal: AbortSignal.timeout(BOUND_MS) });
  socket.destroy();
  await close(server);
});

test('300 idle connections delay nobody, and all are closed', async () => {
  const idle = Array.from({ length: 300 }, () =>
    open(service)
      .on('error', () => undefined)
      .resume(),
  );
  const ended = idle.map((socket) =>
    // The bound of each is held above; 300 at once are closed by the processor that they are opened by.
    once(socket, 'close', { signal: AbortSignal.timeout(6 * BOUND_MS) }),
  );
  await Promise.all(idle.map((socket) => once(socket, 'connect')));
  for (let i = 0; i < 20; i += 1) {
    const started = performance.now();
    expect((await call(service, 'GET /v1/sessions/current', { credential: token })).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(10_000);
  }
  await Promise.all(ended);
});
