import { checks, violations } from '../support/axe.ts';
import { expect, test } from '../stack/fixtures.ts';

interface List<Row> {
  data: Row[];
}

test('a team is invited, changed and removed, and tablets are enrolled by a link and by the code that one shows', async ({
  page,
  browser,
  ownStack: stack,
}) => {
  const path = `/v1/merchants/${stack.activeMerchant.id}/members`;
  const people = async (): Promise<{ email: string; role: string; status: string }[]> => {
    const { data } = await stack.call<List<{ email: string; role: string; status: string }>>('GET', path);
    return data.map(({ email, role, status }) => ({ email, role, status }));
  };
  await page.goto(`${stack.demo}/team`);
  const element = page.locator('trellis-team');
  await expect(element).toHaveAttribute('state', /^(?:ready|empty)$/);
  expect(await violations(checks(page))).toEqual([]);
  const before = await people();
  const row = (text: string) => element.getByRole('listitem').filter({ hasText: text });
  const manage = async (text: string, action: string): Promise<void> => {
    await row(text).getByRole('button', { name: 'Manage' }).click();
    await row(text).getByRole('button', { name: action }).click();
  };

  for (const [email, role] of [
    ['rosie@mill-lane.example', 'owner'],
    ['sam@mill-lane.example', 'cashier'],
  ] as const) {
    await element.getByRole('button', { name: 'Invite someone' }).click();
    await element.getByRole('textbox', { name: 'Email' }).fill(email);
    await element.getByRole('combobox', { name: 'Role' }).selectOption(role);
    await element.getByRole('button', { name: 'Send invitation' }).click();
    await expect(row(email)).toContainText('Invited until');
  }
  // Who is invited already is said at the address.
  await element.getByRole('button', { name: 'Invite someone' }).click();
  await element.getByRole('textbox', { name: 'Email' }).fill('sam@mill-lane.example');
  await element.getByRole('button', { name: 'Send invitation' }).click();
  await expect(element.getByText('This person is on the team or invited already.')).toBeVisible();
  expect(await violations(checks(page))).toEqual([]);
  await element.getByRole('button', { name: 'Cancel' }).click();

  await manage('sam@mill-lane.example', 'Change role');
  await element.getByRole('combobox', { name: 'Role' }).selectOption('kitchen');
  await element.getByRole('button', { name: 'Save' }).click();
  await expect(element.getByText('Saved.')).toBeVisible();
  await manage('sam@mill-lane.example', 'Send again');
  await expect(element.getByText('The invitation is sent.')).toBeVisible();
  expect(await people()).toEqual([
    ...before,
    { email: 'rosie@mill-lane.example', role: 'owner', status: 'invited' },
    { email: 'sam@mill-lane.example', role: 'kitchen', status: 'invited' },
  ]);
  await manage('sam@mill-lane.example', 'Remove');
  await element.locator('form').getByRole('button', { name: 'Remove' }).click();
  await expect(row('sam@mill-lane.example')).toHaveCount(0);
  expect((await people()).map(({ email }) => email)).not.toContain('sam@mill-lane.example');

  await element.getByRole('button', { name: 'Add a device' }).click();
  await element.getByRole('textbox', { name: 'Name of the device' }).fill('By link');
  await element.getByRole('button', { name: 'Make a link instead' }).click();
  const shown = element.getByRole('textbox', { name: 'Link' });
  const link = await shown.inputValue();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await violations(checks(page))).toEqual([]);
  }
  const till = await browser.newContext();
  const opened = await till.newPage();
  await opened.goto(link);
  await opened.getByRole('button', { name: 'Use this device' }).click();
  await expect(opened.getByRole('heading', { name: 'Who is working?' })).toBeVisible();
  // The link is used up, and goes.
  await expect(shown).toHaveCount(0);
  await expect(row('By link')).toContainText('Not used yet');
  await till.close();

  const context = await browser.newContext();
  const tablet = await context.newPage();
  await tablet.goto(new URL('/dashboard/device', link).href);
  await tablet.getByRole('button', { name: 'Show a code' }).click();
  const code = (await tablet.getByRole('status').textContent()) ?? '';
  expect(code).toMatch(/^[A-Z]{4}-[A-Z]{4}$/);
  await element.getByRole('button', { name: 'Add a device' }).click();
  await element.getByRole('textbox', { name: 'Name of the device' }).fill('Counter');
  await element.getByRole('textbox', { name: 'Code' }).fill('BBBB-BBBB');
  await element.getByRole('button', { name: 'Add device' }).click();
  await expect(element.getByText('No device shows this code now.')).toBeVisible();
  await element.getByRole('textbox', { name: 'Code' }).fill(code);
  await element.getByRole('button', { name: 'Add device' }).click();
  await expect(row('Counter')).toBeVisible();
  // The tablet goes on by itself, and the element notices it.
  await expect(row('Counter')).toContainText('Not used yet');
  await context.close();
  await manage('Counter', 'Rename');
  await element.getByRole('textbox', { name: 'Name of the device' }).fill('Bar');
  await element.getByRole('button', { name: 'Save' }).click();
  await expect(row('Bar')).toBeVisible();
  await manage('Bar', 'Remove');
  await element.locator('form').getByRole('button', { name: 'Remove' }).click();
  await expect(row('Bar')).toHaveCount(0);
  const { data } = await stack.call<List<{ name: string; status: string }>>('GET', '/v1/devices');
  expect(data.find(({ name }) => name === 'Bar')?.status).toBe('revoked');
});
