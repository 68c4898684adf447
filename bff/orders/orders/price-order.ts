import { quoteOf } from '../../core/arithmetic/quote.ts';
import type { Quote, Charge, Discount, Sale, Tax as SoldTax } from '../../core/arithmetic/sale.ts';
import { isRefused, type Refused } from '../../core/arithmetic/refused.ts';
import { normalized } from '../../core/contract/text-fields.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { OrderingLocation } from '../../catalog/locations/locations.ts';
import type { PublishedMenus } from '../../catalog/menus/menus.ts';
import { checkCurrency } from './present-cost.ts';
import type { OrderToQuote } from './contract/order-requests.ts';
import type { OrderContent, OrderMember, StoredDiscount, StoredCharge } from './order-content.ts';
import { chosenLines, type ChosenLine, uniqueUids, rewardDiscounts } from './order-lines.ts';
import type { Location } from '../../catalog/locations/contract/location.ts';
import type { Fulfillment } from '../../catalog/locations/contract/fulfillments.ts';

/** A charge with its price. */
interface ChosenCharge extends StoredCharge {
  readonly amount: number;
  /**
   * The location's tax category for charges of this type; `null` if it has none, so that the charge follows
   * the lines.
   */
  readonly category: string | null;
}

/** The uid of the location's fee; lines and charges share one set of uids. */
const DELIVERY = 'delivery';

/**
 * The charges of an order: those that were sent, and the location's fee for this kind of fulfillment.
 * @throws {ApiError} field_invalid: a uid that another part has
 */
function chargesOf(
  { charges = [], fulfillment }: Pick<OrderToQuote, 'charges' | 'fulfillment'>,
  { record }: OrderingLocation,
  lines: readonly ChosenLine[],
): ChosenCharge[] {
  const fee = record.fulfillments[fulfillment.type].fee.amount;
  const taken = [...lines.map(({ stored }) => stored.uid), DELIVERY];
  const uids = uniqueUids('charges', charges, 'c', taken);
  const sent = charges.map(({ type, amount, taxable = true }, index) => ({
    uid: uids[index] ?? '',
    type,
    amount: amount.amount,
    category: record.charge_categories[type],
    taxable,
    isFee: false,
  }));
  if (fee === 0) return sent;
  const type = fulfillment.type === 'delivery' ? ('delivery' as const) : ('service' as const);
  const category = record.charge_categories[type];
  return [{ uid: DELIVERY, type, amount: fee, category, taxable: true, isFee: true }, ...sent];
}

/** The input of a price: an order's body, at its location, from the merchant's published menus. */
export interface ToPrice {
  readonly request: Pick<OrderToQuote, 'lines' | 'discounts' | 'charges' | 'tip' | 'fulfillment'>;
  readonly location: OrderingLocation;
  readonly menus: PublishedMenus;
  readonly member?: OrderMember | undefined;
}

/**
 * Returns the content and cost of an order, from the names and prices of the menu and the taxes and fees of
 * the location. The same input always gives the same content.
 * @throws {ApiError} not_found: an item isn't on the merchant's published menus; field_invalid,
 * modifier_choice; state_forbids: a reward is for something else
 */
export function priceOrder({ request, location, menus, member }: ToPrice): OrderContent {
  const { currency, record } = location;
  const { type } = request.fulfillment;
  checkCurrency(currency, request);
  const chosen = chosenLines(request.lines, menus, currency);
  const rewards = rewardDiscounts(member?.rewards ?? [], chosen);
  const sent = discountsOf(request, new Set(chosen.map(({ stored }) => stored.uid)), rewards);
  const discounts = [...sent, ...rewards];
  const charges = chargesOf(request, location, chosen);
  const taxes = taxesOf(record.taxes, type, chosen, charges);
  const sale: Sale = {
    currency,
    lines: chosen.map(({ stored, price }) => ({
      uid: stored.uid,
      price,
      quantity: stored.quantity,
      modifiers: stored.modifiers,
    })),
    discounts: discounts.map(soldDiscount),
    charges: charges.map((charge) => soldCharge(charge, taxes)),
    taxes: taxes.map(({ sold }) => sold),
    ...(request.tip && { tip: { amount: request.tip.amount } }),
  };
  const quote = priced(sale, chosen);
  requireMinimum(quote, record.fulfillments[type].min_subtotal.amount);
  return {
    lines: chosen.map(({ stored }) => stored),
    discounts,
    charges: charges.map(({ uid, type: of, taxable, isFee }) => ({ uid, type: of, taxable, isFee })),
    taxes: taxes.map(({ sold, name }) => ({ uid: sold.uid, name })),
    quote,
    terms: {
      isAccepted: record.accept.mode === 'auto',
      acceptWithin: record.accept.within_minutes,
      lead: record.fulfillments[type].lead_minutes,
    },
    ...(member && { member }),
  };
}

