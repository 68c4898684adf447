import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  call,
  signUp,
  startService,
  type Service,
  type SignedUp,
} from '../../bff/testing/service/service.ts';
import { sessionHandler as nodeSessionHandler } from './node.ts';
import { sessionHandler, type SessionHandlerOptions } from './session-handler.ts';

const APP = 'https://pos.example';
const OWN = { Origin: APP, 'Sec-Fetch-Site': 'same-origin', Cookie: 'merchant=active' };

let service: Service;
let partner: SignedUp;
const told: unknown[] = [];

beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
});
afterAll(() => service.stop());
beforeEach(() => void (told.length = 0));

/** An app whose sessions are cookies that name a merchant by its status. */
const merchantOf = (cookie: string | null | undefined): string | undefined =>
  partner.merchants[/merchant=(\w+)/.exec(cookie ?? '')?.[1] ?? ''];

const handler = (more: Partial<SessionHandlerOptions> = {}) =>
  sessionHandler({
    key: partner.key,
    baseUrl: service.url,
    merchantOf: ({ headers }) => merchantOf(headers.get('Cookie')),
    scopes: ['plants:write'],
    onError: (error) => told.push(error),
    ...more,
  });

const asked = (headers: Record<string, string> = OWN, method = 'POST'): Request =>
  new Request(`${APP}/trellis-session`, { method, headers });

const expectToken = async (response: {
  status: number;
  headers: Headers;
  json(): Promise<unknown>;
}): Promise<void> => {
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  const { token } = (await response.json()) as { token: string };
  const { body } = await call(service, 'GET /v1/sessions/current', { credential: token });
  expect(body).toMatchObject({ merchant: partner.active, scopes: ['plants:write'] });
};

describe('a session of who is signed in', () => {
  test('is returned to anything that speaks Request and Response', async () => {
    await expectToken(await handler()(asked()));
    expect(told).toEqual([]);
  });

  test('has the scopes of its page', async () => {
    const scopes = ({ url }: Request) => (url.endsWith('-session') ? ['plants:write'] : undefined);
    await expectToken(await handler({ scopes })(asked()));
    await expectToken(await handler({ scopes, origins: [APP] })(asked()));
  });

  test('is returned by a server of Node and by Express, whose own request says who it is', async () => {
    type SignedIn = IncomingMessage & { merchant?: string };
    const listener = nodeSessionHandler({
      key: partner.key,
      baseUrl: service.url,
      merchantOf: (request: SignedIn) => request.merchant ?? merchantOf(request.headers.cookie),
      scopes: ['plants:write'],
    });
    const app = express();
    app.post('/trellis-session', (request, _response, next) => {
      Object.assign(request, { merchant: partner.active });
      next();
    });
    app.use(express.json());
    app.post('/trellis-session', listener);
    for (const [server, Cookie] of [
      [createServer(listener), OWN.Cookie],
      [createServer(app), ''],
    ] as const) {
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const headers = { Origin: origin, Cookie };
      await expectToken(await fetch(`${origin}/trellis-session`, { method: 'POST', headers }));
      const foreign = { ...headers, Origin: APP };
      expect((await fetch(`${origin}/trellis-session`, { method: 'POST', headers: foreign })).status).toBe(
        403,
      );
      server.closeAllConnections();
      server.close();
    }
  });
});

