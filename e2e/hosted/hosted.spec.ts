import { enter, FORM_PATH } from '../support/hosted-page.ts';
import { freshNumber, PlantForm } from '../support/plant-form.ts';
import { expect, test } from '../stack/fixtures.ts';
import { isPlant, watchConsole, watchRequests } from '../support/page-observers.ts';

// Cookies know no ports: the demo's would be sent to hosted pages too.
test.use({ storageState: { cookies: [], origins: [] } });

test('a one-time link leads to a page that adds a plant without loading again', async ({ page, stack }) => {
  const said = watchConsole(page);
  const form = await enter(page, stack);
  const sent = watchRequests(page, isPlant);
  const loads = watchRequests(page, (request) => request.isNavigationRequest());
  await expect(form.form).toHaveAttribute('aria-busy', 'false');
  await form.submit({ id: freshNumber(), name: 'Anthurium', tag: 'red' });
  await expect(form.added('Anthurium')).toBeVisible();
  await expect(form.number).toHaveValue('');
  expect(sent).toHaveLength(1);
  expect(loads).toHaveLength(0);
  expect(said).toEqual([]);
});

test('a taken number is refused in the page, and the input is kept', async ({ page, stack }) => {
  const id = freshNumber();
  const form = await enter(page, stack);
  await form.submit({ id, name: 'Pilea' });
  await expect(form.added('Pilea')).toBeVisible();
  await form.submit({ id, name: 'Begonia', tag: 'shade' });
  await expect(form.form.getByText(`Plant ${id} is already in the store.`)).toBeVisible();
  expect(await form.values()).toEqual({ id, name: 'Begonia', tag: 'shade' });
});

test('scripts never have a credential: no token, and a cookie that they cannot read', async ({
  page,
  context,
  stack,
}) => {
  const form = await enter(page, stack);
  const sent = watchRequests(page, () => true);
  await form.submit({ id: freshNumber(), name: 'Schefflera' });
  await expect(form.added('Schefflera')).toBeVisible();
  expect(sent.filter((request) => request.headers()['authorization'])).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  const [cookie, ...others] = await context.cookies(stack.api + FORM_PATH);
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/hosted' });
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(cookie?.value);
  expect(await page.content()).not.toContain(cookie?.value);
});

test("a link works once: a second visitor sees why it doesn't, and gets no cookie", async ({
  browser,
  page,
  stack,
}) => {
  const link = await stack.hostedLink();
  await page.goto(link);
  await page.getByRole('button', { name: 'Open the page' }).click();
  await expect(new PlantForm(page).add).toBeVisible();
  const other = await browser.newContext();
  const late = await other.newPage();
  const answer = await late.goto(link);
  expect(answer?.status()).toBe(410);
  await expect(late.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(await other.cookies()).toEqual([]);
  await other.close();
});

test('signing out ends it', async ({ page, stack }) => {
  const form = await enter(page, stack);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
  await page.goto(stack.api + FORM_PATH);
  await expect(page.getByRole('heading', { name: 'You’re not signed in' })).toBeVisible();
  await expect(form.form).toBeHidden();
});

test('the demo leads to the hosted page in two clicks', async ({ page, stack }) => {
  await page.context().addCookies((await stack.signedIn()).cookies);
  await page.goto('/');
  await page.getByRole('link', { name: 'The same form as a hosted page' }).click();
  await page.getByRole('button', { name: 'Open the page' }).click();
  await expect(page).toHaveURL(stack.api + FORM_PATH);
  await expect(new PlantForm(page).add).toBeEnabled();
});
