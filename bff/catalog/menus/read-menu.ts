import type { Db } from '../../core/database/database.ts';
import type { MerchantView } from '../../core/database/owner.ts';
import type { Clock } from '../../core/api/clock.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { OperationResponse } from '../../core/api/route.ts';
import type { Serialized } from '../../core/http/responses.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { availabilityOfMenu } from './availability-records.ts';
import type { Menu } from './contract/menu.ts';
import type { MenuDirectory } from './menu-directory.ts';

import { findMenu, findMenuWithDraft, presentMenu, filesOfContent } from './menu-records.ts';
import { findVersion, presentVersion } from './menu-versions.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly menus: MenuDirectory;
  readonly publicUrl: string;
}

type Response = OperationResponse<Menu>;

/**
 * A version of a menu: the published one from memory, the draft and older ones from the database.
 * @param version `draft`, `published` or a number
 * @throws {ApiError} not_found
 */
export async function menuResponse(
  deps: Deps,
  view: MerchantView,
  id: string,
  version: string,
): Promise<Response> {
  if (version !== 'published') return fromDatabase(deps, view, id, version);
  const served = await deps.menus.published(view, id);
  return served ? fromMemory(served) : notPublished(deps.db, view, id);
}

/** The body is read again only for a caller of an older version. */
function fromMemory(served: Serialized): Response {
  return {
    serialized: served,
    get body() {
      return JSON.parse(served.bytes.toString()) as Menu;
    },
  };
}

async function notPublished(db: Db, view: MerchantView, id: string): Promise<never> {
  if (!(await findMenu(db, view, id))) throw new ApiError('not_found');
  throw new ApiError('not_found', { message: "This menu isn't published.", param: 'version' });
}

async function fromDatabase(
  { db, clock, publicUrl }: Deps,
  view: MerchantView,
  id: string,
  version: string,
): Promise<Response> {
  const now = new Date(await nowIn(db, clock, view));
  if (version === 'draft') {
    const menu = await findMenuWithDraft(db, view, id);
    if (!menu) throw new ApiError('not_found');
    return {
      body: presentMenu(menu, menu.draft, {
        availability: await availabilityOfMenu(db, id, now),
        files: await filesOfContent(db, menu.draft, publicUrl),
      }),
    };
  }
  const menu = await findMenu(db, view, id);
  if (!menu) throw new ApiError('not_found');
  const row = await findVersion(db, id, Number(version));
  if (!row) {
    throw new ApiError('not_found', { message: 'This version was never published.', param: 'version' });
  }
  return {
    body: presentVersion(menu, row, {
      availability: await availabilityOfMenu(db, id, now),
      files: await filesOfContent(db, row.content, publicUrl),
    }),
  };
}
