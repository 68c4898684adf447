import type { Db } from '../../../core/database/database.ts';

/**
 * The expected contents of reports, computed independently: from stored payments, refunds and orders, by code
 * other than the ledger's, with dates by `Intl` alone.
 */
export interface Fact {
  readonly business_date: string;
  readonly hour: string;
  readonly surface: string;
  readonly tender: string;
  readonly location: string;
  readonly orders: number;
  readonly gross: number;
  readonly discounts: number;
  readonly charges: number;
  readonly refunds: number;
  readonly included_tax: number;
  readonly net: number;
  readonly tax: number;
  readonly tips: number;
  readonly collected: number;
}

export interface ItemFact {
  readonly key: string;
  readonly quantity: number;
  readonly gross: number;
  readonly discounts: number;
  readonly refunds: number;
  readonly net: number;
}

interface Books {
  readonly facts: readonly Fact[];
  readonly items: readonly ItemFact[];
  /** Captured less refunded, counter included. */
  readonly cash: number;
}

const NOTHING = {
  orders: 0,
  gross: 0,
  discounts: 0,
  charges: 0,
  refunds: 0,
  included_tax: 0,
  net: 0,
  tax: 0,
  tips: 0,
  collected: 0,
};

export async function booksByHand(db: Db, merchantId: string): Promise<Books> {
  const [payments, refunds, orders, locations, links, merchant] = await Promise.all([
    db.selectFrom('payments').selectAll().where('merchant_id', '=', merchantId).execute(),
    db.selectFrom('refunds').selectAll().where('merchant_id', '=', merchantId).execute(),
    db.selectFrom('orders').selectAll().where('merchant_id', '=', merchantId).execute(),
    db.selectFrom('locations').selectAll().where('merchant_id', '=', merchantId).execute(),
    db.selectFrom('pay_links').selectAll().where('merchant_id', '=', merchantId).execute(),
    db.selectFrom('merchants').selectAll().where('id', '=', merchantId).executeTakeFirstOrThrow(),
  ]);
  const facts: Fact[] = [];
  const items: ItemFact[] = [];
  let cash = 0;
  const ordersById = new Map(orders.map((order) => [order.id, order]));
  const orderOf = (id: string | null) => ordersById.get(id ?? '');
  const placeOf = (orderId: string | null, at: Date, tender: string) => {
    const order = orderOf(orderId);
    const location = locations.find(({ id }) => id === order?.location_id);
    const timezone = location?.timezone ?? merchant.timezone;
    return {
      ...momentOf(at, timezone, location?.settings.day_starts_at ?? '00:00'),
      surface: order?.source ?? 'pay_link',
      tender,
      location: location?.id ?? '',
    };
  };
  const sold = (orderId: string, at: Date, tender: string): void => {
    const order = orderOf(orderId);
    if (!order) throw new Error(`no order ${orderId}`);
    const { quote, lines } = order.content;
    const { subtotal: gross, discountTotal: discounts, chargeTotal: charges, includedTax, addedTax } = quote;
    const net = gross - discounts + charges - includedTax;
    const tax = addedTax + includedTax;
    const tips = quote.tip;
    cash += quote.total;
    const figures = { orders: 1, gross, discounts, charges, included_tax: includedTax, net, tax, tips };
    facts.push({ ...NOTHING, ...placeOf(orderId, at, tender), ...figures, collected: net + tax + tips });
    for (const line of quote.lines) {
      // The order was accepted without it.
      if (line.quantity === 0) continue;
      const { item, variation } = lines.find(({ uid }) => uid === line.uid) ?? { item: '', variation: '' };
      items.push({
        key: `${item} ${variation}`,
        quantity: line.quantity,
        gross: line.gross,
        discounts: line.discount,
        refunds: 0,
        net: line.net - line.includedTax,
      });
    }
  };
  for (const payment of payments) {
    const { captured_at: at, order_id: orderId } = payment;
    if (!at) continue;
    if (orderId !== null) {
      sold(orderId, at, 'card');
      continue;
    }
    const tips = Number(payment.tip);
    const gross = Number(payment.amount) - tips;
    cash += gross + tips;
    const figures = { orders: 1, gross, net: gross, tips, collected: gross + tips };
    facts.push({ ...NOTHING, ...placeOf(null, at, 'card'), ...figures });
    const name = links.find(({ id }) => id === payment.pay_link_id)?.description ?? '';
    items.push({ key: `${name} null`, quantity: 1, gross, discounts: 0, refunds: 0, net: gross });
  }
  for (const order of orders) {
    const { at_pickup: atCounter, status, closed_at: at } = order;
    if (atCounter && status === 'completed' && at) {
      sold(order.id, at, order.content.quote.total === 0 ? 'none' : 'counter');
    }
  }
  for (const refund of refunds) {
    if (refund.status !== 'succeeded') continue;
    cash -= Number(refund.amount);
    const parts = refund.allocations.filter(({ target }) => target !== 'tip');
    const tips =
      0 - sum(refund.allocations.filter(({ target }) => target === 'tip').map(({ total }) => total.amount));
    const given = sum(parts.map(({ net }) => net.amount));
    const added = sum(parts.map(({ net, total }) => total.amount - net.amount));
    const all = sum(parts.map(({ tax }) => tax.amount));
    const included = all - added;
    const net = included - given;
    const figures = { refunds: given, included_tax: 0 - included, net, tax: 0 - all, tips };
    facts.push({
      ...NOTHING,
      ...placeOf(refund.order_id, refund.updated_at, 'card'),
      ...figures,
      collected: net - all + tips,
    });
    const order = orderOf(refund.order_id);
    for (const part of parts.filter(({ target }) => target !== 'charge')) {
      const line = order?.content.lines.find(({ uid }) => uid === part.uid);
      const name = links.find(({ id }) => id === refund.pay_link_id)?.description ?? '';
      const units = refund.lines.find(({ uid }) => uid === part.uid)?.quantity ?? 0;
      const ofLine = part.total.amount - part.net.amount;
      items.push({
        key: line ? `${line.item} ${line.variation}` : `${name} null`,
        quantity: 0 - units,
        gross: 0,
        discounts: 0,
        refunds: part.net.amount,
        net: part.tax.amount - ofLine - part.net.amount,
      });
    }
  }
  return { facts, items, cash };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** The local date, or the one before while the day hasn't begun; and the hour on the wall. */
function momentOf(at: Date, timezone: string, dayStartsAt: string) {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [date = '', time = ''] = format.format(at).split(' ');
  const before = new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
  return { business_date: time < dayStartsAt ? before : date, hour: String(Number(time.slice(0, 2))) };
}

/** Sums by what a function names. */
export function sumsBy<Row extends object>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  names: readonly (keyof Row & string)[],
): Map<string, Record<string, number>> {
  const sums = new Map<string, Record<string, number>>();
  for (const row of rows) {
    const key = keyOf(row);
    const present = sums.get(key) ?? Object.fromEntries(names.map((name) => [name, 0]));
    for (const name of names) present[name] = (present[name] ?? 0) + Number(row[name]);
    sums.set(key, present);
  }
  return sums;
}
