import { expect, test } from '../stack/fixtures.ts';
import type { RunningStack } from '../stack/running-stack.ts';
import { checks, violations } from '../support/axe.ts';
import { type Money, text } from '../support/money.ts';
import { orderTaker } from '../support/sell-one.ts';

interface Payment {
  readonly id: string;
  readonly amount: Money;
  readonly refunded: Money;
  readonly status: string;
}

const paymentOf = async (stack: RunningStack, order: string): Promise<Payment | undefined> =>
  (await stack.call<{ data: Payment[] }>('GET', `/v1/payments?order=${order}`)).data[0];

test('a payment is found, refunded in part and as a whole, and a dispute is answered', async ({
  page,
  ownStack: stack,
}) => {
  const { place } = await orderTaker(stack);
  const orders = [];
  for (const name of ['Noor Haddad', 'Lee Okoro', '<b>Kim</b>']) orders.push(await place(name));
  const [noor, lee] = orders.map(({ id }) => id);
  for (const order of [noor, lee]) {
    await stack.call('POST', `/v1/orders/${order}/accept`, {});
    await expect.poll(async () => (await paymentOf(stack, order ?? ''))?.status).toBe('captured');
  }
  const disputed = (await paymentOf(stack, lee ?? ''))?.id;
  await stack.call('POST', '/v1/sandbox/disputes', { payment: disputed, reason: 'product_not_received' });
  const paid = await paymentOf(stack, noor ?? '');
  const amount = paid?.amount ?? { amount: 0, currency: 'GBP' };

  await page.goto(`${stack.demo}/payments`);
  const element = page.locator('trellis-payments');
  await expect(element).toHaveAttribute('state', 'ready');
  const row = (name: string) => element.locator('tbody tr').filter({ hasText: name });
  await expect(row('<b>Kim</b>')).toContainText('Held');
  await expect(row('Lee Okoro')).toContainText('Disputed');
  expect(await violations(checks(page))).toEqual([]);

  // By the name alone.
  await element.getByRole('searchbox').fill('noor');
  await expect(row('Lee Okoro')).toHaveCount(0);
  await row('Noor Haddad').getByRole('button').click();
  await expect(element.getByText('What happened')).toBeVisible();
  await expect(element.getByText(`Up to ${text(amount)} is left to refund.`)).toBeVisible();
  expect(await violations(checks(page))).toEqual([]);

  // One of two units, for what the service says; twice pressed, once refunded.
  await element.locator('.refund select').first().selectOption('1');
  const refund = element.getByRole('button', { name: /^Refund £/ });
  await expect(refund).toBeEnabled();
  const named = ((await refund.textContent()) ?? '').replace('Refund', '').trim();
  await refund.dblclick();
  await expect(element.getByText(/is (?:refunded|on its way)\./)).toBeVisible();
  await expect.poll(async () => (await paymentOf(stack, noor ?? ''))?.status).toBe('partially_refunded');
  expect(text((await paymentOf(stack, noor ?? ''))?.refunded ?? amount)).toBe(named);
  await page.reload();
  await row('Noor Haddad').getByRole('button').click();
  await element.getByRole('button', { name: 'Refund all' }).click();
  await element.getByRole('button', { name: /^Refund £/ }).click();
  await expect.poll(async () => (await paymentOf(stack, noor ?? ''))?.status).toBe('refunded');
  expect((await paymentOf(stack, noor ?? ''))?.refunded).toEqual(amount);
  await element.getByRole('button', { name: 'Close' }).click();

  await row('Lee Okoro').getByRole('button').click();
  await expect(element.getByText('Order not received').first()).toBeVisible();
  await expect(element.getByLabel('Name of the customer')).toHaveValue('Lee Okoro');
  expect(await violations(checks(page))).toEqual([]);
  await element.getByLabel('What happened, in your words').fill('Picked up at 12:31 and signed for.');
  await element.getByRole('button', { name: 'Save draft' }).click();
  await expect(element.getByText('The draft is saved.')).toBeVisible();
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await element
    .getByLabel('Add a file')
    .setInputFiles({ name: 'Signed slip.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
  await expect(element.getByRole('listitem').filter({ hasText: 'Signed slip.png' })).toBeVisible();
  await element.getByRole('button', { name: 'Send evidence' }).click();
  await expect(element.getByText('The bank has your evidence, and decides.')).toBeVisible();
  expect(await violations(checks(page))).toEqual([]);
  const { data } = await stack.call<{ data: { status: string }[] }>(
    'GET',
    `/v1/disputes?payment=${disputed}`,
  );
  expect(data.map(({ status }) => status)).toEqual(['under_review']);
});
