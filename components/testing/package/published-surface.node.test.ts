import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildPackage } from '../../../scripts/build.mjs';
import { ELEMENTS, packageExports } from '../../../scripts/build/elements.ts';
import { declarationOf, type Manifest } from '../../../scripts/build/manifest.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(resolve(root, path), 'utf8');

interface Typed {
  readonly name: string;
  readonly kind?: string;
  readonly type?: { readonly text: string };
}

const lineOf = (what: string, { name, type }: Typed): string =>
  `  ${what} ${name === '' ? '(default)' : name}${type ? `: ${type.text.replaceAll(/\s+/g, ' ')}` : ''}`;

/** All names that a module's declaration exports, also by way of others. */
function exportsOf(declaration: string): string[] {
  const text = read(declaration).replaceAll(/\/\*.*?\*\//gs, '');
  const names = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    list.split(',').map((one) => one.trim().split(' as ').at(-1) ?? ''),
  );
  const declared = [
    ...text.matchAll(/^export (?:declare )?(?:abstract )?(?:class|const|function|interface|type) (\w+)/gm),
  ].map(([, name = '']) => name);
  const led = [...text.matchAll(/^export \* from '([^']*)'/gm)].flatMap(([, path = '']) =>
    exportsOf(resolve(root, declaration, '..', path.replace(/js$/, 'd.ts'))),
  );
  return [...new Set([...names, ...declared, ...led])].filter(Boolean).toSorted();
}

beforeAll(() => buildPackage({ ifStale: true }));

/**
 * The names that partners' pages rely on, one a line. A published name stays. After an addition:
 * `npx vitest run components/testing/package/published-surface.node.test.ts -u`, and read the difference.
 */
test('the elements have the attributes, properties, events, slots, parts and custom properties of before', async () => {
  const manifest: Manifest = JSON.parse(read('dist/custom-elements.json'));
  const lines = ELEMENTS.flatMap((element) => {
    const { attributes, members, events, slots, cssParts, cssProperties } = declarationOf(manifest, element);
    const all = Object.entries({ attribute: attributes, event: events, slot: slots, part: cssParts });
    const listed = [...all, ['custom property', cssProperties] as const];
    return [
      `trellis-${element.name}`,
      ...(members ?? []).map((member: Typed) =>
        lineOf(member.kind === 'method' ? 'method' : 'property', member),
      ),
      ...listed.flatMap(([what, list]) => (list ?? []).map((one: Typed) => lineOf(what, one))),
    ];
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../published-surface/elements.txt');
});

test('each entry exports what it did before', async () => {
  const lines = Object.entries(packageExports()).flatMap(([entry, file]) => [
    entry.replace('.', 'trellis'),
    ...exportsOf(file.replace(/js$/, 'd.ts')).map((name) => `  ${name}`),
  ]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../published-surface/exports.txt');
});

test('the files without a bundler are called as before', async () => {
  const names = globSync('dist/cdn/*.{js,json,txt}', { cwd: root }).map(
    (path) => path.split('/').at(-1) ?? '',
  );
  // Not those that are called by their content, nor those of other languages.
  const stable = names.filter((name) => !/(?:-[\w-]{8}|\.[a-z]{2})\.js$/.test(name)).toSorted();
  await expect(`${stable.join('\n')}\n`).toMatchFileSnapshot('../published-surface/files.txt');
});
