import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections (from 32768 on Linux, 49152 elsewhere): any
 * connection can take a port that the system chose, before the intended process listens on it.
 */
const FIRST = 20_000;
/**
 * No port below this belongs to other services, to which webhooks aren't sent
 * (`core/ports/target.ts`).
 */
const END = 25_000;
const TRIES = 100;

/** Returns a free port of this machine, for a process that listens on it later, or again after a restart. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST, END);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port found among ${FIRST}–${END - 1} in ${TRIES} tries`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
