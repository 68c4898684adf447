import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../build/freshness.ts';
import { readPackage, type ShippedPackage } from '../build/licenses.ts';
import { readBundled } from './image/assemble.ts';
import { PACKAGES } from './image/contents.ts';
import { closureOf } from './image/packages.ts';
import { describeImage } from './image/sbom.ts';

/** Licenses that let their code ship with ours. LGPL: libvips is a library of its own, which can be replaced. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
]);

interface LockFile {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly resolved?: string;
        readonly link?: boolean;
        readonly integrity?: string;
        readonly hasInstallScript?: boolean;
      }
    >
  >;
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
  readonly allowScripts: Readonly<Record<string, boolean>>;
}

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly permissions?: Readonly<Record<string, string>>;
        readonly steps: readonly { readonly uses?: string; readonly run?: string }[];
      }
    >
  >;
}

const json = <Kind>(path: string): Kind => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Kind;
const manifest = json<Manifest>('package.json');
const lock = Object.entries(json<LockFile>('package-lock.json').packages);

/** Every package whose code is in the image, or is installed with the published package. */
function shipped(): readonly ShippedPackage[] {
  const published = Object.keys(json<Manifest>('components/package.json').dependencies ?? {});
  const folders = [
    ...closureOf(PACKAGES, join(ROOT, 'bff')),
    ...closureOf(published, join(ROOT, 'components')),
  ];
  return [...readBundled(ROOT), ...folders.map((folder) => readPackage(folder))];
}

/** Whether one of the alternatives of an SPDX expression is allowed. */
function isAllowed(license: string): boolean {
  return license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((id) => ALLOWED.has(id)));
}

test('everything that ships has a license that lets it', () => {
  const all = shipped();
  expect(all.length).toBeGreaterThan(150);
  expect(all.filter(({ license }) => !isAllowed(license))).toEqual([]);
  expect(['GPL-3.0-only', '', 'MIT AND SSPL-1.0'].map(isAllowed)).toEqual([false, false, false]);
  expect(['(MIT OR GPL-2.0-only)', 'MIT AND ISC'].map(isAllowed)).toEqual([true, true]);
});

test('the guide has the number of packages in the image', () => {
  const guide = readFileSync(join(ROOT, 'docs/deploy.md'), 'utf8');
  const counts = [closureOf(PACKAGES, join(ROOT, 'bff')), readBundled(ROOT)].map(({ length }) => length);
  const named = ['node_modules`', 'the bundle'].map((place) =>
    Number(new RegExp(`^\\| packages in .?${place} +\\| (\\d+)`, 'm').exec(guide)?.[1]),
  );
  expect(named).toEqual(counts);
});

test('only the packages that package.json names run a script when they are installed', () => {
  const scripted = lock.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  const allowed = Object.keys(manifest.allowScripts).map((name) => `node_modules/${name}`);
  expect(scripted.toSorted()).toEqual(allowed.toSorted());
});

test('the lock file has a hash for each package, and no address', () => {
  const packages = lock.filter(([path, { link }]) => path.includes('node_modules/') && !link);
  expect(packages.length).toBeGreaterThan(500);
  expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('the bill of materials is valid CycloneDX, and has everything in the image', async () => {
  const status = new Map([
    ['libc6', 'Package: libc6\nVersion: 2.36-9+deb12u13\nArchitecture: amd64\n'],
    ['libstdc++6', 'Package: libstdc++6\nVersion: 12.2.0-14\nArchitecture: amd64\n'],
  ]);
  const packages = readBundled(ROOT);
  const bill = describeImage(ROOT, packages, status);
  expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(bill)).toBeNull();
  const { components } = JSON.parse(bill) as { components: { purl: string; hashes?: object[] }[] };
  const named = new Set(components.map(({ purl }) => purl));
  expect(
    packages.filter(({ name, version }) => !named.has(`pkg:npm/${name.replace('@', '%40')}@${version}`)),
  ).toEqual([]);
  expect([...named].filter((purl) => !purl.startsWith('pkg:npm/'))).toEqual([
    `pkg:generic/node@${process.versions.node}`,
    'pkg:deb/debian/libc6@2.36-9%2Bdeb12u13?arch=amd64',
    'pkg:deb/debian/libstdc%2B%2B6@12.2.0-14?arch=amd64',
  ]);
  expect(components.filter(({ purl, hashes }) => purl.startsWith('pkg:npm/') && !hashes)).toEqual([]);
});

test('workflows run commands that are there, with actions in a version and no rights that aren’t listed', () => {
  for (const path of globSync('.github/workflows/*.yml', { cwd: ROOT })) {
    const workflow = parse(readFileSync(join(ROOT, path), 'utf8')) as Workflow;
    expect([path, workflow.permissions]).toEqual([path, { contents: 'read' }]);
    const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
    const commands = steps.flatMap(({ run = '' }) => [...run.matchAll(/npm run (?:-s )?([\w:-]+)/g)]);
    expect(commands.filter(([, name = '']) => !(name in manifest.scripts))).toEqual([]);
    const actions = steps.flatMap(({ uses }) => uses ?? []);
    expect(actions.filter((uses) => !/^[\w-]+\/[\w/-]+@v\d+(?:\.\d+)*$/.test(uses))).toEqual([]);
  }
});
