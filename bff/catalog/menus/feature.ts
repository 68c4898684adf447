import type { Feature, FurnishMerchants } from '../../core/feature.ts';
import { availabilityTimers } from './set-availability.ts';
import { menuFileTimers } from './files/import-records.ts';
import type { MenuDirectory } from './menu-directory.ts';
import { menuRoutes } from './menu-routes.ts';
import { menuMigrations } from './tables.ts';
import { menuSimulations } from './simulations.ts';
import './tables.ts';
import { newId } from '../../core/database/ids.ts';
import { changedContent } from './changed-content.ts';
import { type DrawnImage, insertDrawnImages, ITEM_DRAWINGS } from '../images/images.ts';
import { idsOf, imagesOf, itemCountOf } from './content-parts.ts';
import type { MenuContent } from './contract/menu.ts';
import { TEST_MENU } from './test-menu.ts';

/** Gives each new test merchant a published menu, with new IDs. */
const furnishMenus: FurnishMerchants = async (trx, merchants, now) => {
  const images = await insertDrawnImages(trx, merchants, () => ITEM_DRAWINGS, now);
  const menus = merchants.map((merchant, at) => {
    const content = contentWith(images[at] ?? new Map<string, DrawnImage>());
    return {
      merchant,
      content,
      json: JSON.stringify(content),
      id: newId('mnu'),
      items: itemCountOf(content),
    };
  });
  await trx
    .insertInto('menus')
    .values(
      menus.map(({ merchant, json, id, items }) => ({
        id,
        partner_id: merchant.partnerId,
        environment: merchant.environment,
        merchant_id: merchant.id,
        name: TEST_MENU.name,
        status: 'published' as const,
        draft: json,
        item_count: items,
        published_version: 1,
        published_at: now,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
  await trx
    .insertInto('menu_versions')
    .values(
      menus.map(({ merchant, content, json, id, items }) => ({
        id: newId('mnv'),
        partner_id: merchant.partnerId,
        environment: merchant.environment,
        merchant_id: merchant.id,
        menu_id: id,
        number: 1,
        name: TEST_MENU.name,
        currency: merchant.currency,
        metadata: '{}',
        content: json,
        item_count: items,
        part_ids: [...idsOf(content), ...imagesOf(content)],
        published_at: now,
      })),
    )
    .execute();
};

/** The test menu, each item with the drawing that is named by its `external_id`. */
function contentWith(images: ReadonlyMap<string, DrawnImage>): MenuContent {
  const sections = (TEST_MENU.sections ?? []).map((section) => ({
    ...section,
    items: (section.items ?? []).map((item) => {
      const image = images.get(item.external_id ?? '');
      return image ? { ...item, image: { id: image.id } } : item;
    }),
  }));
  const alts = new Map([...images.values()].map(({ id, alt }) => [id, alt]));
  const change = { ...TEST_MENU, sections };
  return changedContent({ sections: [], groups: [] }, change, { wasKnown: () => false, alts });
}

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    readonly menus: MenuDirectory;
  }
}

export const menus: Feature = {
  routes: menuRoutes,
  simulations: menuSimulations,
  migrations: menuMigrations,
  furnish: furnishMenus,
  timers: { ...availabilityTimers, ...menuFileTimers },
};
