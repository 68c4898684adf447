import { requirePublished } from '../../accounts/identity/partners/publish.ts';
import type { Clock } from '../../core/api/clock.ts';
import { ApiError } from '../../core/api/errors.ts';
import { merchantOf, type Principal, viewOf } from '../../core/api/principal.ts';
import { route, type Route } from '../../core/api/route.ts';
import type { Db } from '../../core/database/database.ts';
import { pageRequestOf } from '../../core/database/pagination.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { availabilityOfMenu } from './availability-records.ts';
import * as operations from './contract/menu-operations.ts';
import type { Menu } from './contract/menu.ts';
import * as menuFileOperations from './contract/menus.ts';
import { getImport, importMenu, listImports } from './contract/menus.ts';
import { exportMenu } from './files/export-menu.ts';
import { applyImport, createImport, pageOfImports, readImport } from './files/import-records.ts';
import { createMenu, requireMenu, updateMenu } from './menu-changes.ts';
import { compareVersions } from './menu-comparison.ts';
import type { MenuDirectory } from './menu-directory.ts';
import {
  filesOfContent,
  findMenu,
  type MenuRowWithDraft,
  pageOfMenus,
  presentMenu,
  presentSummary,
} from './menu-records.ts';
import { pageOfVersions } from './menu-versions.ts';
import { archiveMenu, publishMenu, rollBackMenu } from './publish-menu.ts';
import { menuResponse } from './read-menu.ts';
import { setAvailability } from './set-availability.ts';

export interface MenuRoutesDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly menus: MenuDirectory;
  readonly publicUrl: string;
}

export function menuRoutes({ db, clock, menus, publicUrl }: MenuRoutesDeps): Route[] {
  /** The time of the caller's environment, inside its transaction. */
  const now = async (trx: Db, caller: Principal): Promise<Date> => new Date(await nowIn(trx, clock, caller));
  /** The draft, with what is available at that time. */
  const whole = async (trx: Db, menu: MenuRowWithDraft, at: Date): Promise<Menu> =>
    presentMenu(menu, menu.draft, {
      availability: await availabilityOfMenu(trx, menu.id, at),
      files: await filesOfContent(trx, menu.draft, publicUrl),
    });
  return [
    ...importRoutes({ db, clock }),
    route(operations.createMenu, async ({ principal, work, body: { merchant, ...fields } }) => {
      if (principal.kind === 'key') await requirePublished(work.db, principal);
      requireOfSession(principal, fields);
      const at = await now(work.db, principal);
      const menu = await createMenu(work.db, principal, merchantOf(principal, merchant), fields, at);
      return { body: await whole(work.db, menu, at) };
    }),
    route(operations.listMenus, async ({ principal, query }) => {
      requirePublishedOnly(principal, query.status);
      return { body: await pageOfMenus(db, viewOf(principal), pageRequestOf(query), query) };
    }),
    route(operations.getMenu, ({ principal, params: { id }, query: { version = 'draft' } }) => {
      requirePublishedOnly(principal, version);
      return menuResponse({ db, clock, menus, publicUrl }, viewOf(principal), id, version);
    }),
    route(operations.updateMenu, async ({ principal, work, params: { id }, body }) => {
      requireOfSession(principal, body);
      const at = await now(work.db, principal);
      const menu = await updateMenu(work.db, viewOf(principal), id, body, at);
      return { body: await whole(work.db, menu, at) };
    }),
    route(operations.publishMenu, async ({ principal, work, params: { id }, body: { version } }) => {
      const at = await now(work.db, principal);
      const menu = await publishMenu(work.db, viewOf(principal), id, version, at);
      work.afterCommit(() => menus.invalidate(id));
      return { body: presentSummary(menu) };
    }),
    route(operations.rollBackMenu, async ({ principal, work, params: { id }, body: { version } }) => {
      const at = await now(work.db, principal);
      const menu = await rollBackMenu(work.db, viewOf(principal), id, version, at);
      work.afterCommit(() => menus.invalidate(id));
      return { body: presentSummary(menu) };
    }),
    route(operations.archiveMenu, async ({ principal, work, params: { id } }) => {
      const menu = await archiveMenu(work.db, viewOf(principal), id, await now(work.db, principal));
      work.afterCommit(() => menus.invalidate(id));
      return { body: presentSummary(menu) };
    }),
    route(operations.listMenuVersions, async ({ principal, params: { id }, query }) => {
      const menu = await findMenu(db, viewOf(principal), id);
      if (!menu) throw new ApiError('not_found');
      return { body: await pageOfVersions(db, menu, pageRequestOf(query)) };
    }),
    route(operations.compareMenuVersions, async ({ principal, params, query: { compare } }) => ({
      body: await compareVersions({ db, publicUrl }, viewOf(principal), { ...params, compare }),
    })),
    route(menuFileOperations.exportMenu, async ({ principal, params: { id }, query }) => {
      const { version = 'draft', format, rows = 'items' } = query;
      return {
        download: await exportMenu({ db, publicUrl }, viewOf(principal), { id, version, format, rows }),
      };
    }),
    route(operations.setAvailability, async ({ principal, work, params: { id }, body: { items } }) => {
      const at = await now(work.db, principal);
      const { menu, entries } = await setAvailability(work.db, viewOf(principal), id, items, at);
      work.afterCommit(() => menus.invalidateAvailability(menu.merchant_id));
      return { body: { data: entries } };
    }),
  ];
}

/**
 * Rejects guests' requests for anything but the published version.
 * @throws {ApiError} not_found
 */
function requirePublishedOnly(caller: Principal, asked: string | undefined): void {
  if (caller.kind === 'guest' && asked !== 'published') throw new ApiError('not_found');
}

/** A page may not change the metadata of the partner's servers. @throws {ApiError} credential_kind */
function requireOfSession(caller: Principal, { metadata }: { metadata?: Record<string, string> }): void {
  if (caller.kind === 'key' || metadata === undefined) return;
  throw new ApiError('credential_kind', {
    message: 'Only a partner key can change metadata.',
    param: 'metadata',
  });
}

function importRoutes({ db, clock }: { readonly db: Db; readonly clock: Clock }): Route[] {
  return [
    route(importMenu, async ({ principal, work, params: { id }, query, rawBody, mediaType }) => {
      const view = viewOf(principal);
      const now = new Date(await nowIn(work.db, clock, principal));
      const { apply, delete_missing: deletes } = query;
      if (apply !== undefined) {
        if (mediaType !== undefined || deletes !== undefined) throw alone();
        return { status: 200, body: await applyImport(work.db, view, id, apply, now) };
      }
      if (mediaType === undefined) {
        await requireMenu(work.db, view, id);
        throw new ApiError('field_missing', { message: 'Send a file as the body.' });
      }
      const format = mediaType === 'text/csv' ? 'csv' : 'json';
      const file = { bytes: rawBody, format, deletesMissing: deletes === 'true' } as const;
      return { body: await createImport(work.db, view, id, file, now) };
    }),
    route(listImports, async ({ principal, query }) => ({
      body: await pageOfImports(db, viewOf(principal), pageRequestOf(query), query.menu),
    })),
    route(getImport, async ({ principal, params: { id } }) => ({
      body: await readImport(db, viewOf(principal), id),
    })),
  ];
}

const alone = (): ApiError =>
  new ApiError('field_invalid', {
    message: 'Send apply without a file and without delete_missing.',
    param: 'apply',
  });
