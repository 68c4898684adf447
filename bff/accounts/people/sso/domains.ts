import { randomBytes } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { Selectable } from 'kysely';
import { parse } from 'tldts';
import type { Clock } from '../../../core/api/clock.ts';
import { ApiError } from '../../../core/api/errors.ts';
import type { Db } from '../../../core/database/database.ts';
import { inTransaction } from '../../../core/database/unit-of-work.ts';
import { proofName, type DomainLookup } from '../../domains/domains.ts';
import type { SSO_DOMAIN_FAILURES, Sso } from '../contract/sso.ts';
import type { SsoDomainsTable } from './tables.ts';

export type SsoDomainRow = Selectable<SsoDomainsTable>;
type Failure = (typeof SSO_DOMAIN_FAILURES)[number];

const DAY_MS = 86_400_000;
/** The time for which a proven domain works after its record is gone. */
const GRACE_MS = 3 * DAY_MS;

export interface SsoDomainDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly domainLookup: Pick<DomainLookup, 'textsOf'>;
  /** Whether this is a machine for development, where domains below `.example` need no record. */
  readonly isDevelopment: boolean;
}

/** Returns the domain of an address, as it is stored. */
export const domainOf = (email: string): string => asciiOf(email.slice(email.lastIndexOf('@') + 1));

/**
 * Returns a domain as it is stored: `Käse.Example` → `xn--kse-qla.example`.
 * @throws {ApiError} field_invalid
 */
export function ssoDomain(text: string): string {
  const domain = asciiOf(text.trim().replace(/^@/, ''));
  const { domain: registrable, isIp, hostname } = parse(domain, { allowPrivateDomains: true });
  if (domain !== '' && isIp !== true && registrable !== null && hostname === domain) return domain;
  throw new ApiError('field_invalid', {
    message: 'domains must be domains of email addresses, such as greenhouse.example.',
    param: 'domains',
  });
}

const asciiOf = (text: string): string => domainToASCII(text.toLowerCase());

/** Returns a new domain of a partner, to be proven. */
export const newDomain = (partnerId: string, domain: string): SsoDomainRow => ({
  partner_id: partnerId,
  domain,
  proof: `trellis-verification=${randomBytes(24).toString('base64url')}`,
  failure: null,
  checked_at: null,
  verified_at: null,
  failing_since: null,
});

/** Looks a partner's domains up in DNS, and records what was found. */
export async function checkDomains(deps: SsoDomainDeps, partnerId: string): Promise<void> {
  const rows = await deps.db
    .selectFrom('sso_domains')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .execute();
  await Promise.all(rows.map((row) => checkDomain(deps, row)));
}

/** Looks a proven domain up again, if that is a day ago. @returns whether it is still proven */
export async function recheckDomain(
  deps: SsoDomainDeps,
  { partnerId, domain }: { readonly partnerId: string; readonly domain: string },
): Promise<boolean> {
  const row = await deps.db
    .selectFrom('sso_domains')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('domain', '=', domain)
    .executeTakeFirst();
  if (!row?.verified_at) return false;
  const isFresh = row.checked_at !== null && deps.clock.now() - row.checked_at.getTime() < DAY_MS;
  return isFresh || (await checkDomain(deps, row)).verified_at !== null;
}

async function checkDomain(deps: SsoDomainDeps, before: SsoDomainRow): Promise<SsoDomainRow> {
  const found = await failureOf(deps, before);
  const now = new Date(deps.clock.now());
  return inTransaction(deps.db, async ({ db }) => {
    const isProven = found === undefined && (await isFree(db, before));
    const failure = found ?? (isProven ? null : 'taken');
    const state = stateAfter(before, failure, now);
    await db
      .updateTable('sso_domains')
      .set({ ...state, failure, checked_at: now })
      .where('partner_id', '=', before.partner_id)
      .where('domain', '=', before.domain)
      .where('proof', '=', before.proof)
      .execute();
    return { ...before, ...state };
  });
}

async function failureOf(
  { domainLookup, isDevelopment }: SsoDomainDeps,
  { domain, proof }: SsoDomainRow,
): Promise<Failure | undefined> {
  // Nobody can register it (RFC 2606), so nobody has addresses there.
  if (isDevelopment && domain.endsWith('.example')) return undefined;
  const texts = await domainLookup.textsOf(proofName(domain));
  if (!texts) return 'dns_unreachable';
  if (texts.includes(proof)) return undefined;
  return texts.length === 0 ? 'txt_missing' : 'txt_wrong';
}

/** Whether no other partner has proven the domain: the first one has it. */
async function isFree(trx: Db, { partner_id, domain }: SsoDomainRow): Promise<boolean> {
  const other = await trx
    .selectFrom('sso_domains')
    .select('partner_id')
    .where('domain', '=', domain)
    .where('partner_id', '!=', partner_id)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  return other === undefined;
}

/** Name servers that don't respond don't count against a proven domain. */
function stateAfter(
  { verified_at, failing_since }: SsoDomainRow,
  failure: Failure | null,
  now: Date,
): Pick<SsoDomainRow, 'verified_at' | 'failing_since'> {
  if (failure === null) return { verified_at: verified_at ?? now, failing_since: null };
  if (verified_at === null) return { verified_at: null, failing_since: null };
  if (failure === 'dns_unreachable') return { verified_at, failing_since };
  const since = failing_since ?? now;
  const isOver = now.getTime() - since.getTime() >= GRACE_MS;
  return isOver ? { verified_at: null, failing_since: null } : { verified_at, failing_since: since };
}

export function presentDomains(rows: readonly SsoDomainRow[]): Sso['domains'] {
  return rows.map(({ domain, proof, failure, checked_at, verified_at }) => ({
    domain,
    status: verified_at ? 'verified' : checked_at ? 'failed' : 'pending',
    record: { type: 'TXT', name: proofName(domain), value: proof },
    failure,
    checked_at: checked_at?.toISOString() ?? null,
  }));
}
