import { msg, type Words, nameOf, LANGUAGE_OF_PAGE } from '../../core/text/message.ts';
import type { LanguageTag } from '../../core/text/languages.ts';
import type { OrderingLocation } from '../../catalog/locations/locations.ts';
import type { Merchant } from '../../accounts/merchants/contract/merchant.ts';
import type { Order } from '../orders/contract/order.ts';
import { FULFILLMENT_WORDS } from '../../core/text/order-words.ts';
import { html, type Content, Html } from '../../core/text/html.ts';
import type { PaperWidth } from './contract/printing.ts';

/** An order to print, with the data shown on paper in addition to its record. */
export interface PrintedOrder {
  readonly order: Order;
  /** A number that no other order of the merchant has. */
  readonly reference: string;
  readonly location: OrderingLocation;
  readonly merchant: PrintedMerchant;
  /** The `uid`s of lines and charges that an invoice in Japan marks as taxed by the reduced rate. */
  readonly reduced: ReadonlySet<string>;
  readonly width: PaperWidth;
  readonly isCopy: boolean;
  readonly language: LanguageTag;
  /** The locale for amounts and times, as a BCP 47 tag. */
  readonly locale: string;
  /** The environment's time, in milliseconds. */
  readonly now: number;
}

interface PrintedMerchant {
  readonly displayName: string;
  readonly legalName: string;
  readonly country: string;
  readonly address: Merchant['address'];
  readonly registration: Merchant['business']['tax_registration'];
}

export function fulfillmentWords({ fulfillment: { type, table } }: Order): Content {
  const words = FULFILLMENT_WORDS[type];
  return table === null ? words : html`${words} · ${msg`Table ${nameOf(table)}`}`;
}

/** The marks that must stand out. */
export function marksOf({ order, isCopy }: PrintedOrder): readonly Words[] {
  return [
    isCopy && msg`COPY`,
    order.environment === 'sandbox' && msg`TEST`,
    order.status === 'draft' && msg`NOT PLACED`,
    order.status === 'canceled' && msg`CANCELED`,
  ].filter((mark) => mark !== false);
}

/** A time at the location: `18:30`; of another day `Sat 21 Nov, 18:30`. */
export function clockTime({ location, locale, now }: PrintedOrder, at: string): string {
  const { timezone: timeZone } = location.record;
  const time = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'short' }).format(new Date(at));
  const day = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'short', day: 'numeric', month: 'short' });
  const date = day.format(new Date(at));
  return date === day.format(now) ? time : `${date}, ${time}`;
}

/** `21 Nov 2026, 18:30`. */
export function dateTime({ location, locale }: PrintedOrder, at: string): string {
  const { timezone: timeZone } = location.record;
  return new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  );
}

/** The printable width for each paper width. */
const PRINTED_MM: Readonly<Record<PaperWidth, number>> = { '80': 72, '58': 48 };

interface Paper {
  readonly title: Words;
  readonly width: PaperWidth;
  /** Marks at the top, such as for a copy. */
  readonly marks: readonly Words[];
  readonly content: Content;
}

/**
 * A document for a roll of paper. Its pages have no set height or margin, because the printer knows its
 * paper. Content that is too wide wraps, and no line of the order is split between two pages.
 */
export function paperOf({ title, width, marks, content }: Paper): Html {
  return html`<!doctype html>
    <html ${LANGUAGE_OF_PAGE}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${styleOf(width)}
        </style>
      </head>
      <body>
        ${marks.map((mark) => html`<p class="mark">${mark}</p>`)} ${content}
      </body>
    </html> `;
}

/** Black on white, and nothing that depends on a background: printers leave those out. */
function styleOf(width: PaperWidth): Html {
  return new Html(`@page { margin: 0; }
* { box-sizing: border-box; margin: 0; padding: 0; }
body {
  width: ${PRINTED_MM[width]}mm;
  padding: 2mm 0 6mm;
  font: ${width === '80' ? '10pt' : '9pt'}/1.3 system-ui, sans-serif;
  color: #000;
  background: #fff;
  overflow-wrap: anywhere;
}
h1 { font-size: 1.3em; }
p, h1, h2, ul, table, dl { margin-bottom: 1.5mm; }
ul { list-style: none; }
li, tr, .keep { break-inside: avoid; }
.mark { border: 0.6mm solid #000; text-align: center; font-weight: 800; font-size: 1.3em; }
.mark { letter-spacing: 0.1em; }
.center { text-align: center; }
.number { font-size: 3em; font-weight: 800; line-height: 1.05; }
.time { font-size: 1.6em; font-weight: 700; }
.rule { border-top: 0.3mm dashed #000; padding-top: 1.5mm; }
.lines > li { padding: 1mm 0; border-bottom: 0.2mm solid #000; }
.line { display: grid; grid-template-columns: auto 1fr auto; column-gap: 2mm; }
.ticket .line { font-size: 1.4em; font-weight: 700; }
.part { padding-inline-start: 6mm; }
.ticket .part { font-size: 1.15em; }
.wish { padding-inline-start: 6mm; font-style: italic; }
.out { font-weight: 700; }
.ticket .out { font-size: 1.15em; }
mark { background: none; color: inherit; border: 0.6mm solid #000; padding-inline: 1mm; }
.allergy { border: 0.6mm solid #000; padding: 1mm 2mm; font-size: 1.4em; font-weight: 800; }
.allergens { padding-inline-start: 6mm; font-weight: 800; text-transform: uppercase; }
.sum { display: flex; justify-content: space-between; gap: 3mm; }
.sum.total { border-top: 0.5mm solid #000; padding-top: 1mm; font-size: 1.5em; font-weight: 800; }
.tax-rates { width: 100%; border-top: 0.3mm dashed #000; border-collapse: collapse; font-size: 0.9em; }
.tax-rates tr:first-child > * { padding-top: 1.5mm; }
.tax-rates th { font-weight: 400; text-align: end; }
.tax-rates th:first-child { text-align: start; }
.amount { white-space: nowrap; font-variant-numeric: tabular-nums; text-align: end; }
.small { font-size: 0.85em; }
/* On a screen the paper lies in the middle; a printer gets its width alone. */
@media screen {
  html { padding: 4mm; }
  body { margin-inline: auto; max-width: 100%; }
}`);
}
