import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { SurfaceModel } from './contract/surfaces.ts';
import type { SurfaceName } from './contract/surface-names.ts';
import { readSurfaces } from './surface-records.ts';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import { ApiError } from '../../core/api/errors.ts';

/** The renderer of each surface, and the location of the partner's page. */
export type SurfaceModels = ReadonlyMap<
  SurfaceName,
  { readonly model: SurfaceModel; readonly url: string | null }
>;

export async function modelsOf(db: Db, owner: Owner): Promise<SurfaceModels> {
  const rows = await readSurfaces(db, owner);
  return new Map(rows.map(({ surface, model, url }) => [surface, { model, url }]));
}

/** @throws {ApiError} state_forbids: the partner shows the surface elsewhere */
export async function requireHosted(db: Db, owner: Owner, surface: SurfaceName): Promise<void> {
  const chosen = (await modelsOf(db, owner)).get(surface)?.model ?? 'hosted';
  if (chosen === 'hosted') return;
  const message =
    `Your surface ${surface} is on the model ${chosen}, so there is no hosted page. Change it with PUT ` +
    `/v1/surfaces/${surface}.`;
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
