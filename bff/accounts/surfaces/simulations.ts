import type { Simulations } from '../../core/feature.ts';
import { readSurface } from './surface-records.ts';
import { setSurface } from './surface-routes.ts';

/** Reporting goes to the other model: the API, or embedded again. */
export const surfaceSimulations: Simulations = {
  'surface.updated': async (work, { deps, caller }) => {
    const { model } = await readSurface(work.db, caller, 'reporting');
    await setSurface(work, deps, caller, 'reporting', {
      model: model === 'embedded' ? 'api' : 'embedded',
    });
  },
};