describe('nobody else gets a token', () => {
  const expectRefused = async (response: Response, status: number, error: number): Promise<void> => {
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([status, 'no-store']);
    expect(await response.json()).toEqual({ error, message: expect.stringMatching(/\w/) });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  };

  test.each([
    ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
    ['a page of the same site', { Origin: 'https://shop.pos.example', 'Sec-Fetch-Site': 'same-site' }],
    ['another site, by an older browser', { Origin: 'https://evil.example' }],
    ['another port', { Origin: `${APP}:8443` }],
    ['a page without an origin', { Origin: 'null' }],
    ['who lies about the origin', { Origin: APP, 'Sec-Fetch-Site': 'cross-site' }],
    ['who doesn’t say', {}],
  ])('%s', async (_, headers) => {
    const request = asked({ Cookie: OWN.Cookie, ...headers } as Record<string, string>);
    await expectRefused(await handler()(request), 403, 40305);
    await expectRefused(await handler({ origins: [APP] })(request), 403, 40305);
  });

  test('who comes from the right host, but not from the origins of the app', async () => {
    await expectRefused(await handler({ origins: ['https://other.example'] })(asked()), 403, 40305);
    const { Origin: _, ...withoutOrigin } = OWN;
    await expectRefused(await handler({ origins: [APP] })(asked(withoutOrigin)), 403, 40305);
  });

  test('who isn’t signed in, or reads', async () => {
    await expectRefused(await handler()(asked({ ...OWN, Cookie: '' })), 401, 40101);
    for (const nobody of [undefined, null, ''])
      await expectRefused(await handler({ merchantOf: async () => nobody })(asked()), 401, 40101);
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
      const response = await handler()(asked(OWN, method));
      expect(response.headers.get('Allow')).toBe('POST');
      await expectRefused(response, 405, 40501);
    }
  });

  test('whose page has no scopes', async () => {
    for (const scopes of [[], () => undefined, async () => []])
      await expectRefused(await handler({ scopes })(asked()), 403, 40302);
  });
});

describe('what goes wrong', () => {
  const KEY = 'ppk_sandbox_thisKeyMustNeverLeaveTheServer000000';

  test('is told to the page in the words of Trellis, with the request id', async () => {
    const response = await handler({ scopes: ['keys:write'] })(asked());
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: 40302 });
    expect(response.headers.get('Request-Id')).toMatch(/^req_/);
    expect(told).toMatchObject([{ name: 'TrellisApiError', code: 40302 }]);
  });

  test('is told to the server only, if it is the server’s own: a key that isn’t accepted, a fault in its code', async () => {
    const merchantFails = { merchantOf: () => Promise.reject(new Error('the database is away')) };
    for (const more of [{ key: KEY }, merchantFails]) {
      const response = await handler(more)(asked());
      const text = await response.text();
      expect([response.status, JSON.parse(text)]).toMatchObject([500, { error: 50001 }]);
      expect(text).not.toMatch(/key|database/);
    }
    expect(told).toMatchObject([{ code: 40102, status: 401 }, { message: 'the database is away' }]);
  });

  test('is that Trellis can’t be reached, or something else is there', async () => {
    const elsewhere = await handler({ baseUrl: `${service.url}/docs` })(asked());
    const unreachable = await handler({ key: KEY, baseUrl: 'http://127.0.0.1:1' })(asked());
    for (const response of [elsewhere, unreachable]) expect(response.status).toBeGreaterThanOrEqual(404);
    expect(await unreachable.json()).toMatchObject({ error: 50301 });
    expect(told.at(-1)).toMatchObject({ name: 'TrellisConnectionError' });
    expect(inspect(told, { depth: 20, showHidden: true })).not.toContain(KEY);
  });

  test('is that Trellis can’t be reached where an Error object comes without the status of a refusal', async () => {
    for (const status of [200, 302]) {
      const fetch = async () => Response.json({ error: 40302, message: 'Not granted.' }, { status });
      const response = await handler({ fetch })(asked());
      expect([response.status, await response.json()]).toMatchObject([503, { error: 50301 }]);
    }
  });

  test('is said at the start, without the key, if the settings can’t be right', () => {
    expect(() => handler({ key: '' })).toThrow('`key` is missing');
    expect(() => handler({ key: `${KEY}\n` })).toThrow(/^(?!.*NeverLeave).*line break/s);
    expect(() => handler({ baseUrl: 'localhost' })).toThrow('`baseUrl` must be');
  });
});
