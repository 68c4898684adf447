import type { Browser, Page } from '@playwright/test';
import { checks, violations, violationsInBoth } from '../support/axe.ts';
import { addDevice, CODE, comeIn, INVITATION, mailed, signInToConsole } from '../support/door.ts';
import { enterCard } from '../support/guest-shop.ts';
import type { RunningStack } from '../stack/running-stack.ts';
import { merchantOf, signUp } from '../support/new-partner.ts';
import { expect, test } from '../stack/fixtures.ts';
import { unmarkedChoices } from '../support/unmarked-choices.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Reviews end 5 s after a submission, by the sandbox's clock; the element looks every two seconds. */
const REVIEWED = { timeout: 20_000 };

/** The code of an email that asks who a person is. */
const PROOF = /Type this code there:\s+(\d{4} \d{4})/;

const press = (on: Page, name: string) => on.getByRole('button', { name, exact: true }).click();
const fill = async (on: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(values)) await on.getByLabel(label).fill(value);
};
const bar = (on: Page) => on.getByRole('navigation', { name: 'Dashboard' });
const open = (on: Page, name: string) => bar(on).getByRole('link', { name, exact: true }).click();

/** Whether a bar fades at its ends if, and only if, there is more of it than fits. */
const fadesWhereItGoesOn = (nav: Element): boolean =>
  nav.scrollWidth > nav.clientWidth === (getComputedStyle(nav).maskImage !== 'none');

/**
 * Saves the bank account as somebody whose sign-in is old: the service asks for a proof first, and keeps what
 * was typed.
 */
async function saveWithProof(on: Page, stack: RunningStack, address: string): Promise<void> {
  const error = { error: 40307, message: 'Confirm that it’s you.' };
  await on.route('**/onboarding', (route) => route.fulfill({ status: 403, json: error }), { times: 1 });
  await press(on, 'Save and continue');
  const dialog = on.getByRole('dialog', { name: 'Confirm that it’s you' });
  await expect(dialog).toBeVisible();
  expect(await violations(checks(on))).toEqual([]);
  await dialog.getByRole('button', { name: 'Email me a code' }).click();
  await dialog.getByLabel('Code').fill(await mailed(stack, address, PROOF));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(on.getByLabel('Sort code')).toHaveValue('60-16-13');
  await press(on, 'Save and continue');
}

async function setUp(on: Page, stack: RunningStack, address: string): Promise<void> {
  await on.getByRole('radio', { name: 'Company', exact: true }).check();
  await on.getByLabel('What you sell').selectOption('Restaurant or café');
  await on.getByLabel('Tax number').fill('12 3456 4821');
  await press(on, 'Save and continue');
  await on.getByLabel('Country').selectOption('GB');
  await fill(on, { 'Street and number': '12 Mill Lane', 'Town or city': 'Reading', Postcode: 'RG1 2AB' });
  await press(on, 'Save and continue');
  await press(on, 'Use the address of the business');
  await fill(on, {
    'Share of the business in percent': '100',
    'Full name': 'Alex Morgan',
    Day: '17',
    Month: '5',
    Year: '1984',
    Email: 'alex@riverside.example',
    Phone: '+44 20 7946 0018',
    'Identity number': 'AB 12 67 81',
  });
  await press(on, 'Save this person');
  await press(on, 'Continue');
  await on.getByLabel('Country of the bank').selectOption('GB');
  await fill(on, { 'Sort code': '60-16-13', 'Account number': '31926819' });
  await saveWithProof(on, stack, address);
  await on.getByRole('checkbox', { name: /^I have read the terms/ }).check();
  await press(on, 'Save and continue');
  await press(on, 'Submit for review');
  await expect(on.getByText('You’re set up.')).toBeVisible(REVIEWED);
}

async function openDaily(on: Page): Promise<void> {
  await press(on, 'Add a location');
  await on.getByLabel('Name that customers see').fill('Quay');
  await press(on, 'Add');
  await on.getByRole('switch', { name: 'Monday' }).click();
  await on.getByRole('textbox', { name: 'Monday, opens' }).fill('00:00');
  await on.getByRole('textbox', { name: 'Monday, closes' }).fill('24:00');
  await press(on, 'Copy Monday to all days');
  await press(on, 'Save');
  await expect(on.getByText('Saved.')).toBeVisible();
}

