import { holdsCardNumber } from '../../core/contract/card-numbers.ts';
import { isPlainText, normalized } from '../../core/contract/text-fields.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { ApiError } from '../../core/api/errors.ts';
import { OwnLanguage } from '../../core/text/message.ts';
import type { SiteVisit, SiteContext } from '../hosts/site-visit.ts';
import { FULFILLMENTS, type Fulfillment } from '../../catalog/locations/contract/fulfillments.ts';
import { locationsInService, type OrderingLocation } from '../../catalog/locations/locations.ts';
import { signedInAccount, programAt, type ShownProgram } from '../../orders/loyalty/loyalty.ts';
import { storefrontOf, type ShownStorefront } from '../../catalog/storefronts/storefronts.ts';
import { publicMerchant, type PublicMerchant } from '../../accounts/merchants/merchants.ts';
import { edited, type CartContent } from './cart.ts';
import { changeCart, begunCart, readCart, type BegunCart } from './cart-records.ts';
import { guestAt, spendGuestQuota, type Caller, type PageApi } from '../shell/page-api.ts';
import type { GuestPrincipal } from '../../core/api/principal.ts';
import type { SiteFile } from '../hosts/shown-page.ts';
import type { LoyaltyAccount } from '../../orders/loyalty/contract/account.ts';
import type { RewardDiscount } from '../../orders/loyalty/contract/program.ts';
import type { LoyaltyReward } from '../../orders/loyalty/contract/reward.ts';
import { getLoyaltyAccount } from '../../orders/loyalty/contract/account-operations.ts';
import { listLoyaltyRewards } from '../../orders/loyalty/contract/loyalty.ts';
import type { Db } from '../../core/database/database.ts';
import type { OrderToQuote } from '../../orders/orders/contract/order-requests.ts';

/**
 * A place that takes no orders anymore, where this browser has something in its cart: it hears what became
 * of that.
 */
export class OutOfService extends ApiError {
  readonly cart: BegunCart;

  constructor(cart: BegunCart) {
    super('not_found');
    this.cart = cart;
  }
}

/** The element that activates the ordering pages, on a site and in partners' own pages. */
export const ELEMENT = 'trellis-ordering';

/** The dependencies of the ordering pages. */
export interface OrderingContext extends SiteContext {
  readonly deps: FeatureDeps;
  readonly styles: SiteFile;
}

/** A request at a location, with its texts and the cart of its browser. */
export class Place {
  readonly visit: SiteVisit;
  readonly merchant: PublicMerchant;
  /** Its locale is that in which amounts and times are written. */
  readonly location: OrderingLocation;
  /** The country of the location's address, or else of its merchant. */
  readonly country: string;
  readonly api: PageApi;
  /** The caller of the API's operations. */
  readonly guest: Caller<GuestPrincipal>;
  /** The language of the menu's names and descriptions. */
  readonly ownLanguage: OwnLanguage;
  /** The environment's time, in milliseconds. */
  readonly now: number;
  readonly storefront: ShownStorefront;
  /** Whether the merchant has other locations that take orders. */
  readonly hasSiblings: boolean;
  /** The loyalty account that this browser is signed in to. */
  readonly accountId: string | undefined;
  readonly #deps: FeatureDeps;
  #member: Promise<PlaceMember | undefined> | undefined;

  constructor(
    options: Pick<Place, 'visit' | 'merchant' | 'location' | 'api' | 'guest' | 'now' | 'storefront'> & {
      hasSiblings?: boolean;
      deps: FeatureDeps;
      accountId?: string | undefined;
    },
  ) {
    this.visit = options.visit;
    this.merchant = options.merchant;
    const { location } = options;
    this.country = location.country;
    this.location = { ...location, locale: options.visit.writtenIn(location.locale) };
    this.ownLanguage = new OwnLanguage(options.merchant.language);
    this.api = options.api;
    this.guest = options.guest;
    this.now = options.now;
    this.storefront = options.storefront;
    this.hasSiblings = options.hasSiblings ?? false;
    this.accountId = options.accountId;
    this.#deps = options.deps;
  }

  /** @example place.path('cart'); // `/rosies-kitchen/mill-lane/cart` */
  path(...parts: readonly string[]): string {
    return this.visit.pathOf(this.merchant.slug, this.location.record.slug, ...parts);
  }

