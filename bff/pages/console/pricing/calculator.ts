import type { Outcome } from '../parts/form-pages.ts';
import {
  moneyExample,
  moneyText,
  moneyTyped,
  LAYER_WORDS,
  LINE_WORDS,
  rateText,
  ruleText,
  SURFACE_WORDS,
} from '../parts/format.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { plainNameOf } from '../../../core/text/message.ts';
import { problem, selectField, textField } from '../../shell/forms.ts';
import { PRICE_LINES, PRICED_SURFACES } from '../../../money/pricing/contract/price-fields.ts';
import type { PriceQuote, PriceStep } from '../../../money/pricing/contract/price-quote.ts';
import type { Layer, PriceRule } from '../../../money/pricing/contract/price-rule.ts';
import { PRICING } from '../parts/paths.ts';
import type { ConsoleContext, PageVisit } from '../context.ts';
import { listMerchants } from '../../../accounts/merchants/contract/merchants.ts';
import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import { listPriceRules, listPriceSheets } from '../../../money/pricing/contract/pricing.ts';
import type { PriceSheet } from '../../../money/pricing/contract/price-sheet.ts';

/** The input of the calculator, as typed. */
type Sum = Readonly<Record<'merchant' | 'line' | 'surface' | 'amount', string>>;

export function sumIn(text: (name: string) => string): Sum {
  return {
    merchant: text('merchant'),
    line: text('line') || 'order.online',
    surface: text('surface'),
    amount: text('amount'),
  };
}

/** Returns the request; `undefined` if nothing was asked or the amount is invalid. */
export function requestIn({ merchant, line, surface, amount }: Sum, { currency }: PricesView) {
  const typed = moneyTyped(amount, currency);
  if (merchant === '' || typeof typed === 'string') return undefined;
  return { merchant, line, ...(surface !== '' && { surface }), amount: { amount: typed, currency } };
}

/** Asks for an amount, and shows what each layer makes of it. */
export function calculatorSection(view: PricesView, sum: Sum, quoted: Outcome<PriceQuote> | undefined): Html {
  const { currency } = view;
  const merchants = view.merchants.filter((merchant) => merchant.currency === currency);
  if (merchants.length === 0) return html`${false}`;
  const isAsked = sum.merchant !== '' || sum.amount !== '';
  return html`<section class="card sec" id="calculator">
    <h2>Calculator</h2>
    <form class="pairs" method="get" action="${PRICING}#calculator">
      ${problem(quoted?.refusal?.publicMessage)}
      <input type="hidden" name="currency" value="${currency}" />
      ${selectField({
        name: 'merchant',
        label: 'Merchant',
        value: sum.merchant,
        choices: merchants.map(({ id, display_name: name }) => ({ value: id, label: plainNameOf(name) })),
      })}
      ${selectField({
        name: 'line',
        label: 'Line',
        value: sum.line,
        choices: PRICE_LINES.map((value) => ({ value, label: LINE_WORDS[value] })),
      })}
      ${selectField({
        name: 'surface',
        label: 'Surface',
        value: sum.surface,
        choices: [
          { value: '', label: 'None' },
          ...PRICED_SURFACES.map((value) => ({ value, label: SURFACE_WORDS[value] })),
        ],
      })}
      ${textField({
        name: 'amount',
        label: `Amount (${currency})`,
        value: sum.amount,
        maxLength: 24,
        ...(isAsked && !quoted
          ? { error: faultOf(sum.amount, currency) }
          : { hint: `With the tip, such as ${moneyExample(currency)}.` }),
      })}
      <p class="buttons"><button class="quiet">Calculate</button></p>
    </form>
    ${quoted?.result && steps(quoted.result)}
  </section>`;
}

