import { wear } from '../../support/brand.ts';
import { openGallery } from '../../support/open-gallery.ts';
import type { Album } from '../album.ts';

/** Every sample of a gallery of the demo, each a picture of its own. */
const gallery =
  (name: string): Album =>
  async ({ camera, page, css }) => {
    if (name === 'kit') await page.goto('/gallery/kit');
    else await openGallery(page, name);
    if (css !== undefined) await wear(page, css);
    // In full, though the gallery itself has them scroll.
    await page.locator('.stage').evaluateAll((stages) => {
      for (const stage of stages as HTMLElement[]) stage.style.maxHeight = 'none';
    });
    // Of a part taller than the window, the picture would have it in its middle.
    await page.locator('.skip').evaluateAll((links) => links.forEach((link) => link.remove()));
    await camera.takeEach(page.locator('figure.sample'), page);
  };

export const onboarding = gallery('onboarding');
export const locations = gallery('locations');
export const team = gallery('team');
export const menus = gallery('menus');
export const reports = gallery('reports');
export const payments = gallery('payments');
export const payouts = gallery('payouts');
export const notifications = gallery('notifications');
export const live = gallery('dashboard');
export const webhooks = gallery('webhooks');
export const kit = gallery('kit');
