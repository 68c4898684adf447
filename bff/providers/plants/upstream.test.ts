import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import { ApiError } from '../../core/api/errors.ts';
import { openPlantApi, type PlantApi } from './upstream.ts';
import { rawResponse, startRawUpstream, type Behavior, type RawUpstream } from './testing/raw-upstream.ts';

const FERN = Buffer.from('{"id":1,"name":"Fern"}');
const ORDER = {
  merchant: 'mer_1',
  partnerId: 'par_1',
  environment: 'sandbox',
  plantId: 1,
  body: FERN,
  requestId: 'req_1',
} as const;

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});

async function upstream(
  behave: Behavior,
  options: { path?: string; timeoutMs?: number } = {},
): Promise<{ plantApi: PlantApi; raw: RawUpstream }> {
  const raw = await startRawUpstream(behave);
  const { path = '', timeoutMs } = options;
  const url = raw.url + path;
  const plantApi = openPlantApi({ url, token: 'upstream-secret', ...(timeoutMs && { timeoutMs }) });
  open.push(raw, plantApi);
  return { plantApi, raw };
}

const answering =
  (answer: string): Behavior =>
  (socket) =>
    socket.write(answer);

async function faultOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error('no ApiError was thrown', { cause: error });
}

describe('what the plant API receives', () => {
  test('the unchanged bytes and these headers, nothing else', async () => {
    const { plantApi, raw } = await upstream(answering(rawResponse('200 OK', '{"name":"Fern"}')));
    const body = Buffer.from('\n{ "name":"F\\u0065rn\u{1F33F}",\t"id": 9223372036854775807 , "x":1 }  ');
    await plantApi.create({ ...ORDER, body, idempotencyKey: 'a-key' });
    const host = new URL(raw.url).host;
    const [head = '', sent = ''] = raw.requests[0]?.toString().split('\r\n\r\n') ?? [];
    expect(sent).toBe(body.toString());
    expect(head.split('\r\n').map((line) => line.replace(/^[\w-]+:/, (name) => name.toLowerCase()))).toEqual([
      'POST /plants HTTP/1.1',
      `host: ${host}`,
      'connection: keep-alive',
      'content-type: application/json',
      'authorization: Bearer upstream-secret',
      'trellis-merchant: mer_1',
      'request-id: req_1',
      'idempotency-key: a-key',
      `content-length: ${body.length}`,
    ]);
  });

  test('no idempotency key if there is none', async () => {
    const { plantApi, raw } = await upstream(answering(rawResponse('200 OK', '{"name":"Fern"}')));
    await plantApi.create(ORDER);
    expect(raw.requests[0]?.toString()).not.toMatch(/idempotency/i);
  });

  test.each([
    ['/store/v2', 'POST /store/v2/plants HTTP/1.1'],
    ['/', 'POST /plants HTTP/1.1'],
    ['/a/', 'POST /a/plants HTTP/1.1'],
  ])('the path under the base %s', async (path, line) => {
    const { plantApi, raw } = await upstream(answering(rawResponse('200 OK', '{"name":"Fern"}')), { path });
    await plantApi.create(ORDER);
    expect(raw.requests[0]?.toString().split('\r\n')[0]).toBe(line);
  });

  test('a body of 1 MiB, whole', async () => {
    const { plantApi, raw } = await upstream(answering(rawResponse('200 OK', '{"name":"Fern"}')));
    const body = Buffer.alloc(1024 * 1024, 'a');
    await plantApi.create({ ...ORDER, body });
    expect(raw.requests[0]?.subarray(-body.length).equals(body)).toBe(true);
  });

  test('requests over kept connections', async () => {
    const { plantApi, raw } = await upstream(answering(rawResponse('200 OK', '{"name":"Fern"}')));
    for (let i = 0; i < 20; i += 1) await plantApi.create(ORDER);
    expect(raw.requests).toHaveLength(20);
    expect(raw.connections()).toBeLessThanOrEqual(2);
  });
});

