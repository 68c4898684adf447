import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { isClear, originForm } from './refuse-unreadable.ts';

interface Head {
  readonly url?: string;
  readonly version?: '0.9' | '1.0' | '1.1' | '2.0';
  /** The headers in the order sent. */
  readonly headers?: readonly (readonly [name: string, value: string])[];
}

/** Returns a head as passed on by Node's parser, which keeps the first of each of these headers. */
function headOf({ url = '/plants', version = '1.1', headers = [['Host', 'api.example']] }: Head) {
  const [major, minor] = version.split('.').map(Number);
  return Object.assign(new IncomingMessage(new Socket()), {
    url,
    httpVersion: version,
    httpVersionMajor: major,
    httpVersionMinor: minor,
    rawHeaders: headers.flat(),
    headers: Object.fromEntries(headers.toReversed().map(([name, value]) => [name.toLowerCase(), value])),
  });
}

const HOST = ['Host', 'api.example'] as const;

test.each<[why: string, head: Head]>([
  ['a plain request', {}],
  ['HTTP/1.0 without a Host', { version: '1.0', headers: [] }],
  ['an absolute address', { url: 'https://api.example/plants' }],
  ['the server as a whole', { url: '*' }],
  ['an empty Host', { headers: [['Host', '']] }],
  ['a Host with a port', { headers: [['Host', '[::1]:8080']] }],
  ['a chunked body', { headers: [HOST, ['Transfer-Encoding', 'Chunked']] }],
  ['each once', { headers: [['Content-Type', 'a/b'], ['Transfer-Encoding', 'chunked'], HOST] }],
  [
    'another header twice',
    { headers: [HOST, ['Date', 'x'], ['date', 'y'], ['Accept', '*'], ['Accept', '*']] },
  ],
])('clear: %s', (_why, head) => {
  expect(isClear(headOf(head))).toBe(true);
});

test.each<[why: string, head: Head]>([
  ['no Host', { headers: [] }],
  ['HTTP/0.9', { version: '0.9', headers: [] }],
  ['another version', { version: '2.0' }],
  ['two Hosts', { headers: [HOST, ['host', 'other.example']] }],
  ['the same Host twice', { headers: [HOST, HOST] }],
  ['two media types', { headers: [HOST, ['Content-Type', 'a/b'], ['content-type', 'c/d']] }],
  [
    'two codings, the first of them chunked',
    { headers: [['Transfer-Encoding', 'chunked'], HOST, ['TRANSFER-ENCODING', 'gzip']] },
  ],
  ['another coding', { headers: [HOST, ['Transfer-Encoding', 'gzip, chunked']] }],
  ['a coding in HTTP/1.0', { version: '1.0', headers: [HOST, ['Transfer-Encoding', 'chunked']] }],
  ['a Host with a path', { headers: [['Host', 'api.example/x']] }],
  ['a fragment', { url: '/plants#x' }],
  ['a target without a slash', { url: 'plants' }],
  ['nothing', { url: '' }],
  ['another scheme', { url: 'file://api.example/plants' }],
  ['a scheme within a name', { url: 'xhttp://api.example/plants' }],
  ['a user', { url: 'http://a@api.example/plants' }],
  ['a password alone', { url: 'http://:b@api.example/plants' }],
  ['an address without a host', { url: 'http:///plants' }],
  ['an address that is none', { url: 'http://[::bad/plants' }],
])('refused: %s', (_why, head) => {
  expect(isClear(headOf(head))).toBe(false);
});

test.each([
  ['/plants?a=http://b.example/', '/plants?a=http://b.example/'],
  ['http://evil.example/x?y', '/x?y'],
  ['HTTPS://evil.example', '/'],
  ['http://evil.example?y', '/?y'],
  ['*', '*'],
])('the origin form of %s is %s', (target, path) => {
  expect(originForm(target)).toBe(path);
});