async function addMenu(on: Page): Promise<void> {
  await press(on, 'Add menu');
  await on.getByLabel('Name of the menu').fill('All day');
  await on.getByRole('form', { name: 'New menu' }).getByRole('button', { name: 'Add menu' }).click();
  await press(on, 'Add section');
  await on.getByLabel('Name', { exact: true }).fill('Coffee');
  await press(on, 'Add');
  await on
    .getByRole('button', { name: /^Add item/ })
    .first()
    .click();
  const form = on.getByRole('form', { name: 'New item' });
  await form.getByLabel('Name', { exact: true }).fill('Flat white');
  await form.getByLabel('Price', { exact: true }).fill('3.40');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(on.getByText('The item was added.')).toBeVisible();
  await press(on, 'See changes');
  await press(on, 'Publish');
  await expect(on.getByText(/^Version \d+ is published\.$/)).toBeVisible();
}

async function order(browser: Browser, url: string): Promise<void> {
  const guest = await browser.newContext(PHONE);
  const page = await guest.newPage();
  await page.goto(url);
  await page.getByRole('link', { name: 'Flat white' }).first().tap();
  await page.getByRole('button', { name: /^Add ·/ }).tap();
  await page.getByRole('link', { name: /^View cart/ }).tap();
  await page
    .getByRole('link', { name: /^Check out/ })
    .filter({ visible: true })
    .first()
    .tap();
  await page.getByLabel('Name').fill('Ada Byron');
  await page.getByLabel('Phone').fill('020 7946 0018');
  await page
    .getByRole('button', { name: /^Continue/ })
    .filter({ visible: true })
    .first()
    .tap();
  await enterCard(page, '4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Pay £/ }).tap();
  await expect(page.getByRole('heading', { level: 1, name: /^Planned for/ })).toBeVisible();
  await guest.close();
}

test('a merchant’s owner comes from the invitation to the first order without anybody’s code, on a phone', async ({
  browser,
  stack,
}) => {
  const partner = await signUp(stack);
  const merchant = await stack.call<{ id: string; slug: string }>(
    'POST',
    '/v1/merchants',
    {
      legal_name: 'Quayside Kitchen Ltd',
      display_name: 'Quayside Kitchen',
      country: 'GB',
      currency: 'GBP',
      timezone: 'Europe/London',
    },
    partner.key,
  );
  const address = 'alex@quayside.example';
  const members = `/v1/merchants/${merchant.id}/members`;
  await stack.call('POST', members, { email: address, role: 'owner' }, partner.key);
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await comeIn(page, stack, address);
  await page.waitForURL('**/dashboard/set-up');
  await setUp(page, stack, address);
  await open(page, 'Hours and places');
  await openDaily(page);
  await open(page, 'Menu');
  await addMenu(page);
  const { origin } = new URL(page.url());
  await order(browser, `${origin}/${merchant.slug}`);
  await open(page, 'Orders');
  // The element has taken the place of the plain list, whose buttons go with it.
  await expect(page.getByRole('button', { name: /^New\s*1/ })).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('button', { name: /^Preparing\s*1/ })).toBeVisible();
  await page.getByRole('link', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.goto(`${origin}/dashboard`);
  await expect(page.getByText('You’re not signed in.')).toBeVisible();
  await context.close();
});

test('an owner invites a cook, who sees the orders alone, until the owner removes the cook', async ({
  browser,
  ownStack: stack,
}) => {
  const partner = await browser.newContext();
  const console = await partner.newPage();
  // The owner that `npm start` invites.
  await signInToConsole(console, stack, 'you@greenhouse.example');
  await console.goto(`${stack.api}/console/merchants/${stack.activeMerchant.id}`);
  await console.getByRole('link', { name: 'Change the staff' }).click();
  await console.getByLabel('Email').fill('rosie@riverside.example');
  await console.getByLabel('Name (optional)').fill('Rosie Hart');
  await console.getByRole('button', { name: 'Send invitation' }).click();
  await expect(console.getByRole('cell', { name: /^Rosie Hart/ })).toBeVisible();
  await partner.close();

  const owner = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await owner.newPage();
  await comeIn(page, stack, 'rosie@riverside.example');
  for (const name of ['Orders', 'Menu', 'Hours and places', 'Reports', 'Payouts', 'Set-up', 'Team']) {
    await open(page, name);
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  }
  await page.getByLabel('Email').fill('kim@riverside.example');
  await page.getByLabel('Role', { exact: true }).last().selectOption('kitchen');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('kim@riverside.example')).toBeVisible();
  await page.getByRole('link', { name: /^Your account/ }).click();

  const cook = await browser.newContext({ viewport: { width: 1024, height: 768 } });
  const tablet = await cook.newPage();
  await comeIn(tablet, stack, 'kim@riverside.example');
  await expect(tablet.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')).toHaveText([
    'Orders',
  ]);
  const { origin } = new URL(tablet.url());
  expect((await tablet.goto(`${origin}/dashboard/payouts`))?.status()).toBe(403);

  await open(page, 'Team');
  const row = page.getByRole('listitem').filter({ hasText: 'kim@riverside.example' });
  await row.getByRole('link', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('kim@riverside.example')).toBeHidden();
  expect((await tablet.goto(`${origin}/dashboard`))?.status()).toBe(401);
  await Promise.all([owner.close(), cook.close()]);
});

