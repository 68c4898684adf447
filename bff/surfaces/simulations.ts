import type { Simulations } from '../feature.ts';
import { readSurface } from './surface-records.ts';
import { setSurface } from './surface-routes.ts';

/** Reporting goes to the next model: embedded, or hosted again. */
export const surfaceSimulations: Simulations = {
  'surface.updated': async (work, { deps, caller }) => {
    const { model } = await readSurface(work.db, caller, 'reporting');
    await setSurface(work, deps, caller, 'reporting', {
      model: model === 'hosted' ? 'embedded' : 'hosted',
    });
  },
};
