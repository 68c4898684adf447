import { Key } from 'selenium-webdriver';
import { sellOne } from '../../support/sell-one.ts';
import type { Tab } from './tab.ts';
import { expect, test } from './test.ts';

interface Report {
  readonly currency: string;
  readonly totals: { readonly orders: number; readonly collected: number; readonly refunds: number };
}

/** Puts the focus on the first part of a date. */
async function toMonth(tab: Tab, label: string): Promise<void> {
  const field = await tab.find('textbox', label);
  const { width } = await field.getRect();
  const onMonth = { origin: field, x: Math.round(16 - width / 2), y: 0 };
  await tab.driver.actions().move(onMonth).click().perform();
}

test('a report is read, filtered and compared, and its file adds up to what is shown', async ({
  tab,
  signIn,
  ownStack: stack,
  saved,
}) => {
  const { item, order } = await sellOne(stack);
  const refund = { reason: 'requested', lines: [{ uid: 'first', quantity: 1 }] };
  await stack.call('POST', `/v1/orders/${order}/refund`, refund);
  const merchant = stack.activeMerchant.id;
  const { today } = await stack.call<{ today: string }>('GET', `/v1/reports/options?merchant=${merchant}`);
  const report = (): Promise<Report> =>
    stack.call('GET', `/v1/reports/sales?merchant=${merchant}&from=${today}&to=${today}`);
  await expect.poll(async () => (await report()).totals.refunds).toBeGreaterThan(0);
  const { totals, currency } = await report();
  const money = (minor: number): string =>
    (minor / 100).toLocaleString('en-GB', { style: 'currency', currency });

  await signIn(stack);
  await tab.goto(`${stack.demo}/reports`);
  await tab.choose('Range', 'Today');
  await tab.find('button', new RegExp(`^Collected.*${money(totals.collected)}`));
  await tab.find('img', new RegExp(money(totals.collected)));
  await tab.find('row', new RegExp(`^Refunds.*${money(-totals.refunds)}`));
  await tab.find('button', /^Collected.*new/);
  await tab.choose('Compare with', 'Nothing');
  await tab.find('button', /^Collected(?!.*new)/);
  await tab.expectNoViolations();

  await tab.press('Items', 'tab');
  await tab.click(await tab.find('button', new RegExp(item.name), 0));
  await tab.expectFocusOn(item.name);

  await tab.press('Over time', 'tab');
  await tab.press('Download CSV');
  const file = await saved(`sales-by-hour-${today}-${today}.csv`);
  expect(file.text.codePointAt(0)).toBe(0xfe_ff);
  const [head = '', ...lines] = file.text.slice(1).trim().split('\r\n');
  const at = head.split(',').indexOf('collected');
  const sum = lines.reduce((all, line) => all + Math.round(Number(line.split(',')[at]) * 100), 0);
  expect([lines.length, sum]).toEqual([24, totals.collected]);
});

test('a range between two dates that are typed is the one that is reported', async ({
  tab,
  signIn,
  stack,
}) => {
  await signIn();
  await tab.goto(`${stack.demo}/reports`);
  await tab.choose('Range', 'Other dates…');
  // The browser’s own field has a part for each: month, day, year.
  for (const [label, day] of [
    ['From', '20'],
    ['To', '21'],
  ] as const) {
    await toMonth(tab, label);
    await tab.type('11', Key.ARROW_RIGHT, day, Key.ARROW_RIGHT, '2026');
    expect(await tab.valueOf(label)).toBe(`2026-11-${day}`);
  }
  // One part is deleted and typed again: the others are still there.
  await toMonth(tab, 'From');
  await tab.type(Key.BACK_SPACE);
  expect(await tab.valueOf('From')).toBe('');
  await tab.type('11');
  expect(await tab.valueOf('From')).toBe('2026-11-20');
  await tab.expectNoViolations();
  await tab.press('Show report');
  await tab.see(/20\D+21 Nov/);
});
