import type { FeatureDeps } from '../../core/feature.ts';
import type { SiteContext, SiteFeature } from '../hosts/site-visit.ts';
import { CARD_FORM, furtherSheet } from '../shell/styles/style-sheet.ts';
import { cardBack } from './card-back.ts';
import { cardPage, againPage, payPage } from './pay-page.ts';
import { paymentPage } from './payment-page.ts';

const SHEETS = ['bill', 'receipt'].map((name) => new URL(`styles/${name}.css`, import.meta.url));

/** Returns the pages on which guests pay a link. */
export function payLinkPages(deps: FeatureDeps, site: SiteContext): SiteFeature {
  const styles = { name: 'pay-links.css', asset: furtherSheet(CARD_FORM, ...SHEETS) };
  const context = { ...site, deps, styles };
  const pages = [payPage, againPage, cardPage, cardBack, paymentPage];
  return { pages: pages.map((page) => page(context)), files: [styles] };
}