  cart(): Promise<CartContent> {
    return readCart(this.#deps.db, { guest: this.visit.guest, location: this.location });
  }

  /** @see changeCart */
  change(change: (cart: CartContent) => CartContent): Promise<CartContent> {
    const key = { guest: this.visit.knownGuest(), location: this.location };
    return changeCart(this.#deps.db, key, this.#deps.clock.now(), change);
  }

  /** Whose account that is, with rewards to use. It is read once. */
  member(): Promise<PlaceMember | undefined> {
    const { accountId } = this;
    if (accountId === undefined) return Promise.resolve(undefined);
    this.#member ??= memberAt(this.#deps.db, this, accountId);
    return this.#member;
  }

  /** The location's fulfillment types, limited to those that the embedding page allows. */
  get offered(): readonly Fulfillment[] {
    const offered = FULFILLMENTS.filter((type) => this.location.record.fulfillments[type].enabled);
    const wanted = offered.filter((type) => this.visit.asked?.fulfillments.includes(type));
    return wanted.length > 0 ? wanted : offered;
  }

  /** Returns the guest's choice, or the first that is offered. */
  fulfillmentOf({ fulfillment }: CartContent): Fulfillment {
    const [first = 'pickup'] = this.offered;
    return fulfillment !== null && this.offered.includes(fulfillment) ? fulfillment : first;
  }
}

/** The place of a page's path. @throws {ApiError} not_found, limit_address; {OutOfService} */
export async function placeOf(visit: SiteVisit, context: OrderingContext): Promise<Place> {
  const { deps, api } = context;
  const { merchant: merchantSlug = '', location: slug = '' } = visit.params;
  const merchant = await publicMerchant(deps.db, visit.site, merchantSlug);
  if (!merchant) throw await notServed(visit, deps);
  const accountId = await signedInAccount(deps, visit, merchant.id);
  const guest = guestAt(visit, merchant.id, accountId);
  await spendGuestQuota(visit, merchant.id, deps.limiter);
  const locations = await locationsInService(deps.db, visit.site, merchant.id);
  const location = locations.find(({ record }) => record.slug === slug);
  if (!location) throw await notServed(visit, deps);
  const [now, storefront] = await Promise.all([
    deps.keys.clocks.now(visit.site),
    storefrontOf(deps.db, visit.site, merchant.id),
  ]);
  const hasSiblings = isListedBeside(location, locations);
  const seen = { visit, merchant, location, storefront, hasSiblings, now };
  const place = new Place({ ...seen, api, guest, deps, accountId });
  await takeTable(place);
  return place;
}

/** The limit in the contracts of orders. */
const MOST_TABLE_CHARACTERS = 20;

/** Whether guests of a location may choose another one. */
export const isListedBeside = (location: OrderingLocation, all: readonly OrderingLocation[]): boolean =>
  all.some(({ id, record }) => record.listed && id !== location.id);

/**
 * Seats the guest at the table that the address names, `?table=7`, of our page or of the one around the
 * element. What the guest chooses afterwards holds until another table is named.
 */
async function takeTable(place: Place): Promise<void> {
  const { visit } = place;
  if (visit.req.method !== 'GET' || !place.offered.includes('dine_in')) return;
  const address = new URL(visit.embeddedIn?.url ?? visit.req.originalUrl, visit.site.origin);
  const named = normalized(address.searchParams.get('table') ?? '');
  if (!isPlainText(named, MOST_TABLE_CHARACTERS) || holdsCardNumber(named)) return;
  if ((await place.cart()).table === named || visit.site.preview) return;
  await place.change((cart) => edited(cart, { fulfillment: 'dine_in', table: named }));
}

async function notServed({ site, params, guest }: SiteVisit, { db }: FeatureDeps): Promise<ApiError> {
  const { merchant = '', location = '' } = params;
  const cart = guest && (await begunCart(db, site, { guest, merchant, location }));
  return cart ? new OutOfService(cart) : new ApiError('not_found');
}

/** The member of the merchant's program that a browser is signed in as. */
export interface PlaceMember {
  readonly account: LoyaltyAccount;
  readonly program: ShownProgram;
  /** Paid for with points, and in no order yet. */
  readonly rewards: readonly LoyaltyReward[];
}

/** A reward that the points suffice for. */
interface ReachedTier {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly discount: RewardDiscount;
}

async function memberAt(
  db: Db,
  { api, guest, visit, merchant }: Pick<Place, 'api' | 'guest' | 'visit' | 'merchant'>,
  accountId: string,
): Promise<PlaceMember | undefined> {
  const program = await programAt(db, visit.site, merchant.id);
  if (!program) return undefined;
  const query = { account: accountId, status: 'issued', limit: 100 };
  const [account, { data: rewards }] = await Promise.all([
    api.call(getLoyaltyAccount, { ...guest, params: { id: accountId } }),
    api.call(listLoyaltyRewards, { ...guest, query }),
  ]);
  return { account, program, rewards: rewards.filter(({ order }) => order === null) };
}

/** Returns the loyalty fields of an order: the account that earns the points, and the reward it uses. */
export function loyaltyOf(
  accountId: string | undefined,
  { reward }: Pick<CartContent, 'reward'>,
): Pick<OrderToQuote, 'loyalty'> {
  if (accountId === undefined) return {};
  return { loyalty: { account: accountId, ...(reward !== undefined && { rewards: [reward] }) } };
}

/** Rewards that the member's points suffice for. */
export function reachedTiers({ account, program }: PlaceMember): readonly ReachedTier[] {
  if (program.status !== 'active') return [];
  return program.reward_tiers.filter(({ points }) => points <= account.balance);
}
