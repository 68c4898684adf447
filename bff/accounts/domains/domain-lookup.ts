import { Resolver } from 'node:dns/promises';

const TIMEOUT_MS = 2_000;
const TRIES = 2;
/** There is no such name, or no such record of it. */
const NONE: ReadonlySet<string> = new Set(['ENOTFOUND', 'ENODATA']);

/** Reads DNS records of other people's domains. */
export class DomainLookup {
  readonly #resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });

  /** @param servers addresses, with ports where they aren't 53; none: those of the system */
  constructor(servers: readonly string[]) {
    if (servers.length > 0) this.#resolver.setServers(servers);
  }

  /** The values at a name; undefined: nobody knows, since its servers don't respond. */
  async textsOf(name: string): Promise<string[] | undefined> {
    return answered(async () => (await this.#resolver.resolveTxt(name)).map((parts) => parts.join('')));
  }

  async aliasesOf(name: string): Promise<string[] | undefined> {
    return answered(async () => {
      const found = await this.#resolver.resolveCname(name);
      return found.map((alias) => alias.toLowerCase().replace(/\.$/, ''));
    });
  }
}

async function answered(ask: () => Promise<string[]>): Promise<string[] | undefined> {
  try {
    return await ask();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (NONE.has(code)) return [];
    return undefined;
  }
}
