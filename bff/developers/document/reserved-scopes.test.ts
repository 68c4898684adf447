import { expect, test } from 'vitest';
import type { Operation } from '../../core/contract/operation.ts';
import { OPERATIONS, isScopeUsed, RESERVED_SCOPES } from './operations.ts';
import { ALL_SCOPES } from '../../core/contract/scopes.ts';

test('a scope is reserved as long as no operation requires it', () => {
  const operations: readonly Operation[] = OPERATIONS;
  const required = operations.flatMap(({ scope, furtherScopes = [] }) => [
    ...(scope === undefined ? [] : [scope]),
    ...furtherScopes,
  ]);
  expect(required).toContain('plants:write');
  expect(required.filter((scope) => !isScopeUsed(scope))).toEqual([]);
  expect(RESERVED_SCOPES.filter((scope) => required.includes(scope))).toEqual([]);
  expect(new Set([...RESERVED_SCOPES, ...required])).toEqual(new Set(ALL_SCOPES));
});
