/** Figures of a shop in the gallery: made up, the same on every day, and adding up as those of the API do. */

const DAY_MS = 86_400_000;

/** The parameters of one report. */
export interface Asked {
  readonly from: string;
  readonly to: string;
  readonly group: string;
  readonly compare: string;
  readonly location: string | null;
  readonly surface: string | null;
}

export const dayOf = (date: string): number => Date.parse(date) / DAY_MS;
export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Orders of a day: more at weekends, and a little more every week; never by chance. */
function ordersOn(day: number, shop: string): number {
  if (shop === 'nothing') return 0;
  const weekday = (day + 4) % 7;
  return 14 + ([11, 0, 1, 3, 5, 13, 17][weekday] ?? 0) + Math.floor((day - 20_000) / 60) + ((day * 7) % 5);
}

export type Figures = Record<string, number | null>;

function figuresOf(orders: number, isRefundDay = false): Figures {
  const gross = orders * 1845;
  const discounts = Math.round(gross * 0.04);
  const charges = orders * 60;
  const refunds = isRefundDay ? 2350 : 0;
  const net = gross - discounts + charges - refunds;
  const tax = Math.round(net * 0.08);
  const tips = orders * 95;
  const average = orders > 0 ? Math.round(net / orders) : null;
  return {
    orders,
    gross,
    discounts,
    charges,
    refunds,
    included_tax: 0,
    net,
    tax,
    tips,
    collected: net + tax + tips,
    average,
  };
}

function sumOf(all: readonly Figures[]): Figures {
  const sum: Figures = { ...figuresOf(0) };
  for (const one of all)
    for (const [name, value] of Object.entries(one)) sum[name] = (sum[name] ?? 0) + (value ?? 0);
  sum['average'] = sum['orders'] ? Math.round((sum['net'] ?? 0) / sum['orders']) : null;
  return sum;
}

export type Row = Record<string, number | string | null>;
export interface Rows {
  readonly rows: readonly Row[];
  readonly totals: Figures;
}

/** Sales by their group, which add up to the same totals in each. */
export function salesOf(shop: string, { from, to, group, location, surface }: Asked): Rows {
  const part = (location ? 0.6 : 1) * (surface ? 0.5 : 1);
  const days = Array.from({ length: dayOf(to) - dayOf(from) + 1 }, (_, at) => dayOf(from) + at).map(
    (day) => ({
      day,
      figures: figuresOf(Math.round(ordersOn(day, shop) * part), day % 9 === 0 && shop !== 'nothing'),
    }),
  );
  const totals = sumOf(days.map(({ figures }) => figures));
  const orders = totals['orders'] ?? 0;
  const split = (name: string, parts: Readonly<Record<string, number>>): Row[] =>
    orders === 0
      ? []
      : Object.entries(parts).map(([value, share]) => ({
          [name]: value,
          ...(Object.fromEntries(
            Object.entries(totals).map(([figure, amount]) => [
              figure,
              figure === 'average' ? amount : Math.round((amount ?? 0) * share),
            ]),
          ) as Figures),
        }));
  if (group === 'surface')
    return { totals, rows: split('surface', { ordering: 0.5, api: 0.25, dashboard: 0.15, kiosk: 0.1 }) };
  if (group === 'location') return { totals, rows: split('location', { loc_harbour: 0.6, loc_mill: 0.4 }) };
  if (group === 'hour') {
    const weights = [0, 0, 0, 0, 0, 0, 0, 1, 2, 2, 2, 5, 9, 8, 4, 2, 2, 4, 8, 10, 7, 4, 1, 0];
    const all = weights.reduce((sum, one) => sum + one, 0);
    return {
      totals,
      rows: weights.map((weight, hour) => ({ hour, ...figuresOf(Math.round((orders * weight) / all)) })),
    };
  }
  const partOf = (day: number): string | number =>
    group === 'month' ? dateOf(day).slice(0, 7) : group === 'week' ? Math.floor((day + 3) / 7) : day;
  const parts = Map.groupBy(days, ({ day }) => partOf(day));
  return {
    totals,
    rows: [...parts.values()].map((some) => ({
      business_date: dateOf(some[0]?.day ?? 0),
      through: dateOf(some.at(-1)?.day ?? 0),
      ...sumOf(some.map(({ figures }) => figures)),
    })),
  };
}

