import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Declared } from './dockerfile.ts';

const READY_WITHIN_MS = 180_000;
const STOP_WITHIN_MS = 30_000;
/** The unit of times in /proc, which Linux fixes for programs at 100 a second. */
const MS_PER_TICK = 10;

/**
 * Makes the root read-only, mounts what a container runtime does, and starts the program as the image's user.
 * Arguments: root, folder for the volume, folder with the socket of the database, working folder, user, group,
 * then `NAME=value`, `--` and the program.
 */
const SET_UP = `
set -eu
root=$1 volume=$2 sockets=$3 folder=$4 user=$5 group=$6; shift 6
mount --bind "$root" "$root"
mount -o remount,bind,ro "$root"
mount -t proc proc "$root/proc"
mount -t tmpfs -o mode=1777,nosuid,nodev,size=256m tmpfs "$root/tmp"
mount -t tmpfs -o mode=755 tmpfs "$root/dev"
for device in null zero random urandom; do : >"$root/dev/$device"; mount --bind "/dev/$device" "$root/dev/$device"; done
mount --bind "$volume" "$root/data"
mkdir "$root/tmp/postgresql"
mount --bind "$sockets" "$root/tmp/postgresql"
ip link set lo up
exec env -i "$@"
`;

export interface ContainerOptions {
  readonly root: string;
  readonly declared: Declared;
  readonly volume: string;
  readonly sockets: string;
  readonly env: Readonly<Record<string, string>>;
  /** In place of the image's command. */
  readonly command?: readonly string[];
  /** Whether it has this process's network, as containers of one pod do, instead of one of its own. */
  readonly sharesNetwork?: boolean;
}

/** Returns why this machine can't start the image's root, or undefined if it can. */
export function whyNoContainer(): string | undefined {
  if (process.platform !== 'linux') return 'it needs namespaces of Linux';
  if (process.getuid?.() !== 0) return 'it needs root, to mount and to change the root folder';
  const missing = ['ip', 'nsenter', 'unshare', 'tini'].filter(
    (name) => !['/usr/bin', '/usr/sbin', '/bin', '/sbin'].some((folder) => existsSync(`${folder}/${name}`)),
  );
  if (missing.length > 0)
    return `${missing.join(', ')} missing (on Debian: apt-get install iproute2 util-linux tini)`;
  const tried = spawnSync('unshare', [
    '--mount',
    '--net',
    '--pid',
    '--fork',
    'mount',
    '-t',
    'tmpfs',
    'tmpfs',
    '/mnt',
  ]);
  return tried.status === 0 ? undefined : `namespaces are refused here: ${String(tried.stderr).trim()}`;
}

/**
 * The image's root as a container: mounts, network and processes of its own. The network has nothing but the
 * loopback, and the root is read-only but for the volume and `/tmp`.
 */
export class Container {
  readonly #process: ChildProcess;
  readonly #began = performance.now();
  /** Milliseconds from the start to the service's line that it is ready. */
  readonly ready: Promise<number>;
  readonly ended: Promise<number | null>;
  output = '';

  constructor(options: ContainerOptions) {
    const {
      root,
      declared,
      volume,
      sockets,
      env,
      command = declared.command,
      sharesNetwork = false,
    } = options;
    const variables = Object.entries({ ...declared.env, ...env }).map(([name, value]) => `${name}=${value}`);
    const { folder, user, group, entrypoint } = declared;
    const enter = [`--root=${root}`, `--wd=${folder}`, `--setuid=${user}`, `--setgid=${group}`];
    const namespaces = ['--mount', '--pid', ...(sharesNetwork ? [] : ['--net'])];
    const isolated = [...namespaces, '--fork', '--kill-child', '--propagation=private'];
    const places = [root, volume, sockets, folder, String(user), String(group)];
    const program = ['setpriv', '--no-new-privs', 'unshare', ...enter, ...entrypoint, ...command];
    this.#process = spawn(
      'unshare',
      [...isolated, '--', 'sh', '-c', SET_UP, 'sh', ...places, ...variables, ...program],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    this.ended = once(this.#process, 'close').then(([code]) => code as number | null);
    const { promise, resolve } = Promise.withResolvers<number>();
    for (const stream of [this.#process.stdout, this.#process.stderr])
      if (stream)
        createInterface({ input: stream }).on('line', (line) => {
          this.output += `${line}\n`;
          if (line.includes('"msg":"ready"')) resolve(performance.now() - this.#began);
        });
    this.ready = Promise.race([
      promise,
      this.ended.then((code) => Promise.reject(new Error(`the service ended with ${code}:\n${this.output}`))),
      pause(READY_WITHIN_MS, undefined, { ref: false }).then(() =>
        Promise.reject(new Error(`the service isn't ready:\n${this.output}`)),
      ),
    ]);
    this.ready.catch(() => undefined);
  }

  /** Runs a program of this machine in the container's network. */
  async visit(...program: readonly string[]): Promise<string> {
    return run('nsenter', [`--net=/proc/${this.#init()}/ns/net`, '--', ...program]);
  }

  /** Runs a program of the image in the container, as its user, like `docker exec`. */
  async execute(declared: Declared, program: readonly string[]): Promise<string> {
    const { user, group, env } = declared;
    const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
    const entered = [
      '--all',
      `--target=${this.#init()}`,
      '--root',
      '--wd',
      `--setuid=${user}`,
      `--setgid=${group}`,
    ];
    return run('env', ['-i', ...variables, '/usr/bin/nsenter', ...entered, '--', ...program]);
  }

  /** Returns the processor's time that the service has taken, in milliseconds. */
  cpuMs(): number {
    const [service = ''] = childrenOf(this.#init());
    const [, state = ''] = readFileSync(`/proc/${service}/stat`, 'utf8').split(') ');
    const [user, system] = state.split(' ').slice(11, 13).map(Number);
    return ((user ?? 0) + (system ?? 0)) * MS_PER_TICK;
  }

  /** Ends it at once, as a machine that loses power does. */
  async kill(): Promise<void> {
    const init = this.#init();
    if (init !== undefined) process.kill(init, 'SIGKILL');
    await this.ended;
  }

  /** Asks the service to end as a runtime does. @returns the exit code */
  async stop(): Promise<number | null> {
    if (this.#process.exitCode !== null) return this.#process.exitCode;
    const init = this.#init();
    if (init !== undefined) process.kill(init, 'SIGTERM');
    const insist = setTimeout(() => this.#process.kill('SIGKILL'), STOP_WITHIN_MS);
    const code = await this.ended;
    clearTimeout(insist);
    return code;
  }

  /** The first process of the container. */
  #init(): number | undefined {
    const [child] = childrenOf(this.#process.pid);
    return child === undefined ? undefined : Number(child);
  }
}

/** Returns the processes that a process started, by their number outside the container. */
function childrenOf(pid: number | undefined): string[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

const execute = promisify(execFile);

/** @throws {Error} with what the program wrote, if it failed */
async function run(program: string, args: readonly string[]): Promise<string> {
  try {
    return (await execute(program, [...args], { timeout: 120_000, maxBuffer: 2 ** 24 })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} failed:\n${stdout}${stderr}`, { cause: error });
  }
}
