import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { getCurrentSession } from '../../accounts/identity/contract/sessions/sessions.ts';
import { createMerchant, getMerchant } from '../../accounts/merchants/contract/merchants.ts';
import { getSandboxClock } from '../../developers/sandbox/contract/sandbox.ts';
import { bearerOf, requireCaller } from './credential.ts';
import type { Principal } from './principal.ts';

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

const caller = (kind: 'key' | 'session', environment = 'sandbox') => ({ kind, environment }) as Principal;

test('an operation takes the kinds of credential that it declares', () => {
  expect(() => requireCaller(undefined, getMerchant)).toThrow(
    expect.objectContaining({ code: 'credential_missing' }),
  );
  for (const kind of ['key', 'session'] as const)
    expect(() => requireCaller(caller(kind), getMerchant)).not.toThrow();
  expect(() => requireCaller(caller('key'), createMerchant)).not.toThrow();
  expect(() => requireCaller(caller('session'), createMerchant)).toThrow(
    expect.objectContaining({
      code: 'credential_kind',
      message: 'This operation requires a partner key.',
    }),
  );
  expect(() => requireCaller(caller('key'), getCurrentSession)).toThrow(
    expect.objectContaining({
      code: 'credential_kind',
      message: 'This operation requires a session token.',
    }),
  );
});

test('an operation of the sandbox does not exist in production', () => {
  expect(() => requireCaller(caller('key'), getSandboxClock)).not.toThrow();
  expect(() => requireCaller(caller('key', 'production'), getSandboxClock)).toThrow(
    expect.objectContaining({ code: 'not_found' }),
  );
});