function discountsOf(
  { discounts = [] }: ToPrice['request'],
  lines: ReadonlySet<string>,
  rewards: readonly StoredDiscount[],
): StoredDiscount[] {
  const taken = rewards.map(({ uid }) => uid);
  const uids = uniqueUids('discounts', discounts, 'd', taken);
  return discounts.map(({ name, source, type, value, line }, index) => {
    const at = `discounts.${index}`;
    if (type === 'percent' && value > 10_000) {
      throw invalid(`${at}.value`, 'must be at most 10000 basis points, which is 100%.');
    }
    if (typeof line === 'string' && !lines.has(line))
      throw invalid(`${at}.line`, 'must be the uid of a line.');
    return {
      uid: uids[index] ?? '',
      name: typeof name === 'string' ? normalized(name) : null,
      source,
      type,
      value,
      line: line ?? null,
      reward: null,
    };
  });
}

function soldDiscount({ uid, type, value, line, cap }: StoredDiscount): Discount {
  const of = { uid, ...(line !== null && { line }) };
  if (type === 'percent') return { ...of, type, bps: value, ...(cap !== undefined && { cap }) };
  return { ...of, type: 'fixed', amount: value };
}

function soldCharge(charge: ChosenCharge, taxes: readonly OrderTax[]): Charge {
  const { uid, amount, taxable } = charge;
  const own = taxesOfCharge(charge, taxes);
  return { uid, amount, taxable, ...(own && { taxes: own }) };
}

function priced(sale: Sale, chosen: readonly ChosenLine[]): Quote {
  const quote = quoteOf(sale);
  if (!isRefused(quote)) return quote;
  throw refusalOf(quote, chosen);
}

function refusalOf({ refused, part, uid, limit }: Refused, chosen: readonly ChosenLine[]): ApiError {
  switch (refused) {
    case 'tip_too_large':
      return invalid('tip.amount', `must be at most ${limit}, in minor units.`);
    case 'inclusive_tax_mixed':
      return new ApiError('state_forbids', {
        message: "The location's taxes can't be combined. Change them first.",
        param: 'location',
      });
    default: {
      const index = chosen.findIndex(({ stored }) => stored.uid === uid);
      const param = part === 'line' && index >= 0 ? `lines.${index}` : 'lines';
      return invalid(param, `must come to at most ${limit}, in minor units.`);
    }
  }
}

function requireMinimum({ subtotal }: Quote, least: number): void {
  if (subtotal >= least) return;
  throw invalid('lines', `must come to at least ${least}, in minor units, for this kind of order.`);
}

function invalid(param: string, rule: string): ApiError {
  return new ApiError('field_invalid', { message: `${param} ${rule}`, param });
}

type LocationTax = Location['taxes'][number];

interface OrderTax {
  readonly sold: SoldTax;
  readonly name: string;
  readonly categories: readonly string[];
}

/**
 * The location's taxes that apply to an order: by how it reaches its customer, and by the tax categories of
 * its items and charges.
 */
function taxesOf(
  taxes: readonly LocationTax[],
  type: Fulfillment,
  lines: readonly ChosenLine[],
  charges: readonly ChosenCharge[],
): OrderTax[] {
  return taxes
    .filter(({ fulfillments }) => fulfillments.length === 0 || fulfillments.includes(type))
    .map(({ name, rate_ppm: ratePpm, inclusive, categories }, index) => ({
      name,
      categories,
      sold: {
        uid: `t${index + 1}`,
        ratePpm,
        inclusive,
        lines: lines.filter(({ item }) => isOn(categories, item.taxCategory)).map(({ stored }) => stored.uid),
        charges: categories.length === 0,
      },
    }))
    .filter(
      ({ sold, categories }) =>
        sold.lines.length > 0 || charges.some(({ category }) => isOn(categories, category)),
    );
}

/**
 * The taxes of a charge's category; `undefined` without a category, when the charge bears the taxes of its
 * lines.
 */
function taxesOfCharge(
  { category }: ChosenCharge,
  taxes: readonly OrderTax[],
): readonly string[] | undefined {
  if (category === null) return undefined;
  return taxes.filter(({ categories }) => isOn(categories, category)).map(({ sold }) => sold.uid);
}

/** Whether a tax on these categories, or on all if empty, applies to a category or to `null`. */
function isOn(categories: readonly string[], category: string | null): boolean {
  return categories.length === 0 || (category !== null && categories.includes(category));
}
