import { expect, test } from '../stack/fixtures.ts';
import { openGallery } from '../support/open-gallery.ts';
import { unmarkedChoices } from '../support/unmarked-choices.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

/** Galleries with something to choose in them. */
for (const name of ['onboarding', 'menus', 'dashboard', 'reports', 'payouts', 'webhooks'])
  test(`in forced colors, each sample of the ${name} shows what is chosen`, async ({ page }) => {
    await openGallery(page, name);
    expect(await unmarkedChoices(page)).toEqual([]);
  });
