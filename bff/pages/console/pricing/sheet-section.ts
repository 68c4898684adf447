import { copyable } from '../parts/pieces.ts';
import { timeOf } from '../parts/format.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import type { PriceSheet } from '../../../money/pricing/contract/price-sheet.ts';
import { LINE_WORDS, rateText } from '../parts/price-words.ts';
import type { PricesView } from './prices-in-console.ts';

/** The sheet that applies now, and those that will. */
export function sheetSection({ currency, inForce, coming }: PricesView): Html {
  return html`${
    inForce
      ? sheetCard(inForce, html`<h2>Price sheet in force</h2>`, 'Since')
      : html`<section class="card sec empty">
          <h2>No price sheet in ${currency}</h2>
          <p>Payments cost nothing until the platform publishes one.</p>
        </section>`
  }
  ${coming.map((sheet) => sheetCard(sheet, html`<h2>Coming price sheet</h2>`, 'From'))}`;
}

function sheetCard(sheet: PriceSheet, heading: Html, since: string): Html {
  return html`<section class="card sec">
    ${heading}
    <dl class="facts">
      <div>
        <dt>Currency</dt>
        <dd>${sheet.currency}</dd>
      </div>
      <div>
        <dt>${since}</dt>
        <dd>${timeOf(sheet.effective_at)}</dd>
      </div>
      <div>
        <dt>ID</dt>
        <dd>${copyable(sheet.id, 'the price sheet’s ID')}</dd>
      </div>
    </dl>
    ${lines(sheet)}
  </section>`;
}

function lines({ lines: rows, currency }: PriceSheet): Content {
  return html`<table class="cards">
    <thead>
      <tr>
        <th scope="col">Line</th>
        <th scope="col" class="end">Wholesale</th>
        <th scope="col" class="end">Floor</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ line, wholesale, floor }) =>
          html`<tr>
            <td data-label="Line" class="named">
              <span>${LINE_WORDS[line]}<br /><span class="mono small muted">${line}</span></span>
            </td>
            <td data-label="Wholesale" class="end fixed">${rateText(wholesale, currency)}</td>
            <td data-label="Floor" class="end fixed">${rateText(floor, currency)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
