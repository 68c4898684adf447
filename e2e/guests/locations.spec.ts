import { expectReadable, openSection, SCREENS, showOn, signIn } from '../support/console-pages.ts';
import { expect, test } from '../stack/fixtures.ts';
import { merchantOf, signUp } from '../support/new-partner.ts';

for (const screen of SCREENS) {
  test(`a location is set up and paused in the console, ${screen.width} wide`, async ({ page, stack }) => {
    const partner = await signUp(stack);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await showOn(page, screen);
    await signIn(page, stack, partner.id);
    await openSection(page, 'Merchants');
    await page.getByRole('link', { name: merchantOf(partner, 'active').display_name, exact: true }).click();

    // With its name forgotten first.
    await page.getByRole('link', { name: 'New location' }).click();
    await page.getByLabel('Town or city').fill('Reading');
    await button('Create location').click();
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/^Must be 1–120 characters/);
    await expect(page.getByLabel('Town or city')).toHaveValue('Reading');
    await expectReadable(page);
    await page.getByLabel('Name').fill('Quay');
    await page.getByLabel('Street and number').fill('12 Mill Lane');
    await page.getByLabel('Postcode', { exact: true }).fill('RG1 2AB');
    await button('Create location').click();

    // Its hours come next.
    await expect(page.getByRole('heading', { level: 1, name: 'Hours of Quay' })).toBeVisible();
    const monday = page.getByLabel('Monday').first();
    await monday.fill('nine to five');
    await page.getByLabel('Friday').first().fill('18:00-02:00');
    await button('Save').click();
    await expect(monday).toHaveAccessibleDescription(/^Write 09:00-17:30/);
    await expectReadable(page);
    await monday.fill('9:00-17:00');
    await button('Save').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Quay' })).toBeVisible();
    await expect(page.getByText('09:00–17:00')).toBeVisible();

    await page.getByRole('link', { name: 'Edit ordering' }).click();
    await page.getByRole('checkbox', { name: 'Offer delivery' }).check();
    await page.getByLabel(/^Delivers to postal codes/).fill('RG1, RG2');
    await expectReadable(page);
    await button('Save').click();
    await expect(page.getByText('2 postal areas')).toBeVisible();

    await page.getByRole('link', { name: 'Edit taxes' }).click();
    await page.getByLabel('Name').fill('VAT');
    await page.getByLabel('Rate in %').fill('20');
    await page.getByRole('checkbox', { name: 'Included in prices' }).check();
    await expectReadable(page);
    await button('Save').click();
    await expect(page.getByText('20%, included')).toBeVisible();

    await page.getByLabel('Reason, for customers').fill('Full kitchen');
    await page.getByLabel('Pause for').selectOption('1 hour');
    await button('Pause ordering').click();
    await expect(page.getByText('Full kitchen')).toBeVisible();
    await expectReadable(page);
    await button('End the pause').click();
    await expect(page.getByText('Full kitchen')).toBeHidden();
  });
}
