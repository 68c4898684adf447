import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { checks, violations } from './axe.ts';
import { expect, test } from './fixtures.ts';

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const PAGES = ['/', '/payouts'];

/** The style sheet that `trellis theme` makes of a brand. */
const sheetOf = (brand: string): string =>
  execFileSync(
    process.execPath,
    [at('dist/cli/trellis.js'), 'theme', at(`cli/testing/brands/${brand}.json`)],
    {
      encoding: 'utf8',
    },
  );

for (const brand of ['carbon', 'merchant', 'primer'])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`elements in the colours of ${brand} can be read, ${colorScheme}`, async ({ page }) => {
      // Before the looks of the demo itself.
      const css = sheetOf(brand).replace(':root', ':root:root');
      await page.emulateMedia({ colorScheme });
      for (const path of PAGES) {
        await page.goto(path);
        await page.evaluate((text) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          document.adoptedStyleSheets.push(sheet);
        }, css);
        await expect(page.locator('main trellis-session').getByRole('heading').first()).toBeVisible();
        const contrast = checks(page).include('trellis-session').withRules(['color-contrast']);
        expect(await violations(contrast), path).toEqual([]);
      }
    });
