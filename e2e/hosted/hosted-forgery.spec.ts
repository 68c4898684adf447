import type { Page } from '@playwright/test';
import { enter, FORM_PATH } from '../support/hosted-page.ts';
import { freshNumber } from '../support/plant-form.ts';
import type { RunningStack } from '../stack/running-stack.ts';
import { expect, test } from '../stack/fixtures.ts';

// Cookies know no ports: the demo's would be sent to hosted pages too.
test.use({ storageState: { cookies: [], origins: [] } });

/** What a person sends by hand, past the page: the same form, with this CSRF token in it. */
async function sendForm(page: Page, stack: RunningStack, form: Record<string, string>): Promise<number> {
  const answer = await page.request.post(stack.api + FORM_PATH, { form, maxRedirects: 0 });
  return answer.status();
}

test('a form without its CSRF token, or with a wrong one, adds nothing', async ({ page, stack }) => {
  await enter(page, stack);
  const csrf = await page.locator('input[name=csrf]').first().inputValue();
  const plant = { id: freshNumber(), name: 'Codiaeum' };
  const other = csrf.startsWith('A') ? `B${csrf.slice(1)}` : `A${csrf.slice(1)}`;
  expect(await sendForm(page, stack, plant)).toBe(403);
  expect(await sendForm(page, stack, { ...plant, csrf: '' })).toBe(403);
  expect(await sendForm(page, stack, { ...plant, csrf: other })).toBe(403);
  // The same with the right token succeeds, so the plant did not exist before.
  expect(await sendForm(page, stack, { ...plant, csrf })).toBe(303);
});

test('a form on another origin adds nothing, cookie or not', async ({ page, stack, openSite }) => {
  await enter(page, stack);
  const csrf = await page.locator('input[name=csrf]').first().inputValue();
  const plant = { id: freshNumber(), name: 'Hostile' };
  const site = await openSite({
    body: `<form method="post" action="{{api}}${FORM_PATH}">
      <input name="id" value="${plant.id}"><input name="name" value="${plant.name}">
      <input name="csrf" value="${csrf}"><button>Win a prize</button></form>`,
  });
  await page.goto(site.origin);
  await page.getByRole('button', { name: 'Win a prize' }).click();
  await expect(page.getByRole('heading', { name: 'This form is out of date' })).toBeVisible();
  expect(await sendForm(page, stack, { ...plant, csrf })).toBe(303);
});

test("a link on another origin leaves the visitor's session unchanged until its button is pressed", async ({
  page,
  stack,
  openSite,
}) => {
  await enter(page, stack);
  const before = await page.context().cookies();
  const link = await stack.hostedLink();
  const site = await openSite({ body: `<a href="${link}">Win a prize</a>` });
  await page.goto(site.origin);
  await page.getByRole('link', { name: 'Win a prize' }).click();
  await expect(page.getByText('Opening this one signs you out there.')).toBeVisible();
  expect(await page.context().cookies()).toEqual(before);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(stack.api + FORM_PATH);
});

test("another origin's form does not use a link", async ({ page, stack, openSite }) => {
  const link = await stack.hostedLink();
  const site = await openSite({ body: `<form method="post" action="${link}"><button>Win</button></form>` });
  await page.goto(site.origin);
  await page.getByRole('button', { name: 'Win' }).click();
  await expect(page.getByRole('heading', { name: 'This form is out of date' })).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  await page.goto(link);
  await page.getByRole('button', { name: 'Open the page' }).click();
  await expect(page).toHaveURL(stack.api + FORM_PATH);
});
