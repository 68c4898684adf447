import type { Money } from '../contract/money.ts';
import { html, type Content } from './html.ts';
import { msg, nameOf } from './message.ts';
import { moneyIn, type MoneyPlace } from './guest-money.ts';

/** A tax of an order, as in the API. */
export interface ReceiptTax {
  readonly name: string;
  readonly rate_ppm: number;
  readonly inclusive: boolean;
  readonly base: Money;
  readonly amount: Money;
}

/** The tax base of one rate, in minor units. */
export interface TaxRow {
  readonly name: string;
  readonly ratePpm: number;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
}

/** Returns one row for all taxes with the same name and rate; those on nothing are omitted. */
export function taxRowsOf(taxes: readonly ReceiptTax[]): TaxRow[] {
  const rows = new Map<string, TaxRow>();
  for (const { name, rate_ppm: ratePpm, inclusive, base, amount } of taxes) {
    if (base.amount === 0) continue;
    const key = `${ratePpm} ${name}`;
    const before = rows.get(key) ?? { net: 0, tax: 0 };
    const net = before.net + base.amount - (inclusive ? amount.amount : 0);
    const tax = before.tax + amount.amount;
    rows.set(key, { name, ratePpm, net, tax, gross: net + tax });
  }
  return [...rows.values()].toSorted((one, other) => other.ratePpm - one.ratePpm);
}

/** Countries whose receipts add taxes below the goods and show no net for each rate. */
const WITHOUT_TABLE: ReadonlySet<string> = new Set(['US', 'CA']);

/** The place that determines how a receipt shows its taxes. */
export interface TaxPlace extends MoneyPlace {
  /** The merchant's country: ISO 3166-1. */
  readonly country: string;
}

/**
 * Writes net, tax and gross by rate, as receipts of most countries must show them; `false` if there is
 * nothing to show.
 */
export function taxTable(taxes: readonly ReceiptTax[], place: TaxPlace): Content {
  const rows = taxRowsOf(taxes);
  const isAdded = taxes.every(({ inclusive }) => !inclusive);
  if (rows.length === 0 || (isAdded && WITHOUT_TABLE.has(place.country))) return false;
  const isOneName = rows.every(({ name }) => name === rows[0]?.name && !saysRate(name));
  const amount = (minor: number): Content => html`<td class="amount">${moneyIn(place, minor)}</td>`;
  return html`<table class="tax-rates">
    <thead>
      <tr>
        <th scope="col">${isOneName ? nameOf(rows[0]?.name ?? '') : msg`Rate`}</th>
        <th scope="col">${msg`Net`}</th>
        <th scope="col">${msg`Tax`}</th>
        <th scope="col">${msg`Gross`}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ name, ratePpm, net, tax, gross }) =>
          html`<tr>
            <th scope="row">${isOneName ? rateIn(place, ratePpm) : taxName(name, rateIn(place, ratePpm))}</th>
            ${amount(net)} ${amount(tax)} ${amount(gross)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Returns a tax's name with its rate, unless the name already contains it: `VAT 20%`. */
export function taxName(name: string, rate: Content): Content {
  return saysRate(name) ? nameOf(name) : html`${nameOf(name)} ${rate}`;
}

/** Whether the name of a tax contains its rate. */
export const saysRate = (name: string): boolean => /\d\s*[%％٪]/.test(name);

/** Whether a rate is the reduced one, whose goods an invoice in Japan must mark. */
export const isReducedInJapan = (country: string, ratePpm: number): boolean =>
  country === 'JP' && ratePpm === 80_000;

/** Formats a rate as on Japan's invoices: `8%対象 ※`. */
function rateIn({ locale, country }: TaxPlace, ratePpm: number): Content {
  const rate = rateText(locale, ratePpm);
  if (country !== 'JP') return rate;
  return html`${msg`${rate} taxable`}${isReducedInJapan(country, ratePpm) && ' ※'}`;
}

/** Formats a rate as the language writes percentages: 88,750 parts per million are 8.875%. */
export function rateText(locale: string, ratePpm: number): string {
  const options = { style: 'percent', maximumFractionDigits: 4 } as const;
  return new Intl.NumberFormat(locale, options).format(ratePpm / 1_000_000);
}
