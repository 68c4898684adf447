import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { checks, violations } from '../support/axe.ts';
import { expect, test } from '../stack/fixtures.ts';
import { advance, payoutsOf, text, withMoney } from '../support/money.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click();
const figure = (page: Page, name: string) =>
  page
    .locator('trellis-payouts dl')
    .first()
    .locator('div')
    .filter({ has: page.getByText(name, { exact: true }) });

test('an instant payout is what was shown, and its file adds up to it', async ({ page, ownStack: stack }) => {
  const { instant, available } = await withMoney(stack);
  await page.goto(`${stack.demo}/payouts`);
  await expect(figure(page, 'Available')).toContainText(text(available));
  await press(page, 'Pay out now');
  const form = page.getByRole('form', { name: 'Pay out now' });
  const arrives = { ...available, amount: instant.available.amount - instant.fee.amount };
  await expect(form).toContainText(text({ ...instant.fee, amount: -instant.fee.amount }));
  await expect(form).toContainText(text(arrives));
  expect(await violations(checks(page))).toEqual([]);
  await form.getByRole('button', { name: 'Pay out now' }).click();
  await expect(page.getByText('The payout is on its way.')).toBeVisible();
  const [payout] = await payoutsOf(stack);
  expect(payout).toMatchObject({ method: 'instant', amount: arrives, fees: instant.fee });
  await expect(figure(page, 'Available')).toContainText(text({ ...available, amount: 0 }));

  // Its entries, and the file of them, add up to the same.
  await advance(stack, 1);
  await page.reload();
  const downloading = page.waitForEvent('download');
  await press(page, 'Download CSV');
  const [head = '', ...lines] = (await readFile(await (await downloading).path(), 'utf8'))
    .slice(1)
    .trim()
    .split('\r\n');
  const at = head.split(',').indexOf('net');
  const sum = lines.reduce((all, line) => all + Math.round(Number(line.split(',')[at]) * 100), 0);
  expect(sum).toBe(arrives.amount);
  await page.locator('trellis-payouts tbody tr').first().getByRole('button').click();
  await expect(page.locator('trellis-payouts tfoot')).toContainText(text(arrives));
  expect(await violations(checks(page))).toEqual([]);
});

test('a failed payout is seen, and mended by another account', async ({ page, ownStack: stack }) => {
  await withMoney(stack);
  const onboarding = `/v1/merchants/${stack.activeMerchant.id}/onboarding`;
  // An account that the bank doesn't know, in the sandbox by its end.
  await stack.call('PATCH', onboarding, {
    bank_account: { country: 'GB', sort_code: '60-16-13', account_number: '31921116' },
  });
  await advance(stack, 1);
  await stack.call('POST', '/v1/payouts', { merchant: stack.activeMerchant.id, method: 'standard' });
  await advance(stack, 5);
  await expect.poll(async () => (await payoutsOf(stack))[0]?.status).toBe('failed');

  await page.goto(`${stack.demo}/payouts`);
  await expect(page.getByText('Refused by the bank')).toBeVisible();
  await expect(page.getByText('There is no bank account that can be paid.')).toBeVisible();
  await page.locator('trellis-payouts tbody tr').first().getByRole('button').click();
  await expect(page.getByText('The bank doesn’t know this account.')).toBeVisible();
  await page.getByRole('button', { name: 'Change account' }).first().click();
  await page.getByLabel('Sort code').fill('60-16-13');
  await page.getByLabel('Account number').fill('31926789');
  await press(page, 'Save account');
  await expect(page.getByText('The bank account is changed.')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toContain('trellis-intent');

  await advance(stack, 1);
  await stack.call('POST', '/v1/payouts', { merchant: stack.activeMerchant.id, method: 'standard' });
  await advance(stack, 5);
  await expect.poll(async () => (await payoutsOf(stack))[0]?.status).toBe('paid');
  await page.reload();
  const first = page.locator('trellis-payouts tbody tr').first();
  await expect(first).toContainText('Paid');
  await expect(first).toContainText('ending in 6789');
});

test('another window has changed the schedule: both sides, and the choice', async ({ page, stack }) => {
  await page.goto('/payouts');
  await press(page, 'Change schedule');
  await page.getByLabel('How often').selectOption('Every month');
  const path = `/v1/merchants/${stack.activeMerchant.id}`;
  await stack.call('PATCH', path, { payout_schedule: { interval: 'weekly', weekday: 'friday' } });
  await press(page, 'Save schedule');
  const clash = page.getByRole('group', { name: 'Someone else changed this meanwhile.' });
  await expect(clash).toContainText('Every week, on Friday');
  await expect(clash).toContainText('Every month, on day 1');
  await press(page, 'Save what I chose');
  await expect(page.getByText('The schedule is saved.')).toBeVisible();
  expect(await stack.call('GET', path)).toMatchObject({ payout_schedule: { interval: 'monthly', day: 1 } });
});
