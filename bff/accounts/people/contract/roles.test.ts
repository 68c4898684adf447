import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { requireScope } from '../../../core/api/credential.ts';
import type { KeyPrincipal } from '../../../core/api/principal.ts';
import { ENVIRONMENTS } from '../../../core/contract/fields.ts';
import { ALL_SCOPES } from '../../../core/contract/scopes.ts';
import { OPERATIONS } from '../../../developers/document/operations.ts';
import { ROLES, ROLE_WORDS, scopesOfRole } from './roles.ts';

const GUIDE = readFileSync(new URL('../../../../docs/team.md', import.meta.url), 'utf8');
const rows = GUIDE.slice(0, GUIDE.indexOf('## Staff of merchants'))
  .split('\n')
  .flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim().replaceAll('`', ''));
    return cells.length > 2 ? [cells.slice(1, -1)] : [];
  });

test('the guide has each role with its words', () => {
  for (const role of ROLES) expect(rows).toContainEqual([role, ROLE_WORDS[role]]);
});

/** Where a role may, by the guide: `✓` in both, `sandbox`, `production` or `–`. */
const inGuide = new Map(
  rows.filter(([scope = '']) => scope.includes(':')).map(([scope = '', ...cells]) => [scope, cells]),
);

test('the guide has every scope', () => {
  expect([...inGuide.keys()]).toEqual([...ALL_SCOPES]);
});

describe.each(ENVIRONMENTS)('in %s', (environment) => {
  test.each(ROLES)('%s may call exactly what the guide says', (role) => {
    const principal = { kind: 'key', scopes: scopesOfRole(role, environment) } as KeyPrincipal;
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
      const cell = inGuide.get(operation.scope)?.[ROLES.indexOf(role)] ?? '';
      const expected = cell === '✓' || cell === environment;
      expect([operation.id, isAllowed(operation)]).toEqual([operation.id, expected]);
    }
  });
});
