import { checks, violations } from '../support/axe.ts';
import { expect, test } from '../stack/fixtures.ts';

interface Location {
  id: string;
  name: string;
  version: number;
  phone: string | null;
  hours: { default: { day: string; open: string; close: string }[] };
  fulfillments: { pickup: { fee: { amount: number } } };
  exceptions: { date: string; closed: boolean; reason: string | null }[];
  pause: object | null;
}

test('hours, a holiday and a fee are saved together, and upon what the partner has changed', async ({
  page,
  ownStack: stack,
}) => {
  const path = `/v1/merchants/${stack.activeMerchant.id}/locations`;
  const read = async (): Promise<Location> => {
    const { data } = await stack.call<{ data: Location[] }>('GET', path);
    const [first] = data;
    if (!first) throw new Error('the merchant has no location');
    return first;
  };
  await page.goto(`${stack.demo}/locations`);
  const element = page.locator('trellis-locations');
  await expect(element).toHaveAttribute('state', 'ready');
  expect(await violations(checks(page))).toEqual([]);

  const monday = element.getByRole('textbox', { name: 'Monday, opens' }).first();
  await monday.fill('7.15');
  await element.getByRole('button', { name: 'Add days' }).click();
  await element.getByLabel('First day').fill('2031-01-01');
  await element.getByLabel('Last day').fill('2031-01-02');
  const fee = element.getByRole('textbox', { name: 'Fee for each order' }).first();
  await fee.fill('0.45');
  await expect(element.getByText('3 unsaved changes')).toBeVisible();
  // Meanwhile the partner's server changes something else.
  const before = await read();
  await stack.call('PATCH', `${path}/${before.id}`, { name: 'Harbor' });
  await element.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(element.getByText('Saved.')).toBeVisible();
  await expect(element.getByRole('heading', { name: 'Harbor', level: 2 })).toBeVisible();
  const after = await read();
  expect(after.hours.default.find(({ day }) => day === 'monday')?.open).toBe('07:15');
  expect(after.fulfillments.pickup.fee.amount).toBe(45);
  expect(after.exceptions.filter(({ date }) => date > '2031')).toEqual([
    expect.objectContaining({ date: '2031-01-01', closed: true }),
    expect.objectContaining({ date: '2031-01-02', closed: true }),
  ]);
  expect(after.name).toBe('Harbor');

  // What the API refuses is said at its field, and nothing that was typed is lost.
  await element.getByRole('textbox', { name: 'Phone' }).fill('+44 999 999 9999 999');
  await element.getByRole('textbox', { name: 'Name that customers see' }).fill('Old harbor');
  await element.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(element.getByRole('textbox', { name: 'Phone' })).toHaveAttribute('aria-invalid', 'true');
  await expect(element.getByRole('textbox', { name: 'Phone' })).toBeFocused();
  expect(await violations(checks(page))).toEqual([]);
  await element.getByRole('textbox', { name: 'Phone' }).fill('+44 118 496 0124');
  await element.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await read()).name).toBe('Old harbor');
  expect((await read()).phone).toBe('+441184960124');

  await element.getByRole('button', { name: 'Rest of today' }).click();
  await expect(element.getByText('Ordering is paused.')).toBeVisible();
  expect((await read()).pause).not.toBeNull();
  await element.getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(element.getByText('Ordering is open again.')).toBeVisible();
  expect((await read()).pause).toBeNull();
});