describe('what is passed on', () => {
  test.each([
    ['200 OK', '{"name":"Fern"}', { name: 'Fern' }],
    ['201 Created', '{"id":9223372036854775808,"name":"F","tag":"","secret":"s"}', { name: 'F', tag: '' }],
    ['200 OK', '{"tag":"e\u0301 ","name":" \u{1F33F} "}', { name: ' \u{1F33F} ', tag: 'e\u0301 ' }],
  ])('the plant of a %s: %s', async (status, body, plant) => {
    const { plantApi } = await upstream(answering(rawResponse(status, body)));
    expect(await plantApi.create(ORDER)).toStrictEqual(plant);
  });

  test('the plant after an early hint', async () => {
    const hint = 'HTTP/1.1 103 Early Hints\r\nLink: </x>\r\nContent-Type: text/html\r\n\r\n';
    const { plantApi } = await upstream(answering(hint + rawResponse('200 OK', '{"name":"Fern"}')));
    expect(await plantApi.create(ORDER)).toEqual({ name: 'Fern' });
  });

  test.each([
    [40011, 'plant_id_taken'],
    [40003, 'field_invalid'],
    [7, 'field_invalid'],
    [-2147483648, 'field_invalid'],
    [2147483647, 'field_invalid'],
  ] as const)('code %d and the message of a 400, and nothing else', async (error, code) => {
    const body = JSON.stringify({ error, message: 'No.', param: 'id', stack: 'inside' });
    const { plantApi } = await upstream(answering(rawResponse('400 Bad Request', body)));
    const fault = await faultOf(plantApi.create(ORDER));
    expect([fault.status, fault.code, fault.headers]).toEqual([400, code, {}]);
    expect(fault.body()).toStrictEqual({ error, message: 'No.' });
  });

  test.each(['\r\nSet-Cookie: a=b', 'a\nb', '\u001b[31mred', 'exe\u202Egnp', '\u200b', '\0', '\ud800', ' '])(
    'the code of a 400 with our own words, in place of the message %j',
    async (message) => {
      const body = JSON.stringify({ error: 40003, message });
      const { plantApi } = await upstream(answering(rawResponse('400 Bad Request', body)));
      const fault = await faultOf(plantApi.create(ORDER));
      expect([fault.status, fault.body().error]).toEqual([400, 40003]);
      expect(fault.publicMessage).toBe(new ApiError('field_invalid').publicMessage);
    },
  );

  test.each([
    ['422 Unprocessable Content', 42201, 'idempotency_reused'],
    ['409 Conflict', 40901, 'idempotency_in_progress'],
    ['503 Service Unavailable', 50301, 'unavailable'],
  ])('a %s of ours, with our message', async (status, error, code) => {
    const body = JSON.stringify({ error, message: 'theirs' });
    const { plantApi } = await upstream(answering(rawResponse(status, body)));
    const fault = await faultOf(plantApi.create(ORDER));
    expect([fault.code, fault.publicMessage === 'theirs']).toEqual([code, false]);
  });
});

