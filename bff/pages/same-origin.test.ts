import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { ApiError } from '../gateway/errors.ts';
import { requireSameOrigin } from './same-origin.ts';

const OWN = 'https://shop.example';

const check = (headers: Record<string, string>, mayHide?: boolean) => (): void => {
  requireSameOrigin({ headers } as unknown as IncomingMessage, OWN, mayHide);
};

test.each<[string, Record<string, string>]>([
  ['our own origin', { origin: OWN, 'sec-fetch-site': 'same-origin' }],
  ['a browser too old to say where from', {}],
  ['an address that was typed', { 'sec-fetch-site': 'none' }],
])('%s may', (_name, headers) => {
  expect(check(headers)).not.toThrow();
});

test.each<[string, Record<string, string>]>([
  ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['no origin, by a browser that says no more', { origin: 'null' }],
  ['no origin, and no page', { origin: 'null', 'sec-fetch-site': 'none' }],
  ['another origin', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
  ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
])('%s is refused', (_name, headers) => {
  expect(check(headers)).toThrow(new ApiError('origin_refused'));
});

const HIDDEN = { origin: 'null', 'sec-fetch-site': 'same-origin' };

test('a page that tells nobody its address may where such pages are, and nowhere else', () => {
  expect(check(HIDDEN, true)).not.toThrow();
  expect(check(HIDDEN)).toThrow(new ApiError('origin_refused'));
});

test.each<[string, Record<string, string>]>([
  ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['no origin, by a browser that says no more', { origin: 'null' }],
])('%s is refused there too', (_name, headers) => {
  expect(check(headers, true)).toThrow(new ApiError('origin_refused'));
});
