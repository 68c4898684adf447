import { expect, test } from '../stack/fixtures.ts';
import { enter } from '../support/hosted-page.ts';
import { collectShifts, paintsFirst, whatMoved } from '../support/layout-shift.ts';
import { PlantForm } from '../support/plant-form.ts';
import { sellOne } from '../support/sell-one.ts';

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

/** Elements that show figures: the room that their documentation tells a page to reserve, and what fills them. */
const SURFACES = {
  reporting: { room: 820, roomOnPhones: 1240, scopes: ['reports:read', 'reports:export'] },
  locations: { room: 980, roomOnPhones: 980, scopes: ['merchants:read', 'merchants:write'] },
  payouts: {
    room: 1120,
    roomOnPhones: 1240,
    scopes: ['payouts:read', 'payouts:write', 'merchants:read', 'merchants:write', 'onboarding:write'],
  },
  balance: { room: 180, roomOnPhones: 326, scopes: ['payouts:read'] },
} as const;

for (const [name, { room, roomOnPhones, scopes }] of Object.entries(SURFACES))
  for (const width of [390, 768, 1280])
    test(`nothing moves from the first paint of ${name} until it is filled, ${width} wide`, async ({
      page,
      stack,
      openSite,
    }) => {
      await sellOne(stack);
      await page.setViewportSize({ width, height: 900 });
      const tag = `trellis-${name}`;
      await paintsFirst(page, new RegExp(`/trellis/${name}\\.js$`));
      // Each answer comes to a page that was painted without it.
      await page.route(`${stack.api}/v1/**`, async (route) => {
        await page.evaluate(
          () =>
            new Promise((resolve) => {
              requestAnimationFrame(() => requestAnimationFrame(resolve));
            }),
        );
        await route.continue();
      });
      const { origin } = await openSite({
        scopes,
        head: `<link rel="stylesheet" href="/page.css"><script type="module" src="/trellis/${name}.js"></script>`,
        body: `<trellis-session endpoint="/session" api="{{api}}"><${tag}></${tag}></trellis-session>${BELOW}`,
        files: {
          '/page.css': `${tag}:not(:defined) { display: block; min-height: ${width < 600 ? roomOnPhones : room}px }`,
        },
      });
      await page.goto(origin);
      await expect(page.locator(tag)).toHaveAttribute('state', /^(?:ready|empty)$/);
      await expect(page.locator(`${tag} [aria-busy=true]`)).toHaveCount(0);
      const moved = await whatMoved(page);
      const sum = moved.reduce((all, one) => all + Number.parseFloat(one), 0);
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.01);
    });
