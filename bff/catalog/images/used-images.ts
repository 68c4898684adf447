import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { isOwnedBy, ownedBy, visibleTo, type MerchantView, type Owner } from '../../core/database/owner.ts';
import { setTimer } from '../../core/timers/timers.ts';
import type { Image, PlacedImage } from './contract/image.ts';
import { FILES, presentFiles } from './image-records.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { TimerHandlers } from '../../core/timers/timer-handler.ts';
import { isDrawn, type ImageHolder } from './drawn-images.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Notes that a reference to a picture is about to be added, or was removed: after a day, the picture is
 * deleted once no image has it. Call it in a separate transaction before checking that the picture exists, so
 * that it stays long enough to be referred to.
 */
export async function pictureUsed(trx: Db, owner: Owner, hash: string, realNow: number): Promise<void> {
  if (isDrawn(hash)) return;
  const dueAt = new Date(realNow + DAY_MS);
  await setTimer(trx, owner, { kind: 'picture.expire', record: hash, dueAt, isRealTime: true });
}

export const pictureTimers: TimerHandlers<FeatureDeps> = {
  'picture.expire': async ({ db: trx }, { record: hash }) => {
    await trx.selectFrom('pictures').select('hash').where('hash', '=', hash).forUpdate().execute();
    const used = await trx
      .selectFrom('images')
      .select('id')
      .where('hash', '=', hash)
      .limit(1)
      .executeTakeFirst();
    if (used) return;
    await trx.deleteFrom('picture_files').where('hash', '=', hash).execute();
    await trx.deleteFrom('pictures').where('hash', '=', hash).execute();
  },
};

/** An image that nothing has used for this time is deleted. */
const UNUSED_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The files of images, by the images' ids. Whose they are was checked when they came into what refers to
 * them.
 */
export async function filesOfImages(
  db: Db,
  ids: readonly string[],
  url: string,
): Promise<Map<string, Image['files']>> {
  const rows = await db
    .selectFrom('images')
    .innerJoin('pictures', 'pictures.hash', 'images.hash')
    .select(['images.id', 'images.hash', 'pictures.width', 'pictures.height', FILES.as('files')])
    .where((eb) => eb('images.id', '=', eb.fn.any(eb.val([...ids]))))
    .execute();
  return new Map(rows.map((row) => [row.id, presentFiles(row, url)]));
}

/** An image of a record, as {@link imageAt} selects it. */
type StoredPlacement = Parameters<typeof presentFiles>[0] & Pick<PlacedImage, 'image' | 'alt'>;

/** Selects the image whose ID a column has, for {@link placedImage}. */
export function imageAt(column: string): RawBuilder<StoredPlacement | null> {
  return sql`(
    select jsonb_build_object('image', images.id, 'alt', images.alt, 'hash', images.hash, 'files', ${FILES},
      'width', pictures.width, 'height', pictures.height)
    from images inner join pictures on pictures.hash = images.hash where images.id = ${sql.ref(column)})`;
}

/** @param url the public URL of the service, or empty for a page that is served beside the files */
export function placedImage(stored: StoredPlacement | null, url: string): PlacedImage | null {
  return stored && { image: stored.image, alt: stored.alt, files: presentFiles(stored, url) };
}

/**
 * Returns the alternative texts of those images that belong to the merchant, by ID; `null` if decorative.
 * None of them is deleted before the transaction ends.
 */
export async function holdImages(
  trx: Db,
  owner: Owner & { readonly merchantId: string },
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  const rows = await trx
    .selectFrom('images')
    .select(['id', 'alt'])
    .where(ownedBy('images', owner))
    .where('merchant_id', '=', owner.merchantId)
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Map(rows.map(({ id, alt }) => [id, alt]));
}

/**
 * An image was uploaded, or was taken out of something: unless something uses it by then, the handler of
 * `image.expire` deletes it. The feature that uses images has that handler.
 */
export async function imageUnused(trx: Db, owner: Owner, id: string, now: Date): Promise<void> {
  const dueAt = new Date(now.getTime() + UNUSED_MS);
  await setTimer(trx, owner, { kind: 'image.expire', record: id, dueAt });
}

/**
 * Locks an image, so that nothing begins to use it before the transaction ends.
 * @returns its merchant; `undefined` if there is no such image, or it is kept ({@link keepImage})
 */
export async function lockImage(trx: Db, owner: Owner, id: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('images')
    .select('merchant_id')
    .where(ownedBy('images', owner))
    .where('id', '=', id)
    .where(sql<boolean>`kept_by = '{}'`)
    .forUpdate()
    .executeTakeFirst();
  return row?.merchant_id;
}

/** Whether any of the owner's merchants has the image. */
export async function isImageOf(db: Db, owner: Owner, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('images')
    .select('id')
    .where('id', '=', id)
    .where(isOwnedBy('images', owner))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Keeps an image, of any of the merchants in view, for something other than their menus.
 * @returns whether there is such an image
 */
export async function keepImage(
  trx: Db,
  view: MerchantView,
  id: string,
  holder: ImageHolder,
): Promise<boolean> {
  const row = await trx
    .updateTable('images')
    .set({ kept_by: sql`array_append(array_remove(kept_by, ${holder}), ${holder})` })
    .where(visibleTo('images', view))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends {@link keepImage}: unless something uses it by then, it is deleted as other images are. */
export async function releaseImage(
  trx: Db,
  owner: Owner,
  id: string,
  holder: ImageHolder,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('images')
    .set({ kept_by: sql`array_remove(kept_by, ${holder})` })
    .where(ownedBy('images', owner))
    .where('id', '=', id)
    .execute();
  await imageUnused(trx, owner, id, now);
}

/** Deletes an image that is locked, and later its picture, unless other images have the same one. */
export async function deleteImage(trx: Db, owner: Owner, id: string, realNow: number): Promise<void> {
  const { hash } = await trx
    .deleteFrom('images')
    .where('id', '=', id)
    .returning('hash')
    .executeTakeFirstOrThrow();
  await pictureUsed(trx, owner, hash, realNow);
}
