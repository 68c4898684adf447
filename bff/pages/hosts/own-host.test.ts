import { expect, test } from 'vitest';
import { ownHost } from './hosts.ts';

const isOwn = ownHost('https://api.trellis.example');
const path = (): string => '/v1/keys';

test.each(['api.trellis.example', '127.0.0.1:8080', '[::1]:8080', 'trellis', 'trellis:8080', undefined])(
  'our own: %s',
  (host) => {
    expect(isOwn(host, path)).toBe(true);
    expect(isOwn(host, path)).toBe(true);
  },
);

test('another domain is none of ours, whichever host the requests before it named', () => {
  for (const before of ['api.trellis.example', '127.0.0.1:8080', undefined, 'shop.example']) {
    isOwn(before, path);
    expect(isOwn('shop.example', path)).toBe(false);
    expect(isOwn('127.0.0.1.shop.example', path)).toBe(false);
  }
});

test('health is told at any host, and makes none our own', () => {
  expect(isOwn('shop.example', () => '/healthz')).toBe(true);
  expect(isOwn('shop.example', path)).toBe(false);
});
