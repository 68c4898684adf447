import { randomBytes } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { Client } from 'pg';

/** A new database of a server, reached through a socket in a folder: a container without a network can use it. */
export interface SocketDatabase {
  /** For a process that finds the folder at `/tmp/postgresql`. */
  readonly url: string;
  drop(): Promise<void>;
}

/** @param url of the server, as in DATABASE_URL */
export async function makeDatabase(url: string, folder: string): Promise<SocketDatabase> {
  const name = `trellis_image_${randomBytes(4).toString('hex')}`;
  await query(url, `create database ${name}`);
  const { hostname, port, username, password } = new URL(url);
  const proxy = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect(Number(port || 5432), hostname);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) socket.on('error', () => void (near.destroy(), far.destroy()));
  });
  const socket = join(folder, '.s.PGSQL.5432');
  proxy.listen(socket);
  await once(proxy, 'listening');
  chmodSync(socket, 0o777);
  const through = new URL(`postgres://localhost/${name}?host=/tmp/postgresql`);
  Object.assign(through, { username, password });
  return { url: through.href, drop: () => drop(url, name, proxy) };
}

async function drop(url: string, name: string, proxy: Server): Promise<void> {
  proxy.close();
  await query(url, `drop database ${name} with (force)`);
}

async function query(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
