import type { Router } from 'express';
import type { ConsoleContext } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { mountEndPage } from '../parts/end-page.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { endPriceRule, getPriceRule } from '../../../money/pricing/contract/price-operations.ts';
import type { Layer, PriceRule } from '../../../money/pricing/contract/price-rule.ts';
import { PRICING } from './paths.ts';
import { LAYER_WORDS, LINE_WORDS, ruleText } from '../parts/price-words.ts';

/** Ending a price rule. */
export function mountEndRulePage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountEndPage(router, pages, {
    path: '/pricing/rules/:id/end',
    section: PRICING,
    read: (visit, id) => context.api.call(getPriceRule, { ...visit, params: { id } }),
    title: () => 'End price rule',
    heading: () => 'End price rule',
    consequence,
    button: 'End rule',
    back: pricesIn,
    async end(call) {
      return pricesIn(await context.api.call(endPriceRule, call));
    },
  });
}

const pricesIn = ({ currency }: Pick<PriceRule, 'currency'>): string => `${PRICING}?currency=${currency}`;

function consequence(rule: PriceRule): Html {
  const { layer, target, line } = rule;
  return html`<p>
      ${LINE_WORDS[line]},
      ${LAYER_WORDS[layer as Layer].toLowerCase()}${target !== null && html` (<span class="mono">${target}</span>)`}:
      <b>${ruleText(rule)}</b>.
    </p>
    <p class="muted">
      Payments that are captured from now on are priced without it. If it replaced an earlier rule, that one
      applies again.
    </p>`;
}
