import type { Page } from '@playwright/test';
import { checks, violations } from '../support/axe.ts';
import { expect, test } from '../stack/fixtures.ts';
import { newMerchant } from '../support/new-partner.ts';
import type { PartnerSite, SiteOptions } from '../support/partner-site.ts';
import type { RunningStack } from '../stack/running-stack.ts';

interface Onboarding {
  readonly status: string;
  readonly people: readonly { readonly name: string }[];
  readonly bank_account: { readonly last4: string | null };
}

/** Reviews end 5 s after a submission, by the sandbox's clock; the element looks every two seconds. */
const REVIEWED = { timeout: 20_000 };

const page = (merchant: string): SiteOptions => ({
  merchant,
  scopes: ['onboarding:read', 'onboarding:write'],
  body: `<script type="module" src="/trellis/trellis.js"></script>
    <main><h1>Set-up</h1><trellis-session endpoint="/session" api="{{api}}">
      <trellis-onboarding terms-url="/terms" terms-version="2026-11-01"></trellis-onboarding>
    </trellis-session></main>`,
  policy: "default-src 'self'; connect-src 'self' {{api}}; style-src 'self'; script-src 'self'",
});

const onboardingOf = (stack: RunningStack, merchant: string): Promise<Onboarding> =>
  stack.call('GET', `/v1/merchants/${merchant}/onboarding`);

const fill = async (on: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(values)) await on.getByLabel(label).fill(value);
};
const press = (on: Page, name: string) => on.getByRole('button', { name, exact: true }).click();
const shows = (on: Page, title: string) =>
  expect(on.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible();

async function fillBusiness(on: Page, taxNumber: string): Promise<void> {
  await shows(on, 'Business');
  await on.getByRole('radio', { name: 'Company', exact: true }).check();
  await on.getByLabel('What you sell').selectOption('Restaurant or café');
  await on.getByLabel('Tax number').fill(taxNumber);
  await press(on, 'Save and continue');
  await shows(on, 'Address');
  await on.getByLabel('Country').selectOption('GB');
  await fill(on, {
    'Street and number': '12 Mill Lane',
    'Town or city': 'Reading',
    Postcode: 'RG1 2AB',
  });
}

/** From the first step to the review. */
async function fillAll(on: Page, site: PartnerSite, taxNumber: string): Promise<void> {
  await on.goto(site.origin);
  await fillBusiness(on, taxNumber);
  await press(on, 'Save and continue');
  await shows(on, 'Add a person');
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
  await shows(on, 'Bank account');
  await on.getByLabel('Country of the bank').selectOption('GB');
  await fill(on, { 'Sort code': '60-16-13', 'Account number': '31926819' });
  await press(on, 'Save and continue');
  await on.getByRole('checkbox', { name: /^I have read the terms/ }).check();
  await press(on, 'Save and continue');
  await shows(on, 'Review');
}

test('a merchant is onboarded in forced colors, with the focus in sight', async ({
  page: on,
  stack,
  openSite,
}) => {
  await on.emulateMedia({ forcedColors: 'active' });
  const merchant = await newMerchant(stack);
  await on.goto((await openSite(page(merchant))).origin);
  await fillBusiness(on, '12 3456 4821');
  const submit = on.getByRole('button', { name: 'Save and continue' });
  await submit.focus();
  await on.keyboard.press('Shift+Tab');
  await on.keyboard.press('Tab');
  const style = await submit.evaluate((one) => {
    const { outlineStyle, outlineWidth, borderTopWidth, borderTopStyle } = getComputedStyle(one);
    return { outlineStyle, outlineWidth, borderTopWidth, borderTopStyle };
  });
  expect(style).toEqual({
    outlineStyle: 'solid',
    outlineWidth: '2px',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
  });
  await submit.click();
  await shows(on, 'Add a person');
});

test('a merchant is onboarded to active, with its page open', async ({ page: on, stack, openSite }) => {
  const merchant = await newMerchant(stack);
  await fillAll(on, await openSite(page(merchant)), '12 3456 4821');
  expect(await violations(checks(on))).toEqual([]);
  await press(on, 'Submit for review');
  await expect(on.getByText('We’re reviewing your details.')).toBeVisible();
  await expect(on.getByText('You’re set up.')).toBeVisible(REVIEWED);
  expect(await onboardingOf(stack, merchant)).toMatchObject({
    status: 'active',
    people: [{ name: 'Alex Morgan' }],
    bank_account: { last4: '6819' },
  });
});

test('a merchant that is declined sees it on its page', async ({ page: on, stack, openSite }) => {
  const merchant = await newMerchant(stack);
  await fillAll(on, await openSite(page(merchant)), '12 3456 0000');
  await press(on, 'Submit for review');
  await expect(on.getByText('Your application was declined.')).toBeVisible(REVIEWED);
  expect(await onboardingOf(stack, merchant)).toMatchObject({ status: 'rejected' });
  // The merchant gets no more sessions, and the page says so after a reload too.
  await on.reload();
  await expect(on.getByText('This account was declined or closed.')).toBeVisible();
  expect(await violations(checks(on))).toEqual([]);
});

test('a document is asked for when it is due, uploaded, and reviewed', async ({
  page: on,
  stack,
  openSite,
}) => {
  const merchant = await newMerchant(stack);
  await fillAll(on, await openSite(page(merchant)), '12 3456 0001');
  await press(on, 'Submit for review');
  const document = on.getByLabel('Document', { exact: true });
  await expect(document).toBeVisible(REVIEWED);
  await document.setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(on.getByText('Choose a PDF, JPEG or PNG file.')).toBeVisible();
  const buffer = Buffer.from('%PDF-1.4\n');
  await document.setInputFiles({ name: 'extract.pdf', mimeType: 'application/pdf', buffer });
  await shows(on, 'Review');
  await press(on, 'Submit for review');
  await expect(on.getByText('You’re set up.')).toBeVisible(REVIEWED);
  expect(await onboardingOf(stack, merchant)).toMatchObject({ status: 'active' });
});

test('what was typed stays when the network goes away and through a reload', async ({
  page: on,
  stack,
  openSite,
}) => {
  const merchant = await newMerchant(stack);
  const site = await openSite(page(merchant));
  await on.goto(site.origin);
  await fillBusiness(on, '12 3456 4821');
  await on.context().setOffline(true);
  await press(on, 'Save and continue');
  await expect(on.getByText('What you typed is kept.')).toBeVisible();
  await expect(on.getByLabel('Street and number')).toHaveValue('12 Mill Lane');
  await on.context().setOffline(false);
  await on.reload();
  await shows(on, 'Address');
  await expect(on.getByLabel('Street and number')).toHaveValue('12 Mill Lane');
  await press(on, 'Save and continue');
  await shows(on, 'Add a person');
  const kept = await on.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toContain('3456');
});

test('a merchant goes on with its set-up in the demo', async ({ page: on, stack, context }) => {
  const { id } = stack.merchants.find(({ status }) => status === 'needs_data') ?? stack.activeMerchant;
  await context.addCookies((await stack.signedIn(id)).cookies);
  await on.goto('/set-up');
  await shows(on, 'Business');
  await on.getByLabel('Tax number').fill('12 3456 4821');
  await press(on, 'Save and continue');
  await shows(on, 'Add a person');
  const { business } = await stack.call<{ business: object }>('GET', `/v1/merchants/${id}/onboarding`);
  expect(business).toMatchObject({ tax_id_last4: '4821' });
});
