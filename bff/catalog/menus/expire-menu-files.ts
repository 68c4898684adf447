import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { deleteImage, imageUnused, lockImage } from '../images/images.ts';
import type { TimerHandlers } from '../../core/timers/timer-handler.ts';

/** What is deleted once nobody needs it any more. */
export const menuFileTimers: TimerHandlers<FeatureDeps> = {
  /** What a published version has is kept for ever; what a preview has, until the preview is gone. */
  'image.expire': async ({ db: trx }, { deps, owner, record: id, dueAt }) => {
    const merchantId = await lockImage(trx, owner, id);
    if (merchantId === undefined || (await isInMenus(trx, merchantId, id))) return;
    if (await isInPreviews(trx, merchantId, id)) return imageUnused(trx, owner, id, dueAt);
    await deleteImage(trx, owner, id, deps.clock.now());
  },
  /** A preview that was never applied. */
  'import.expire': async ({ db: trx }, { record: id }) => {
    await trx.deleteFrom('menu_imports').where('id', '=', id).where('status', '<>', 'applied').execute();
  },
};

/** In a draft, or in a version that is or was published. */
async function isInMenus(trx: Db, merchantId: string, image: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (
      select from menus where merchant_id = ${merchantId} and ${hasImage('draft', image)}
    ) or exists (
      select from menus join menu_versions on menu_versions.menu_id = menus.id
      where menus.merchant_id = ${merchantId} and ${image} = any (part_ids)
    ) as used`.execute(trx);
  return rows[0]?.used === true;
}

async function isInPreviews(trx: Db, merchantId: string, image: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (
      select from menus join menu_imports on menu_imports.menu_id = menus.id
      where menus.merchant_id = ${merchantId} and menu_imports.draft is not null
        and ${hasImage('menu_imports.draft', image)}
    ) as used`.execute(trx);
  return rows[0]?.used === true;
}

function hasImage(content: string, image: string) {
  const vars = JSON.stringify({ id: image });
  return sql`jsonb_path_exists(${sql.ref(content)}, '$.sections[*].items[*].image.id ? (@ == $id)', ${vars}::jsonb)`;
}
