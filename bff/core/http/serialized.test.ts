import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { close, listen } from './http-server.ts';
import { sendSerialized, serialized } from './responses.ts';

const body = serialized('{"name":"Gießkanne"}');
const server = createServer((req, res) => sendSerialized(req, res, body));
let url: string;
beforeAll(async () => {
  url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
});
afterAll(() => close(server));

const ask = (condition?: string) =>
  fetch(url, { headers: condition === undefined ? {} : { 'if-none-match': condition } });

test('the same text has the same validator, another text another one', () => {
  expect(body.etag).toMatch(/^"[\w-]{22}"$/);
  expect(serialized('{"name":"Gießkanne"}').etag).toBe(body.etag);
  expect(serialized('{"name":"Giesskanne"}').etag).not.toBe(body.etag);
});

test.each([undefined, '"another"', `W/"another", "third"`, body.etag.slice(1), ''])(
  'If-None-Match: %s gets the body',
  async (condition) => {
    const reply = await ask(condition);
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      etag: body.etag,
      'cache-control': 'private, no-cache',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.bytes.length),
    });
    expect(await reply.text()).toBe('{"name":"Gießkanne"}');
  },
);

test.each([body.etag, `W/${body.etag}`, `"another", ${body.etag}`, `"another" , W/${body.etag}`, '*'])(
  'If-None-Match: %s gets 304 without a body',
  async (condition) => {
    const reply = await ask(condition);
    expect(reply.status).toBe(304);
    expect([reply.headers.get('etag'), reply.headers.get('cache-control')]).toEqual([
      body.etag,
      'private, no-cache',
    ]);
    expect(await reply.text()).toBe('');
  },
);
