import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_SCOPES, grantedScopes, isWellFormedScope, KEY_ONLY_SCOPES, SESSION_SCOPES } from './scopes.ts';

const scopeLists = fc.array(
  fc.oneof(fc.constantFrom(...ALL_SCOPES), fc.string(), fc.constantFrom('__proto__', '*:*')),
);

test('a grant is within the request, within the capability and within what a session may hold', () => {
  fc.assert(
    fc.property(scopeLists, scopeLists, (requested, capability) => {
      const granted = grantedScopes(requested, new Set(capability));
      expect(granted.every((scope) => requested.includes(scope))).toBe(true);
      expect(granted.every((scope) => capability.includes(scope))).toBe(true);
      expect(granted.every((scope) => (SESSION_SCOPES as readonly string[]).includes(scope))).toBe(true);
      expect(new Set(granted).size).toBe(granted.length);
    }),
    { numRuns: 20_000 },
  );
});

test('everything that may be granted is', () => {
  expect(grantedScopes(ALL_SCOPES, new Set(ALL_SCOPES))).toEqual([...SESSION_SCOPES]);
});

test('granting twice grants no more than granting once', () => {
  fc.assert(
    fc.property(scopeLists, scopeLists, scopeLists, (requested, first, second) => {
      const once = grantedScopes(requested, new Set(first));
      const twice = grantedScopes(once, new Set(second));
      expect(twice.every((scope) => once.includes(scope))).toBe(true);
    }),
  );
});

test('no scope is in both lists, and each is well formed', () => {
  expect(new Set(ALL_SCOPES).size).toBe(SESSION_SCOPES.length + KEY_ONLY_SCOPES.length);
  expect(ALL_SCOPES.every(isWellFormedScope)).toBe(true);
});

test.each([
  'plants',
  'plants:',
  ':write',
  'Plants:write',
  'plants:*',
  '*',
  ' plants:write',
  'plants:write\n',
  'plants:write:x',
  'рlants:write',
  'a:b'.repeat(60),
])('the scope %j is malformed', (scope) => {
  expect(isWellFormedScope(scope)).toBe(false);
});
