import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DemoServer, KEY } from './testing/demo-server.ts';
import { FakeTrellis } from './testing/fake-trellis.ts';

const trellis = new FakeTrellis();
const demo = new DemoServer();

beforeAll(async () => demo.start(await trellis.start()));
afterAll(async () => {
  await demo.stop();
  await trellis.stop();
});
beforeEach(() => {
  trellis.received.length = 0;
  trellis.answer = { status: 200, body: '{"token":"a.b.c","expires_in":900}' };
});

describe('POST /trellis-session', () => {
  test('returns the token, uncacheable', async () => {
    const answer = await demo.post('/trellis-session');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toEqual({ token: 'a.b.c', expires_in: 900 });
  });

  test('calls Trellis with the key, for the merchant and for the scopes of the page', async () => {
    await demo.post('/trellis-session');
    expect(trellis.received).toHaveLength(1);
    const [asked] = trellis.received;
    expect(asked).toMatchObject({ method: 'POST', path: '/v1/sessions' });
    expect(asked?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(asked?.body).toEqual({ merchant: 'mer_1', scopes: ['plants:write'] });
  });

  test('passes on nothing of the browser except the chosen merchant', async () => {
    const cookie = `${await demo.signIn('mer_2')}; other=secret`;
    await demo.post('/trellis-session', { Cookie: cookie, 'X-Forwarded-For': '203.0.113.9' });
    const [asked] = trellis.received;
    expect(asked?.body).toMatchObject({ merchant: 'mer_2' });
    expect(asked?.headers).not.toHaveProperty('cookie');
    expect(asked?.headers).not.toHaveProperty('x-forwarded-for');
  });

  test.each(['greenhouse_session=mer_2.', 'greenhouse_session=mer_2.x', 'greenhouse_session=', ''])(
    'returns no token to who isn’t signed in: %s',
    async (cookie) => {
      const answer = await demo.post('/trellis-session', { Cookie: cookie });
      expect([answer.status, await answer.json()]).toEqual([
        401,
        { error: 40101, message: 'Sign in first.' },
      ]);
      expect(trellis.received).toEqual([]);
    },
  );

  test('requests the scopes of a page of this app, and of no other', async () => {
    await demo.post('/trellis-session?page=reports');
    expect(trellis.received[0]?.body).toMatchObject({ scopes: expect.arrayContaining(['reports:read']) });
    for (const page of ['elsewhere', 'webhooks', 'constructor'])
      expect((await demo.post(`/trellis-session?page=${page}`)).status).toBe(403);
    expect(trellis.received).toHaveLength(1);
  });

  test('passes on the Error object, with its request id and Retry-After', async () => {
    const fault = { error: 42901, message: "You've exceeded the key's rate limit. Try again later." };
    const headers = { 'Request-Id': 'req_1', 'Retry-After': '7', 'Set-Cookie': 'a=b' };
    trellis.answer = { status: 429, headers, body: JSON.stringify(fault) };
    const answer = await demo.post('/trellis-session');
    expect(answer.status).toBe(429);
    expect(await answer.json()).toEqual(fault);
    expect(answer.headers.get('Request-Id')).toBe('req_1');
    expect(answer.headers.get('Retry-After')).toBe('7');
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });

  test.each([
    ['something that is not JSON', { status: 502, body: '<h1>Bad gateway</h1>' }],
    ['a redirect', { status: 302, headers: { Location: '/elsewhere' }, body: '{}' }],
  ])('returns an Error object when Trellis returns %s', async (_, faulty) => {
    trellis.answer = faulty;
    const answer = await demo.post('/trellis-session');
    expect(answer.status).toBe(503);
    expect(trellis.received).toHaveLength(1);
    expect(await answer.json()).toEqual({
      error: 50301,
      message: expect.stringContaining('can’t be reached'),
    });
  });
});

describe('a foreign page', () => {
  test.each([
    ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
    ['another origin of this host', { Origin: 'http://127.0.0.1:1', 'Sec-Fetch-Site': 'same-site' }],
    ['an opaque origin', { Origin: 'null' }],
    [
      'a browser without Sec-Fetch-Site, from another site',
      { Origin: 'https://evil.example', 'Sec-Fetch-Site': '' },
    ],
  ])('gets no token: %s', async (_, headers) => {
    const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value));
    const answer = await fetch(`${demo.origin}/trellis-session`, { method: 'POST', headers: sent });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ error: 40305, message: expect.any(String) });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(trellis.received).toEqual([]);
  });

  test('gets no token without saying where it comes from', async () => {
    const answer = await fetch(`${demo.origin}/trellis-session`, { method: 'POST' });
    expect(answer.status).toBe(403);
    expect(trellis.received).toEqual([]);
  });

  test('cannot sign anybody in or mint in the gallery', async () => {
    const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await demo.post('/sign-in', foreign, new URLSearchParams({ merchant: 'mer_2' }))).status).toBe(
      403,
    );
    expect((await demo.post('/gallery/session/full', foreign)).status).toBe(403);
    expect(trellis.received).toEqual([]);
  });
});

describe('the gallery', () => {
  test('mints only the scope sets of its list', async () => {
    await demo.post('/gallery/session/look-only');
    expect(trellis.received[0]?.body).toEqual({ merchant: 'mer_1', scopes: ['menus:read'] });
    expect((await demo.post('/gallery/session/everything')).status).toBe(403);
    expect((await demo.post('/gallery/session/constructor')).status).toBe(403);
    expect(trellis.received).toHaveLength(1);
  });

  test('has stores that respond as Trellis would', async () => {
    const taken = await demo.post('/gallery/api/taken/plants');
    expect(taken.status).toBe(400);
    expect(await taken.json()).toMatchObject({ error: 40011, message: expect.any(String) });
    const limited = await demo.post('/gallery/api/limited/plants');
    expect([limited.status, limited.headers.get('Retry-After')]).toEqual([429, '30']);
    expect((await demo.post('/gallery/api/constructor/plants')).status).toBe(404);
  });
});

describe('the hosted page', () => {
  test('is opened by a link that is created by the click', async () => {
    const url = 'http://localhost:8080/hosted/link/abc';
    trellis.answer = { status: 201, body: JSON.stringify({ object: 'hosted_link', url }) };
    const answer = await demo.get('/hosted-page', { 'Sec-Fetch-Site': 'same-origin' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, url]);
    expect(trellis.received[0]).toMatchObject({
      path: '/v1/hosted_links',
      body: { merchant: 'mer_1', surface: 'create-plant' },
    });
  });

  test('is not opened by a foreign page', async () => {
    const answer = await demo.get('/hosted-page', { 'Sec-Fetch-Site': 'cross-site' });
    expect(answer.headers.get('Location')).toBe('/');
    expect(trellis.received).toEqual([]);
  });
});
