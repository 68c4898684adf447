import { dayOf, moneyText, LAYER_WORDS, LINE_WORDS, rateText, SURFACE_WORDS } from '../parts/format.ts';
import { recordTable, type Column } from '../parts/list-page.ts';
import type { MerchantPanel } from '../page-renderer.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { getRates, type MerchantRate, type MerchantRates } from '../../../money/charges/contract/rates.ts';

/** The rates panel of a merchant's page: its rates and its next charge. */
export const ratesPanel: MerchantPanel = {
  needs: getRates,
  async show({ api }, visit, { id }) {
    const rates = await api.call(getRates, { ...visit, query: { merchant: id } });
    return html`<section class="card sec">
      <div class="head">
        <h2>Rates and next charge</h2>
        <a class="small" href="/console/pricing?currency=${rates.currency}">Pricing</a>
      </div>
      ${nextCharge(rates.next_charge)} ${table(rates.rates)}
    </section>`;
  },
  pages: [],
};

function nextCharge(next: MerchantRates['next_charge']): Content {
  if (!next) return html`<p class="muted">The merchant is closed, so no month is charged anymore.</p>`;
  return html`<dl class="facts">
      <div>
        <dt>Next charge</dt>
        <dd><b>${moneyText(next.amount)}</b> on ${dayOf(next.date)}</dd>
      </div>
      ${next.items.map(
        ({ line, amount }) =>
          html`<div>
            <dt>${LINE_WORDS[line]}</dt>
            <dd>${moneyText(amount)}</dd>
          </div>`,
      )}
    </dl>
    <p class="muted">
      ${
        next.items.length > 0
          ? 'Based on this month’s sales so far. It is taken from the balance.'
          : 'No sales so far this month. A month without sales costs nothing.'
      }
    </p>`;
}

function table(rates: readonly MerchantRate[]): Html {
  if (rates.length === 0) return html`<p class="muted">No price sheet applies, so nothing is charged.</p>`;
  return recordTable(COLUMNS, rates);
}

const COLUMNS: readonly Column<MerchantRate>[] = [
  {
    title: 'Line',
    cell: ({ line, surface }) =>
      html`${LINE_WORDS[line]}${surface !== null && html`, ${SURFACE_WORDS[surface]}`}`,
  },
  { title: 'Made by', place: 'below', cell: (rate) => makerOf(rate) },
  { title: 'Since', isFixed: true, cell: ({ since }) => dayOf(since) },
  { title: 'Rate', isEnd: true, isFixed: true, cell: (rate) => textOf(rate) },
];

function textOf({ bps, fixed, at_least: least }: MerchantRate): string {
  const text = rateText({ bps, fixed: fixed.amount }, fixed.currency);
  if (!least) return text;
  return `${text}, at least ${rateText({ bps: least.bps, fixed: least.fixed.amount }, fixed.currency)}`;
}

function makerOf({ made_by: made }: MerchantRate): string {
  const layer = made?.layer;
  return layer === 1 || layer === 2 || layer === 3 || layer === 4
    ? `Rule: ${LAYER_WORDS[layer].toLowerCase()}`
    : 'Price sheet';
}
