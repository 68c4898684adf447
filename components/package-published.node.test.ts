import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildPackage } from '../scripts/build.mjs';
import { packedFiles } from './testing/packed.ts';

const root = resolve(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(resolve(root, path), 'utf8');

interface Locked {
  readonly dependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
  readonly peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** All that npm installs with a package, by what the lock file says: peers too, unless they are optional. */
function installedWith({ dependencies, peerDependencies, peerDependenciesMeta }: Locked): Set<string> {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
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
    const named = [...entries, described.types, described.customElements];
    expect(named.map((path) => path.replace(/^\.\//, '')).filter((path) => !files.includes(path))).toEqual(
      [],
    );
  });

  it('has every file that README leads to', () => {
    const links = [...read('README.md').matchAll(/\]\(([^)#]+)/g)].map(([, link = '']) => link);
    expect(links).toContain('LICENSE');
    const dead = links.filter((link) => !link.startsWith('https://') && !files.includes(link));
    expect(dead).toEqual([]);
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

  it('passes on the licences of the code that is bundled', () => {
    const passedOn = (folder: string): string[] =>
      read(`dist/${folder}/third-party-licenses.txt`)
        .split('\n')
        .filter((line) => /^(?:@[a-z-]+\/)?[a-z][a-z-]+$/.test(line));
    // For bundlers, Lit is a dependency; without one it is in the files.
    expect(passedOn('npm')).toEqual(['@lit/localize', 'eventsource-parser', 'idiomorph']);
    expect(passedOn('cdn')).toEqual(expect.arrayContaining(['eventsource-parser', 'idiomorph', 'lit-html']));
  });
});
