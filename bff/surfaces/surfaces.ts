import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Owner } from '../database/owner.ts';
import { ApiError } from '../gateway/errors.ts';
import type { SurfaceModel } from './contract/surface.ts';
import type { SurfaceName } from './contract/surface-names.ts';
import { readSurfaces } from './surface-records.ts';

export { addressBehind } from './surface-url.ts';

/** Who renders each surface, and where the partner's own page is. */
export type SurfaceModels = ReadonlyMap<
  SurfaceName,
  { readonly model: SurfaceModel; readonly url: string | null }
>;

export async function modelsOf(db: Db, owner: Owner): Promise<SurfaceModels> {
  const rows = await readSurfaces(db, owner);
  return new Map(rows.map(({ surface, model, url }) => [surface, { model, url }]));
}

/** @throws {ApiError} state_forbids */
export async function requireDeliveries(db: Db, owner: Owner): Promise<void> {
  if (owner.environment === 'sandbox') return;
  const models = await modelsOf(db, owner);
  if ([...models.values()].some(({ model }) => model === 'api')) return;
  throw new ApiError('state_forbids', {
    message:
      'In production, webhooks are delivered to partners with a surface on the api model. Choose it for one with PUT /v1/surfaces/{surface}.',
  });
}

/**
 * The same as a part of a query: whether an owner's webhook endpoints get deliveries: in the sandbox always, in production while a surface is on the API (domain rule,
 * webhooks).
 * @param table one with the owner's columns
 */
export function getsDeliveries(table: 'webhook_endpoints'): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${table}.environment`)} = 'sandbox' or exists (
    select from surfaces where surfaces.partner_id = ${sql.ref(`${table}.partner_id`)}
      and surfaces.environment = ${sql.ref(`${table}.environment`)} and surfaces.model = 'api'))`;
}
