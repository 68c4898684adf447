import { expect, test } from 'vitest';
import { isKept, replayOf } from './stored-responses.ts';

test('the first response is replayed, marked as such', () => {
  const response = { status: 201, body: { id: 'x' } };
  expect(replayOf({ state: 'stored', fingerprint: 'a', response }, 'a')).toEqual({
    ...response,
    headers: { 'Idempotent-Replayed': 'true' },
  });
});

test('while the first request runs, a second is to come again in a second', () => {
  expect(() => replayOf({ state: 'running', fingerprint: 'a' }, 'a')).toThrow(
    expect.objectContaining({ code: 'idempotency_in_progress', headers: { 'Retry-After': '1' } }),
  );
});

test('another body is refused, whether the first request runs or has ended', () => {
  const refused = expect.objectContaining({ code: 'idempotency_reused' });
  expect(() => replayOf({ state: 'running', fingerprint: 'a' }, 'b')).toThrow(refused);
  const response = { status: 201, body: {} };
  expect(() => replayOf({ state: 'stored', fingerprint: 'a', response }, 'b')).toThrow(refused);
});

test.each([
  [200, true],
  [400, true],
  [401, false],
  [422, true],
  [429, false],
  [499, true],
  [500, false],
  [503, false],
])('a response with the status %i is kept: %s', (status, kept) => {
  expect(isKept(status)).toBe(kept);
});
