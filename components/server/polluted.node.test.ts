import { afterEach, expect, test } from 'vitest';
import { sessionHandler } from './session-handler.ts';

/**
 * The names that a library may have set on `Object.prototype`: members of requests, of responses and of our
 * options. Not `body`, `get` and `set`, which break Node's own `Request`.
 */
const NAMES = (
  'method credentials mode redirect referrerPolicy integrity keepalive cache priority status statusText ' +
  'once passive capture value writable key baseUrl fetch asked timeoutMs maxRetries isStream merchantOf ' +
  'scopes origins onError token expires_in error message param host url'
).split(' ');

const VALUES: readonly unknown[] = ['polluted', () => undefined];

const { prototype } = Object;
let undo: () => void = () => undefined;
afterEach(() => undo());

function pollute(name: string, value: unknown): void {
  const had = Object.getOwnPropertyDescriptor(prototype, name);
  Object.defineProperty(prototype, name, {
    __proto__: null,
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  } as PropertyDescriptor);
  undo = () => {
    Reflect.deleteProperty(prototype, name);
    if (had) Object.defineProperty(prototype, name, had);
    undo = () => undefined;
  };
}

/** Requests a session for a page, and returns what was sent and the response. */
async function used(given: object): Promise<string> {
  const sent: unknown[] = [];
  const options = {
    __proto__: null,
    key: 'ppk_test_1',
    baseUrl: 'https://trellis.example',
    fetch: async (request: Request) => {
      const { method, url } = request;
      sent.push([method, url, [...request.headers], await request.text()]);
      return new Response('{"token":"t","expires_in":900}', { __proto__: null, status: 200 } as ResponseInit);
    },
  };
  const handler = sessionHandler({
    ...options,
    merchantOf: () => 'mer_1',
    scopes: ['plants:write'],
    onError: (error: unknown) => sent.push(String(error)),
    ...given,
  } as never);
  const headers = { Origin: 'https://pos.example' };
  const page = { __proto__: null, method: 'POST', headers } as RequestInit;
  const answer = await handler(new Request('https://pos.example/trellis-session', page));
  return JSON.stringify([sent, answer.status, await answer.text()]);
}

/** A signed-in merchant, and none. */
const CASES = [{}, { merchantOf: () => undefined }];

test.each(NAMES)('gives and refuses a session alike, whatever Object.prototype has for %s', async (name) => {
  for (const given of CASES) {
    const right = await used(given);
    for (const value of VALUES) {
      pollute(name, value);
      const outcome = await used(given).catch(String);
      undo();
      expect(outcome).toBe(right);
    }
  }
});
