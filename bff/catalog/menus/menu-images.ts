import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { filesOfImages, holdImages as hold, imageUnused } from '../images/images.ts';
import { imagesOf } from './content-parts.ts';
import type { MenuContent } from './contract/menu.ts';
import type { MenuRow } from './menu-records.ts';
import type { FilesOfImages } from './present-content.ts';

type OfMerchant = Pick<MenuRow, 'partner_id' | 'environment' | 'merchant_id'>;

/** The files of all images of a content, or of several; without any, nothing is read. */
export async function filesOfContent(
  db: Db,
  content: MenuContent | readonly MenuContent[],
  url: string,
): Promise<FilesOfImages> {
  const ids = [content].flat().flatMap((one) => [...imagesOf(one)]);
  return ids.length === 0 ? new Map() : filesOfImages(db, ids, url);
}

/** What those of the images say that the merchant has, by their ids. None of them is deleted before the transaction ends. */
export async function holdImages(
  trx: Db,
  menu: OfMerchant,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map();
  return hold(trx, { ...ownerOf(menu), merchantId: menu.merchant_id }, ids);
}

/** An edit has taken images out of a draft: each is deleted later, unless something uses it by then. */
export async function releaseImages(
  trx: Db,
  menu: OfMerchant & { readonly draft: MenuContent },
  before: MenuContent,
  now: Date,
): Promise<void> {
  if (menu.draft === before) return;
  const left = imagesOf(menu.draft);
  for (const id of imagesOf(before)) {
    if (!left.has(id)) await imageUnused(trx, ownerOf(menu), id, now);
  }
}

function ownerOf({ partner_id: partnerId, environment }: OfMerchant): Owner {
  return { partnerId, environment };
}