const ERROR = '{"error":40011,"message":"taken"}';
const PLANT = '{"name":"Fern"}';
const REFUSED: readonly [string, Behavior][] = [
  ...[
    '401 Unauthorized',
    '403 Forbidden',
    '404 Not Found',
    '429 Too Many Requests',
    '500 Oops',
    '503 Busy',
  ].map((status): [string, Behavior] => [status, answering(rawResponse(status, ERROR))]),
  ['a foreign 409', answering(rawResponse('409 Conflict', ERROR))],
  ['a foreign 422', answering(rawResponse('422 Unprocessable Content', ERROR))],
  ['another 2xx', answering(rawResponse('202 Accepted', PLANT))],
  ['no content', answering('HTTP/1.1 204 No Content\r\n\r\n')],
  [
    'a redirect, which is not followed',
    answering(rawResponse('307 Moved', PLANT, ['Location: /plants', 'Content-Type: application/json'])),
  ],
  ['no content type', answering(rawResponse('200 OK', PLANT, []))],
  ['another content type', answering(rawResponse('200 OK', PLANT, ['Content-Type: text/html']))],
  ['a look-alike type', answering(rawResponse('200 OK', PLANT, ['Content-Type: application/jsonp']))],
  ['garbage', answering(rawResponse('200 OK', '<html>'))],
  ['an empty body', answering(rawResponse('200 OK', ''))],
  ['no object', answering(rawResponse('200 OK', '["Fern"]'))],
  ['no name', answering(rawResponse('200 OK', '{"tag":"t"}'))],
  ['a name that is no text', answering(rawResponse('200 OK', '{"name":1}'))],
  ['a tag that is no text', answering(rawResponse('200 OK', '{"name":"Fern","tag":null}'))],
  ['an empty name', answering(rawResponse('200 OK', '{"name":""}'))],
  ['a blank name', answering(rawResponse('200 OK', '{"name":" \\n"}'))],
  ['a name with NUL', answering(rawResponse('200 OK', '{"name":"Fern\\u0000"}'))],
  ['a name with half a surrogate pair', answering(rawResponse('200 OK', '{"name":"\\ud800"}'))],
  ['a name of 60 kB', answering(rawResponse('200 OK', `{"name":"${'x'.repeat(60_000)}"}`))],
  ['a name of 256 characters', answering(rawResponse('200 OK', `{"name":"${'x'.repeat(256)}"}`))],
  ['a tag with NUL', answering(rawResponse('200 OK', '{"name":"Fern","tag":"\\u0000"}'))],
  ['a tag of 256 characters', answering(rawResponse('200 OK', `{"name":"F","tag":"${'x'.repeat(256)}"}`))],
  ['a member twice', answering(rawResponse('200 OK', '{"name":"Fern","name":"Moss"}'))],
  ['a 400 without an Error object', answering(rawResponse('400 Bad Request', '{"message":"x"}'))],
  ['a code over int32', answering(rawResponse('400 Bad Request', '{"error":2147483648,"message":"x"}'))],
  ['a code with a fraction', answering(rawResponse('400 Bad Request', '{"error":1.5,"message":"x"}'))],
  ['a message that is no text', answering(rawResponse('400 Bad Request', '{"error":1,"message":{}}'))],
  [
    'a message that is too long',
    answering(rawResponse('400 Bad Request', `{"error":1,"message":"${'x'.repeat(501)}"}`)),
  ],
  ['a huge body', answering(rawResponse('200 OK', `{"name":"Fern","x":"${'x'.repeat(64 * 1024)}"}`))],
  ['huge headers', answering(rawResponse('200 OK', PLANT, [`X: ${'x'.repeat(100_000)}`]))],
  ['no HTTP', answering('SSH-2.0-OpenSSH_9.6\r\n')],
  ['an upgrade', answering('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n')],
  ['a body cut short', (socket) => socket.end(rawResponse('200 OK', PLANT).slice(0, -3))],
  ['a closed connection', (socket) => socket.end()],
  ['a reset', (socket) => socket.resetAndDestroy()],
  ['a reset within the body', resetInBody],
];

function resetInBody(socket: Socket): void {
  socket.write(rawResponse('200 OK', PLANT).slice(0, -3), () => socket.resetAndDestroy());
}

