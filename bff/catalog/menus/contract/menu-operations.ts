import { IdInPath, ListOf, ListQuery } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import { AvailabilityChanges, ChangedAvailability } from './availability.ts';
import {
  EXAMPLE_CONTENT,
  MenuChange,
  MenuListQuery,
  MenuQuery,
  NewMenu,
  Publication,
  Rollback,
} from './menu-requests.ts';
import { ComparisonQuery, MenuComparison, MenuVersion, VersionInPath } from './menu-versions.ts';
import { Menu, MenuSummary } from './menu.ts';

export const onMenus = { tag: 'Menus', credentials: ['key', 'session'] } as const;
const IS_PUBLISHED = {
  status: 'published',
  published_version: 1,
  published_at: '2026-11-21T10:42:07Z',
} as const;

export const createMenu = defineOperation({
  ...onMenus,
  id: 'createMenu',
  method: 'post',
  path: '/v1/menus',
  summary: 'Create a menu',
  description:
    'Creates a draft. Each section, item, variation, modifier group and modifier gets an id. A merchant ' +
    "has at most 20 menus that aren't archived.",
  scope: 'menus:write',
  body: NewMenu,
  success: { status: 201, description: 'The menu.', schema: Menu },
  example: { request: EXAMPLE_CONTENT },
  idempotency: 'recorded',
  errors: [
    'credential_kind',
    'field_missing',
    'modifier_choice',
    'not_found',
    'state_forbids',
    'not_published',
  ],
});

export const listMenus = defineOperation({
  ...onMenus,
  id: 'listMenus',
  isForGuests: true,
  method: 'get',
  path: '/v1/menus',
  summary: 'List menus',
  description:
    'Newest first, without their content. With a session token, returns only menus of its merchant.',
  scope: 'menus:read',
  query: MenuListQuery,
  success: { status: 200, description: 'A page of menus.', schema: ListOf(MenuSummary) },
  idempotency: 'ignored',
});

export const getMenu = defineOperation({
  ...onMenus,
  id: 'getMenu',
  isForGuests: true,
  method: 'get',
  path: '/v1/menus/{id}',
  params: IdInPath('menu'),
  summary: 'Retrieve a menu',
  description:
    'Returns the draft unless `version` says otherwise. A published version has the name and metadata it ' +
    'was published with, and is served from memory.',
  scope: 'menus:read',
  query: MenuQuery,
  isConditional: true,
  success: { status: 200, description: 'The menu.', schema: Menu },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const updateMenu = defineOperation({
  ...onMenus,
  id: 'updateMenu',
  method: 'patch',
  path: '/v1/menus/{id}',
  params: IdInPath('menu'),
  summary: 'Update a menu',
  description:
    'Changes the draft; customers see it once you publish. `sections`, `groups`, `items`, `variations` ' +
    'and `modifiers` are whole lists: an entry with an id keeps the properties you leave out, one without ' +
    "is new, and what isn't in the list is removed. To change a single item or group, send `item` or " +
    '`group`. A session can change everything but `metadata`. A request that changes nothing keeps ' +
    '`version` and emits no event.',
  scope: 'menus:write',
  body: MenuChange,
  success: { status: 200, description: 'The updated menu.', schema: Menu },
  example: {
    request: { version: 1, name: 'Every day' },
    response: { name: 'Every day', version: 2 },
  },
  idempotency: 'recorded',
  errors: ['credential_kind', 'modifier_choice', 'not_found', 'state_forbids', 'version_stale'],
});

export const publishMenu = defineOperation({
  ...onMenus,
  id: 'publishMenu',
  method: 'post',
  path: '/v1/menus/{id}/publish',
  params: IdInPath('menu'),
  summary: 'Publish a menu',
  description:
    'Freezes the draft as the version that customers see. Earlier versions stay readable, and you can ' +
    'roll back to them. Publishing the published version again changes nothing.',
  scope: 'menus:publish',
  body: Publication,
  success: { status: 200, description: 'The menu, without its content.', schema: MenuSummary },
  example: { response: IS_PUBLISHED },
  idempotency: 'recorded',
  errors: ['not_found', 'state_forbids', 'version_stale'],
});

export const rollBackMenu = defineOperation({
  ...onMenus,
  id: 'rollBackMenu',
  method: 'post',
  path: '/v1/menus/{id}/rollback',
  params: IdInPath('menu'),
  summary: 'Roll back a menu',
  description: 'Publishes an earlier version again. The draft stays as it is; publish it once it is right.',
  scope: 'menus:publish',
  body: Rollback,
  success: { status: 200, description: 'The menu, without its content.', schema: MenuSummary },
  example: { response: IS_PUBLISHED },
  idempotency: 'recorded',
  errors: ['not_found', 'state_forbids'],
});

export const archiveMenu = defineOperation({
  ...onMenus,
  id: 'archiveMenu',
  method: 'post',
  path: '/v1/menus/{id}/archive',
  params: IdInPath('menu'),
  summary: 'Archive a menu',
  description: "Customers no longer see it and can't order from it. Publish it again to bring it back.",
  scope: 'menus:publish',
  success: { status: 200, description: 'The menu, without its content.', schema: MenuSummary },
  example: { response: { ...IS_PUBLISHED, status: 'archived' } },
  idempotency: 'recorded',
  errors: ['not_found'],
});

export const listMenuVersions = defineOperation({
  ...onMenus,
  id: 'listMenuVersions',
  method: 'get',
  path: '/v1/menus/{id}/versions',
  params: IdInPath('menu'),
  summary: 'List the published versions of a menu',
  description: 'Newest first. Read one with `GET /v1/menus/{id}` and its number as `version`.',
  scope: 'menus:read',
  query: ListQuery,
  success: { status: 200, description: 'A page of versions.', schema: ListOf(MenuVersion) },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const compareMenuVersions = defineOperation({
  ...onMenus,
  id: 'compareMenuVersions',
  method: 'get',
  path: '/v1/menus/{id}/versions/{version}',
  params: VersionInPath,
  summary: 'Compare versions of a menu',
  description: 'Returns what changed between another version and this one. Parts are matched by their ids.',
  scope: 'menus:read',
  query: ComparisonQuery,
  success: { status: 200, description: 'The differences.', schema: MenuComparison },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const setAvailability = defineOperation({
  ...onMenus,
  id: 'setAvailability',
  method: 'put',
  path: '/v1/menus/{id}/availability',
  params: IdInPath('menu'),
  summary: 'Set availability',
  description:
    'Marks items, variations and modifiers as sold out or available, snoozes them until a time, or counts ' +
    'their stock. Takes effect at once, without publishing. At a location with its own entry, that entry ' +
    'replaces the one for all locations.',
  scope: 'menus:write',
  body: AvailabilityChanges,
  success: { status: 200, description: 'The entries that were set.', schema: ChangedAvailability },
  example: {
    request: { items: [{ target: EXAMPLE_ID.item, available: true, stock: 12 }] },
  },
  idempotency: 'recorded',
  errors: ['not_found'],
});
