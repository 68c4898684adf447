import { type Selectable, sql } from 'kysely';
import type { Clock } from '../../../core/api/clock.ts';
import { ApiError } from '../../../core/api/errors.ts';
import type { KeyPrincipal } from '../../../core/api/principal.ts';
import { ALL_SCOPES } from '../../../core/contract/scopes.ts';
import type { Db } from '../../../core/database/database.ts';
import type { Owner } from '../../../core/database/owner.ts';
import type { Sealer } from '../../../core/http/secrets.ts';
import { holdRow } from '../../../core/database/prepared.ts';
import type { Work } from '../../../core/database/unit-of-work.ts';
import type { Sso, SsoChange } from '../contract/sso.ts';
import { newDomain, presentDomains, ssoDomain, type SsoDomainRow } from './domains.ts';
import type { IdentityProviders, ProviderClient } from './provider.ts';
import type { SsoSettingsTable } from './tables.ts';

type SsoSettings = Selectable<SsoSettingsTable>;

export interface SsoDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sealer: Sealer;
  readonly identityProviders: IdentityProviders;
}

/** How recent the sign-in of an owner has to be before it becomes the only way in. */
const TRIED_MS = 10 * 60_000;

/** Returns the settings of a caller's team, without the secret; empty if there are none. */
export async function readSso(
  db: Db,
  { partnerId, environment }: Owner,
  { identityProviders }: Pick<SsoDeps, 'identityProviders'>,
): Promise<Sso> {
  const row = await findSettings(db, partnerId);
  const domains = row ? await domainsOf(db, partnerId) : [];
  return {
    object: 'sso',
    environment,
    issuer: row?.issuer ?? null,
    client_id: row?.client_id ?? null,
    redirect_uri: identityProviders.redirectUriOf({ partnerId }),
    domains: presentDomains(domains),
    required: row?.is_required ?? false,
    owner_signed_in_at: row?.owner_signed_in_at?.toISOString() ?? null,
    version: row?.version ?? 0,
    updated_at: row?.updated_at.toISOString() ?? null,
  };
}

/**
 * Replaces the settings of a team. Another issuer ends the sessions that the one before opened.
 * @throws {ApiError} scope_insufficient (no owner), field_invalid, version_stale, state_forbids (required
 * before an owner has tried it)
 */
