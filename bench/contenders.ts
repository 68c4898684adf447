import type { ChildProcess } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, start } from './child-process.ts';
import { freePort } from './free-port.ts';
import { settingsOf, type Place } from './stores.ts';

/** A server to measure. */
export interface Contender {
  readonly name: string;
  readonly file: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Running {
  readonly name: string;
  readonly origin: string;
  /** What the whole process has used since its start. */
  usage(): Promise<Usage>;
  readonly process: ChildProcess;
}

export interface Usage {
  readonly cpuMicros: number;
  readonly rssBytes: number;
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const READY_WITHIN_MS = 60_000;

export const PASS_THROUGH: Contender = {
  name: 'limit: node:http + undici dispatch, no checks',
  file: here('servers/pass-through.js'),
};
export const PROXY: Contender = {
  name: 'express + http-proxy-middleware, no checks',
  file: here('servers/proxy.js'),
};
export const ASSEMBLED: Contender = {
  name: 'express + express-jwt + two rate limits + http-proxy-middleware',
  file: here('servers/assembled.js'),
};
export const OIDC_PROVIDER: Contender = {
  name: 'oidc-provider, client_credentials, JWT, ES256',
  file: here('servers/oidc-provider.js'),
};
/** Signs a token for whoever asks. */
export const FASTIFY_JWT: Contender = {
  name: '@fastify/jwt, a bare signing route, ES256',
  file: here('servers/fastify-jwt.js'),
};

/** The product as in production, every check on, its log in a file. */
export function trellis(
  name: string,
  place: Place,
  env: Readonly<Record<string, string>> = {},
  file = here('../dist/service/main.js'),
): Contender {
  return { name, file, env: { SANDBOX_HISTORY_DAYS: '0', ...settingsOf(place), ...env } };
}

/** The same without recording events of plants: the difference is their cost. */
export const WITHOUT_EVENTS = here('servers/without-events.ts');

/** Starts a server and waits until it responds. Its output goes to a file in `folder`. */
export async function startContender(
  { name, file, env }: Contender,
  options: {
    core: number | undefined;
    folder: string;
    env: Readonly<Record<string, string>>;
    profile?: string | undefined;
  },
): Promise<Running> {
  const port = await freePort();
  const logFile = join(options.folder, `server-${port}.log`);
  const log = openSync(logFile, 'a');
  const profiled = options.profile ? ['--cpu-prof', `--cpu-prof-dir=${options.profile}`] : [];
  const child = start(options.core, file, [], {
    execArgv: ['--import', here('servers/cpu-probe.js'), ...profiled],
    env: { ...process.env, ...options.env, ...env, NODE_ENV: 'production', PORT: String(port) },
    stdio: ['ignore', log, log, 'ipc'],
  });
  const origin = `http://127.0.0.1:${port}`;
  if (!(await answers(origin, child))) {
    child.kill('SIGKILL');
    throw new Error(`${name} did not start: ${readFileSync(logFile, 'utf8').slice(-2000)}`);
  }
  return { name, origin, process: child, usage: () => ask<Usage>(child, 'usage') };
}

async function answers(origin: string, child: ChildProcess): Promise<boolean> {
  const giveUpAt = performance.now() + READY_WITHIN_MS;
  while (performance.now() < giveUpAt && child.exitCode === null && child.signalCode === null) {
    const response = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (response) return true;
    await pause(50);
  }
  return false;
}
