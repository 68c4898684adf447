import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { requireScope } from '../../../core/api/credential.ts';
import type { SessionPrincipal } from '../../../core/api/principal.ts';
import { OPERATIONS } from '../../../developers/document/operations.ts';
import { scopesOfStaffRole, STAFF_ROLE_WORDS, STAFF_ROLES } from './roles.ts';

const GUIDE = readFileSync(new URL('../../../../docs/team.md', import.meta.url), 'utf8');
const ROWS = GUIDE.slice(GUIDE.indexOf('## Staff of merchants'))
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim().replaceAll('`', ''))
      .slice(1, -1),
  );

/** Whether a role may, by the guide. */
const inGuide = new Map(
  ROWS.filter(([scope = '']) => scope.includes(':')).map(([scope = '', ...cells]) => [scope, cells]),
);

test('the guide has each role with its words', () => {
  for (const role of STAFF_ROLES) expect(ROWS).toContainEqual([role, STAFF_ROLE_WORDS[role]]);
});

test.each(STAFF_ROLES)('%s may call exactly what the guide says', (role) => {
  const principal = { kind: 'session', scopes: scopesOfStaffRole(role) } as SessionPrincipal;
  const isAllowed = (operation: (typeof OPERATIONS)[number]): boolean => {
    try {
      requireScope(principal, operation);
      return true;
    } catch {
      return false;
    }
  };
  for (const operation of OPERATIONS) {
    if (operation.scope === undefined) continue;
    const isInGuide = inGuide.get(operation.scope)?.[STAFF_ROLES.indexOf(role)] === '✓';
    expect([operation.id, isAllowed(operation)]).toEqual([operation.id, isInGuide]);
  }
});
