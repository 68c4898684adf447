import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { createClient } from 'redis';

const CONNECT_WITHIN_MS = 5_000;

/** A service that others use too, for the time of a test run. */
export interface Borrowed {
  readonly url: string;
  /** Removes what the tests left in it. */
  giveBack(): Promise<void>;
}

/** A name for this run among all that use the same services. */
export const newRun = (): string => randomBytes(4).toString('hex');

/** @returns the service, or ends with one line that says why not */
export async function borrow(
  name: 'DATABASE_URL' | 'REDIS_URL',
  use: (url: string) => Promise<Borrowed>,
): Promise<Borrowed> {
  try {
    return await use(setting(name));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    console.error(`trellis: can't connect to the service in ${name}${code}`);
    return process.exit(1);
  }
}

/** A variable of the environment, or the end with one line. */
export function setting(name: 'DATABASE_URL' | 'REDIS_URL'): string {
  const value = process.env[name]?.trim();
  if (value) return value;
  const service = name === 'DATABASE_URL' ? 'PostgreSQL' : 'Redis';
  console.error(`trellis: ${name} isn't set: these tests need ${service}`);
  return process.exit(1);
}

const PREFIX = 'trellis_test_';

/**
 * The tests make databases whose names start with `trellis_test_<run>`; those that are left are dropped. As
 * long as the run goes on a connection bears its name, so that those of a run that was killed are known, and
 * dropped by the next one.
 */
export async function usePostgres(url: string, run: string): Promise<Borrowed> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    application_name: PREFIX + run,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  await drop(url, await leftBehind(client));
  return {
    url,
    async giveBack() {
      const { rows } = await client.query<{ datname: string }>(
        'select datname from pg_database where starts_with(datname, $1)',
        [PREFIX + run],
      );
      await drop(
        url,
        rows.map(({ datname }) => datname),
        'with (force)',
      );
      await client.end();
    },
  };
}

/** For each the server writes everything to disk, once for all that are dropped at the same time. */
const DROPPED_AT_ONCE = 16;

async function drop(url: string, databases: readonly string[], how: 'with (force)' | '' = ''): Promise<void> {
  const left = databases.values();
  const dropLeft = async (): Promise<void> => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS });
    await client.connect();
    try {
      for (const name of left) await client.query(`drop database if exists ${name} ${how}`);
    } finally {
      await client.end();
    }
  };
  await Promise.all(Array.from({ length: Math.min(DROPPED_AT_ONCE, databases.length) }, dropLeft));
}

/**
 * Databases of runs that no connection bears the name of. Those that somebody is connected to are none of
 * ours to drop.
 */
async function leftBehind(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database d where starts_with(datname, $1) and not exists (
      select 1 from pg_stat_activity a where a.datname = d.datname
        or (starts_with(a.application_name, $1) and starts_with(d.datname, a.application_name)))`,
    [PREFIX],
  );
  return rows.map(({ datname }) => datname);
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
  throw new Error('none of the Redis databases 1–15 is empty');
}

async function empty(url: string): Promise<void> {
  const client = createClient({ url });
  client.on('error', () => undefined);
  await client.connect();
  await client.flushDb();
  client.destroy();
}
