import type { Router } from 'express';
import { attempt } from '../parts/form-pages.ts';
import type { ConsoleContext } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { html, type Content } from '../../../core/text/html.ts';
import { problem, selectField } from '../../shell/forms/field.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { quotePrice } from '../../../money/pricing/contract/price-operations.ts';
import { calculatorSection, requestIn, sumIn } from './calculator.ts';
import { NEW_RULE, PRICING } from '../parts/paths.ts';
import { pricesView, type PricesView } from './prices-in-console.ts';
import { rulesSection } from './rules-section.ts';
import { sheetSection } from './sheet-section.ts';

/** The prices in one currency: the sheet in force, the rules by layer, and what comes of them. */
export function mountPricingPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/pricing')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      const visit = { session, res };
      const text = (name: string): string =>
        typeof req.query[name] === 'string' ? req.query[name].trim() : '';
      const { result: view, refusal } = await attempt(pages, res, () =>
        pricesView(context, visit, text('currency')),
      );
      if (!view) {
        return pages.send(res, session, {
          status: refusal.status,
          title: 'Pricing',
          section: PRICING,
          content: html`<div class="head"><h1>Pricing</h1></div>
            ${problem(refusal.publicMessage)}
            <p><a href="${PRICING}">Show all prices</a></p>`,
        });
      }
      const sum = sumIn(text);
      const body = requestIn(sum, view);
      const quoted =
        body && (await attempt(pages, res, () => context.api.call(quotePrice, { ...visit, body })));
      return pages.send(res, session, {
        status: quoted?.refusal?.status ?? 200,
        title: 'Pricing',
        section: PRICING,
        content: html`<div class="head">
            <h1>Pricing</h1>
            <a class="button" href="${NEW_RULE}?currency=${view.currency}">New rule</a>
          </div>
          ${currencyForm(view)} ${sheetSection(view)} ${rulesSection(view, session.nowMs)}
          ${calculatorSection(view, sum, quoted)}`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

/** Where merchants have several. */
function currencyForm({ currency, currencies }: PricesView): Content {
  return (
    currencies.length > 1 &&
    html`<form class="card sec filter two" method="get" action="${PRICING}">
      ${selectField({
        name: 'currency',
        label: 'Currency',
        value: currency,
        choices: currencies.map((value) => ({ value, label: value })),
      })}
      <p class="buttons"><button class="quiet">Show</button></p>
    </form>`
  );
}
