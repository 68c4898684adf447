import { ApiError } from '../../core/api/errors.ts';
import { normalized } from '../../core/contract/text-fields.ts';
import type { Db } from '../../core/database/database.ts';
import type { MerchantView } from '../../core/database/owner.ts';
import { recordEvent } from '../../core/events/outbox.ts';
import { lockMerchant } from '../../accounts/merchants/merchants.ts';
import { keepImage, releaseImage } from '../images/images.ts';
import type { Storefront, StorefrontChange } from './contract/storefronts.ts';
import { findStorefront, presentStorefront, type StorefrontRow } from './storefront-records.ts';

/** The merchant, the time and the URL of images. */
interface ChangeContext {
  readonly view: MerchantView;
  readonly merchantId: string;
  readonly now: Date;
  readonly url: string;
}

/**
 * Changes a merchant's storefront, with its event. A change that changes nothing raises no version and
 * records no event.
 * @throws {ApiError} not_found, version_stale, state_forbids (the merchant is closed or rejected),
 * field_invalid (the merchant has no such image)
 */
export async function changeStorefront(
  trx: Db,
  context: ChangeContext,
  { version, ...change }: StorefrontChange,
): Promise<Storefront> {
  const { view, merchantId, now, url } = context;
  const { status } = await lockMerchant(trx, view, merchantId);
  const row = await findStorefront(trx, view, merchantId);
  if (!row) throw unknownMerchant();
  const before = valuesOf(row);
  if (version !== undefined && version !== (row.version ?? 1)) throw new ApiError('version_stale');
  const after = { ...before, ...clean(change) };
  if (FIELDS.every((field) => before[field] === after[field])) return presentStorefront(row, url);
  if (status === 'closed' || status === 'rejected') throw outOfService(status);
  await moveImages(trx, context, before, after);
  const set = { ...after, version: (row.version ?? 1) + 1, updated_at: now };
  const { partnerId, environment } = view;
  await trx
    .insertInto('storefronts')
    .values({ ...set, merchant_id: merchantId, partner_id: partnerId, environment })
    .onConflict((conflict) => conflict.column('merchant_id').doUpdateSet(set))
    .execute();
  const changed = await findStorefront(trx, view, merchantId);
  if (!changed) throw unknownMerchant();
  const data = presentStorefront(changed, url);
  await recordEvent(trx, { type: 'storefront.updated', partnerId, environment, merchantId, data, at: now });
  return data;
}

const FIELDS = ['tagline', 'about', 'allergen_note', 'terms_url', 'privacy_url', 'logo', 'cover'] as const;

type Values = Readonly<Record<(typeof FIELDS)[number], string | null>>;

function valuesOf({ logo, cover, ...row }: StorefrontRow): Values {
  const { tagline, about, allergen_note, terms_url, privacy_url } = row;
  const images = { logo: logo?.image ?? null, cover: cover?.image ?? null };
  return { tagline, about, allergen_note, terms_url, privacy_url, ...images };
}

/** The fields that were sent, as they are stored. */
function clean(change: Omit<StorefrontChange, 'version'>): Partial<Values> {
  return Object.fromEntries(
    Object.entries(change).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, value && normalized(value)]],
    ),
  );
}

/**
 * Keeps the images that came, and releases those that went; one may be both logo and cover.
 * @throws {ApiError} field_invalid: the merchant has no such image
 */
async function moveImages(
  trx: Db,
  { view, merchantId, now }: ChangeContext,
  before: Values,
  after: Values,
): Promise<void> {
  for (const param of ['logo', 'cover'] as const) {
    const id = after[param];
    if (id === null || id === before[param]) continue;
    if (await keepImage(trx, { ...view, only: merchantId }, id, 'storefront')) continue;
    throw new ApiError('field_invalid', { message: `${param} isn't an image of this merchant.`, param });
  }
  for (const id of new Set([before.logo, before.cover])) {
    if (id === null || id === after.logo || id === after.cover) continue;
    await releaseImage(trx, view, id, 'storefront', now);
  }
}

export function unknownMerchant(): ApiError {
  return new ApiError('not_found', { message: "This merchant doesn't exist.", param: 'merchant' });
}

function outOfService(status: string): ApiError {
  return new ApiError('state_forbids', {
    message: `The merchant is ${status}, so its storefront can't be changed.`,
    param: 'merchant',
  });
}