describe('failures', () => {
  test.each(REFUSED)('502: %s; requested once', async (_, behave) => {
    const { plantApi, raw } = await upstream(behave);
    const fault = await faultOf(plantApi.create(ORDER));
    expect([fault.status, fault.body().error, fault.param, fault.headers]).toEqual([
      502,
      50201,
      undefined,
      {},
    ]);
    expect(fault.publicMessage).toBe("The plant API failed. It isn't known whether the plant was created.");
    expect(raw.requests).toHaveLength(1);
    const keyed = await faultOf(plantApi.create({ ...ORDER, idempotencyKey: 'a-key' }));
    const advice = "It's safe to try again with the same Idempotency-Key.";
    expect(keyed.publicMessage).toBe(`${fault.publicMessage} ${advice}`);
  });

  test('502: a refused connection', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    server.close();
    await once(server, 'close');
    const plantApi = openPlantApi({ url: `http://127.0.0.1:${port}`, token: 't' });
    open.push(plantApi);
    expect((await faultOf(plantApi.create(ORDER))).code).toBe('upstream_failed');
    expect(await plantApi.isReachable()).toBe(false);
  });

  test('502: TLS to an upstream without TLS', async () => {
    const { raw } = await upstream(() => undefined);
    const plantApi = openPlantApi({ url: raw.url.replace('http:', 'https:'), token: 't', timeoutMs: 300 });
    open.push(plantApi);
    expect((await faultOf(plantApi.create(ORDER))).status).toBeGreaterThanOrEqual(502);
    expect(raw.requests).toHaveLength(0);
  });

  test('504: no response, slow headers, a slow body; no longer than the bound', async () => {
    const part = rawResponse('200 OK', PLANT);
    const timesOut = async (sent: string) => {
      // The request has to leave within the time, however busy the machine is.
      const { plantApi, raw } = await upstream((socket) => void (sent && socket.write(sent)), {
        timeoutMs: 1500,
      });
      const started = performance.now();
      expect((await faultOf(plantApi.create(ORDER))).body().error).toBe(50401);
      expect(performance.now() - started).toBeLessThan(10_000);
      expect(raw.requests).toHaveLength(1);
    };
    await Promise.all(['', part.slice(0, 20), part.slice(0, -3)].map(timesOut));
  });

  test('504: a body that trickles does not extend the time', async () => {
    const timers: NodeJS.Timeout[] = [];
    const trickle: Behavior = (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n');
      timers.push(setInterval(() => socket.write(' '), 20));
    };
    const { plantApi } = await upstream(trickle, { timeoutMs: 200 });
    expect((await faultOf(plantApi.create(ORDER))).code).toBe('upstream_slow');
    for (const timer of timers) clearInterval(timer);
  });
});

describe('a POST is never sent twice', () => {
  test.each([
    ['resets', (socket: Socket) => socket.resetAndDestroy()],
    ['closes', (socket: Socket) => socket.end()],
    ['destroys', (socket: Socket) => socket.destroy()],
  ])('when the upstream %s a kept connection after reading from it', async (_, end) => {
    const { plantApi, raw } = await upstream((socket, nth) => {
      if (nth <= 4) socket.write(rawResponse('200 OK', PLANT));
      else end(socket);
    });
    for (let i = 0; i < 4; i += 1) await plantApi.create(ORDER);
    const kept = raw.connections();
    const fault = await faultOf(plantApi.create({ ...ORDER, idempotencyKey: 'k' }));
    expect(fault.code).toBe('upstream_failed');
    expect([raw.requests.length, raw.connections()]).toEqual([5, kept]);
    // If undici had put the lost one back in its queue, it would be sent before the next.
    await faultOf(plantApi.create({ ...ORDER, body: Buffer.from('{"id":3,"name":"Next"}') }));
    expect(raw.requests).toHaveLength(6);
    expect(raw.requests[5]?.toString()).toContain('Next');
  });

  test('when many are under way and every connection breaks', async () => {
    const { plantApi, raw } = await upstream((socket) => socket.resetAndDestroy());
    const bodies = Array.from({ length: 200 }, (_, id) => Buffer.from(`{"id":${id},"name":"Fern"}`));
    await Promise.all(bodies.map((body) => faultOf(plantApi.create({ ...ORDER, body }))));
    const seen = raw.requests.map((request) => request.toString().split('\r\n\r\n')[1]);
    expect(seen.toSorted()).toEqual(bodies.map(String).toSorted());
  });
});

describe('isReachable', () => {
  test.each([
    ['200 OK', true],
    ['404 Not Found', true],
    ['503 Busy', false],
  ])('%s → %s, without the credential', async (status, reachable) => {
    const { plantApi, raw } = await upstream(answering(rawResponse(status, '{}')), { path: '/base' });
    expect(await plantApi.isReachable()).toBe(reachable);
    expect(raw.requests[0]?.toString()).toMatch(/^GET \/base\/healthz HTTP/);
    expect(raw.requests[0]?.toString()).not.toMatch(/authorization|secret/i);
  });

  test('no response means no', async () => {
    const { plantApi } = await upstream(() => undefined, { timeoutMs: 100 });
    expect(await plantApi.isReachable()).toBe(false);
  });
});
