import { advance, payoutsOf, text, withMoney } from '../../support/money.ts';
import { expect, test } from './test.ts';

test('an instant payout is what was shown, and its file adds up to it', async ({
  tab,
  signIn,
  ownStack: stack,
  saved,
}) => {
  const { instant, available } = await withMoney(stack);
  const arrives = { ...available, amount: instant.available.amount - instant.fee.amount };
  await signIn(stack);
  await tab.goto(`${stack.demo}/payouts`);
  await tab.see(`Available${text(available)}`);
  await tab.press('Pay out now');
  await tab.see(`Fee for an instant payout${text({ ...instant.fee, amount: -instant.fee.amount })}`);
  await tab.see(`You get${text(arrives)}`);
  await tab.expectNoViolations();
  await tab.press('Pay out now');
  await tab.see('The payout is on its way.');
  expect((await payoutsOf(stack))[0]).toMatchObject({ method: 'instant', amount: arrives });
  await tab.see(`Available${text({ ...available, amount: 0 })}`);

  await advance(stack, 1);
  await tab.driver.navigate().refresh();
  await tab.press('Download CSV');
  const file = await saved(/\.csv$/);
  const [head = '', ...lines] = file.text.slice(1).trim().split('\r\n');
  const at = head.split(',').indexOf('net');
  const sum = lines.reduce((all, line) => all + Math.round(Number(line.split(',')[at]) * 100), 0);
  expect(sum).toBe(arrives.amount);
});

test('another window has changed the schedule: both sides, and the choice', async ({
  tab,
  signIn,
  stack,
}) => {
  await signIn();
  await tab.goto(`${stack.demo}/payouts`);
  await tab.press('Change schedule');
  await tab.choose('How often', 'Every month');
  const path = `/v1/merchants/${stack.activeMerchant.id}`;
  await stack.call('PATCH', path, { payout_schedule: { interval: 'weekly', weekday: 'friday' } });
  await tab.press('Save schedule');
  await tab.see('Someone else changed this meanwhile.');
  await tab.see('Every week, on Friday');
  await tab.see('Every month, on day 1');
  await tab.press('Save what I chose');
  await tab.see('The schedule is saved.');
  expect(await stack.call('GET', path)).toMatchObject({ payout_schedule: { interval: 'monthly', day: 1 } });
});
