import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DemoServer, KEY } from './testing/demo-server.ts';
import { FakeTrellis } from './testing/fake-trellis.ts';

const trellis = new FakeTrellis();
const demo = new DemoServer();
const own = { 'Sec-Fetch-Site': 'same-origin' };

beforeAll(async () => demo.start(await trellis.start()));
afterAll(async () => {
  await demo.stop();
  await trellis.stop();
});
beforeEach(() => {
  trellis.received.length = 0;
});

const send = (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
  fetch(`${demo.origin}/trellis-webhooks${path}`, {
    method,
    headers: { ...own, Origin: demo.origin, Cookie: demo.cookie, ...headers },
    ...(body !== undefined && { body }),
    redirect: 'manual',
  });

test('returns what the page may do, without a token', async () => {
  const answer = await send('GET', '/v1/sessions/current');
  expect(await answer.json()).toMatchObject({
    environment: 'sandbox',
    scopes: expect.arrayContaining(['webhooks:read']),
  });
  expect(trellis.received).toEqual([]);
});

test("passes a request on with the key, and nothing of the browser's", async () => {
  const body = '{"from":"2026-11-20T10:00:00Z","to":"2026-11-21T10:00:00Z"}';
  trellis.answers.push({
    status: 409,
    headers: { 'Request-Id': 'req_1', 'Retry-After': '7', 'Set-Cookie': 'a=b', Server: 'x' },
    body: '{"id":9223372036854775807}',
  });
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'k1' };
  const theirs = {
    Cookie: `${demo.cookie}; a=b`,
    Authorization: 'Bearer mine',
    'X-Forwarded-For': '1.2.3.4',
  };
  const answer = await send(
    'POST',
    '/v1/webhook_endpoints/whe_1/replay?x=1',
    { ...headers, ...theirs },
    body,
  );
  const [received] = trellis.received;
  expect(received).toMatchObject({
    method: 'POST',
    path: '/v1/webhook_endpoints/whe_1/replay?x=1',
    text: body,
    headers: { authorization: `Bearer ${KEY}`, 'idempotency-key': 'k1', 'content-type': 'application/json' },
  });
  expect(Object.keys(received?.headers ?? {})).not.toEqual(expect.arrayContaining(['cookie']));
  expect(received?.headers).not.toHaveProperty('x-forwarded-for');
  expect(answer.status).toBe(409);
  expect(await answer.text()).toBe('{"id":9223372036854775807}');
  expect([...answer.headers.keys()]).toEqual(expect.arrayContaining(['request-id', 'retry-after']));
  expect(answer.headers.get('Set-Cookie')).toBeNull();
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

describe('refuses, and calls nobody', () => {
  test.each([
    ['GET', '/v1/keys'],
    ['POST', '/v1/keys'],
    ['POST', '/v1/sessions'],
    ['PUT', '/v1/partners/me/origins'],
    ['PUT', '/v1/webhook_endpoints'],
    ['DELETE', '/v1/events/evt_1'],
    ['GET', '/v1/webhook_endpoints/'],
    ['GET', '/v1/Webhook_endpoints'],
    ['GET', '//v1/webhook_endpoints'],
    ['POST', '/v1/sandbox/clock/advance'],
    ['GET', '/v1/events/evt_1%2F..%2F..%2Fkeys'],
    ['GET', '/v1/events/%2e%2e'],
    ['GET', '/v1/events/..'],
    ['GET', '/v1/events/../keys'],
  ])('%s %s', async (method, path) => {
    expect(
      await statusOf(method, `/trellis-webhooks${path}`, {
        ...own,
        Origin: demo.origin,
        Cookie: demo.cookie,
      }),
    ).toBe(404);
    expect(trellis.received).toEqual([]);
  });

  test.each([
    ['a foreign page', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
    ['a page of the same site', { Origin: 'http://localhost:1', 'Sec-Fetch-Site': 'same-site' }],
    ['no page at all', {}],
  ])('%s', async (_, headers) => {
    for (const path of ['/v1/sessions/current', '/v1/webhook_endpoints'])
      expect(await statusOf('GET', `/trellis-webhooks${path}`, headers)).toBe(403);
    expect(trellis.received).toEqual([]);
  });
});

/** Sends the path as it is written: `fetch` would normalize it. */
function statusOf(
  method: string,
  path: string,
  headers: Record<string, string>,
): Promise<number | undefined> {
  const { hostname, port } = new URL(demo.origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on('error', reject).end();
  });
}
