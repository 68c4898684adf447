import { execFile, type ExecFileOptions } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../service/free-port.ts';

const run = promisify(execFile);

/** A PostgreSQL server of the test's own, which may be restarted. */
export interface OwnPostgres {
  readonly url: string;
  /**
   * `fast` breaks every connection and shuts down in order; `immediate` is a crash: the server recovers at
   * its next start.
   */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  start(): Promise<void>;
  drop(): Promise<void>;
}

/** Returns the path of the server's programs; `undefined` if this machine has none. */
export function postgresPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map((name) => join(debian, name, 'bin')) : [];
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...versions];
  return folders.find((folder) =>
    ['initdb', 'pg_ctl', 'pg_basebackup'].every((name) => existsSync(join(folder, name))),
  );
}

/** @param programs the folder of initdb and pg_ctl */
export function startOwnPostgres(programs: string): Promise<OwnPostgres> {
  return startServer(programs, (program, data) =>
    program('initdb', '-D', data, '-U', 'trellis', '--auth=trust', '--no-sync', '-E', 'UTF8'),
  );
}

/** Starts a streaming replica of a server, as a separate server. */
export function startOwnReplica(programs: string, primary: OwnPostgres): Promise<OwnPostgres> {
  const settings = ['--write-recovery-conf', '--checkpoint=fast', '--no-sync'];
  return startServer(programs, (program, data) =>
    program('pg_basebackup', '-d', primary.url, '-D', data, ...settings),
  );
}

type Program = (name: string, ...args: string[]) => Promise<unknown>;

/** @param fill makes its data */
async function startServer(
  programs: string,
  fill: (program: Program, data: string) => Promise<unknown>,
): Promise<OwnPostgres> {
  const user = await unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'trellis-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const program: Program = (name, ...args) => run(join(programs, name), args, { ...user, cwd: folder });
  const control = (...args: string[]): Promise<unknown> => program('pg_ctl', '-D', data, '-w', ...args);
  const settings = `-h 127.0.0.1 -p ${port} -k ${folder}`;
  const start = async (): Promise<void> => {
    await control('start', '-l', join(folder, 'log'), '-o', settings);
  };
  await fill(program, data);
  await start();
  return {
    url: `postgres://trellis@127.0.0.1:${port}/postgres`,
    start,
    stop: async (mode) => void (await control('stop', '-m', mode)),
    async drop() {
      await control('stop', '-m', 'immediate').catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Returns the user and group for PostgreSQL and PgBouncer, which refuse to run as root: those that their
 * package created.
 */
export async function unprivileged(): Promise<Pick<ExecFileOptions, 'uid' | 'gid'>> {
  if (process.getuid?.() !== 0) return {};
  return { uid: await idOfPostgres('-u'), gid: await idOfPostgres('-g') };
}

async function idOfPostgres(flag: '-u' | '-g'): Promise<number> {
  return Number((await run('id', [flag, 'postgres'])).stdout);
}
