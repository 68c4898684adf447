import type { Page } from '@playwright/test';
import { expect, test } from '../stack/fixtures.ts';
import { openGallery } from '../support/open-gallery.ts';
import { DONATION, newSeller } from '../support/seller.ts';
import { shopOf } from '../support/guest-shop.ts';

/** Returns the `autocomplete` tokens of the visible fields by their names or IDs, those in elements included. */
const autofill = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const found: Record<string, string> = {};
    const walk = (root: Document | ShadowRoot): void => {
      for (const one of root.querySelectorAll<HTMLInputElement>('*')) {
        if (one.shadowRoot) walk(one.shadowRoot);
        const token = one.getAttribute('autocomplete');
        if (one.matches('input, select') && one.checkVisibility() && token && token !== 'off')
          found[one.name || one.id] = token;
      }
    };
    walk(document);
    return found;
  });

test('browsers may fill in who orders, where to, and the card', async ({ page, stack }) => {
  const { url } = await shopOf(stack);
  await page.goto(url);
  await page.getByRole('button', { name: 'Add Pot of tea' }).click();
  await expect(page.getByText('Pot of tea is in your cart.').first()).toBeVisible();
  await page.goto(`${url}/checkout`);
  expect(await autofill(page)).toEqual({ name: 'name', phone: 'tel', email: 'email' });
  await page.getByLabel('Name').fill('Ada Byron');
  await page.getByLabel('Phone').fill('020 7946 0018');
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
  expect(await autofill(page)).toEqual({ number: 'cc-number', exp: 'cc-exp', cvc: 'cc-csc' });
});

test('browsers may fill in who pays by a link, and the card', async ({ page, stack }) => {
  const seller = await newSeller(stack);
  await page.goto(
    (
      await seller.link({
        ...DONATION,
        collect: { name: 'required', email: 'optional', phone: 'optional' },
      })
    ).url,
  );
  expect(await autofill(page)).toEqual({ name: 'name', email: 'email', phone: 'tel' });
});

test('browsers may fill in a business, its address and a person who onboards', async ({ page }) => {
  await openGallery(page, 'onboarding');
  expect(await autofill(page)).toEqual({
    'business-business-legal_name': 'organization',
    'business-business-url': 'url',
    'business-support-email': 'email',
    'business-support-phone': 'tel',
    ...addressOf('business'),
    'business-address-postal_code': 'postal-code',
    'person-name': 'name',
    'person-birth_date': 'bday-day',
    'person-birth_date-month': 'bday-month',
    'person-birth_date-year': 'bday-year',
    'person-email': 'email',
    'person-phone': 'tel',
    ...addressOf('person'),
  });
});

const addressOf = (whose: string): Record<string, string> => ({
  [`${whose}-address-country`]: 'country',
  [`${whose}-address-line1`]: 'address-line1',
  [`${whose}-address-line2`]: 'address-line2',
  [`${whose}-address-city`]: 'address-level2',
});
