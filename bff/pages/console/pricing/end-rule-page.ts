import type { Router } from 'express';
import type { ConsoleContext } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { mountEndPage } from '../parts/form-pages.ts';
import { html, type Html } from '../../../core/text/html.ts';
import {
  previewPriceRuleChange,
  type PriceRuleChangePreview,
} from '../../../money/charges/contract/rates.ts';
import { endPriceRule, getPriceRule } from '../../../money/pricing/contract/price-operations.ts';
import type { Layer, PriceRule } from '../../../money/pricing/contract/price-rule.ts';
import { PRICING } from '../parts/paths.ts';
import { chargesSection, effectSection } from './rule-effect.ts';
import { LAYER_WORDS, LINE_WORDS, ruleText } from '../parts/price-words.ts';

/** Ending a price rule. */
export function mountEndRulePage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountEndPage(router, pages, {
    path: '/pricing/rules/:id/end',
    section: PRICING,
    read: async (visit, id) => {
      const rule = await context.api.call(getPriceRule, { ...visit, params: { id } });
      if (rule.status === 'ended') return { rule };
      const call = { ...visit, params: { id }, body: { end: true } };
      return { rule, preview: await context.api.call(previewPriceRuleChange, call) };
    },
    title: () => 'End price rule',
    heading: () => 'End price rule',
    consequence,
    button: 'End rule',
    back: ({ rule }) => pricesIn(rule),
    async end(call) {
      return pricesIn(await context.api.call(endPriceRule, call));
    },
  });
}

const pricesIn = ({ currency }: Pick<PriceRule, 'currency'>): string => `${PRICING}?currency=${currency}`;

interface EndedRule {
  readonly rule: PriceRule;
  /** Undefined: it has ended already. */
  readonly preview?: PriceRuleChangePreview;
}

function consequence({ rule, preview }: EndedRule): Html {
  const { layer, target, line } = rule;
  return html`<p>
      ${LINE_WORDS[line]},
      ${LAYER_WORDS[layer as Layer].toLowerCase()}${target !== null && html` (<span class="mono">${target}</span>)`}:
      <b>${ruleText(rule)}</b>.
    </p>
    <p class="muted">
      Payments that are captured from now on are priced without it. If it replaced an earlier rule, that one
      applies again.
    </p>
    ${preview && effectSection(preview, 'Without it')} ${preview && chargesSection(preview)}`;
}
