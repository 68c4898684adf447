import type { Selectable } from 'kysely';
import type { EnvironmentName } from '../../../core/contract/fields.ts';
import type { Partner } from '../contract/partners/partner.ts';
import type { Db } from '../../../core/database/database.ts';
import type { PartnerEnvironmentsTable, PartnersTable } from '../tables.ts';
import { ApiError } from '../../../core/api/errors.ts';

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
