import { expect, test } from './fixtures.ts';
import { enter } from './hosted-page.ts';
import { collectShifts, paintsFirst, whatMoved } from './layout-shift.ts';
import { PlantForm } from './plant-form.ts';

const SCRIPT = /\/(?:trellis|hosted)\.js(?:\?|$)/;
const BELOW = '<p>What stands below must stay where it is.</p>';
/** How the element's own documentation tells a page to reserve its space. */
const PLACE = 'trellis-create-plant:not(:defined) { display: block; min-height: 390px }';

test.beforeEach(async ({ page }) => {
  await collectShifts(page);
  await paintsFirst(page, SCRIPT);
});

test('nothing moves on a page that reserves the form’s space', async ({ page, openSite }) => {
  const { origin } = await openSite({
    head: '<link rel="stylesheet" href="/page.css"><script type="module" src="/trellis/trellis.js"></script>',
    body: `<trellis-session endpoint="/session" api="{{api}}"><trellis-create-plant></trellis-create-plant>
      </trellis-session>${BELOW}`,
    files: { '/page.css': PLACE },
  });
  await page.goto(origin);
  await expect(new PlantForm(page).add).toBeEnabled();
  expect(await whatMoved(page)).toEqual([]);
});

test('nothing moves while the demo loads', async ({ page }) => {
  await page.goto('/');
  await expect(new PlantForm(page).add).toBeEnabled();
  expect(await whatMoved(page)).toEqual([]);
});

test('nothing moves while the demo loads on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(new PlantForm(page).add).toBeEnabled();
  expect(await whatMoved(page)).toEqual([]);
});

test('nothing moves while the gallery loads', async ({ page }) => {
  await page.goto('/gallery');
  const sample = page.getByRole('figure', { name: 'Ready, empty' });
  await expect(new PlantForm(sample).add).toBeEnabled();
  expect(await whatMoved(page)).toEqual([]);
});

test('nothing moves while the hosted page loads', async ({ page, stack }) => {
  const form = await enter(page, stack);
  // The element has taken over: what the server rendered is ready from the first.
  await expect(form.form).toHaveAttribute('novalidate', '');
  expect(await whatMoved(page)).toEqual([]);
});
