import type { Selectable } from 'kysely';
import { holdRow } from '../../core/database/prepared.ts';
import type { Db } from '../../core/database/database.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { Surface, SurfaceModel } from './contract/surfaces.ts';
import { SURFACES, type SurfaceName } from './contract/surface-names.ts';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Migrations } from '../../core/database/migrate.ts';

/** A surface as it is for all of a partner's merchants, or for one of them. */
interface SurfaceSetting extends Omit<Selectable<SurfacesTable>, 'partner_id'> {
  readonly merchantId: string | null;
  /** Whether a merchant has no choice of its own. */
  readonly isInherited: boolean;
}

/**
 * Returns all surfaces, in the order of the contract: those without a row are as before any choice.
 * @param merchantId for whom; omitted for the partner's choice for all
 */
export async function readSurfaces(
  db: Db,
  owner: Owner,
  merchantId: string | null = null,
): Promise<SurfaceSetting[]> {
  const rows = await db.selectFrom('surfaces').selectAll().where(ownedBy('surfaces', owner)).execute();
  const own =
    merchantId === null
      ? []
      : await db
          .selectFrom('merchant_surfaces')
          .selectAll()
          .where(ownedBy('merchant_surfaces', owner))
          .where('merchant_id', '=', merchantId)
          .execute();
  return SURFACES.map((surface) => {
    const { partner_id: _, ...common } =
      rows.find((row) => row.surface === surface) ?? untouched(owner, surface);
    if (merchantId === null) return { ...common, merchantId, isInherited: false };
    const row = own.find((one) => one.surface === surface);
    const { version = 1, updated_at = NEVER } = row ?? {};
    if (!row || row.model === null) return { ...common, version, updated_at, merchantId, isInherited: true };
    return { ...common, model: row.model, url: row.url, version, updated_at, merchantId, isInherited: false };
  });
}

/**
 * Reads the setting of one surface.
 * @throws {ApiError} not_found
 */
export async function readSurface(
  db: Db,
  owner: Owner,
  surface: SurfaceName,
  merchantId: string | null = null,
): Promise<SurfaceSetting> {
  const all = await readSurfaces(db, owner, merchantId);
  const setting = all.find((one) => one.surface === surface);
  if (!setting) throw new ApiError('not_found');
  return setting;
}

export interface SurfaceToChange {
  readonly surface: SurfaceName;
  /** The merchant with a choice of its own; `null` for the partner's. */
  readonly merchantId: string | null;
  /** `null` so that the partner's choice applies to the merchant again. */
  readonly model: SurfaceModel | null;
  /** Checked. */
  readonly url: string | null;
  readonly version?: number | undefined;
}

/**
 * @returns whether anything has changed
 * @throws {ApiError} version_stale
 */
export async function changeSurface(
  trx: Db,
  owner: Owner,
  { surface, merchantId, model, url, version }: SurfaceToChange,
  now: Date,
): Promise<boolean> {
  await holdRow(trx, 'partners', owner.partnerId);
  const before = await readSurface(trx, owner, surface, merchantId);
  if (version !== undefined && version !== before.version) throw new ApiError('version_stale');
  const isSame =
    model === null ? before.isInherited : !before.isInherited && before.model === model && before.url === url;
  if (isSame) return false;
  const set = { url, version: before.version + 1, updated_at: now };
  const of = { partner_id: owner.partnerId, environment: owner.environment, surface };
  if (merchantId !== null) {
    await trx
      .insertInto('merchant_surfaces')
      .values({ ...of, merchant_id: merchantId, model, ...set })
      .onConflict((conflict) => conflict.columns(['merchant_id', 'surface']).doUpdateSet({ model, ...set }))
      .execute();
  } else if (model !== null) {
    await trx
      .insertInto('surfaces')
      .values({ ...of, model, ...set })
      .onConflict((conflict) =>
        conflict.columns(['partner_id', 'environment', 'surface']).doUpdateSet({ model, ...set }),
      )
      .execute();
  }
  return true;
}

/** Returns the choices of a merchant that differ from its partner's. */
export async function ownChoices(
  db: Db,
  owner: Owner,
  merchantSlug: string,
): Promise<[SurfaceName, { readonly model: SurfaceModel; readonly url: string | null }][]> {
  const rows = await db
    .selectFrom('merchant_surfaces as own')
    .innerJoin('merchants', 'merchants.id', 'own.merchant_id')
    .select(['own.surface', 'own.model', 'own.url'])
    .where(ownedBy('merchants', owner))
    .where('merchants.slug', '=', merchantSlug)
    .execute();
  return rows.flatMap(({ surface, model, url }) => (model === null ? [] : [[surface, { model, url }]]));
}

/** Whether some merchant has a surface hosted by its own choice. */
export async function isHostedForSome(db: Db, owner: Owner, surface: SurfaceName): Promise<boolean> {
  const row = await db
    .selectFrom('merchant_surfaces')
    .select('surface')
    .where(ownedBy('merchant_surfaces', owner))
    .where('surface', '=', surface)
    .where('model', '=', 'hosted')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export function presentSurface(row: SurfaceSetting, site: string): Surface {
  return {
    object: 'surface',
    environment: row.environment,
    surface: row.surface,
    merchant: row.merchantId,
    inherited: row.isInherited,
    model: row.model,
    url: row.url,
    site,
    version: row.version,
    updated_at: row.version === 1 ? null : row.updated_at.toISOString(),
  };
}

const NEVER = new Date(0);

function untouched({ partnerId, environment }: Owner, surface: SurfaceName): Selectable<SurfacesTable> {
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
    merchant_surfaces: MerchantSurfacesTable;
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

/** The choice of a merchant that differs, or once did. */
interface MerchantSurfacesTable extends Omit<SurfacesTable, 'model'> {
  merchant_id: string;
  /** `null`: the partner's choice applies again. */
  model: SurfaceModel | null;
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
  '077-merchant-surfaces': [
    `create table merchant_surfaces (
      partner_id text not null references partners,
      environment text not null,
      merchant_id text not null,
      surface text not null,
      model text,
      url text,
      version integer not null,
      updated_at timestamptz not null,
      primary key (merchant_id, surface))`,
    `create index merchant_surfaces_of_owner on merchant_surfaces (partner_id, environment, surface, model)`,
  ],
};
