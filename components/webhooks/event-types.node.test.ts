import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { EVENT_FAMILIES, EVENT_TYPES, SIMULATED_TYPES } from './event-types.ts';

/** A list of the contract by its name, from its source: the contract itself costs the browser nothing. */
function listed(file: string, name: string): string[] {
  const source = readFileSync(resolve(import.meta.dirname, `../../bff/contract/${file}`), 'utf8');
  const [, list = ''] = new RegExp(`${name} = \\[([^\\]]*)\\]`).exec(source) ?? [];
  return [...list.matchAll(/'([^']+)'/g)].map(([, type = '']) => type);
}

it('has every type of the contract, in its order, and no other', () => {
  expect(EVENT_TYPES).toEqual(listed('event-types.ts', 'EVENT_TYPES'));
  expect(EVENT_FAMILIES.flatMap(([, types]) => types).toSorted()).toEqual([...EVENT_TYPES].toSorted());
});

it('simulates what the sandbox can make happen', () => {
  expect(SIMULATED_TYPES.toSorted()).toEqual(listed('event-types.ts', 'EMITTED_EVENT_TYPES').toSorted());
});
