import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '../../core/api/errors.ts';
import { normalized } from '../../core/contract/text-fields.ts';
import type { Db } from '../../core/database/database.ts';
import type { MerchantView } from '../../core/database/owner.ts';
import { storedPhone } from '../../core/phones/phones.ts';
import { recordEvent } from '../../core/events/outbox.ts';
import { lockMerchant } from '../../accounts/merchants/merchants.ts';
import { keepImage, releaseImage } from '../images/images.ts';
import type { Storefront, StorefrontChange } from './contract/storefronts.ts';
import { findStorefront, presentStorefront, type StorefrontRow } from './storefront-records.ts';
import type { StorefrontLink } from './tables.ts';

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
  const { status, country } = await lockMerchant(trx, view, merchantId);
  const row = await findStorefront(trx, view, merchantId);
  if (!row) throw unknownMerchant();
  const before = valuesOf(row);
  if (version !== undefined && version !== (row.version ?? 1)) throw new ApiError('version_stale');
  const after = { ...before, ...(await clean(change, country)) };
  if (isDeepStrictEqual(before, after)) return presentStorefront(row, url);
  if (status === 'closed' || status === 'rejected') throw outOfService(status);
  await moveImages(trx, context, before, after);
  const links = JSON.stringify(after.links);
  const popular_items = JSON.stringify(after.popular_items);
  const set = { ...after, links, popular_items, version: (row.version ?? 1) + 1, updated_at: now };
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

interface Values {
  readonly tagline: string | null;
  readonly about: string | null;
  readonly allergen_note: string | null;
  readonly terms_url: string | null;
  readonly privacy_url: string | null;
  readonly accent: string | null;
  readonly phone: string | null;
  readonly links: readonly StorefrontLink[];
  readonly popular_items: readonly string[];
  readonly logo: string | null;
  readonly cover: string | null;
}

function valuesOf(row: StorefrontRow): Values {
  const { tagline, about, allergen_note, terms_url, privacy_url, accent, phone } = row;
  return {
    tagline,
    about,
    allergen_note,
    terms_url,
    privacy_url,
    accent,
    phone,
    links: row.links ?? [],
    popular_items: row.popular_items ?? [],
    logo: row.logo?.image ?? null,
    cover: row.cover?.image ?? null,
  };
}

/**
 * Returns the fields that were sent, as they are stored.
 * @param country whose phone numbers are read without a country code
 * @throws {ApiError} field_invalid: no phone number of that country
 */
async function clean(
  { accent, phone, links, popular_items, ...texts }: Omit<StorefrontChange, 'version'>,
  country: string,
): Promise<Partial<Values>> {
  const sent = Object.entries(texts).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, value && normalized(value)]],
  );
  return {
    ...(Object.fromEntries(sent) as Partial<Values>),
    ...(accent !== undefined && { accent: accent && accent.toLowerCase() }),
    ...(phone !== undefined && { phone: await storedPhone(phone, country, 'phone') }),
    // Members that no schema knows are not stored.
    ...(links && { links: links.map(({ name, url }) => ({ name: normalized(name), url })) }),
    ...(popular_items && { popular_items }),
  };
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
