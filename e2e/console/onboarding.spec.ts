import { expectReadable, openSection, SCREENS, showOn, signIn } from '../support/console-pages.ts';
import { expect, test } from '../stack/fixtures.ts';
import { merchantOf, signUp } from '../support/new-partner.ts';

for (const screen of SCREENS) {
  test(`a merchant is onboarded in the console, ${screen.width} wide`, async ({ page, stack }) => {
    const partner = await signUp(stack);
    const merchant = merchantOf(partner, 'needs_data');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await showOn(page, screen);
    await signIn(page, stack, partner.id);
    await openSection(page, 'Merchants');
    await page.getByRole('link', { name: merchant.display_name, exact: true }).click();
    await expect(page.getByText('Still due: tax number')).toBeVisible();
    await page.getByRole('link', { name: 'Open the onboarding' }).click();
    await expectReadable(page);
    await expect(button('Submit for review')).toBeHidden();

    // With a typing error first.
    await page.getByRole('link', { name: 'Edit business' }).click();
    await page.getByLabel('Type').selectOption('company');
    await page.getByLabel('Tax number').fill('1');
    await page.getByLabel('Category code').fill('5261');
    await button('Save').click();
    await expect(page.getByLabel('Tax number')).toHaveAccessibleDescription(/^Must be 4–30 letters/);
    await expect(page.getByLabel('Category code')).toHaveValue('5261');
    await expectReadable(page);
    await page.getByLabel('Tax number').fill('12 3456 4821');
    await button('Save').click();

    await page.getByRole('link', { name: 'Add a person' }).click();
    // Another country has other fields, in its own order, with what is typed so far.
    await page.getByLabel('Full name').fill('Alex');
    await page.getByLabel('Country').selectOption('JP');
    await button('Show this country’s fields').click();
    await page.getByLabel('Prefecture').selectOption('Tokyo');
    await expect(page.getByLabel('Postal code')).toHaveAttribute('inputmode', 'numeric');
    await expect(page.getByLabel('Full name')).toHaveValue('Alex');
    await expectReadable(page);
    await page.getByLabel('Country').selectOption('GB');
    await button('Show this country’s fields').click();
    await expect(page.getByLabel('Prefecture')).toBeHidden();
    await page.getByRole('checkbox', { name: 'Representative' }).check();
    await page.getByRole('checkbox', { name: 'Owner' }).check();
    for (const [label, value] of [
      ['Full name', 'Alex Morgan'],
      ['Date of birth', '1984-05-17'],
      ['Email', 'alex@riverside.example'],
      ['Phone', '+442079460018'],
      ['Identity number', 'AB 12 67 81'],
      ['Share of the business in %', '100'],
      ['Street and number', '3 Weir Road'],
      ['Town or city', 'Reading'],
      ['Postcode', 'RG1 4QT'],
    ] as const) {
      await page.getByLabel(label).fill(value);
    }
    await page.getByLabel('Country').selectOption('GB');
    await expectReadable(page);
    await button('Save').click();

    await page.getByRole('link', { name: 'Edit bank account' }).click();
    await page.getByLabel('Country of the bank').selectOption('GB');
    await page.getByLabel('Sort code').fill('60-16-13');
    await page.getByLabel('Account number').fill('31926819');
    // Enter saves: it doesn’t press the button for another country.
    await page.getByLabel('Account number').press('Enter');

    await page.getByRole('link', { name: 'Edit terms' }).click();
    await page.getByLabel('Version of the terms').fill('2026-11-01');
    await page.getByLabel('IP address').fill('192.0.2.10');
    await button('Save').click();

    await button('Submit for review').click();
    await expect(page.getByText('In review').first()).toBeVisible();
    await expectReadable(page);

    // In the sandbox the review ends by its clock.
    const to = new Date(Date.now() + 60_000).toISOString();
    await stack.call('POST', '/v1/sandbox/clock/advance', { to }, partner.key);
    const read = (): Promise<{ status: string }> =>
      stack.call('GET', `/v1/merchants/${merchant.id}`, undefined, partner.key);
    await expect.poll(async () => (await read()).status).toBe('active');
  });
}
