import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../service/free-port.ts';
import { OwnProgram } from './own-program.ts';
import { unprivileged } from './own-postgres.ts';

/** A PgBouncer of the test's own, in transaction mode. */
export interface OwnPgBouncer {
  readonly program: OwnProgram;
  /** A database of the server, through it. */
  through(databaseUrl: string): string;
  drop(): Promise<void>;
}

/** Fewer than what two nodes open: they share them. */
const SERVER_CONNECTIONS = 6;

/**
 * @param path of the program
 * @param server any database of the server
 */
export async function startOwnPgBouncer(path: string, server: string): Promise<OwnPgBouncer> {
  const { hostname, port, username, password } = new URL(server);
  const folder = mkdtempSync(join(tmpdir(), 'trellis-pgbouncer-'));
  const own = await freePort();
  const target = [`host=${hostname}`, `port=${port || 5432}`, `user=${username || 'postgres'}`];
  if (password) target.push(`password=${password}`);
  const settings = [
    '[databases]',
    `* = ${target.join(' ')}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${own}`,
    'unix_socket_dir =',
    `logfile = ${join(folder, 'log')}`,
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${SERVER_CONNECTIONS}`,
    'max_client_conn = 500',
    // Each transaction uses another server connection, so that leftovers on a connection are noticed.
    'server_round_robin = 1',
    // A connection of the server that couldn't be made is tried again soon.
    'server_login_retry = 1',
  ];
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, `${settings.join('\n')}\n`);
  const user = await unprivileged();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const program = new OwnProgram(path, [file], own, user);
  await program.start();
  return {
    program,
    through(databaseUrl) {
      const url = new URL(databaseUrl);
      url.hostname = '127.0.0.1';
      url.port = String(own);
      return url.href;
    },
    async drop() {
      await program.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
