import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

/** A PostgreSQL server of a run's own, whose memory can be emptied. */
export interface OwnPostgres {
  readonly url: string;
  /** Restarts it, and has the system forget its files: what is read next comes from the disk. */
  chill(): Promise<void>;
  drop(): Promise<void>;
}

/**
 * With the settings of a new cluster, as the package installs it: 128 MiB of buffers. @throws {Error} if its
 * programs are not installed
 */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const programs = folderOfPrograms();
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'trellis-bench-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const program = (name: string, ...args: string[]): Promise<unknown> =>
    run(join(programs, name), args, { ...user, cwd: folder });
  const start = (): Promise<unknown> =>
    program(
      'pg_ctl',
      '-D',
      data,
      '-w',
      'start',
      '-l',
      join(folder, 'log'),
      '-o',
      `-h 127.0.0.1 -p ${port} -k ${folder}`,
    );
  const stop = (mode: string): Promise<unknown> => program('pg_ctl', '-D', data, '-w', 'stop', '-m', mode);
  await program('initdb', '-D', data, '-U', 'trellis', '--auth=trust', '--no-sync', '-E', 'UTF8');
  await start();
  return {
    url: `postgres://trellis@127.0.0.1:${port}/postgres`,
    async chill() {
      await stop('fast');
      await forget(data);
      await start();
    },
    async drop() {
      await stop('immediate').catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Takes the files of a folder out of the system's cache; only what is on the disk by then can go. */
async function forget(folder: string): Promise<void> {
  await run('sync');
  await run('find', [
    folder,
    '-type',
    'f',
    '-exec',
    'dd',
    'if={}',
    'iflag=nocache',
    'count=0',
    'status=none',
    ';',
  ]);
}

function folderOfPrograms(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map((name) => join(debian, name, 'bin')) : [];
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...versions];
  const found = folders.find((folder) =>
    ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name))),
  );
  if (found === undefined) throw new Error('--cold needs initdb and pg_ctl');
  return found;
}

/** The server refuses to run as root: then it runs as the user that its package created. */
const idOf = (flag: '-u' | '-g'): number =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