for (const width of [390, 1280])
  test(`the pages to sign in have no faults for assistive technology at ${width} px`, async ({
    browser,
    stack,
  }) => {
    const partner = await signUp(stack);
    const { id } = merchantOf(partner, 'active');
    const address = `ann${width}@riverside.example`;
    await stack.call('POST', `/v1/merchants/${id}/members`, { email: address, role: 'owner' }, partner.key);
    const context = await browser.newContext({ viewport: { width, height: 844 } });
    const page = await context.newPage();
    await page.goto(await mailed(stack, address, INVITATION));
    expect(await violationsInBoth(page, () => checks(page))).toEqual([]);
    await page.getByRole('button', { name: 'Email me a link' }).click();
    expect(await violationsInBoth(page, () => checks(page))).toEqual([]);
    await page.getByLabel('Code').fill(await mailed(stack, address, CODE));
    await page.getByRole('button', { name: 'Continue' }).click();
    for (const name of ['Pay links', 'Team', 'Reports', 'Settings']) {
      await open(page, name);
      expect(await violationsInBoth(page, () => checks(page))).toEqual([]);
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await unmarkedChoices(page), name).toEqual([]);
      await page.emulateMedia({ forcedColors: null });
      expect(await bar(page).evaluate(fadesWhereItGoesOn), name).toBe(true);
    }
    await page.getByRole('link', { name: /^Your account/ }).click();
    expect(await violationsInBoth(page, () => checks(page))).toEqual([]);
    await context.close();
  });

test('a passkey is added at the site, signs in there, and is unknown to the console', async ({
  browser,
  stack,
}) => {
  const partner = await signUp(stack);
  const { id } = merchantOf(partner, 'active');
  const address = 'kay@riverside.example';
  await stack.call('POST', `/v1/merchants/${id}/members`, { email: address, role: 'owner' }, partner.key);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const { cdp, authenticatorId } = await addDevice(page);
  await comeIn(page, stack, address);
  const { hostname, origin } = new URL(page.url());
  await page.getByRole('link', { name: /^Your account/ }).click();
  await page.getByLabel('Name of the passkey').fill('Phone');
  expect(await violationsInBoth(page, () => checks(page))).toEqual([]);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Phone' })).toBeVisible();
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toMatchObject([{ rpId: hostname, isResidentCredential: true }]);

  // Without its person, the device gives nothing away.
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
  await page.goto(`${origin}/dashboard/sign-in`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('gave no passkey');
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
  await page.goto(`${stack.api}/sign-in`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('gave no passkey');
  await context.close();
});
