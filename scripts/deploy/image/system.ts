import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';

/** The places where Debian and container images keep the init process. */
const INITS = ['/usr/bin/tini', '/sbin/tini', '/usr/local/bin/tini'];

/** @throws {Error} with what to install */
export function findInit(): string {
  const found = INITS.find((path) => existsSync(path));
  if (found) return realpathSync(found);
  throw new Error('tini is not installed (on Debian: apt-get install tini)');
}

/** Installs a program where it is missing and this is a machine for tests (`CI`). */
export function provideProgram(name: 'tini' | 'caddy'): void {
  const isMissing = !['/usr/bin', '/sbin', '/usr/local/bin'].some((folder) =>
    existsSync(`${folder}/${name}`),
  );
  if (!isMissing || process.getuid?.() !== 0 || !process.env['CI'] || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]])
    spawnSync('apt-get', ['-qq', ...args], { env, timeout: 60_000 });
}

/**
 * Returns the shared libraries that programs and native parts load from the system, by the path that the loader
 * looks for. Those that a package brings along are its own files.
 * @throws {Error} if one is missing here: the image would lack it, too
 */
export function librariesOf(files: readonly string[]): string[] {
  const found = new Set<string>();
  for (const file of files) {
    for (const line of execFileSync('ldd', [file], { encoding: 'utf8' }).split('\n')) {
      if (line.includes('not found'))
        throw new Error(`${file} needs a library that is missing: ${line.trim()}`);
      const [, path] = /(?:=> )?(\/\S+) \(0x/.exec(line) ?? [];
      if (path !== undefined && !path.includes('/node_modules/')) found.add(path);
    }
  }
  return [...found].toSorted();
}

/**
 * Returns what dpkg knows of the packages that files belong to, by the name of the package. Scanners read it in
 * `/var/lib/dpkg/status.d`. None where dpkg isn't the system's package manager.
 */
export function statusOf(files: readonly string[]): ReadonlyMap<string, string> {
  const status = new Map<string, string>();
  for (const file of files) {
    const owner = [file, realpathSync(file), file.replace(/^\/lib/, '/usr/lib')]
      .map((path) => spawnSync('dpkg-query', ['--search', path], { encoding: 'utf8' }))
      .find((result) => result.status === 0);
    const name = owner?.stdout.split(/[:,]/, 1)[0];
    if (name === undefined || status.has(name)) continue;
    const described = spawnSync('dpkg-query', ['--status', name], { encoding: 'utf8' });
    if (described.status === 0) status.set(name, described.stdout);
  }
  return status;
}
