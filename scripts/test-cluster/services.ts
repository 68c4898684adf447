import { Client } from 'pg';
import { createClient } from 'redis';

const CONNECT_WITHIN_MS = 5_000;

/** A service that others use too, for the time of a test run. */
export interface Borrowed {
  readonly url: string;
  /** Removes what the tests left in it. */
  giveBack(): Promise<void>;
}

/** The tests make databases whose names start with `trellis_test_<run>`; those that are left are dropped. */
export async function usePostgres(url: string, run: string): Promise<Borrowed> {
  const query = async (statement: string, values: string[] = []): Promise<{ datname: string }[]> => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS });
    await client.connect();
    try {
      return (await client.query<{ datname: string }>(statement, values)).rows;
    } finally {
      await client.end();
    }
  };
  await query('select 1');
  return {
    url,
    async giveBack() {
      const left = await query('select datname from pg_database where starts_with(datname, $1)', [
        `trellis_test_${run}`,
      ]);
      for (const { datname } of left) await query(`drop database if exists ${datname} with (force)`);
    },
  };
}

/** A logical database of Redis that is empty, the last one first; it is emptied again after the tests. */
export async function useRedis(url: string): Promise<Borrowed> {
  const socket = { connectTimeout: CONNECT_WITHIN_MS, reconnectStrategy: false } as const;
  const client = createClient({ url, socket });
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (let place = 15; place > 0; place -= 1) {
      await client.select(place);
      if ((await client.dbSize()) > 0) continue;
      const through = new URL(url);
      through.pathname = `/${place}`;
      return { url: through.href, giveBack: () => empty(through.href) };
    }
  } finally {
    client.destroy();
  }
  throw new Error('none of the databases 1 to 15 is empty');
}

async function empty(url: string): Promise<void> {
  const client = createClient({ url });
  client.on('error', () => undefined);
  await client.connect();
  await client.flushDb();
  client.destroy();
}
