import { chip } from '../parts/pieces.ts';
import { timeOf } from '../parts/format.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import { nameOf } from '../../../core/text/message.ts';
import type { PricedSurface } from '../../../money/pricing/contract/price-fields.ts';
import type { Layer, PriceRule } from '../../../money/pricing/contract/price-rule.ts';
import { endRulePath } from '../parts/paths.ts';
import { LAYER_WORDS, LINE_WORDS, ruleText, SURFACE_WORDS } from '../parts/price-words.ts';
import { MOST, type PricesView } from './prices-in-console.ts';

/** The rules that haven't ended, by layer: each layer changes the rate that those above it came to. */
export function rulesSection(view: PricesView, nowMs: number): Html {
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
    ${table(view, nowMs)}
    ${hasMoreRules && html`<p class="muted">The newest ${MOST} are shown. The API lists all.</p>`}
  </section>`;
}

function table({ rules, merchants }: PricesView, nowMs: number): Content {
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
            <td class="end"><a class="button quiet slim" href="${endRulePath(rule.id)}">End</a></td>
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

/** Of several in one place, the newest applies. */
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
