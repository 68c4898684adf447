import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_SCOPES, grantedScopes, isWellFormedScope, KEY_ONLY_SCOPES, SESSION_SCOPES } from './scopes.ts';
import { randomFrom } from '../../testing/service/random.ts';
import { rounds } from '../../testing/service/rounds.ts';

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
    { numRuns: rounds({ short: 2_000, long: 200_000 }) },
  );
});

const PAIRS = rounds({ short: 100_000, long: 1_000_000 });
/** All scopes, and lookalikes. */
const WORDS: readonly string[] = [
  ...ALL_SCOPES,
  '*',
  '*:*',
  'plants:*',
  '',
  ' plants:write',
  'plants:write ',
  'Plants:write',
  'рlants:write',
  '__proto__',
  'constructor',
  'toString',
  'plants:write\0',
  'keys:write,plants:write',
  'plants',
];

test(`of ${PAIRS} random pairs of a request and a key, what is granted is in both, and all of it`, () => {
  const random = randomFrom(20_261_121);
  const lists = Array.from({ length: 5_000 }, () =>
    Array.from({ length: random.below(12) }, () => random.of(WORDS)),
  );
  const requests = lists.map((asked) => ({ asked, distinct: [...new Set(asked)] }));
  const keys = lists.map((held) => new Set(held));
  const mayHold: ReadonlySet<string> = new Set(SESSION_SCOPES);
  let wrong = 0;
  let granted = 0;
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const { asked, distinct } = random.of(requests);
    const capability = random.of(keys);
    const due = (scope: string): boolean => capability.has(scope) && mayHold.has(scope);
    const grant: readonly string[] = grantedScopes(asked, capability);
    const inBoth = grant.every((scope) => due(scope) && distinct.includes(scope));
    if (!inBoth || grant.length !== distinct.filter(due).length) wrong += 1;
    granted += grant.length;
  }
  expect(wrong).toBe(0);
  expect(granted).toBeGreaterThan(PAIRS / 10);
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
