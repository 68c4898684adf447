import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildPackage } from '../../../scripts/build.mjs';
import { EDITOR_FILES } from '../../../scripts/build/editors.ts';
import { ELEMENTS } from '../../../scripts/build/elements.ts';
import type { Manifest } from '../../../scripts/build/manifest.ts';
import { packedFiles } from '../packed.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(resolve(root, path), 'utf8');

interface Locked {
  readonly dependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
  readonly peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const namesOf = (list: readonly { readonly name: string }[]): string[] =>
  list.map(({ name }) => name).toSorted();

/** All that npm installs with a package, by what the lock file says: peers too, unless they are optional. */
function installedWith({ dependencies, peerDependencies, peerDependenciesMeta }: Locked): Set<string> {
  const { packages } = JSON.parse(read('../package-lock.json')) as { packages: Record<string, Locked> };
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  const names = [...Object.keys(dependencies ?? {}), ...peers];
  const further = names.flatMap((name) => [...installedWith(packages[`node_modules/${name}`] ?? {})]);
  return new Set([...names, ...further]);
}

describe('the published package', () => {
  let files: string[] = [];
  const described = JSON.parse(read('package.json'));

  beforeAll(async () => {
    await buildPackage({ ifStale: true });
    files = packedFiles();
  });

  it('has every file that package.json names', () => {
    const entries = Object.values<string>(described.exports).filter((path) => !path.includes('*'));
    const named = [...entries, described.types, described.customElements, described['web-types']];
    expect(named.map((path) => path.replace(/^\.\//, '')).filter((path) => !files.includes(path))).toEqual(
      [],
    );
  });

  it('has every picture and every sample that a chapter of docs/ shows', () => {
    const chapters = files.filter((path) => /^dist\/guides\/docs\/[\w-]+\.md$/.test(path));
    const shown = chapters.flatMap((path) =>
      [...read(path).matchAll(/\]\(((?:pictures|samples)\/[^)#]+)/g)].map(
        ([, file]) => `dist/guides/docs/${file}`,
      ),
    );
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.filter((path) => !files.includes(path))).toEqual([]);
  });

  it('has every file that the manifest of the elements names, and says which one registers each', () => {
    const { modules } = JSON.parse(read('dist/custom-elements.json')) as Manifest;
    const all = JSON.stringify(modules);
    const named = [...all.matchAll(/"(?:path|module)":"([^"]*)"/g)].map(([, path = '']) => path);
    expect(named.filter((path) => !files.includes(path))).toEqual([]);
    const registered = modules.map(({ path, exports = [] }) => [path, exports.at(-1)]);
    expect(registered).toEqual(
      ELEMENTS.map(({ name }) => [
        `dist/npm/${name}.js`,
        expect.objectContaining({ kind: 'custom-element-definition', name: `trellis-${name}` }),
      ]),
    );
  });

  it('tells editors of every element, attribute and custom property', () => {
    const { modules } = JSON.parse(read('dist/custom-elements.json')) as Manifest;
    const described = modules.flatMap(({ declarations = [] }) => declarations);
    const webTypes = JSON.parse(read('dist/web-types.json'));
    const html = JSON.parse(read('dist/vscode.html-custom-data.json'));
    const css = JSON.parse(read('dist/vscode.css-custom-data.json'));
    for (const elements of [webTypes.contributions.html.elements, html.tags])
      for (const { tagName, attributes = [] } of described) {
        const told = elements.find(({ name }: { name: string }) => name === tagName);
        expect(namesOf(told.attributes)).toEqual(namesOf(attributes));
      }
    const properties = described.flatMap(({ cssProperties = [] }) => namesOf(cssProperties));
    expect(new Set(namesOf(css.properties))).toEqual(new Set(properties));
    expect(files).toEqual(expect.arrayContaining(EDITOR_FILES.map((name) => `dist/${name}`)));
  });

  it('has every file that its README leads to, and that of the repository leads to none that is missing', () => {
    const linksOf = (readme: string): string[] =>
      [...read(readme).matchAll(/\]\(([^)#]+)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !link.startsWith('https://'));
    const links = linksOf('README.md');
    expect(links).toContain('LICENSE');
    expect(links.filter((link) => !files.includes(link))).toEqual([]);
    const further = linksOf('../README.md');
    expect(further).toContain('LICENSE');
    expect(further.filter((link) => !existsSync(resolve(root, '..', link)))).toEqual([]);
  });

  it('asks for three packages, and has the license, the changelog and the chapters of docs/', () => {
    expect(Object.keys(described.dependencies)).toEqual(['lit', 'lossless-json', 'openapi-fetch']);
    expect(files).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'dist/guides/CHANGELOG.md',
        'dist/guides/SECURITY.md',
        'dist/guides/docs/webhooks.md',
      ]),
    );
    expect(files.filter((path) => !/^(?:dist\/|package\.json$|README\.md$|LICENSE$)/.test(path))).toEqual([]);
  });

  it('says where it comes from, and what it is called by', () => {
    expect(described).toMatchObject({
      homepage: expect.stringMatching(/^https:/),
      repository: { type: 'git', url: expect.stringMatching(/^git\+https:.*\.git$/) },
      bugs: { url: expect.stringMatching(/^https:/) },
      publishConfig: { access: 'public', provenance: true },
    });
    expect(described.keywords.length).toBeGreaterThan(5);
  });

  it('brings neither React nor its types to those who don’t use it', () => {
    const installed = [...installedWith(described)];
    expect(installed).toContain('lit');
    expect(installed.filter((name) => /react/.test(name) && name !== '@lit/reactive-element')).toEqual([]);
  });

  it('passes on the licenses of the code that is bundled', () => {
    const passedOn = (folder: string): string[] =>
      read(`dist/${folder}/third-party-licenses.txt`)
        .split('\n')
        .filter((line) => /^(?:@[a-z-]+\/)?[a-z][a-z-]+$/.test(line));
    // For bundlers, Lit is a dependency; without one it is in the files.
    expect(passedOn('npm')).toEqual(['@lit/localize', 'eventsource-parser', 'idiomorph']);
    expect(passedOn('cdn')).toEqual(expect.arrayContaining(['eventsource-parser', 'idiomorph', 'lit-html']));
  });
});
