import type { Selectable } from 'kysely';
import { holdRow } from '../../core/database/prepared.ts';
import type { Db } from '../../core/database/database.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { Surface, SurfaceChange, SurfaceModel } from './contract/surfaces.ts';
import { SURFACES, type SurfaceName } from './contract/surface-names.ts';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Migrations } from '../../core/database/migrate.ts';

type SurfaceRow = Selectable<SurfacesTable>;

/** All of them, in the order of the contract: those without a row as they are before any choice. */
export async function readSurfaces(db: Db, owner: Owner): Promise<SurfaceRow[]> {
  const rows = await db.selectFrom('surfaces').selectAll().where(ownedBy('surfaces', owner)).execute();
  return SURFACES.map((surface) => {
    const row = rows.find((one) => one.surface === surface);
    return row ?? untouched(owner, surface);
  });
}

/**
 * Reads the setting of one surface.
 * @throws {ApiError} not_found
 */
export async function readSurface(db: Db, owner: Owner, surface: SurfaceName): Promise<SurfaceRow> {
  const all = await readSurfaces(db, owner);
  const row = all.find((one) => one.surface === surface);
  if (!row) throw new ApiError('not_found');
  return row;
}

/**
 * @param url checked
 * @returns `undefined` if it is unchanged
 * @throws {ApiError} version_stale
 */
export async function changeSurface(
  trx: Db,
  owner: Owner,
  surface: SurfaceName,
  { model, url, version }: Pick<SurfaceChange, 'model' | 'version'> & { readonly url: string | null },
  now: Date,
): Promise<SurfaceRow | undefined> {
  await holdRow(trx, 'partners', owner.partnerId);
  const row = await readSurface(trx, owner, surface);
  if (version !== undefined && version !== row.version) throw new ApiError('version_stale');
  if (row.model === model && row.url === url) return undefined;
  const changed = { ...row, model, url, version: row.version + 1, updated_at: now };
  await trx
    .insertInto('surfaces')
    .values(changed)
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'environment', 'surface']).doUpdateSet({
        model,
        url,
        version: changed.version,
        updated_at: now,
      }),
    )
    .execute();
  return changed;
}

export function presentSurface(row: SurfaceRow, site: string): Surface {
  return {
    object: 'surface',
    environment: row.environment,
    surface: row.surface,
    model: row.model,
    url: row.url,
    site,
    version: row.version,
    updated_at: row.version === 1 ? null : row.updated_at.toISOString(),
  };
}

const NEVER = new Date(0);

function untouched({ partnerId, environment }: Owner, surface: SurfaceName): SurfaceRow {
  return {
    partner_id: partnerId,
    environment,
    surface,
    model: 'hosted',
    url: null,
    version: 1,
    updated_at: NEVER,
  };
}

declare module '../../core/database/tables.ts' {
  interface Tables {
    surfaces: SurfacesTable;
  }
}

/** A surface that was never changed has no row: it is hosted. */
interface SurfacesTable {
  partner_id: string;
  environment: EnvironmentName;
  surface: SurfaceName;
  model: SurfaceModel;
  /** The address of the partner's page. */
  url: string | null;
  version: number;
  updated_at: Date;
}

export const surfaceMigrations: Migrations = {
  '048-surfaces': [
    `create table surfaces (
      partner_id text not null references partners,
      environment text not null,
      surface text not null,
      model text not null,
      url text,
      version integer not null,
      updated_at timestamptz not null,
      primary key (partner_id, environment, surface))`,
    // Production delivers webhooks to partners with a surface on the API, so partners that already have an
    // endpoint there get one.
    `insert into surfaces (partner_id, environment, surface, model, version, updated_at)
      select distinct partner_id, environment, 'ordering', 'api', 2, now() from webhook_endpoints
      where environment = 'production' and deleted_at is null`,
  ],
};
