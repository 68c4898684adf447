import type { Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  rawResponse,
  startRawUpstream,
  type Behavior,
  type RawUpstream,
} from '../../providers/plants/testing/raw-upstream.ts';
import { mintToken, signUp, startService, type Service } from '../service/service.ts';
import { talk } from './testing/raw-client.ts';
import { onlyAnswer } from './testing/refusals.ts';
import { bearer, JSON_TYPE, request } from './testing/requests.ts';

/** Text from the upstream that no caller may see. */
const INSIDE = 'inside-words';
const LEAKS = [
  'Content-Type: application/json',
  `Set-Cookie: session=${INSIDE}`,
  `X-Powered-By: ${INSIDE}`,
  `WWW-Authenticate: Basic realm="${INSIDE}"`,
  'Access-Control-Allow-Origin: *',
  'Strict-Transport-Security: max-age=1',
  `Location: /${INSIDE}`,
];
const FAILED = [
  502,
  `{"error":50201,"message":"The plant API failed. It isn't known whether the plant was created."}`,
];
const SLOW = [
  504,
  `{"error":50401,"message":"The plant API took too long to respond. It isn't known whether the plant was created."}`,
];
const PLANT = '{"name":"Fern"}';

let raw: RawUpstream;
let service: Service;
let token: string;
let behave: Behavior;
beforeAll(async () => {
  raw = await startRawUpstream((socket, nth) => behave(socket, nth));
  service = await startService({ plantApi: { url: raw.url, token: 'upstream-secret' } });
  token = await mintToken(service, await signUp(service));
});
afterAll(async () => {
  await service.stop();
  await raw.close();
});
beforeEach(() => void raw.requests.splice(0));

const create = (withinMs = 15_000) =>
  talk(service, request('POST /plants', [bearer(token), JSON_TYPE], '{"id":1,"name":"Fern"}'), { withinMs });
const answering = (answer: string) => (socket: Socket) => void socket.write(answer);

test.each<[string, Behavior]>([
  ['500', answering(rawResponse('500 Oops', `{"error":50001,"message":"${INSIDE}"}`, LEAKS))],
  ['503', answering(rawResponse('503 Busy', INSIDE, ['Content-Type: text/html', 'Retry-After: 99']))],
  ['401', answering(rawResponse('401 Unauthorized', `{"error":40102,"message":"${INSIDE}"}`, LEAKS))],
  ['429', answering(rawResponse('429 Slow down', `{"error":42901,"message":"${INSIDE}"}`, LEAKS))],
  ['a redirect', answering(rawResponse('307 Moved', PLANT, LEAKS))],
  ['garbage', answering(rawResponse('200 OK', `<html>${INSIDE}`, LEAKS))],
  ['a body that is too long', answering(rawResponse('200 OK', `{"name":"${'x'.repeat(100_000)}"}`, LEAKS))],
  [
    'a body without an end',
    answering(`HTTP/1.1 200 OK\r\n${LEAKS[0]}\r\n\r\n{"name":"${'x'.repeat(100_000)}`),
  ],
  ['a body that is too short', (socket) => void socket.end(rawResponse('200 OK', PLANT, LEAKS).slice(0, -3))],
  ['two lengths', answering(`HTTP/1.1 200 OK\r\nContent-Length: 15\r\nContent-Length: 1\r\n\r\n${PLANT}`)],
  ['no HTTP', answering(`SSH-2.0-${INSIDE}\r\n`)],
  ['a closed connection', (socket) => void socket.end()],
  ['a reset', (socket) => void socket.resetAndDestroy()],
])('%s is 502, at once, revealing nothing, requested once', async (_name, how) => {
  behave = how;
  const conversation = await create();
  const answer = onlyAnswer(conversation);
  expect([answer.status, answer.body]).toEqual(FAILED);
  expect(answer.head).not.toMatch(
    /inside-words|set-cookie|location|www-auth|allow-origin|retry-after|strict/i,
  );
  expect(service.logLines.join('')).not.toMatch(/inside-words|upstream-secret/);
  expect(raw.requests).toHaveLength(1);
  expect(conversation.ms).toBeLessThan(10_000);
});

test('a plant is returned without the headers it came with', async () => {
  behave = answering(rawResponse('200 OK', `{"name":"Fern","secret":"${INSIDE}"}`, LEAKS));
  const answer = onlyAnswer(await create());
  expect([answer.status, answer.body]).toEqual([200, PLANT]);
  expect(answer.head).not.toMatch(/inside-words|set-cookie|location|www-auth|allow-origin|strict/i);
});

test('no response, slow headers and a slow body are 504 in bounded time, each requested once', async () => {
  const whole = rawResponse('200 OK', PLANT);
  const parts = ['', whole.slice(0, 20), whole.slice(0, -3)];
  behave = (socket, nth) => void socket.write(parts[nth - 1] ?? '');
  const conversations = await Promise.all(parts.map(() => create(7_000)));
  for (const conversation of conversations) {
    const answer = onlyAnswer(conversation);
    expect([answer.status, answer.body]).toEqual(SLOW);
  }
  expect(raw.requests).toHaveLength(parts.length);
});
