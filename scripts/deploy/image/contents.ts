import { globSync } from 'node:fs';
import { UNBUNDLED } from '../../build/service.ts';

/**
 * What the image contains, in one list: `npm run image` assembles its root from here, and the Dockerfile runs
 * the same command. The folder of the service keeps the layout of the checkout, because its code finds pages,
 * style sheets and packages by their place.
 */

/** The limit for what the image has beside Node and the libraries that Node needs, unpacked. */
export const MOST_BYTES = 120 * 2 ** 20;

/** The folder of the service in the image. */
export const APP = 'app';

/** The user that the service runs as. It owns nothing but the volume. */
export const USER = { name: 'trellis', id: 65532 } as const;

/** The volume for the embedded database; empty on PostgreSQL. */
export const VOLUME = 'data';

/** Empty folders: what a container runtime mounts, the volume, and the folder for temporary files. */
export const FOLDERS: Readonly<Record<string, { readonly mode: number; readonly owner: number }>> = {
  dev: { mode: 0o755, owner: 0 },
  proc: { mode: 0o755, owner: 0 },
  sys: { mode: 0o755, owner: 0 },
  tmp: { mode: 0o1777, owner: 0 },
  [VOLUME]: { mode: 0o700, owner: USER.id },
};

/** Files of the system that the service reads by name, beside its shared libraries. */
export const SYSTEM_FILES: Readonly<Record<string, string>> = {
  'etc/passwd': `root:x:0:0:root:/:/sbin/nologin\n${USER.name}:x:${USER.id}:${USER.id}::/${APP}:/sbin/nologin\n`,
  'etc/group': `root:x:0:\n${USER.name}:x:${USER.id}:\n`,
  'etc/nsswitch.conf': 'hosts: files dns\n',
};

/** The programs, by their place in the image: Node, and the init process that reaps children. */
export const PROGRAMS = { node: 'usr/bin/node', init: 'usr/bin/tini' } as const;

/** Files of the checkout, and of its build, that the service reads. */
const APP_FILES = [
  'LICENSE',
  'package.json',
  'bff/package.json',
  'components/package.json',
  'bff/**/*.{css,js,mjs,svg}',
  'dist/{service,docs,gallery,pictures,versions}/**/*.*',
  'components/dist/cdn/*.*',
  'components/dist/custom-elements.json',
  'docs/*.{md,json,mjs,sh}',
  'docs/{pictures,samples}/**/*.*',
];
const NOT_APP_FILES = ['**/node_modules/**', '**/testing/**', '**/*.test.*', '**/*.map', '**/.*'];

/** Returns the paths of the service's files, relative to the checkout. */
export function appFiles(root: string): string[] {
  return globSync(APP_FILES, { cwd: root, exclude: NOT_APP_FILES, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length + 1))
    .toSorted();
}

/** The packages that the bundle imports; those that they depend on come with them. */
export const PACKAGES = UNBUNDLED;

/** Files of packages that nothing reads at run time. */
const NEVER_READ = [
  /\.(?:map|md|markdown|cc|c|h|gyp|d\.[cm]?ts)$/,
  /(?:^|\/)(?:CMakeLists\.txt|binding\.gyp)$/,
  /^(?:sharp\/(?:src|install|lib)|fs-native-extensions\/(?:src|include))\//,
  // Extensions of PostgreSQL, each loaded only by code that names it, and copies of the code for `require`.
  /^@electric-sql\/pglite\/dist\/.*\.(?:tar\.gz|cjs)$/,
];

/** Whether a file of a package belongs in the image. @param path with the name of its package */
export function isRead(path: string, { platform, arch }: Pick<NodeJS.Process, 'platform' | 'arch'>): boolean {
  if (/(?:^|\/)licen[cs]e[^/]*$/i.test(path)) return true;
  const [, built] = /\/prebuilds\/([^/]+)\//.exec(path) ?? [];
  if (built !== undefined) return built === `${platform}-${arch}`;
  return !NEVER_READ.some((pattern) => pattern.test(path));
}
