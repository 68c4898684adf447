import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishDeclarations } from './declarations.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'declarations-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const declare = (path: string, text: string): void => {
  const file = join(folder, 'all', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const publish = (): void =>
  publishDeclarations(join(folder, 'all/components'), join(folder, 'types'), ['entry.d.ts']);
const isPublished = (path: string): boolean => existsSync(join(folder, 'types', path));

test('publishes the entries and what they name, and nothing else', () => {
  declare('components/entry.d.ts', `import type { A } from './x/a.ts';\nexport declare const a: A;`);
  declare('components/x/a.d.ts', `import '../b.js';\nexport type A = import("lit").CSSResult;`);
  declare('components/b.d.ts', 'export {};');
  declare('components/private.d.ts', `import type { C } from '../contract/c.ts';\nexport type P = C;`);
  declare('contract/c.d.ts', 'export type C = string;');
  publish();
  expect(['entry.d.ts', 'x/a.d.ts', 'b.d.ts'].every(isPublished)).toBe(true);
  expect(isPublished('private.d.ts')).toBe(false);
});

test.each([
  ['outside the package', `export type { C } from '../contract/c.ts';`],
  ['by import()', `export type D = import('../contract/c.ts').C;`],
  ['that is not there', `export * from './gone.ts';`],
])('refuses an entry that names a module %s', (_, text) => {
  declare('components/entry.d.ts', text);
  declare('contract/c.d.ts', 'export type C = string;');
  expect(publish).toThrow('which is not in the package');
});
