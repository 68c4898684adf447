import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections (from 32768 on Linux): one of those can be taken
 * again, by any connection, before the process that it is for listens on it.
 */
const FIRST = 20_000;
/**
 * Up to here none is among those of other services, to which webhooks are not sent
 * (`core/ports/target.ts`).
 */
const END = 25_000;

/** Free ports; all are held until the last is found, so that they differ. */
export async function freePorts(count: number): Promise<number[]> {
  const held = new Map<number, Server>();
  for (let tries = 0; held.size < count; tries += 1) {
    if (tries > 100) throw new Error(`no ${count} free ports found among ${FIRST}–${END - 1}`);
    const port = randomInt(FIRST, END);
    const server = await hold(port);
    if (server) held.set(port, server);
  }
  await Promise.all(Array.from(held.values(), release));
  return [...held.keys()];
}

/** @returns undefined if the port is taken */
function hold(port: number): Promise<Server | undefined> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

const release = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
  });
