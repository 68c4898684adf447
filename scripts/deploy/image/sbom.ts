import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShippedPackage } from '../../build/licenses.ts';

/** The place of the bill of materials in the folder of the service. */
export const SBOM = 'sbom.cdx.json';

interface Component {
  readonly type: 'library' | 'application';
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly group?: string;
  readonly cpe?: string;
  readonly licenses?: readonly { readonly expression: string }[];
  readonly hashes?: readonly { readonly alg: 'SHA-512'; readonly content: string }[];
}

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly integrity?: string }>>;
}

/**
 * Returns the image's bill of materials in CycloneDX: npm packages, bundled or installed, with the hashes of
 * the lock file; Node; and Debian packages. `npm sbom` lists what is installed, which isn't what ships. It has
 * no time, so that the same image has the same bill.
 * @param status dpkg's status of each Debian package
 */
export function describeImage(
  root: string,
  packages: readonly ShippedPackage[],
  status: ReadonlyMap<string, string>,
): string {
  const integrity = readIntegrity(root);
  const { version } = JSON.parse(
    readFileSync(join(root, 'components/package.json'), 'utf8'),
  ) as ShippedPackage;
  const components = new Map<string, Component>();
  for (const one of packages) {
    const component = npmComponent(one, integrity.get(`${one.name}@${one.version}`));
    components.set(component.purl, component);
  }
  for (const component of [nodeComponent(), ...[...status.values()].map(debianComponent)])
    components.set(component.purl, component);
  return JSON.stringify(
    {
      $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: { component: { type: 'application', name: 'trellis', version } },
      components: [...components.values()].map((component) => ({ 'bom-ref': component.purl, ...component })),
    },
    null,
    2,
  );
}

/** Returns the hash of each package in the lock file, by `name@version`. */
function readIntegrity(root: string): ReadonlyMap<string, string> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
  return new Map(
    Object.entries(packages).flatMap(([path, { version, integrity }]) => {
      const name = path.split('node_modules/').at(-1);
      return integrity === undefined ? [] : [[`${name}@${version}`, integrity]];
    }),
  );
}

function npmComponent({ name, version, license }: ShippedPackage, integrity?: string): Component {
  const [group, short] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const [, hash] = /^sha512-(\S+)/.exec(integrity ?? '') ?? [];
  return {
    type: 'library',
    ...(group !== undefined && { group }),
    name: short ?? name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license !== '' && { licenses: [{ expression: license }] }),
    ...(hash !== undefined && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }],
    }),
  };
}

function nodeComponent(): Component {
  const { node: version } = process.versions;
  return {
    type: 'application',
    name: 'node',
    version,
    purl: `pkg:generic/node@${version}`,
    cpe: `cpe:2.3:a:nodejs:node.js:${version}:*:*:*:*:*:*:*`,
    licenses: [{ expression: 'MIT' }],
  };
}

function debianComponent(status: string): Component {
  const field = (name: string): string => new RegExp(`^${name}: (.+)$`, 'm').exec(status)?.[1] ?? '';
  const [name, version, arch] = [field('Package'), field('Version'), field('Architecture')];
  const purl = `pkg:deb/debian/${name.replaceAll('+', '%2B')}@${encodeURIComponent(version)}?arch=${arch}`;
  return { type: 'library', name, version, purl };
}
