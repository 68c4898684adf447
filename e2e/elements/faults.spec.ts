import type { Page } from '@playwright/test';
import { PlantForm, freshNumber } from '../support/plant-form.ts';
import { expect, test } from '../stack/fixtures.ts';
import { isPlant, keysOf, watchEvents, watchRequests } from '../support/page-observers.ts';

const NOT_ADDED_TWICE = 'Nothing is added twice.';

/** All were sent with one key. */
function expectOneKey(keys: readonly (string | undefined)[]): void {
  expect(keys.length).toBeGreaterThan(1);
  expect(keys[0]).toBeTruthy();
  expect(new Set(keys).size).toBe(1);
}

/** The next plant reaches the store, but its response is lost. */
async function loseNextAnswer(page: Page): Promise<void> {
  const lose = async (route: Parameters<Parameters<Page['route']>[1]>[0]): Promise<void> => {
    const answer = await route.fetch();
    expect(answer.status()).toBe(200);
    await route.abort();
  };
  await page.route((url) => url.pathname === '/plants', lose, { times: 1 });
}

test('the BFF goes down and comes back: input kept, same key, one plant', async ({ page, stack }) => {
  const form = new PlantForm(page);
  const plant = { id: freshNumber(), name: 'Boston fern', tag: 'shade' };
  const sent = watchRequests(page, isPlant);
  await page.goto('/');
  await expect(form.add).toBeEnabled();
  await stack.stopBff();
  await form.submit(plant);
  await expect(form.form.getByText(NOT_ADDED_TWICE)).toBeVisible();
  expect(await form.values()).toEqual(plant);
  await stack.startBff();
  await form.tryAgain.click();
  await expect(form.added(plant.name)).toBeVisible();
  expectOneKey(keysOf(sent));
  await stack.stopBff();
  const stored = await stack.storedPlants();
  await stack.startBff();
  expect(stored.filter(({ name }) => name === plant.name)).toEqual([expect.objectContaining(plant)]);
});

test('a page that was opened while the BFF was down gets its form without a reload', async ({
  page,
  stack,
}) => {
  const form = new PlantForm(page);
  await page.goto('/');
  await expect(form.add).toBeEnabled();
  await stack.stopBff();
  await page.reload();
  await expect(form.tryAgain).toBeVisible();
  await stack.startBff();
  await form.tryAgain.click();
  const name = 'Asplenium';
  await form.submit({ id: freshNumber(), name });
  await expect(form.added(name)).toBeVisible();
});

test('a lost response: retrying adds no second plant and is not refused', async ({ page }) => {
  const form = new PlantForm(page);
  const plant = { id: freshNumber(), name: 'Tradescantia' };
  const sent = watchRequests(page, isPlant);
  await page.goto('/');
  await loseNextAnswer(page);
  await form.submit(plant);
  await expect(form.form.getByText(NOT_ADDED_TWICE)).toBeVisible();
  await form.tryAgain.click();
  await expect(form.added(plant.name)).toBeVisible();
  expectOneKey(keysOf(sent));
  const answer = await sent.at(-1)?.response();
  expect(answer?.headers()['idempotent-replayed']).toBe('true');
});

test('the same after a reload: the intent is unchanged', async ({ page }) => {
  const form = new PlantForm(page);
  const plant = { id: freshNumber(), name: 'Peperomia', tag: 'small' };
  const sent = watchRequests(page, isPlant);
  await page.goto('/');
  await loseNextAnswer(page);
  await form.submit(plant);
  await expect(form.form.getByText(NOT_ADDED_TWICE)).toBeVisible();
  await page.reload();
  await form.submit(plant);
  await expect(form.added(plant.name)).toBeVisible();
  expectOneKey(keysOf(sent));
});

test('other values after a lost response are another intent', async ({ page }) => {
  const form = new PlantForm(page);
  const sent = watchRequests(page, isPlant);
  await page.goto('/');
  await loseNextAnswer(page);
  await form.submit({ id: freshNumber(), name: 'Hoya' });
  await expect(form.form.getByText(NOT_ADDED_TWICE)).toBeVisible();
  await form.submit({ id: freshNumber(), name: 'Hoya' });
  await expect(form.added('Hoya')).toBeVisible();
  expect(new Set(keysOf(sent)).size).toBe(2);
});

test('offline and back: reported at once, input kept, same key, one plant', async ({ page, context }) => {
  const form = new PlantForm(page);
  const plant = { id: freshNumber(), name: 'Sansevieria', tag: 'dry' };
  const sent = watchRequests(page, isPlant);
  await page.goto('/');
  await form.enter(plant);
  await expect(form.add).toBeEnabled();
  await context.setOffline(true);
  await expect(form.form.getByText('You’re offline.')).toBeVisible();
  await form.add.click();
  await expect(form.tryAgain).toBeVisible();
  expect(await form.values()).toEqual(plant);
  await context.setOffline(false);
  await expect(form.form.getByText('You’re offline.')).toBeHidden();
  expect(await form.values()).toEqual(plant);
  await form.add.click();
  await expect(form.added(plant.name)).toBeVisible();
  expectOneKey(keysOf(sent));
});

test('a missing scope is explained and reported to the page, without a dead button', async ({
  page,
  openSite,
}) => {
  const site = await openSite({
    head: '<script type="module" src="/trellis/trellis.js"></script>',
    body: `<trellis-session endpoint="/session" api="{{api}}">
      <trellis-create-plant></trellis-create-plant></trellis-session>`,
    scopes: ['menus:read'],
  });
  const events = await watchEvents(page);
  const form = new PlantForm(page);
  await page.goto(site.origin);
  await expect(form.form.getByText('You can’t add plants here.')).toBeVisible();
  await expect(form.form.getByText('plants:write')).toBeVisible();
  await expect(form.form.getByRole('button')).toHaveCount(0);
  await expect(form.form.getByRole('textbox')).toHaveCount(0);
  expect(events).toEqual([{ type: 'trellis-missing-scope', detail: { needed: ['plants:write'] } }]);
});

test('a slow network shows progress, and prevents sending twice', async ({ page }) => {
  const form = new PlantForm(page);
  const plant = { id: freshNumber(), name: 'Dracaena' };
  const sent = watchRequests(page, isPlant);
  const held = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === '/plants',
    async (route) => {
      await held.promise;
      await route.continue();
    },
  );
  await page.goto('/');
  await form.submit(plant);
  await expect(form.form.getByText('Adding the plant…')).toBeVisible();
  await expect(form.add).toHaveAttribute('aria-disabled', 'true');
  await expect(form.form).toHaveAttribute('aria-busy', 'true');
  await form.add.dblclick({ force: true });
  await form.name.press('Enter');
  held.resolve();
  await expect(form.added(plant.name)).toBeVisible();
  expect(sent).toHaveLength(1);
});
