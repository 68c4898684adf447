import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  postgresPrograms,
  startOwnPostgres,
  type OwnPostgres,
} from '../bff/testing/cluster/testing/own-postgres.ts';

const run = promisify(execFile);

/** A PostgreSQL server of a run's own, whose memory can be emptied. */
export interface ColdPostgres extends OwnPostgres {
  /** Restarts it, and has the system forget its files: what is read next comes from the disk. */
  chill(): Promise<void>;
}

/**
 * Starts a server with the settings of a new cluster, as the package installs it: 128 MiB of buffers.
 * @throws {Error} if its programs are not installed
 */
export async function startColdPostgres(): Promise<ColdPostgres> {
  const server = await startOwnPostgres(programs());
  return {
    ...server,
    async chill() {
      await server.stop('fast');
      await forget(server.data);
      await server.start();
    },
  };
}

/** Returns the folder of PostgreSQL's programs. @throws {Error} if they are not installed */
export function programs(): string {
  const found = postgresPrograms();
  if (found === undefined) throw new Error('this needs initdb, pg_ctl and pg_basebackup');
  return found;
}

/** Takes the files of a folder out of the system's cache; only what is on the disk by then can go. */
async function forget(folder: string): Promise<void> {
  await run('sync');
  const read = ['dd', 'if={}', 'iflag=nocache', 'count=0', 'status=none', ';'];
  await run('find', [folder, '-type', 'f', '-exec', ...read]);
}
