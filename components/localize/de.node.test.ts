import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { generateMsgId } from '@lit/localize/internal/id-generation.js';
import { expect, it } from 'vitest';
import { templates } from './de.ts';

const components = resolve(import.meta.dirname, '..');

/** The ids of all that the elements say, from their sources, with the number of values in each. */
function spoken(): Map<string, number> {
  const ids = new Map<string, number>();
  for (const path of globSync('**/*.ts', { cwd: components })) {
    if (path.includes('.test.')) continue;
    const code = readFileSync(resolve(components, path), 'utf8');
    for (const [, tag, template, text] of code.matchAll(/\bmsg\(\s*(str)?(?:`([^`]*)`|'([^']*)')/g)) {
      const strings = tag ? (template ?? '').split(/\$\{[^}]*\}/) : (text ?? '');
      ids.set(generateMsgId(strings, false), tag ? strings.length - 1 : 0);
    }
  }
  return ids;
}

it('German says all that is said, with all its values, and nothing else', () => {
  const german = Object.entries(templates).map(
    ([id, text]) => [id, typeof text === 'string' ? 0 : text.values.length] as const,
  );
  expect(new Map(german.toSorted())).toEqual(new Map([...spoken()].toSorted()));
});

it('German says the same English words in one way, whichever folder they are in', () => {
  const ways = new Map<string, Set<string>>();
  for (const path of globSync('**/*.de.ts', { cwd: components })) {
    const code = readFileSync(resolve(components, path), 'utf8');
    for (const [, id = '', text = ''] of code.matchAll(/^ {2}(s[0-9a-f]{16}):\s*(.*), \/\/ /gm)) {
      ways.set(id, new Set([...(ways.get(id) ?? []), text]));
    }
  }
  expect(ways.size).toBe(Object.keys(templates).length);
  expect([...ways.values()].filter((texts) => texts.size > 1)).toEqual([]);
});
