import { createServerDatabase, onServer, type ServerDatabase } from '../../service/server-database.ts';
import { required } from './environment.ts';

let made = 0;

/** A database of the test's own on the PostgreSQL server of DATABASE_URL. */
export interface TestDatabase extends ServerDatabase {
  /** Breaks every connection to it, as a restart of the server would. */
  terminateConnections(): Promise<number>;
}

export async function createDatabase(): Promise<TestDatabase> {
  const server = required('DATABASE_URL');
  made += 1;
  const name = `trellis_test_${required('TRELLIS_CLUSTER_RUN')}_${process.pid}_${made}`;
  return {
    ...(await createServerDatabase(server, name)),
    terminateConnections: () =>
      onServer(server, 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]),
  };
}
