/**
 * Makes a machine that has no network but its loopback, and tells the story of an installation there. Everything
 * in it ends with it. Redis is this machine's, reached through a socket.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackage } from '../../build.mjs';
import { buildService } from '../../build/service.ts';
import { borrow, useRedis } from '../../test/services.ts';
import { postgresPrograms } from '../../../bff/testing/cluster/testing/own-postgres.ts';
import { Checks } from '../checks.ts';
import { findInit, provideProgram } from '../image/system.ts';
import { whyNoContainer } from '../test-image/container.ts';
import { forward } from '../test-image/sockets.ts';
import { HOSTS_FILE } from './hosts.ts';

/** Arguments: the file for /etc/hosts, then the program. */
const SET_UP = 'set -eu; ip link set lo up; mount --bind "$1" /etc/hosts; shift; exec "$@"';

provideProgram('tini');
provideProgram('caddy');
const why = whyNotHere();
if (why === undefined) await tell();
else {
  const checks = new Checks();
  checks.skip('An installation from nothing', why);
  checks.end();
}

function whyNotHere(): string | undefined {
  if (!existsSync('/usr/bin/caddy')) return 'caddy is missing (on Debian: apt-get install caddy)';
  if (postgresPrograms() === undefined) return 'the programs of PostgreSQL are missing';
  if (!process.env['REDIS_URL']?.trim()) return 'REDIS_URL is not set';
  return whyNoContainer();
}

async function tell(): Promise<void> {
  await buildPackage({ ifStale: true });
  await buildService({ ifStale: true });
  const folder = mkdtempSync(join(tmpdir(), 'trellis-from-nothing-'));
  chmodSync(folder, 0o755);
  const hosts = join(folder, 'hosts');
  writeFileSync(hosts, HOSTS_FILE);
  const redis = await borrow('REDIS_URL', useRedis);
  const address = new URL(redis.url);
  const proxy = await forward(join(folder, 'redis.sock'), {
    host: address.hostname,
    port: Number(address.port || 6379),
  });
  address.host = '127.0.0.1:6379';
  const isolated = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const story = [process.execPath, join(import.meta.dirname, 'story.ts'), folder];
  try {
    const machine = spawn(
      'unshare',
      [...isolated, '--', 'sh', '-c', SET_UP, 'sh', hosts, findInit(), '--', ...story],
      { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, REDIS_URL: address.href } },
    );
    const [code] = (await once(machine, 'close')) as [number | null];
    process.exitCode = code ?? 1;
  } finally {
    proxy.close();
    await redis.giveBack();
    rmSync(folder, { recursive: true, force: true });
  }
}
