import type { FeatureDeps } from '../../core/feature.ts';
import type { SiteContext, SiteFeature } from '../hosts/site-visit.ts';
import { furtherSheet } from '../shell/styles/style-sheet.ts';
import { codeAgain, codePage } from './code-page.ts';
import { historyPage } from './account-pages.ts';
import { leavePage, signOutForm, giveBackForm, redeemForm } from './account-forms.ts';
import { rewardsPage } from './rewards-page.ts';

const SHEETS = ['card', 'rewards'].map((name) => new URL(`styles/${name}.css`, import.meta.url));

export function rewardsPages(deps: FeatureDeps, site: SiteContext): SiteFeature {
  const styles = { name: 'rewards.css', asset: furtherSheet(...SHEETS) };
  const context = { ...site, deps, styles };
  const pages = [
    rewardsPage,
    codePage,
    codeAgain,
    redeemForm,
    giveBackForm,
    historyPage,
    leavePage,
    signOutForm,
  ];
  return { pages: pages.map((page) => page(context)), files: [styles] };
}
