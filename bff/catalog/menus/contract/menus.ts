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
  onMenus,
} from './menu-operations.ts';
import { IdInPath, ListOf, IdInPathLike } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import {
  ExportQuery,
  MenuDocument,
  ImportQuery,
  MAX_IMPORT_BYTES,
  EXAMPLE_DOCUMENT,
  MenuImport,
  ImportListQuery,
  EXAMPLE_IMPORT,
} from './menu-files.ts';

export const exportMenu = defineOperation({
  ...onMenus,
  id: 'exportMenu',
  method: 'get',
  path: '/v1/menus/{id}/export',
  params: IdInPath('menu'),
  summary: 'Export a menu',
  description:
    'Returns a file: a `trellis.menu/1` document, or a table with a row for each variation or modifier. ' +
    'Prices in a table are decimals with a dot; text that a spreadsheet would take for a formula starts ' +
    'with an apostrophe.',
  scope: 'menus:read',
  query: ExportQuery,
  success: {
    status: 200,
    description: 'The file, as an attachment.',
    schema: MenuDocument,
    download: ['text/csv'],
  },
  example: { query: { format: 'json' } },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const importMenu = defineOperation({
  ...onMenus,
  id: 'importMenu',
  method: 'post',
  path: '/v1/menus/{id}/import',
  params: IdInPath('menu'),
  summary: 'Import a file into a menu',
  description:
    'Reads a file and returns what it would change, without changing anything. To apply it to the draft, ' +
    'send the id of the import as `apply`, without a file: all of it is applied, or nothing. Parts are ' +
    'matched by id, items then by `external_id`, and otherwise by name within their section, group or ' +
    'item. Image URLs are not fetched.',
  scope: 'menus:write',
  query: ImportQuery,
  upload: {
    mediaTypes: ['application/json', 'text/csv'],
    maxBytes: MAX_IMPORT_BYTES,
    isOptional: true,
    description:
      'A `trellis.menu/1` document, or a table of items or modifiers with the columns of the export, ' +
      'separated by commas, semicolons or tabs: at most 5 MiB and 5000 rows of 200 cells. A document is ' +
      'in UTF-8; a table may be in UTF-16 with a byte order mark or in Windows-1252 too. Columns you ' +
      'leave out change nothing.',
    example: { name: 'menu.json', base64: btoa(JSON.stringify(EXAMPLE_DOCUMENT)) },
  },
  success: { status: 201, description: 'The preview.', schema: MenuImport },
  otherAnswers: { 200: { description: 'The import, applied.', schema: MenuImport } },
  idempotency: 'recorded',
  errors: ['field_missing', 'import_invalid', 'not_found', 'state_forbids', 'version_stale'],
});

export const listImports = defineOperation({
  ...onMenus,
  id: 'listImports',
  method: 'get',
  path: '/v1/imports',
  summary: 'List imports',
  description: 'Newest first. With a session token, returns only imports of its merchant.',
  scope: 'menus:read',
  query: ImportListQuery,
  success: { status: 200, description: 'A page of imports.', schema: ListOf(MenuImport) },
  idempotency: 'ignored',
});

export const getImport = defineOperation({
  ...onMenus,
  id: 'getImport',
  method: 'get',
  path: '/v1/imports/{id}',
  params: IdInPathLike(EXAMPLE_IMPORT),
  summary: 'Retrieve an import',
  scope: 'menus:read',
  success: { status: 200, description: 'The import.', schema: MenuImport },
  idempotency: 'ignored',
  errors: ['not_found'],
});

const EVENTS = ['menu.updated', 'menu.published', 'item.availability_changed'] as const;

export const menus = {
  tag: 'Menus',
  description:
    'What a merchant sells. You edit a draft and publish it; every published version is kept. ' +
    'Availability takes effect at once, without publishing. Test merchants start with a published menu.',
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
