import { randomBytes } from 'node:crypto';
import type { Selectable, ColumnType } from 'kysely';
import type { Page, EnvironmentName } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import { isOwnedBy, ownedBy, type Owner } from '../../core/database/owner.ts';
import { pageOf, type PageRequest, isWithin } from '../../core/database/pagination.ts';
import { ApiError } from '../../core/api/errors.ts';
import { proofName } from './domain-lookup.ts';
import type { Domain, DomainQuery, NewDomain, DOMAIN_STATUSES, DomainFailure } from './contract/domain.ts';
import type { RecordColumns } from '../../core/database/tables.ts';
import type { SurfaceName } from '../surfaces/contract/surface-names.ts';
import type { Migrations } from '../../core/database/migrate.ts';

export type DomainRow = Selectable<DomainsTable>;

/** The time for which a verified domain is still served after its records are gone. */
export const GRACE_MS = 3 * 86_400_000;

/** @returns `undefined` if the owner already has this host */
export async function insertDomain(
  trx: Db,
  owner: Owner,
  { host, surface, merchant, metadata }: NewDomain,
  now: Date,
): Promise<DomainRow | undefined> {
  return trx
    .insertInto('domains')
    .values({
      id: newId('dom'),
      partner_id: owner.partnerId,
      environment: owner.environment,
      host,
      surface: surface ?? null,
      merchant_id: merchant ?? null,
      status: 'pending',
      proof: `trellis-verification=${randomBytes(24).toString('base64url')}`,
      failure: null,
      checked_at: null,
      verified_at: null,
      failing_since: null,
      ...(metadata && { metadata: JSON.stringify(metadata) }),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['partner_id', 'environment', 'host']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** @throws {ApiError} not_found */
export async function readDomain(db: Db, owner: Owner, id: string): Promise<DomainRow> {
  const row = await db
    .selectFrom('domains')
    .selectAll()
    .where('id', '=', id)
    .where(isOwnedBy('domains', owner))
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

/** Locks a domain until the transaction ends; `undefined` if it was removed. */
export function lockDomain(trx: Db, owner: Owner, id: string): Promise<DomainRow | undefined> {
  return trx
    .selectFrom('domains')
    .selectAll()
    .where('id', '=', id)
    .where(isOwnedBy('domains', owner))
    .forUpdate()
    .executeTakeFirst();
}

/** Newest first. */
export async function pageOfDomains(
  db: Db,
  owner: Owner,
  page: PageRequest,
  query: DomainQuery,
  target: string,
): Promise<Page<Domain>> {
  const { status } = query;
  const rows = await db
    .selectFrom('domains')
    .selectAll()
    .where(ownedBy('domains', owner))
    .$if(status !== undefined, (rest) => rest.where('status', '=', status ?? 'pending'))
    .where(isWithin('domains', query))
    .$if(page.after !== undefined, (rest) => rest.where('id', '<', page.after ?? ''))
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return pageOf(rows, page, (row) => presentDomain(row, target));
}

/** @param target where its CNAME has to lead */
export function presentDomain(row: DomainRow, target: string): Domain {
  const until = row.failing_since && new Date(row.failing_since.getTime() + GRACE_MS);
  return {
    id: row.id,
    object: 'domain',
    environment: row.environment,
    host: row.host,
    surface: row.surface,
    merchant: row.merchant_id,
    status: row.status,
    records: [
      { type: 'TXT', name: proofName(row.host), value: row.proof },
      { type: 'CNAME', name: row.host, value: target },
    ],
    failure: row.failure && { ...row.failure, found: [...row.failure.found] },
    checked_at: iso(row.checked_at),
    verified_at: iso(row.verified_at),
    serves_until: row.status === 'verified' ? iso(until) : null,
    version: row.version,
    metadata: row.metadata,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

const iso = (at: Date | null): string | null => at && at.toISOString();

declare module '../../core/database/tables.ts' {
  interface Tables {
    domains: DomainsTable;
    served_hosts: ServedHostsTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    dom: true;
  }
}

interface DomainsTable extends RecordColumns {
  partner_id: string;
  environment: EnvironmentName;
  /** ASCII, lower case; unique for the owner. */
  host: string;
  surface: SurfaceName | null;
  merchant_id: string | null;
  status: (typeof DOMAIN_STATUSES)[number];
  /** The required value of its TXT record. */
  proof: string;
  failure: ColumnType<DomainFailure | null, string | null, string | null>;
  checked_at: Date | null;
  verified_at: Date | null;
  /** The time since which a verified domain has been failing. */
  failing_since: Date | null;
}

/** The hosts that are served, each by the domain that was the first to verify it. */
interface ServedHostsTable {
  host: string;
  domain_id: string;
}

export const domainMigrations: Migrations = {
  '049-domains': [
    `create table domains (
      id text primary key,
      partner_id text not null references partners,
      environment text not null,
      host text not null,
      surface text,
      merchant_id text references merchants,
      status text not null,
      proof text not null,
      failure jsonb,
      checked_at timestamptz,
      verified_at timestamptz,
      failing_since timestamptz,
      version integer not null default 1,
      metadata jsonb not null default '{}',
      created_at timestamptz not null,
      updated_at timestamptz not null)`,
    `create unique index domains_host on domains (partner_id, environment, host)`,
    `create index domains_of_owner on domains (partner_id, environment, id)`,
    `create table served_hosts (
      host text primary key,
      domain_id text not null unique references domains on delete cascade)`,
  ],
};
