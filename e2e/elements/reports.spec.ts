import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../stack/fixtures.ts';
import { watchConsole } from '../support/page-observers.ts';
import type { RunningStack } from '../stack/running-stack.ts';
import { sellOne, type SoldItem } from '../support/sell-one.ts';

interface Totals {
  readonly orders: number;
  readonly net: number;
  readonly collected: number;
  readonly refunds: number;
}
interface Report {
  readonly from: string;
  readonly to: string;
  readonly currency: string;
  readonly totals: Totals;
}
/** An order for two of an item, and one of the two given back. */
async function sellAndRefund(stack: RunningStack): Promise<SoldItem> {
  const { item, order } = await sellOne(stack);
  await stack.call('POST', `/v1/orders/${order}/refund`, {
    reason: 'requested',
    lines: [{ uid: 'first', quantity: 1 }],
  });
  return item;
}

async function reportOfToday(stack: RunningStack): Promise<Report> {
  const merchant = stack.activeMerchant.id;
  const { today } = await stack.call<{ today: string }>('GET', `/v1/reports/options?merchant=${merchant}`);
  return stack.call<Report>('GET', `/v1/reports/sales?merchant=${merchant}&from=${today}&to=${today}`);
}

const money = (amountMinor: number, currency: string): string =>
  (amountMinor / 100).toLocaleString('en-GB', { style: 'currency', currency });

const total = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Totals' }).getByRole('button', { name: new RegExp(`^${name}`) });

test('a report is read, compared, downloaded, and agrees with the API', async ({ page, stack }) => {
  const item = await sellAndRefund(stack);
  await expect.poll(async () => (await reportOfToday(stack)).totals.refunds).toBeGreaterThan(0);
  const said = watchConsole(page);
  await page.goto('/reports');
  await page.getByLabel('Range').selectOption('Today');
  const { totals, currency, from } = await reportOfToday(stack);
  expect(totals.orders).toBeGreaterThan(0);

  // Read: the totals, the statement, and the picture's own words.
  await expect(total(page, 'Collected')).toContainText(money(totals.collected, currency));
  await expect(total(page, 'Net sales')).toContainText(money(totals.net, currency));
  await expect(page.getByRole('img', { name: money(totals.collected, currency) })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Refunds' })).toContainText(money(-totals.refunds, currency));
  await expect(page.getByText('Time zone:')).toBeVisible();

  // Compared: nothing was sold the day before.
  await expect(total(page, 'Collected')).toContainText('No orders before');
  await page.getByLabel('Compare with').selectOption('Nothing');
  await expect(total(page, 'Collected')).not.toContainText('No orders before');

  // By item, in the same numbers.
  await page.getByRole('tab', { name: 'Items' }).click();
  await page.getByRole('button', { name: item.name }).first().click();
  await expect(page.getByRole('heading', { level: 3, name: item.name })).toBeFocused();

  // Downloaded: the file adds up to what the page shows.
  await page.getByRole('tab', { name: 'Over time' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(`sales-by-hour-${from}-${from}.csv`);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.codePointAt(0)).toBe(0xfe_ff);
  const [head = '', ...lines] = text.slice(1).trim().split('\r\n');
  const at = head.split(',').indexOf('collected');
  const sum = lines.reduce((all, line) => all + Math.round(Number(line.split(',')[at]) * 100), 0);
  expect([lines.length, sum]).toEqual([24, totals.collected]);
  expect(said).toEqual([]);
});

test('without the service no figure is shown, and it is asked again', async ({ page, stack }) => {
  await sellAndRefund(stack);
  await page.goto('/reports');
  await expect(total(page, 'Orders')).toBeEnabled();
  await page.route('**/v1/reports/sales?**', (route) => route.abort());
  await page.getByLabel('Range').selectOption('Today');
  await expect(page.getByText(/^Can’t reach /)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Totals' })).toHaveCount(0);
  await page.unroute('**/v1/reports/sales?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  const { totals, currency } = await reportOfToday(stack);
  await expect(total(page, 'Collected')).toContainText(money(totals.collected, currency));
});
