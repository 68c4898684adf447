import type { FeatureDeps } from '../../core/feature.ts';
import type { SiteFeature } from '../hosts/site-page.ts';
import { furtherSheet } from '../shell/styles/style-sheet.ts';
import { merchantPage } from './merchant-page.ts';
import { startPage } from './start-page.ts';

export function sitePages(deps: FeatureDeps): SiteFeature {
  const list = { name: 'places.css', asset: furtherSheet(new URL('places.css', import.meta.url)) };
  return { pages: [startPage(deps, list), merchantPage(deps, list)], files: [list] };
}
