import { Client } from 'pg';
import { required } from './environment.ts';

let made = 0;

/** A database of the test's own in the PostgreSQL that DATABASE_URL names. */
export interface TestDatabase {
  readonly name: string;
  readonly url: string;
  /** Breaks every connection to it, as a restart of the server would. */
  terminateConnections(): Promise<number>;
  drop(): Promise<void>;
}

export async function createDatabase(): Promise<TestDatabase> {
  const server = required('DATABASE_URL');
  made += 1;
  const name = `trellis_test_${required('TRELLIS_CLUSTER_RUN')}_${process.pid}_${made}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    terminateConnections: () =>
      onServer(server, 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]),
    drop: async () => void (await onServer(server, `drop database if exists ${name} with (force)`)),
  };
}

async function onServer(url: string, statement: string, values: string[] = []): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement, values)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}