const DISHES = [
  ['Bean salad', null, 0.16],
  ['Lentil soup', 'Large', 0.14],
  ['Lentil soup', 'Small', 0.11],
  ['شوربة عدس', null, 0.1],
  ['Flatbread with herbs and a very long name that has to break somewhere', null, 0.1],
  ['Roast squash', null, 0.09],
  ['Lemonade', '0.3 l', 0.08],
  ['Lemonade', '0.5 l', 0.07],
  ['Rice pudding', null, 0.06],
  ['Tea', null, 0.05],
  ['Coffee', null, 0.04],
] as const;

export function itemsOf(shop: string, question: Asked): Rows {
  const { totals } = salesOf(shop, question);
  const gross = totals['gross'] ?? 0;
  const rows =
    gross === 0
      ? []
      : DISHES.map(([name, variation, share], at) => {
          const amount = Math.round(gross * share);
          const discounts = Math.round(amount * 0.04);
          const refunds = at === 1 ? 2350 : 0;
          return {
            item: `itm_${name.slice(0, 6)}`,
            variation: `var_${at}`,
            name,
            variation_name: variation,
            quantity: Math.round(amount / (700 + at * 40)),
            gross: amount,
            discounts,
            refunds,
            net: amount - discounts - refunds,
          };
        });
  const names = ['quantity', 'gross', 'discounts', 'refunds', 'net'] as const;
  const sum = Object.fromEntries(names.map((name) => [name, rows.reduce((all, row) => all + row[name], 0)]));
  return { rows, totals: sum };
}

export function paymentsOf(shop: string, question: Asked): Rows {
  const { totals } = salesOf(shop, question);
  const of = (share: number, isCard: boolean): Figures => {
    const amount = Math.round(((totals['collected'] ?? 0) + (totals['refunds'] ?? 0)) * share);
    const refunded = isCard ? (totals['refunds'] ?? 0) : 0;
    return {
      payments: Math.round((totals['orders'] ?? 0) * share),
      amount,
      tip: Math.round((totals['tips'] ?? 0) * share),
      fee_platform: isCard ? Math.round(amount * 0.021) : 0,
      fee_partner: isCard ? Math.round(amount * 0.006) : 0,
      refunds: refunded > 0 ? Math.round(refunded / 2350) : 0,
      refunded,
      disputes: 0,
      disputed: 0,
      collected: amount - refunded,
    };
  };
  const rows = totals['orders']
    ? [
        { tender: 'card', ...of(0.9, true) },
        { tender: 'counter', ...of(0.1, false) },
      ]
    : [];
  const names = Object.keys(of(0, false));
  const sum = Object.fromEntries(
    names.map((name) => [name, rows.reduce((all, row) => all + Number((row as Row)[name] ?? 0), 0)]),
  );
  return { rows, totals: sum };
}

const taxOf = ({ net, tax, refunds }: Figures | Row) => {
  const [before, on] = [Number(net ?? 0), Number(tax ?? 0)];
  return { net: before, tax: on, gross: before + on, refunds: Number(refunds ?? 0) };
};

/** Taxes of the same sales, at one rate, over all dates or by their periods. */
export function taxesOf(shop: string, question: Asked): Rows {
  const isOfAll = !['day', 'week', 'month'].includes(question.group);
  const { rows, totals } = salesOf(shop, { ...question, group: isOfAll ? 'day' : question.group });
  const of = (row: Figures | Row, days: object): Row => ({
    ...days,
    name: 'VAT',
    jurisdiction: 'GB',
    rate_ppm: 80_000,
    ...taxOf(row),
  });
  const periods = rows.map((row) =>
    of(row, { business_date: row['business_date'], through: row['through'] }),
  );
  return { rows: isOfAll ? [of(totals, {})] : periods, totals: taxOf(totals) };
}
