import { addressText } from '../../../core/addresses/addresses.ts';
import type { Owner } from '../../../core/database/owner.ts';
import type { FeatureDeps } from '../../../core/feature.ts';
import type { LetterBrand, LetterLook, Said } from '../../../core/letters/letter.ts';
import { languageOfLocale, localeIn, type LanguageTag } from '../../../core/text/languages.ts';
import { readablePhone } from '../../../core/phones/phones.ts';
import { siteOriginOf } from '../../../accounts/domains/domains.ts';
import { findMerchant, presentMerchant } from '../../../accounts/merchants/merchants.ts';
import type { SurfaceName } from '../../../accounts/surfaces/contract/surface-names.ts';
import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import { findLocation, slotLabel } from '../../../catalog/locations/locations.ts';
import { brandOf, storefrontOf } from '../../../catalog/storefronts/storefronts.ts';
import type { Payment } from '../../../money/payments/payments.ts';
import { moneyIn } from '../../../core/text/guest-money.ts';
import { plainNameOf } from '../../../core/text/message.ts';
import { registrationWords } from '../../../core/text/order-words.ts';
import type { Order } from '../../orders/contract/order.ts';
import { findOrder, presentOrder, referenceOf } from '../../orders/orders.ts';
import type { NoticeFacts } from '../tables.ts';

/** Who a merchant's letters are from, and in which colors. */
export interface Sender {
  readonly brand: LetterBrand;
  readonly look: LetterLook;
  /** The registered name and the address, and the tax registration, as far as they are known. */
  readonly imprint: readonly Said[];
  readonly merchant: Merchant;
  /** The origin of the merchant's pages. */
  readonly origin: string;
}

/** Where an order is made. */
export interface PlaceFacts {
  /** The ID of the location. */
  readonly id: string;
  readonly name: string;
  readonly timezone: string;
  /** On one line; `''` if it isn't known. */
  readonly address: string;
  /** The first line of the address; `''` if it isn't known. */
  readonly street: string;
}

/** The facts of an order that a message about one of its steps may mention. */
export interface OrderFacts {
  readonly order: Order;
  readonly facts: NoticeFacts;
  readonly sender: Sender;
  readonly place: PlaceFacts;
  /** Where guests call, in E.164 and as people read it; `null` if they can't. */
  readonly phone: { readonly number: string; readonly shown: string } | null;
  readonly card: NonNullable<Payment['card']> | undefined;
  readonly reference: string;
  /** The order's page. */
  readonly url: string;
  readonly language: LanguageTag;
  /** The locale of amounts and times. */
  readonly locale: string;
  /** The environment's time, in milliseconds. */
  readonly now: number;
}

/**
 * Returns who a merchant's letters are from; `undefined` if it is gone.
 * @param surface whose pages they lead to
 */
export async function senderOf(
  deps: FeatureDeps,
  owner: Owner,
  { merchantId, surface }: { readonly merchantId: string; readonly surface: SurfaceName },
): Promise<Sender | undefined> {
  const { db, themes } = deps;
  const row = await findMerchant(db, { ...owner, only: undefined }, merchantId);
  if (!row) return undefined;
  const merchant = presentMerchant(row);
  const [{ accent, logo }, origin] = await Promise.all([
    brandOf(db, owner, merchantId),
    siteOriginOf(deps, owner, { merchantId, surface }),
  ]);
  const picture = logo?.files[0];
  return {
    brand: {
      name: plainNameOf(merchant.display_name),
      logo: picture && { ...picture, url: new URL(picture.url, origin).href },
    },
    look: await themes.letterLook(owner, accent),
    imprint: imprintOf(merchant),
    merchant,
    origin,
  };
}

function imprintOf({ display_name: shown, legal_name: legal, address, country, business }: Merchant): Said[] {
  const { tax_registration: registration } = business;
  const name = legal === shown ? '' : plainNameOf(legal);
  const line = [name, addressText(address, country)].filter((part) => part !== '').join(' · ');
  return [...(line === '' ? [] : [line]), ...(registration ? [registrationWords(registration)] : [])];
}

/** Reads what a message about an order says; `undefined` if the order, or its guest, is gone. */
export async function readOrderFacts(
  deps: FeatureDeps,
  owner: Owner,
  { record, facts }: { readonly record: string; readonly facts: NoticeFacts },
  surface: SurfaceName,
): Promise<OrderFacts | undefined> {
  const view = { ...owner, only: undefined };
  const row = await findOrder(deps.db, view, record);
  if (!row) return undefined;
  const [sender, location, payments, now] = await Promise.all([
    senderOf(deps, owner, { merchantId: row.merchant_id, surface }),
    findLocation(deps.db, view, row.location_id),
    row.payment_id === null ? undefined : deps.payments.find(deps.db, owner, [row.payment_id]),
    deps.keys.clocks.now(owner),
  ]);
  if (!sender || !location) return undefined;
  const { record: place, country } = location;
  const storefront = await storefrontOf(deps.db, owner, row.merchant_id);
  const number = place.phone ?? storefront.phone;
  const language = languageOfLocale(row.customer_language ?? location.locale) ?? 'en';
  return {
    order: presentOrder(row, deps),
    facts,
    sender,
    place: {
      id: location.id,
      name: plainNameOf(place.name),
      timezone: place.timezone,
      address: addressText({ ...place.address, line2: null }, country),
      street: place.address.line1 ?? '',
    },
    phone: number === null ? null : { number, shown: await readablePhone(number) },
    card: payments?.get(row.payment_id ?? '')?.card ?? undefined,
    reference: referenceOf(place.slug, row),
    url: `${sender.origin}/order/${deps.guestLinks.tokenOf('order', row.id)}`,
    language,
    locale: localeIn(language, location.locale),
    now,
  };
}

/** Formats an amount of an order, in minor units of its currency. */
export const amountOf = ({ locale, order }: OrderFacts, minor: number): string =>
  moneyIn({ locale, currency: order.total.currency }, minor);

/** Formats a time at the place: `11:15`; of another day `Sat, Nov 21, 11:15`. */
export function timeOf({ place, locale, now }: OrderFacts, at: string): string {
  const timeZone = place.timezone;
  const format = { timeZone, weekday: 'short', day: 'numeric', month: 'short' } as const;
  const day = new Intl.DateTimeFormat(locale, format);
  const date = new Date(at);
  const time = slotLabel(date.getTime(), timeZone, locale);
  return day.format(date) === day.format(now) ? time : `${day.format(date)}, ${time}`;
}

/** Formats the date and time of a receipt: `Thursday, November 26, 11:19`. */
export function momentOf({ place, locale }: OrderFacts, at: string): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone: place.timezone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(at));
}
