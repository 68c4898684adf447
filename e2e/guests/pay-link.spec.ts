import type { Page } from '@playwright/test';
import { checks, violations } from '../support/axe.ts';
import { expect, test } from '../stack/fixtures.ts';
import { watchConsole } from '../support/page-observers.ts';
import { DONATION, newSeller } from '../support/seller.ts';

/** Types the card where the focus is put first, and pays by the keyboard. */
async function payWith(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').focus();
  for (const text of [number, '12 / 40', '123']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: /^Pay £/ })).toBeFocused();
  await page.keyboard.press('Enter');
}

const PAID = { name: 'Paid. Thank you.' } as const;

test.describe('without script, on a phone, by the keyboard', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a guest chooses an amount, meets a declined card, confirms at the bank and keeps the receipt', async ({
    page,
    stack,
  }) => {
    const seller = await newSeller(stack);
    const link = await seller.link(DONATION);
    await page.goto(link.url);
    await page.getByRole('radio', { name: '£20.00' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('radio', { name: '10%' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Continue to the card' }).focus();
    await page.keyboard.press('Enter');

    await expect(page.getByRole('alert')).toContainText('Nothing was paid.');
    await page.getByLabel('Name').focus();
    await page.keyboard.type('Ada Byron');
    await page.keyboard.press('Enter');

    await payWith(page, '4000 0000 0000 0002');
    await expect(page.getByRole('alert')).toContainText('Your bank declined this card. You were not charged');
    await payWith(page, '4000 0000 0000 3220');
    const confirm = page.getByRole('button', { name: 'Confirm payment' });
    await confirm.focus();
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', PAID)).toBeVisible();
    const receipt = page.getByRole('article', { name: 'Receipt' });
    await expect(receipt).toContainText('£22.00');
    await expect(receipt).toContainText('Ada Byron');
    await page.reload();
    await expect(page.getByRole('heading', PAID)).toBeVisible();
    expect(await seller.paidCount(link)).toBe(1);
  });

  test('the other amount is asked for only where it is chosen', async ({ page, stack }) => {
    const seller = await newSeller(stack);
    await page.goto((await seller.link(DONATION)).url);
    const field = page.getByLabel('Other amount in GBP');
    await expect(field).toBeHidden();
    await page.getByText('Other', { exact: true }).first().click();
    await expect(field).toBeVisible();
    await expect(field).toHaveAttribute('inputmode', 'decimal');
  });
});

test.describe('without script, in two windows', () => {
  test.use({ javaScriptEnabled: false });

  test('Back and reloading too: even a link for everybody is charged once', async ({ page, stack }) => {
    const seller = await newSeller(stack);
    const link = await seller.link({ reusable: true, expires_at: undefined });
    const other = await page.context().newPage();
    await page.goto(link.url);
    await other.goto(link.url);
    for (const tab of [page, other]) {
      await tab.bringToFront();
      await payWith(tab, '4242 4242 4242 4242');
      await expect(tab.getByRole('heading', PAID)).toBeVisible();
    }
    await page.bringToFront();
    await page.goBack();
    await expect(page.getByRole('heading', PAID)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', PAID)).toBeVisible();
    expect(await seller.paidCount(link)).toBe(1);
  });
});

test('embedded in a page of a partner, through a challenge at the bank and back, told once', async ({
  page,
  openSite,
  stack,
}) => {
  const seller = await newSeller(stack);
  const link = await seller.link(DONATION);
  const { origin } = new URL(link.url);
  const said = watchConsole(page);
  const site = await openSite({
    policy: `default-src 'none'; script-src 'self'; connect-src ${origin} http://127.0.0.1:*; img-src ${origin}; require-trusted-types-for 'script'; trusted-types trellis-guest`,
    head: '<meta name="viewport" content="width=device-width"><script type="module" src="/trellis/pay-link.js"></script>',
    body: `<main><h1>A garden</h1><trellis-pay-link href="${link.url}"><a slot="fallback" href="${link.url}">Pay</a></trellis-pay-link></main>`,
  });
  await seller.call('PUT', '/v1/partners/me/origins', { origins: [site.origin] });
  await page.goto(site.origin);
  await page.locator('trellis-pay-link[state=ready]').waitFor();
  const told = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener(
          'trellis-link-paid',
          (event) => resolve((event as CustomEvent<{ id: string }>).detail.id),
          { once: true },
        );
      }),
  );
  await page.getByText('£20.00').click();
  await page.getByLabel('Name').fill('Ada Byron');
  await page.getByRole('button', { name: 'Continue to the card' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
  expect(await violations(checks(page))).toEqual([]);
  await payWith(page, '4242 4242 4242 4242');
  await expect(page.getByRole('heading', PAID)).toBeVisible();
  expect(await told).toMatch(/^pay_/);
  expect(page.url()).toBe(`${site.origin}/`);

  await page.getByRole('button', { name: 'Pay once more' }).click();
  await page.getByText('£10.00').click();
  await page.getByRole('button', { name: 'Continue to the card' }).click();
  await payWith(page, '4000 0000 0000 3220');
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(page.getByRole('heading', PAID)).toBeVisible();
  expect(page.url()).toBe(`${site.origin}/`);
  expect(await seller.paidCount(link)).toBe(2);
  expect(said).toEqual([]);
});

test('another browser sees that it is being paid, and what came of it', async ({ page, stack, browser }) => {
  const seller = await newSeller(stack);
  const link = await seller.link();
  const stranger = await browser.newPage();
  await page.goto(link.url);
  await stranger.goto(link.url);
  await page.bringToFront();
  await payWith(page, '4000 0000 0000 3220');
  await expect(page.getByRole('button', { name: 'Confirm payment' })).toBeVisible();
  await stranger.bringToFront();
  await payWith(stranger, '4242 4242 4242 4242');
  await expect(stranger.getByRole('heading', { name: 'It is being paid in another window' })).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(page.getByRole('heading', PAID)).toBeVisible();
  await stranger.getByRole('link', { name: 'Check again' }).click();
  await expect(stranger.getByRole('heading', { name: 'This is paid' })).toBeVisible();
  await stranger.close();
  expect(await seller.paidCount(link)).toBe(1);
});

for (const [width, colorScheme] of [
  [390, 'light'],
  [1280, 'dark'],
] as const) {
  test.describe(`${width} wide, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme });

    test('every page is accessible, fits the window and says nothing in the console', async ({
      page,
      stack,
    }) => {
      const said = watchConsole(page);
      const seller = await newSeller(stack);
      const faults: string[] = [];
      const look = async (name: string): Promise<void> => {
        faults.push(...(await violations(checks(page))).map((fault) => `${name}: ${fault}`));
        const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        if (isWide) faults.push(`${name} is wider than the window`);
        const [logo, header] = [page.locator('header img'), page.locator('header')];
        const [inner, outer] = [await logo.boundingBox(), await header.boundingBox()];
        if (!inner || !outer || inner.height > outer.height)
          faults.push(`${name} has a logo beyond its header`);
      };
      const heading = (name: string): Promise<void> =>
        expect(page.getByRole('heading', { name })).toBeVisible();

      const link = await seller.link({ inactive_message: 'Please ask us for a new link.' });
      await page.goto(link.url);
      const code = page.getByRole('img', { name: 'QR code of this page' });
      await expect(code).toBeVisible({ visible: width > 900 });
      await look('the card');
      await payWith(page, '4000 0000 0000 0002');
      await expect(page.getByRole('alert')).toContainText('declined');
      await look('declined');

      await page.goto((await seller.link(DONATION)).url);
      await look('the details');
      await page.getByRole('button', { name: 'Continue to the card' }).click();
      await expect(page.getByRole('alert')).toContainText('Nothing was paid.');
      await look('wrong details');
      await page.getByLabel('Other amount in GBP').fill('35');
      await page.getByLabel('Name').fill('Ada Byron');
      await page.getByRole('button', { name: 'Continue to the card' }).click();
      await payWith(page, '4000 0000 0000 3220');
      await expect(page.getByRole('button', { name: 'Confirm payment' })).toBeVisible();
      const bank = page.url();
      await page.goBack();
      await page.goto(page.url().replace(/\/card.*/, ''));
      await heading('Confirm the payment at your bank');
      await look('to be confirmed');
      await page.goto(bank);
      await page.getByRole('button', { name: 'Confirm payment' }).click();
      await heading(PAID.name);
      await look('the receipt');

      await seller.call('POST', `/v1/pay_links/${link.id}/cancel`);
      await page.goto(link.url);
      await heading('This link is canceled');
      await expect(page.getByText('Please ask us for a new link.')).toBeVisible();
      await look('canceled');

      const expiring = await seller.link();
      const to = new Date(Date.now() + 48 * 60 * 60_000).toISOString();
      await seller.call('POST', '/v1/sandbox/clock/advance', { to });
      await page.goto(expiring.url);
      await heading('This link has expired');
      await look('expired');
      expect(faults).toEqual([]);
      expect(said).toEqual([]);
    });
  });
}
