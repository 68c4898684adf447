import type { ConsoleSession } from '../console-session.ts';
import type { Router } from 'express';
import { attempt } from '../parts/form-pages.ts';
import type { ConsoleContext } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { problem, selectField } from '../../shell/forms.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { quotePrice, createPriceRule } from '../../../money/pricing/contract/pricing.ts';
import { calculatorSection, requestIn, sumIn, pricesView, type PricesView, MOST } from './calculator.ts';
import { NEW_RULE, PRICING, endRulePath } from '../parts/paths.ts';
import { copyable, chip, may } from '../parts/pieces.ts';
import { timeOf, LINE_WORDS, rateText, LAYER_WORDS, ruleText, SURFACE_WORDS } from '../parts/format.ts';
import type { PriceSheet } from '../../../money/pricing/contract/price-sheet.ts';
import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import { nameOf } from '../../../core/text/message.ts';
import type { PricedSurface } from '../../../money/pricing/contract/price-fields.ts';
import type { Layer, PriceRule } from '../../../money/pricing/contract/price-rule.ts';

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
            ${
              may(session, createPriceRule) &&
              html`<a class="button" href="${NEW_RULE}?currency=${view.currency}">New rule</a>`
            }
          </div>
          ${currencyForm(view)} ${sheetSection(view)} ${rulesSection(view, session)}
          ${calculatorSection(view, sum, quoted)}`,
      });
    })
    .all(refuseMethod('GET, HEAD'));
}

/** Renders the choice of a currency if merchants have several. */
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

/** The sheet that applies now, and those that will. */
function sheetSection({ currency, inForce, coming }: PricesView): Html {
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

/** The rules that haven't ended, by layer: each layer changes the rate that those above it came to. */
function rulesSection(view: PricesView, session: ConsoleSession): Html {
  const { rules, hasMoreRules, currency } = view;
  if (rules.length === 0) {
    return html`<section class="card sec empty">
      <h2>No price rules in ${currency}</h2>
      <p>
        Merchants pay the floor. A rule sets or raises what all merchants pay, those of a plan, one merchant,
        or sales on a surface.
      </p>
    </section>`;
  }
  return html`<section class="card sec">
    <h2>Rules</h2>
    <p class="muted">Layer by layer: each changes the rate that those above it came to.</p>
    ${table(view, session)}
    ${hasMoreRules && html`<p class="muted">The newest ${MOST} are shown. The API lists all.</p>`}
  </section>`;
}

function table({ rules, merchants }: PricesView, session: ConsoleSession): Content {
  const { nowMs } = session;
  const mayEnd = may(session, createPriceRule);
  const byLayer = rules.toSorted((one, other) => one.layer - other.layer);
  return html`<table class="cards">
    <thead>
      <tr>
        <th scope="col">For</th>
        <th scope="col">Line</th>
        <th scope="col">Rate</th>
        <th scope="col">Applies</th>
        <th scope="col"><span class="unseen">Action</span></th>
      </tr>
    </thead>
    <tbody>
      ${byLayer.map(
        (rule) =>
          html`<tr>
            <td data-label="For" class="named">
              <span
                >${rule.layer}.
                ${LAYER_WORDS[rule.layer as Layer]}${
                  rule.target !== null &&
                  html`<br /><span class="small muted">${targetWords(rule, merchants)}</span>`
                }</span
              >
            </td>
            <td data-label="Line">${LINE_WORDS[rule.line]}</td>
            <td data-label="Rate" class="fixed">${ruleText(rule)}</td>
            <td data-label="Applies">${stateOf(rule, rules, nowMs)}</td>
            <td class="end">
              ${mayEnd && html`<a class="button quiet slim" href="${endRulePath(rule.id)}">End</a>`}
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Whom a rule is for. */
function targetWords({ layer, target }: PriceRule, merchants: readonly Merchant[]): Content {
  if (layer === 2) return html`<span class="mono">${target ?? ''}</span>`;
  if (layer === 4) return SURFACE_WORDS[target as PricedSurface];
  const merchant = merchants.find(({ id }) => id === target);
  return merchant ? nameOf(merchant.display_name) : html`<span class="mono">${target ?? ''}</span>`;
}

/** Returns the state of a rule. If several rules share a place, the newest applies. */
function stateOf(rule: PriceRule, others: readonly PriceRule[], nowMs: number): Html {
  if (Date.parse(rule.active_from) > nowMs) return html`<span>From ${timeOf(rule.active_from)}</span>`;
  const isReplaced = others.some(
    (other) =>
      other.id !== rule.id &&
      other.layer === rule.layer &&
      other.target === rule.target &&
      other.line === rule.line &&
      Date.parse(other.active_from) <= nowMs &&
      (other.active_from > rule.active_from ||
        (other.active_from === rule.active_from && other.id > rule.id)),
  );
  return isReplaced ? chip('plain', 'Replaced') : chip('success', 'Now');
}
