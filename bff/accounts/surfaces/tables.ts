import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { SurfaceModel } from './contract/surface.ts';
import type { SurfaceName } from './contract/surface-names.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    surfaces: SurfacesTable;
  }
}

/** A surface that was never changed has no row: it is hosted, or embedded if it has no hosted pages. */
export interface SurfacesTable {
  partner_id: string;
  environment: EnvironmentName;
  surface: SurfaceName;
  model: SurfaceModel;
  /** Where the partner's own page is. */
  url: string | null;
  version: number;
  updated_at: Date;
}
