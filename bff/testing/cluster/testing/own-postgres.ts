import { execFile, type ExecFileOptions } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../service/free-port.ts';
import { until } from '../../service/patience.ts';

const run = promisify(execFile);

/** A server may have much of its log to replay first. */
const START_WITHIN_MS = 600_000;

/** A PostgreSQL server of the test's own, which may be restarted. */
export interface OwnPostgres {
  readonly url: string;
  /** The folder of its data. */
  readonly data: string;
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

/** A server whose log is archived as it is written. */
export interface ArchivedPostgres extends OwnPostgres {
  /** Copies the server's data while it runs. */
  backUp(): Promise<void>;
  /** Archives what has been written so far. */
  archive(): Promise<void>;
  /** Starts another server from the backup and the archive, as the data was at a time. */
  restoreTo(time: Date): Promise<OwnPostgres>;
}

export async function startArchivedPostgres(programs: string): Promise<ArchivedPostgres> {
  const kept = await ownFolder();
  const [backup, archived] = [join(kept, 'backup'), join(kept, 'archive')];
  const server = await startServer(programs, async (program, data) => {
    await program('initdb', '-D', data, '-U', 'trellis', '--auth=trust', '--no-sync', '-E', 'UTF8');
    await program('mkdir', archived);
    addSettings(data, ['archive_mode = on', `archive_command = 'cp %p ${archived}/%f'`]);
  });
  return {
    ...server,
    async backUp() {
      await server.program('pg_basebackup', '-d', server.url, '-D', backup, '--checkpoint=fast', '--no-sync');
    },
    async archive() {
      const query = 'select pg_walfile_name(pg_switch_wal())';
      const { stdout } = await server.program('psql', '-d', server.url, '-Atc', query);
      await until('the log is archived', 30_000, () => existsSync(join(archived, stdout.trim())));
    },
    async restoreTo(time) {
      const restored = await startServer(programs, async (program, data) => {
        await program('cp', '-a', backup, data);
        await program('touch', join(data, 'recovery.signal'));
        addSettings(data, [
          'archive_mode = off',
          `restore_command = 'cp ${archived}/%f %p'`,
          `recovery_target_time = '${time.toISOString().replace('Z', '+00')}'`,
          "recovery_target_action = 'promote'",
        ]);
      });
      const query = 'select pg_is_in_recovery()';
      await until('the restored server is its own', START_WITHIN_MS, async () => {
        const { stdout } = await restored.program('psql', '-d', restored.url, '-Atc', query);
        return stdout.trim() === 'f';
      });
      return restored;
    },
    async drop() {
      await server.drop();
      rmSync(kept, { recursive: true, force: true });
    },
  };
}

function addSettings(data: string, lines: readonly string[]): void {
  appendFileSync(join(data, 'postgresql.conf'), `\n${lines.join('\n')}\n`);
}

/** A folder that PostgreSQL may write to. */
async function ownFolder(): Promise<string> {
  const user = await unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'trellis-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  return folder;
}

type Program = (name: string, ...args: string[]) => Promise<{ readonly stdout: string }>;

/** @param fill makes its data */
async function startServer(
  programs: string,
  fill: (program: Program, data: string) => Promise<unknown>,
): Promise<OwnPostgres & { readonly program: Program }> {
  const user = await unprivileged();
  const folder = await ownFolder();
  const data = join(folder, 'data');
  const port = await freePort();
  const program: Program = (name, ...args) => {
    const own = join(programs, name);
    return run(existsSync(own) ? own : name, args, { ...user, cwd: folder, encoding: 'utf8' });
  };
  const control = (...args: string[]): Promise<unknown> =>
    program('pg_ctl', '-D', data, '-w', '-t', String(START_WITHIN_MS / 1000), ...args);
  const settings = `-h 127.0.0.1 -p ${port} -k ${folder}`;
  const start = async (): Promise<void> => {
    await control('start', '-l', join(folder, 'log'), '-o', settings).catch((error: unknown) => {
      throw new Error(`PostgreSQL didn't start: ${readFileSync(join(folder, 'log'), 'utf8')}`, {
        cause: error,
      });
    });
  };
  await fill(program, data);
  await start();
  return {
    url: `postgres://trellis@127.0.0.1:${port}/postgres`,
    data,
    program,
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
