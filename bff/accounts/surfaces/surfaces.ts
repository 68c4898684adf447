import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { SurfaceModel } from './contract/surfaces.ts';
import type { SurfaceName } from './contract/surface-names.ts';
import { ownChoices, readSurface, readSurfaces } from './surface-records.ts';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import { ApiError } from '../../core/api/errors.ts';

export { isHostedForSome } from './surface-records.ts';

/** The renderer of each surface, and the location of the partner's page. */
export type SurfaceModels = ReadonlyMap<
  SurfaceName,
  { readonly model: SurfaceModel; readonly url: string | null }
>;

/** @param merchantId for whom; omitted for merchants without a choice of their own */
export async function modelsOf(db: Db, owner: Owner, merchantId?: string): Promise<SurfaceModels> {
  const rows = await readSurfaces(db, owner, merchantId);
  return new Map(rows.map(({ surface, model, url }) => [surface, { model, url }]));
}

/** Returns the models of a partner with a merchant's own choices in their place. */
export async function modelsWithOwn(
  db: Db,
  owner: Owner,
  models: SurfaceModels,
  merchantSlug: string,
): Promise<SurfaceModels> {
  const own = await ownChoices(db, owner, merchantSlug);
  return own.length === 0 ? models : new Map([...models, ...own]);
}

/** @throws {ApiError} state_forbids: the merchant's surface is elsewhere */
export async function requireHosted(
  db: Db,
  owner: Owner,
  surface: SurfaceName,
  merchantId: string,
): Promise<void> {
  const { model, isInherited } = await readSurface(db, owner, surface, merchantId);
  if (model === 'hosted') return;
  const query = isInherited ? '' : `?merchant=${merchantId}`;
  const message =
    `The surface ${surface} is on the model ${model}, so there is no hosted page. Change it with PUT ` +
    `/v1/surfaces/${surface}${query}.`;
  throw new ApiError('state_forbids', { message, param: 'surface' });
}

/**
 * Returns the address of a partner's page, as the URL parser writes it.
 * @throws {ApiError} field_invalid
 */
export function checkSurfaceUrl(text: string, environment: EnvironmentName): string {
  const url = URL.parse(text);
  if (!url || !['https:', 'http:'].includes(url.protocol)) throw invalid('be an absolute https URL.');
  if (url.username || url.password || url.search || url.hash) {
    throw invalid('have no user, password, query or fragment.');
  }
  if (url.protocol === 'http:' && environment === 'production') {
    throw invalid('start with https:// in production.');
  }
  return url.href;
}

/** The address behind it for a path of a site: `https://order.example/shop` + `/mill-lane`. */
export function addressBehind(url: string, path: string): string {
  return url.replace(/\/+$/, '') + path;
}

function invalid(rule: string): ApiError {
  return new ApiError('field_invalid', { message: `url must ${rule}`, param: 'url' });
}
