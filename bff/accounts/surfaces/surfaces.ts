import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
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
