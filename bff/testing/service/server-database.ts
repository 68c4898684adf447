import { Client } from 'pg';

/** A test's database on a shared PostgreSQL server. */
export interface ServerDatabase {
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * @param server where it is created; settings of a connection in it are used for the new one too. @param
 * template copied; must be idle
 */
export async function createServerDatabase(
  server: string,
  name: string,
  template = 'template1',
): Promise<ServerDatabase> {
  await onServer(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    drop: async () => void (await onServer(server, `drop database if exists ${name} with (force)`)),
  };
}

/** @returns the number of rows affected or returned */
export async function onServer(url: string, statement: string, values: string[] = []): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement, values)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}
