import { randomBytes } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { connect, createServer, type NetConnectOpts, type Server } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { Client } from 'pg';

/** Unix sockets lead out of a network that has nothing but the loopback: they are files. */

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
  const socket = join(folder, '.s.PGSQL.5432');
  const proxy = await forward(socket, { host: hostname, port: Number(port || 5432) });
  const through = new URL(`postgres://localhost/${name}?host=/tmp/postgresql`);
  Object.assign(through, { username, password });
  return { url: through.href, drop: () => drop(url, name, proxy) };
}

/**
 * Passes connections on.
 * @param from a socket's path, or a port of 127.0.0.1
 */
export async function forward(from: string | number, to: NetConnectOpts): Promise<Server> {
  const proxy = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect(to);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) socket.on('error', () => void (near.destroy(), far.destroy()));
  });
  if (typeof from === 'number') proxy.listen(from, '127.0.0.1');
  else proxy.listen(from);
  await once(proxy, 'listening');
  if (typeof from === 'string') chmodSync(from, 0o777);
  return proxy;
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
