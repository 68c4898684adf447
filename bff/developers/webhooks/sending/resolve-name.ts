import { Resolver } from 'node:dns/promises';

/** All addresses of a name, IPv4 first. Rejects, or returns none, if there are none. */
export type ResolveName = (name: string) => Promise<string[]>;

const TIMEOUT_MS = 3_000;
const TRIES = 2;

/**
 * Asks the name servers directly: a hosts file or a search domain of this machine is ignored, and a slow response
 * blocks no thread that the rest of the process uses.
 */
export function nameResolver(): ResolveName {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  return async (name) => {
    if (name === 'localhost') return ['127.0.0.1', '::1'];
    const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  };
}