function steps(quote: PriceQuote): Html {
  const { wholesale, floor, price, platform, partner, floor_applied: isFloor } = quote;
  return html`<table class="cards">
      <thead>
        <tr>
          <th scope="col">Step</th>
          <th scope="col">Rule</th>
          <th scope="col" class="end">Rate</th>
          <th scope="col" class="end">Fee</th>
        </tr>
      </thead>
      <tbody>
        ${row('Wholesale', html`<span class="muted">Price sheet</span>`, wholesale)}
        ${quote.steps.map((step) =>
          row(`${step.layer}. ${LAYER_WORDS[step.layer as Layer]}`, ruleOf(step, price.currency), step.rate),
        )}
        ${row('Floor', isFloor ? 'Applied' : html`<span class="muted">Not needed</span>`, floor)}
      </tbody>
    </table>
    <dl class="facts" role="status">
      <div>
        <dt>Price</dt>
        <dd><b>${moneyText(price)}</b>${isFloor && ', raised to the floor'}</dd>
      </div>
      <div>
        <dt>Platform</dt>
        <dd>${moneyText(platform)}</dd>
      </div>
      <div>
        <dt>You</dt>
        <dd>${moneyText(partner)}</dd>
      </div>
    </dl>`;
}

function row(name: string, rule: Content, { fee, ...rate }: PriceQuote['wholesale']): Html {
  return html`<tr>
    <td data-label="Step" class="named">${name}</td>
    <td data-label="Rule">${rule}</td>
    <td data-label="Rate" class="end fixed">${rateText(rate, fee.currency)}</td>
    <td data-label="Fee" class="end fixed">${moneyText(fee)}</td>
  </tr>`;
}

function ruleOf({ mode, bps, fixed }: PriceStep, currency: string): Content {
  if (mode === null || bps === null || fixed === null) return html`<span class="muted">None</span>`;
  const text = ruleText({ mode, bps, fixed, currency });
  return mode === 'set' ? `Sets ${text}` : text;
}

function faultOf(amount: string, currency: string): string {
  const typed = moneyTyped(amount, currency);
  return typeof typed === 'string' ? typed : 'Choose a merchant.';
}

/** Nobody reads more on one page. */
export const MOST = 100;

/** The prices in one currency. */
export interface PricesView {
  readonly currency: string;
  /** The currencies of the merchants, and the one that is shown. */
  readonly currencies: readonly string[];
  /** The first merchants, in any currency. */
  readonly merchants: readonly Merchant[];
  readonly inForce: PriceSheet | undefined;
  /** Published, and not in effect yet; the soonest first. */
  readonly coming: readonly PriceSheet[];
  /** Rules that haven't ended, newest first. */
  readonly rules: readonly PriceRule[];
  readonly hasMoreRules: boolean;
}

/** @param wanted the currency in the address; the first merchant's where it names none */
export async function pricesView(
  { api }: Pick<ConsoleContext, 'api'>,
  visit: PageVisit,
  wanted: string,
): Promise<PricesView> {
  const { data: merchants } = await api.call(listMerchants, { ...visit, query: { limit: MOST } });
  const known = new Set(merchants.map((merchant) => merchant.currency));
  const [first = 'GBP'] = known;
  const currency = wanted === '' ? first : wanted;
  const [sheets, rules] = await Promise.all([
    api.call(listPriceSheets, { ...visit, query: { currency, status: 'published', limit: MOST } }),
    api.call(listPriceRules, { ...visit, query: { currency, status: 'active', limit: MOST } }),
  ]);
  const isComing = ({ effective_at: at }: PriceSheet): boolean => Date.parse(at) > visit.session.nowMs;
  return {
    currency,
    currencies: [...known.add(currency)].toSorted(),
    merchants,
    inForce: sheets.data.find((sheet) => !isComing(sheet)),
    coming: sheets.data
      .filter(isComing)
      .toSorted((one, other) => Date.parse(one.effective_at) - Date.parse(other.effective_at)),
    rules: rules.data,
    hasMoreRules: rules.has_more,
  };
}
