import type { Operation } from '../../core/contract/operation.ts';
import { OPERATIONS } from './operations.ts';
import { ALL_SCOPES, type Scope } from '../../core/contract/scopes.ts';

const required: ReadonlySet<Scope> = new Set(
  OPERATIONS.flatMap(({ scope, furtherScopes = [] }: Operation) => [
    ...(scope ? [scope] : []),
    ...furtherScopes,
  ]),
);

/** Whether an operation requires the scope. One that none does can be granted, and allows nothing yet. */
export function isScopeUsed(scope: Scope): boolean {
  return required.has(scope);
}

export const RESERVED_SCOPES: readonly Scope[] = ALL_SCOPES.filter((scope) => !isScopeUsed(scope));