export async function replaceSso(
  work: Work,
  deps: SsoDeps,
  caller: KeyPrincipal,
  change: SsoChange,
): Promise<void> {
  requireOwner(caller);
  deps.identityProviders.checkIssuer(change.issuer);
  const names = [...new Set(change.domains.map(ssoDomain))];
  const { partnerId } = caller;
  await holdRow(work.db, 'partners', partnerId);
  const before = await findSettings(work.db, partnerId);
  if (change.version !== undefined && change.version !== (before?.version ?? 0)) {
    throw new ApiError('version_stale');
  }
  const now = new Date(deps.clock.now());
  const { issuer, client_id } = change;
  const isSameClient = before?.issuer === issuer && before.client_id === client_id;
  const isSame = isSameClient && change.client_secret === undefined;
  const owner_signed_in_at = isSame ? before.owner_signed_in_at : null;
  const is_required = change.required ?? false;
  if (is_required && !(isSame && before.is_required)) requireTried(owner_signed_in_at, now);
  const client_secret =
    change.client_secret === undefined
      ? secretOf(isSameClient ? before : undefined)
      : deps.sealer.seal(change.client_secret, contextOf(partnerId));
  const values = { issuer, client_id, client_secret, is_required, owner_signed_in_at, updated_at: now };
  await work.db
    .insertInto('sso_settings')
    .values({ partner_id: partnerId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('partner_id')
        .doUpdateSet({ ...values, version: sql<number>`sso_settings.version + 1` }),
    )
    .execute();
  await replaceDomains(work.db, partnerId, names);
  if (before && before.issuer !== issuer) await endProviderSessions(work.db, partnerId);
}

/**
 * Removes the settings of a team, what is known of its people there, and the sessions that it opened.
 * @throws {ApiError} scope_insufficient
 */
export async function deleteSso(work: Work, caller: KeyPrincipal): Promise<void> {
  requireOwner(caller);
  for (const table of ['sso_subjects', 'sso_settings'] as const) {
    await work.db.deleteFrom(table).where('partner_id', '=', caller.partnerId).execute();
  }
  await endProviderSessions(work.db, caller.partnerId);
}

/** Ends the sessions that a partner's identity provider opened. */
async function endProviderSessions(trx: Db, partnerId: string): Promise<void> {
  await trx.deleteFrom('console_sessions').where('sso_partner_id', '=', partnerId).execute();
}

/** Returns the provider of a team, with its secret. */
export async function providerOf(
  { db, sealer }: Pick<SsoDeps, 'db' | 'sealer'>,
  partnerId: string,
): Promise<ProviderClient | undefined> {
  const row = await findSettings(db, partnerId);
  return (
    row && {
      partnerId,
      issuer: row.issuer,
      clientId: row.client_id,
      clientSecret: sealer.open(row.client_secret, contextOf(partnerId)),
    }
  );
}

/** The team whose provider an address signs in by. */
export interface SsoTeam {
  readonly partnerId: string;
  readonly domain: string;
  /** Whether it is the only way into that team. */
  readonly isRequired: boolean;
}

/** Returns the team that has proven a domain. Nothing of it depends on who has an address there. */
export async function teamOfDomain(db: Db, domain: string): Promise<SsoTeam | undefined> {
  const row = await db
    .selectFrom('sso_domains')
    .innerJoin('sso_settings', 'sso_settings.partner_id', 'sso_domains.partner_id')
    .select(['sso_domains.partner_id', 'sso_settings.is_required'])
    .where('sso_domains.domain', '=', domain)
    .where('sso_domains.verified_at', 'is not', null)
    .executeTakeFirst();
  return row && { partnerId: row.partner_id, domain, isRequired: row.is_required };
}

const contextOf = (partnerId: string): string => `sso ${partnerId}`;

function findSettings(db: Db, partnerId: string): Promise<SsoSettings | undefined> {
  return db.selectFrom('sso_settings').selectAll().where('partner_id', '=', partnerId).executeTakeFirst();
}

function domainsOf(db: Db, partnerId: string): Promise<SsoDomainRow[]> {
  return db
    .selectFrom('sso_domains')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .orderBy('domain')
    .execute();
}

/** Adds the domains that are new, with a record to set, and removes those that are left out. */
async function replaceDomains(trx: Db, partnerId: string, names: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('sso_domains')
    .where('partner_id', '=', partnerId)
    .where('domain', 'not in', names)
    .execute();
  await trx
    .insertInto('sso_domains')
    .values(names.map((name) => newDomain(partnerId, name)))
    .onConflict((conflict) => conflict.columns(['partner_id', 'domain']).doNothing())
    .execute();
}

/**
 * Requires an owner, or a key with every scope: who decides how a team signs in can sign in as anyone there.
 * @throws {ApiError} scope_insufficient
 */
function requireOwner({ person, scopes }: KeyPrincipal): void {
  const isOwner = person ? person.role === 'owner' : ALL_SCOPES.every((scope) => scopes.has(scope));
  if (isOwner) return;
  throw new ApiError('scope_insufficient', { message: 'Only an owner can change single sign-on.' });
}

/** @throws {ApiError} state_forbids */
function requireTried(at: Date | null, now: Date): void {
  if (at !== null && now.getTime() - at.getTime() <= TRIED_MS) return;
  throw new ApiError('state_forbids', {
    message:
      'First an owner has to sign in by these settings. Save without it, sign in by your provider, and ' +
      'require it within 10 minutes.',
    param: 'required',
  });
}

/**
 * @throws {ApiError} field_missing: a secret is never sent to another provider than the one it was given for
 */
function secretOf(before: SsoSettings | undefined): string {
  if (before) return before.client_secret;
  throw new ApiError('field_missing', {
    message: 'client_secret is required for a new issuer or client.',
    param: 'client_secret',
  });
}
