import type { DomainFailure } from './contract/domain.ts';
import type { DomainLookup } from './domain-lookup.ts';

/** What a domain's records have to be. */
export interface ExpectedRecords {
  readonly host: string;
  readonly proof: string;
  /** Where the CNAME leads. */
  readonly target: string;
}

const MOST_FOUND = 5;
const MAX_LENGTH = 100;

export const proofName = (host: string): string => `_trellis.${host}`;

/** @returns undefined: both records are there */
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
