import type { FeatureContract } from '../../../core/contract/feature.ts';
import { Availability } from './availability.ts';
import { MenuSummary } from './menu.ts';
import {
  archiveMenu,
  compareMenuVersions,
  createMenu,
  getMenu,
  listMenus,
  listMenuVersions,
  publishMenu,
  rollBackMenu,
  setAvailability,
  updateMenu,
} from './menu-operations.ts';
import { exportMenu, getImport, importMenu, listImports } from './menu-file-operations.ts';

const EVENTS = ['menu.updated', 'menu.published', 'item.availability_changed'] as const;

export const menus = {
  tag: 'Menus',
  description:
    'What a merchant sells. You edit a draft and publish it; every published version is kept. Availability takes effect at once, without publishing. Test merchants start with a published menu.',
  operations: [
    createMenu,
    listMenus,
    getMenu,
    updateMenu,
    publishMenu,
    rollBackMenu,
    archiveMenu,
    listMenuVersions,
    compareMenuVersions,
    setAvailability,
    exportMenu,
    importMenu,
    listImports,
    getImport,
  ],
  events: EVENTS,
  eventRecords: { menu: MenuSummary, item: Availability },
} as const satisfies FeatureContract;

declare module '../../../core/contract/feature.ts' {
  interface EmittedEvents extends Record<(typeof EVENTS)[number], true> {}
}
