import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** For each step of an installation; the tests that need it are skipped otherwise. */
const WITHIN_MS = 60_000;

/**
 * Installs PgBouncer where it is missing and this is a machine for tests (`CI`), whose services are nobody's.
 * The tests start it with settings of their own. @returns why there is none, in one line; undefined: there is
 * one
 */
export function providePgBouncer(): string | undefined {
  if (['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].some((path) => existsSync(path))) return undefined;
  const hint = 'pgbouncer is not installed (on Debian: apt-get install -y pgbouncer)';
  const isAllowed = process.getuid?.() === 0 && process.env['CI'] !== undefined;
  if (!isAllowed || !existsSync('/usr/bin/apt-get')) return hint;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'pgbouncer']]) {
    const { status } = spawnSync('apt-get', ['-qq', ...args], { env, timeout: WITHIN_MS });
    if (status !== 0) return `${hint}: apt-get ${args[0]} ended with ${status}`;
  }
  return undefined;
}
