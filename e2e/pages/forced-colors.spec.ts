import { expect, test } from '../stack/fixtures.ts';
import { isLong } from '../support/in-turn.ts';
import { openGallery } from '../support/open-gallery.ts';
import { unmarkedChoices } from '../support/unmarked-choices.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

/** Galleries with something to choose in them. In every run gallery-languages.spec looks at most of them. */
const ELSEWHERE = ['onboarding', 'locations', 'team', 'menus', 'dashboard', 'reports', 'payments', 'payouts'];

for (const name of [...(isLong ? ELSEWHERE : []), 'webhooks'])
  test(`in forced colors, each sample of the ${name} shows what is chosen`, async ({ page }) => {
    await openGallery(page, name);
    expect(await unmarkedChoices(page)).toEqual([]);
  });
