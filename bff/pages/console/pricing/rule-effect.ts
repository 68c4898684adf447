import { dayOf, moneyText } from '../parts/format.ts';
import type { PriceRuleChangePreview } from '../../../money/charges/contract/rates.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import type {
  PreviewedChange,
  PriceRulePreview,
} from '../../../money/pricing/contract/price-rule-preview.ts';
import { LINE_WORDS, rateText, SURFACE_WORDS } from '../parts/price-words.ts';

type Effect = Pick<PriceRulePreview, 'changes' | 'affected' | 'unaffected' | 'surface' | 'line' | 'currency'>;

/**
 * Renders the effect of a rule: the merchants, the rate before and after, and the cost of two amounts.
 * @param then the label of the rate after the change
 */
export function effectSection(
  { changes, affected, unaffected, ...of }: Effect,
  then = 'With the rule',
): Html {
  const where = of.surface === null ? '' : `, ${SURFACE_WORDS[of.surface]}`;
  return html`<h2 id="effect">What changes</h2>
    <p role="status">
      ${LINE_WORDS[of.line]}${where}: ${affected === 0 ? 'no merchant pays' : merchantsText(affected, 'pay')}
      something
      else.${unaffected > 0 && ` For ${merchantsText(unaffected)} nothing changes: another rule replaces it there, or it comes to the same.`}
    </p>
    ${changes.length > 0 && table(changes, of.currency, then)}`;
}

/** Renders merchants' next monthly charges, before and after the change. */
export function chargesSection({ next_charges: charges }: PriceRuleChangePreview): Content {
  return (
    charges.length > 0 &&
    html`<h2>Next charges</h2>
      <p>Based on sales so far this month.</p>
      <table class="cards">
        <thead>
          <tr>
            <th scope="col">Merchant</th>
            <th scope="col">Date</th>
            <th scope="col" class="end">Now</th>
            <th scope="col" class="end">Then</th>
          </tr>
        </thead>
        <tbody>
          ${charges.map(
            ({ merchant, date, before, after }) =>
              html`<tr>
                <td data-label="Merchant" class="named">
                  <a class="mono" href="/console/merchants/${merchant}">${merchant}</a>
                </td>
                <td data-label="Date">${dayOf(date)}</td>
                <td data-label="Now" class="end fixed">${moneyText(before)}</td>
                <td data-label="Then" class="end fixed">${moneyText(after)}</td>
              </tr>`,
          )}
        </tbody>
      </table>`
  );
}

function table(changes: readonly PreviewedChange[], currency: string, then: string): Content {
  return html`<table class="cards">
    <thead>
      <tr>
        <th scope="col">For</th>
        <th scope="col" class="end">Now</th>
        <th scope="col" class="end">${then}</th>
        <th scope="col" class="end">Examples</th>
      </tr>
    </thead>
    <tbody>
      ${changes.map(
        ({ merchants, before, after, fees }) =>
          html`<tr>
            <td data-label="For" class="named">${merchantsText(merchants)}</td>
            <td data-label="Now" class="end fixed">${paidText(before, currency)}</td>
            <td data-label="${then}" class="end fixed">${paidText(after, currency)}</td>
            <td data-label="Examples" class="end fixed">
              <span
                >${fees.map(
                  (fee, at) =>
                    html`${at > 0 && html`<br />`}Of ${moneyText(fee.amount)}: ${moneyText(fee.before)} →
                    ${moneyText(fee.after)}`,
                )}</span
              >
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function paidText({ bps, fixed, at_least: least }: PreviewedChange['before'], currency: string): string {
  const text = rateText({ bps, fixed }, currency);
  return least ? `${text}, at least ${rateText(least, currency)}` : text;
}

/** @param verb in its plural form, where one follows */
function merchantsText(count: number, verb = ''): string {
  const of = count === 1 ? 'merchant' : 'merchants';
  const does = verb === '' ? '' : ` ${verb}${count === 1 ? 's' : ''}`;
  return `${count} ${of}${does}`;
}
