import { wear } from '../../support/brand.ts';
import { merchantOf } from '../../support/new-partner.ts';
import { sellOne, placeOne } from '../../support/sell-one.ts';
import type { Album } from '../album.ts';

/** Of the demo itself, only what is around an element. */
const ELEMENTS_ALONE =
  '.side, .strip, .made, .about, .surfaces, .here > header, .events, .added { display: none } body { display: block }';

/**
 * The elements of a merchant on the demo's pages, with what a merchant has after a year, in a style sheet of
 * a brand.
 */
export const backOffice: Album = async ({ camera, page, shop, css = '' }) => {
  const { stack } = shop;
  const open = async (path: string): Promise<void> => {
    await page.goto(path);
    await wear(page, css + ELEMENTS_ALONE);
  };
  const at = async (path: string, name: string, element: string): Promise<void> => {
    await open(path);
    await page.locator(`${element}[state=ready], ${element}[state=done], ${element}[state=empty]`).waitFor();
    await page.waitForLoadState('networkidle').catch(() => undefined);
    await camera.take(name, page);
  };
  await at('/', 'Create plant', 'trellis-create-plant');
  await page.locator('trellis-create-plant').getByRole('button', { name: 'Add plant' }).click();
  await camera.take('Create plant, refused', page);
  await at('/reports', 'Reports', 'trellis-reporting');
  await at('/menu', 'Menu', 'trellis-menu-editor');
  await at('/locations', 'Locations', 'trellis-locations');
  await at('/team', 'Team', 'trellis-team');
  await at('/payments', 'Payments', 'trellis-payments');
  await at('/payouts', 'Payouts', 'trellis-payouts');
  await at('/endpoints', 'Webhooks', 'trellis-webhooks');
  await sellOne(stack);
  await placeOne(stack);
  await open('/orders');
  await page.locator('trellis-dashboard').getByText('Live', { exact: true }).waitFor();
  await camera.take('Live orders', page);
  const { id } = merchantOf({ id: '', key: '', merchants: stack.merchants }, 'needs_data');
  await page.context().addCookies((await stack.signedIn(id)).cookies);
  await at('/set-up', 'Onboarding', 'trellis-onboarding');
};
