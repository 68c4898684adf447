import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { bearerOf } from './credential.ts';

function requestWith(authorization: string, rawHeaders = ['Authorization', authorization]): IncomingMessage {
  return { headers: { authorization }, rawHeaders } as IncomingMessage;
}

test('a credential is read from a header of at most 4096 characters', () => {
  const prefix = 'Bearer ';
  const longest = 'a'.repeat(4096 - prefix.length);
  expect(bearerOf(requestWith(prefix + longest))).toBe(longest);
  expect(() => bearerOf(requestWith(`${prefix}${longest}a`))).toThrow(
    expect.objectContaining({ code: 'credential_invalid' }),
  );
});

test.each(['authorization', 'AUTHORIZATION'])('a second header is refused, spelled %s', (name) => {
  const twice = ['Authorization', 'Bearer one', 'Host', 'api.example', name, 'Bearer two'];
  expect(() => bearerOf(requestWith('Bearer one', twice))).toThrow(
    expect.objectContaining({
      code: 'credential_invalid',
      message: 'Send exactly one Authorization header.',
    }),
  );
});

test('no other header of the same length counts as a second one', () => {
  const headers = ['Authorization', 'Bearer one', 'X-Forwarded-X', 'Bearer two'];
  expect(headers[2]).toHaveLength('authorization'.length);
  expect(bearerOf(requestWith('Bearer one', headers))).toBe('one');
});
