import { expectReadable, openSection, SCREENS, showOn, signIn } from '../support/console-pages.ts';
import { expect, test } from '../stack/fixtures.ts';
import { merchantOf, signUp, type NewPartner } from '../support/new-partner.ts';
import { watchConsole } from '../support/page-observers.ts';
import type { RunningStack } from '../stack/running-stack.ts';

interface Money {
  readonly amount: number;
  readonly currency: string;
}

interface Order {
  readonly id: string;
  readonly number: string;
  readonly total: Money;
  readonly refunded: Money;
  readonly payment_state: string;
  readonly fulfillment: { readonly state: string };
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
}

interface Item {
  readonly id: string;
  readonly variations: readonly { readonly id: string }[];
  readonly modifier_groups: readonly unknown[];
}

/**
 * As a partner's server does it: quotes two of the menu's first plain item, orders them, and pays what was
 * quoted.
 */
async function paidOrder(stack: RunningStack, partner: NewPartner): Promise<Order> {
  const merchant = merchantOf(partner, 'active').id;
  const call = <Answer>(method: string, path: string, body?: unknown): Promise<Answer> =>
    stack.call<Answer>(method, path, body, partner.key);
  const { data: locations } = await call<{ data: { id: string }[] }>(
    'GET',
    `/v1/merchants/${merchant}/locations`,
  );
  const { data: menus } = await call<{ data: { id: string }[] }>(
    'GET',
    `/v1/menus?merchant=${merchant}&status=published`,
  );
  const { sections } = await call<{ sections: { items: Item[] }[] }>(
    'GET',
    `/v1/menus/${menus[0]?.id}?version=published`,
  );
  const item = sections.flatMap(({ items }) => items).find((one) => one.modifier_groups.length === 0);
  const content = {
    location: locations[0]?.id,
    fulfillment: { type: 'pickup' },
    lines: [{ uid: 'first', item: item?.id, variation: item?.variations[0]?.id, quantity: 2 }],
  };
  const { total } = await call<{ total: Money }>('POST', '/v1/orders/quote', content);
  const customer = { name: 'Ada Byron', phone: '+442079460018' };
  const order = await call<Order>('POST', '/v1/orders', { ...content, customer });
  return call<Order>('POST', `/v1/orders/${order.id}/pay`, { source: { token: 'tok_paid' }, total });
}

for (const screen of SCREENS) {
  test(`a paid order is accepted and partly refunded in the console, ${screen.width} wide`, async ({
    page,
    stack,
  }) => {
    const partner = await signUp(stack);
    const order = await paidOrder(stack, partner);
    const now = (): Promise<Order> =>
      stack.call<Order>('GET', `/v1/orders/${order.id}`, undefined, partner.key);
    const said = watchConsole(page);
    await showOn(page, screen);
    await signIn(page, stack, partner.id);

    // It waits in the list for the merchant.
    await openSection(page, 'Orders');
    await expect(page.getByRole('row').filter({ hasText: 'Ada Byron' })).toContainText('To accept');
    await expectReadable(page);
    await page.getByRole('link', { name: `Order ${order.number}` }).click();
    await expectReadable(page);
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText('order.fulfillment.updated')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start preparing' })).toBeVisible();
    await expect.poll(async () => (await now()).payment_state).toBe('captured');

    // One of the two goes back, once something was chosen.
    await page.reload();
    await page.getByRole('link', { name: 'Refund' }).click();
    await expectReadable(page);
    expect(said).toEqual([]);
    await page.getByRole('button', { name: 'Refund' }).click();
    await expect(page.getByRole('alert')).toHaveText('Choose what to refund.');
    await expectReadable(page);
    await page.getByLabel(order.lines[0]?.name ?? '').selectOption('1 of 2');
    await page.getByLabel('Reason').selectOption('A problem with an item');
    await page.getByRole('button', { name: 'Refund' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Order ${order.number}` })).toBeVisible();
    await expect.poll(async () => (await now()).payment_state).toBe('partially_refunded');
    await page.reload();
    await expect(page.getByText('Partly refunded')).toBeVisible();
    await expect(page.getByText('1 refunded')).toBeVisible();
    await expectReadable(page);
    expect((await now()).refunded.amount * 2).toBe(order.total.amount);
  });
}
