import { leftToRefund, refundOf } from '../../../core/arithmetic/refund.ts';
import { isRefused } from '../../../core/arithmetic/refused.ts';
import type { Db } from '../../../core/database/database.ts';
import { ApiError } from '../../../core/api/errors.ts';
import type { TestMerchant } from '../../../core/feature.ts';
import {
  itemsOfReturn,
  itemsOfSale,
  partsOfReturn,
  partsOfSale,
  type LedgerSale,
  type SaleItem,
  type SaleParts,
} from '../../../money/ledger/ledger.ts';
import type { OrderingLocation } from '../../../catalog/locations/locations.ts';
import { publishedMenus, type PublishedMenus } from '../../../catalog/menus/menus.ts';
import { allocationsOf, priceOrder, soldLinesOf, type OrderContent } from '../../../orders/orders/orders.ts';
import { requestOf } from '../basket.ts';
import { planOf, type Ending, type PlannedOrder } from '../plan.ts';

/** An order with many copies: each has its own time, number and IDs. */
export interface Template {
  readonly order: object;
  readonly payment: object | null;
  readonly refund: object | null;
  readonly sale: SaleParts | null;
  readonly sold: readonly SaleItem[];
  readonly back: SaleParts | null;
  readonly returned: readonly SaleItem[];
  readonly tender: 'card' | 'counter' | null;
}

/** More than enough: the fixed time gives the same templates for the same menu. */
const PLANNED = { until: Date.parse('2026-11-01T00:00:00Z'), days: 120 };
/** The endings that can be made for all orders at once; the others concern the last minutes. */
const WAYS: ReadonlySet<Ending> = new Set([
  'completed',
  'refunded',
  'canceled',
  'rejected',
  'declined',
  'abandoned',
]);

export interface TemplateRequest {
  readonly merchant: TestMerchant;
  readonly location: OrderingLocation;
  /** The same seed gives the same orders for the same menu, whatever the merchant's ID. */
  readonly seed: string;
  readonly count: number;
}

/** Returns the requested number of templates, from a merchant's menu. */
export async function templatesOf(
  db: Db,
  { merchant, location, seed, count }: TemplateRequest,
): Promise<Template[]> {
  const menus = await publishedMenus(db, merchant, merchant.id);
  const plan = planOf({ seed, status: 'active', ...PLANNED }).filter(({ ending }) => WAYS.has(ending));
  const templates: Template[] = [];
  for (const planned of plan) {
    if (templates.length === count) break;
    const content = contentOf(planned, location, menus);
    if (content) templates.push(templateOf(planned, content, location));
  }
  return templates;
}

/** Returns the content; `undefined` if the location refuses such an order. */
function contentOf(
  planned: PlannedOrder,
  location: OrderingLocation,
  menus: PublishedMenus,
): OrderContent | undefined {
  const { currency, record, id } = location;
  const least = record.fulfillments[planned.type].min_subtotal.amount;
  try {
    const request = requestOf(planned, { location: id, currency, menus, least, scheduledAt: null });
    return priceOrder({ request, location, menus });
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

const CARDS: Readonly<Record<string, readonly [string, string]>> = {
  tok_mastercard: ['mastercard', '4444'],
  tok_amex: ['amex', '0005'],
  tok_discover: ['discover', '1117'],
};

function templateOf(planned: PlannedOrder, content: OrderContent, location: OrderingLocation): Template {
  const { ending, token, type, source, customer } = planned;
  const { total, tip } = content.quote;
  const { currency } = location;
  const isSold = ending === 'completed' || ending === 'refunded';
  const isByCard = token !== null;
  const isRefunded = ending === 'refunded' && isByCard;
  const computed = isRefunded
    ? refundOf(content.quote, [], { amount: leftToRefund(content.quote, []) })
    : undefined;
  if (computed && isRefused(computed))
    throw new Error(`a whole order can't be refunded: ${computed.refused}`);
  const sale = saleOf(content, location, source);
  const returns = computed ? allocationsOf({ currency }, computed).map(returnOf) : [];
  const [brand, last4] = CARDS[token ?? ''] ?? ['visa', ending === 'declined' ? '0002' : '4242'];
  return {
    order: {
      source,
      type,
      currency,
      customer,
      content,
      ...STATES[
        isRefunded
          ? 'refunded'
          : isSold
            ? isByCard
              ? 'captured'
              : 'counter'
            : ending === 'canceled' || ending === 'rejected'
              ? ending
              : 'draft'
      ],
      refund: computed ? { ...computed, intent: null, isDone: true } : null,
      lead: content.terms.lead,
    },
    payment:
      isByCard && ending !== 'abandoned' && total > 0
        ? {
            amount: total,
            tip,
            brand,
            last4,
            ...PAYMENTS[
              isRefunded ? 'refunded' : isSold ? 'captured' : ending === 'declined' ? 'failed' : 'canceled'
            ],
            refunded: isRefunded ? total : 0,
          }
        : null,
    refund: computed ? { amount: total, tip, allocations: allocationsOf({ currency }, computed) } : null,
    tender: isSold ? (isByCard ? 'card' : 'counter') : null,
    sale: isSold ? partsOfSale(sale) : null,
    sold: isSold ? itemsOfSale(sale) : [],
    back: computed ? partsOfReturn(total, returns) : null,
    returned: computed ? itemsOfReturn(total, returns, sale) : [],
  };
}

function saleOf(
  content: OrderContent,
  { id, record }: OrderingLocation,
  surface: LedgerSale['surface'],
): LedgerSale {
  const { quote } = content;
  return {
    surface,
    locationId: id,
    orderNumber: null,
    days: record,
    lines: soldLinesOf(content),
    charges: quote.chargeTotal,
    taxAdded: quote.addedTax,
    taxIncluded: quote.includedTax,
    tip: quote.tip,
    taxes: [],
    taxesBack: {},
  };
}

type Allocation = ReturnType<typeof allocationsOf>[number];

const returnOf = ({ target, uid, net, tax, total }: Allocation) => ({
  target,
  uid,
  net: net.amount,
  tax: tax.amount,
  total: total.amount,
  quantity: 0,
});

const STATES = {
  captured: {
    status: 'completed',
    state: 'completed',
    payment_state: 'captured',
    at_pickup: false,
    reason: null,
  },
  refunded: {
    status: 'completed',
    state: 'completed',
    payment_state: 'refunded',
    at_pickup: false,
    reason: null,
  },
  counter: {
    status: 'completed',
    state: 'completed',
    payment_state: 'captured',
    at_pickup: true,
    reason: null,
  },
  canceled: {
    status: 'canceled',
    state: 'canceled',
    payment_state: 'unpaid',
    at_pickup: false,
    reason: 'The customer asked for it',
  },
  rejected: {
    status: 'canceled',
    state: 'rejected',
    payment_state: 'unpaid',
    at_pickup: false,
    reason: 'Too busy just now',
  },
  draft: { status: 'draft', state: 'proposed', payment_state: 'unpaid', at_pickup: false, reason: null },
} as const;

const PAYMENTS = {
  captured: { status: 'captured', failure_code: null, decline_code: null },
  refunded: { status: 'refunded', failure_code: null, decline_code: null },
  canceled: { status: 'canceled', failure_code: null, decline_code: null },
  failed: { status: 'failed', failure_code: 'declined', decline_code: 'generic_decline' },
} as const;
