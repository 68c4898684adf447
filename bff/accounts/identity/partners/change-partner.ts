import { isDeepStrictEqual } from 'node:util';
import type { Partner, PartnerChange } from '../contract/partners/partner.ts';
import { normalized } from '../../../core/contract/text-fields.ts';
import { holdRow } from '../../../core/database/prepared.ts';
import type { Work } from '../../../core/database/unit-of-work.ts';
import { ownedBy, type Owner } from '../../../core/database/owner.ts';
import type { Clock } from '../../../core/api/clock.ts';
import { ApiError } from '../../../core/api/errors.ts';
import type { Selectable } from 'kysely';
import type { EnvironmentName } from '../../../core/contract/fields.ts';
import type { Db } from '../../../core/database/database.ts';
import type { PartnerEnvironmentsTable, PartnersTable } from '../tables.ts';

/**
 * Renames a partner; its slug stays. The same name again raises no version. @throws {ApiError} version_stale
 */
export async function updatePartner(
  work: Work,
  clock: Clock,
  owner: Owner,
  { name, version }: PartnerChange,
): Promise<Partner> {
  await holdRow(work.db, 'partners', owner.partnerId);
  const partner = await readPartner(work.db, owner.partnerId, owner.environment);
  if (version !== undefined && version !== partner.version) throw new ApiError('version_stale');
  if (name === undefined || normalized(name) === partner.name) return partner;
  await raiseVersion(work, clock, owner, { name: normalized(name) });
  return readPartner(work.db, owner.partnerId, owner.environment);
}

/**
 * Replaces the origins of one environment. The same list again raises no version.
 * @param origins checked, each once
 * @throws {ApiError} not_published
 */
export async function replaceOrigins(
  work: Work,
  clock: Clock,
  owner: Owner,
  origins: readonly string[],
): Promise<Partner> {
  await holdRow(work.db, 'partners', owner.partnerId);
  const partner = await readPartner(work.db, owner.partnerId, owner.environment);
  const changed = await work.db
    .updateTable('partner_environments')
    .set({ origins: [...origins] })
    .where(ownedBy('partner_environments', owner))
    .returning('partner_id')
    .executeTakeFirst();
  // The operator can issue a production key before the partner has published.
  if (!changed) throw new ApiError('not_published');
  if (isDeepStrictEqual(partner.origins, origins)) return partner;
  await raiseVersion(work, clock, owner);
  return readPartner(work.db, owner.partnerId, owner.environment);
}

async function raiseVersion(
  work: Work,
  clock: Clock,
  { partnerId }: Owner,
  change: { readonly name?: string } = {},
): Promise<void> {
  await work.db
    .updateTable('partners')
    .set((eb) => ({ ...change, updated_at: new Date(clock.now()), version: eb('version', '+', 1) }))
    .where('id', '=', partnerId)
    .execute();
}

type PartnerRow = Selectable<PartnersTable>;
type EnvironmentRow = Selectable<PartnerEnvironmentsTable>;

/** The partner as one environment sees it. @throws {ApiError} not_found */
export async function readPartner(db: Db, partnerId: string, environment: EnvironmentName): Promise<Partner> {
  const partner = await db.selectFrom('partners').selectAll().where('id', '=', partnerId).executeTakeFirst();
  const environments = await db
    .selectFrom('partner_environments')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .execute();
  if (!partner) throw new ApiError('not_found');
  return presentPartner(partner, environments, environment);
}

export function presentPartner(
  row: PartnerRow,
  environments: readonly EnvironmentRow[],
  environment: EnvironmentName,
): Partner {
  const named = (name: EnvironmentName) => environments.find((entry) => entry.environment === name);
  return {
    id: row.id,
    object: 'partner',
    name: row.name,
    slug: row.slug,
    status: row.status,
    sandbox_name: named('sandbox')?.name ?? '',
    origins: named(environment)?.origins ?? [],
    version: row.version,
    metadata: row.metadata,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
