import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Page } from '../../core/contract/fields.ts';
import { normalized } from '../../core/contract/text-fields.ts';
import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import { ownedBy, visibleTo, type MerchantView, type Owner } from '../../core/database/owner.ts';
import { pageOf, type PageRequest } from '../../core/database/pagination.ts';
import { ApiError } from '../../core/api/errors.ts';
import { lockMerchant } from '../../accounts/merchants/merchants.ts';
import { drawnFiles } from './drawn-images.ts';
import { MAX_IMAGES, type Image, type ImageChange } from './contract/image.ts';

/** The public URL of the service, for the URLs of files. */
type PublicUrl = string;

export interface NewImage {
  readonly merchantId: string;
  /** The hash of a stored picture. */
  readonly hash: string;
  /** Null if the image is decorative. */
  readonly alt: string | null;
}

/**
 * The merchant's row is held, so that concurrent requests can't add more images than it may have.
 *
 * @throws {ApiError} not_found (the merchant), state_forbids
 */
export async function insertImage(trx: Db, owner: Owner, image: NewImage, now: Date): Promise<string> {
  const merchant = await lockMerchant(trx, owner, image.merchantId);
  if (merchant.status === 'closed' || merchant.status === 'rejected') {
    throw new ApiError('state_forbids', {
      message: `The merchant is ${merchant.status} and can no longer be changed.`,
      param: 'merchant',
    });
  }
  await requireRoom(trx, owner, image.merchantId);
  const id = newId('img');
  await trx
    .insertInto('images')
    .values({
      id,
      partner_id: owner.partnerId,
      environment: owner.environment,
      merchant_id: image.merchantId,
      hash: image.hash,
      alt: image.alt === null ? null : normalized(image.alt),
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

async function requireRoom(trx: Db, owner: Owner, merchantId: string): Promise<void> {
  const { count } = await trx
    .selectFrom('images')
    .select((eb) => eb.fn.countAll().as('count'))
    .where(ownedBy('images', owner))
    .where('merchant_id', '=', merchantId)
    .executeTakeFirstOrThrow();
  if (Number(count) < MAX_IMAGES) return;
  throw new ApiError('state_forbids', {
    message: `A merchant has at most ${MAX_IMAGES} images.`,
    param: 'merchant',
  });
}

/** @throws {ApiError} not_found, version_stale */
export async function updateImage(
  trx: Db,
  view: MerchantView,
  id: string,
  { version, alt, metadata }: ImageChange,
  now: Date,
): Promise<void> {
  const row = await trx
    .selectFrom('images')
    .select(['version', 'alt', 'metadata'])
    .where(visibleTo('images', view))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  if (version !== undefined && version !== row.version) throw new ApiError('version_stale');
  const change = {
    alt: alt === undefined ? row.alt : alt && normalized(alt),
    metadata: metadata ?? row.metadata,
  };
  if (isDeepStrictEqual(change, { alt: row.alt, metadata: row.metadata })) return;
  await trx
    .updateTable('images')
    .set((eb) => ({
      alt: change.alt,
      metadata: JSON.stringify(change.metadata),
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

interface StoredFile {
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

/** The size of each file, without its bytes; null: it is drawn. */
export const FILES = sql<readonly StoredFile[] | null>`(
  select jsonb_agg(jsonb_build_object('size', size, 'width', picture_files.width, 'height',
    picture_files.height) order by size)
  from picture_files where picture_files.hash = pictures.hash)`;

function imagesSeenBy(db: Db, view: MerchantView) {
  return db
    .selectFrom('images')
    .innerJoin('pictures', 'pictures.hash', 'images.hash')
    .selectAll('images')
    .select(['pictures.width', 'pictures.height', FILES.as('files')])
    .where(visibleTo('images', view));
}

type ImageRow = Awaited<ReturnType<ReturnType<typeof imagesSeenBy>['executeTakeFirstOrThrow']>>;

/** @throws {ApiError} not_found */
export async function readImage(db: Db, view: MerchantView, id: string, url: PublicUrl): Promise<Image> {
  const row = await imagesSeenBy(db, view).where('images.id', '=', id).executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return presentImage(row, url);
}

/** Newest first. */
export async function pageOfImages(
  db: Db,
  view: MerchantView,
  request: PageRequest,
  { merchant, url }: { readonly merchant: string | undefined; readonly url: PublicUrl },
): Promise<Page<Image>> {
  const rows = await imagesSeenBy(db, view)
    .$if(merchant !== undefined, (query) => query.where('images.merchant_id', '=', merchant ?? ''))
    .$if(request.after !== undefined, (query) => query.where('images.id', '<', request.after ?? ''))
    .orderBy('images.id', 'desc')
    .limit(request.limit + 1)
    .execute();
  return pageOf(rows, request, (row) => presentImage(row, url));
}

export function presentFiles(
  { hash, files, ...picture }: Pick<ImageRow, 'hash' | 'files' | 'width' | 'height'>,
  url: PublicUrl,
): Image['files'] {
  return (files ?? drawnFiles(picture)).map(({ size, width, height }) => ({
    width,
    height,
    url: `${url}/i/${hash}-${size}.webp`,
  }));
}

function presentImage(row: ImageRow, url: PublicUrl): Image {
  return {
    id: row.id,
    object: 'image',
    environment: row.environment,
    merchant: row.merchant_id,
    hash: row.hash,
    width: row.width,
    height: row.height,
    alt: row.alt,
    files: presentFiles(row, url),
    version: row.version,
    metadata: row.metadata,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
