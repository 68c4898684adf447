import { Resolver } from 'node:dns/promises';
import type { DomainFailure } from './contract/domain.ts';

const TIMEOUT_MS = 2_000;
const TRIES = 2;
/** DNS errors for a missing name or a missing record. */
const NONE: ReadonlySet<string> = new Set(['ENOTFOUND', 'ENODATA']);

/** Reads DNS records of other people's domains. */
export class DomainLookup {
  readonly #resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });

  /** @param servers addresses, with ports other than 53; empty for those of the system */
  constructor(servers: readonly string[]) {
    if (servers.length > 0) this.#resolver.setServers(servers);
  }

  /** The values at a name; `undefined` if unknown, since its servers don't respond. */
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

/** The records that a domain must have. */
interface ExpectedRecords {
  readonly host: string;
  readonly proof: string;
  /** The target of the CNAME. */
  readonly target: string;
}

const MOST_FOUND = 5;
const MAX_LENGTH = 100;

export const proofName = (host: string): string => `_trellis.${host}`;

/** @returns `undefined` if both records exist */
export async function checkRecords(
  { host, proof, target }: ExpectedRecords,
  lookup: DomainLookup,
): Promise<DomainFailure | undefined> {
  const [texts, aliases] = await Promise.all([lookup.textsOf(proofName(host)), lookup.aliasesOf(host)]);
  if (!texts || !aliases) return { code: 'dns_unreachable', found: [] };
  if (!texts.includes(proof)) {
    return { code: texts.length === 0 ? 'txt_missing' : 'txt_wrong', found: shown(texts) };
  }
  if (aliases.includes(target)) return undefined;
  return { code: aliases.length === 0 ? 'cname_missing' : 'cname_wrong', found: shown(aliases) };
}

/** Anyone's text: a part of it is enough to recognize it, without what no page or log should hold. */
function shown(values: readonly string[]): string[] {
  return values
    .slice(0, MOST_FOUND)
    .map((value) => value.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, MAX_LENGTH));
}
