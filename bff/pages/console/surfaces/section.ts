import type { ConsoleSection } from '../../../core/feature.ts';
import { listSurfaces } from '../../../accounts/surfaces/contract/surfaces.ts';

/** The console's entry. */
export const surfacesSection: ConsoleSection = {
  path: '/console/surfaces',
  name: 'Surfaces',
  needs: listSurfaces,
  pages: async () => [(await import('./surfaces-page.ts')).mountSurfacesPage],
};
