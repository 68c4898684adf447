import type { Db } from '../../../core/database/database.ts';
import type { Clock } from '../../../core/api/clock.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { pageRequestOf } from '../../../core/database/pagination.ts';
import { viewOf } from '../../../core/api/principal.ts';
import { route, type Route } from '../../../core/api/route.ts';
import { nowIn } from '../../../core/timers/environment-clock.ts';
import { getImport, importMenu, listImports } from '../contract/menus.ts';
import { requireMenu } from '../menu-changes.ts';
import { applyImport, createImport, pageOfImports, readImport } from './import-records.ts';

export function importRoutes({ db, clock }: { readonly db: Db; readonly clock: Clock }): Route[] {
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
