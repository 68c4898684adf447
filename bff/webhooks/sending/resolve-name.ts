import { Resolver } from 'node:dns/promises';

/** All addresses of a name, IPv4 first. Rejects, or answers none, where there are none. */
export type ResolveName = (name: string) => Promise<string[]>;

const TIMEOUT_MS = 3_000;
const TRIES = 2;

/**
 * Asks the name servers themselves: a hosts file or a search domain of this machine's network has no say, and a slow
 * answer takes no thread from the rest of the process.
 */
export function nameResolver(): ResolveName {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  return async (name) => {
    if (name === 'localhost') return ['127.0.0.1', '::1'];
    const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  };
}
