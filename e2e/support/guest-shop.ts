import type { Page } from '@playwright/test';
import { merchantOf, signUp, type NewPartner } from './new-partner.ts';
import type { RunningStack } from '../stack/running-stack.ts';

/** The ordering page of a new partner's active merchant, as it is right after sign-up. */
export async function shopOf(
  stack: RunningStack,
): Promise<{ url: string; partner: NewPartner; merchant: string }> {
  const partner = await signUp(stack);
  const merchant = merchantOf(partner, 'active').id;
  const { slug } = await stack.call<{ slug: string }>('GET', '/v1/partners/me', undefined, partner.key);
  const path = `/v1/merchants/${merchant}`;
  const shown = await stack.call<{ slug: string }>('GET', path, undefined, partner.key);
  const { port } = new URL(stack.api);
  return { url: `http://${slug}.sandbox.localhost:${port}/${shown.slug}/mill-lane`, partner, merchant };
}

/** The partner's newest orders that guests have placed or begun. */
export async function ordersOf(
  stack: RunningStack,
  { key }: NewPartner,
): Promise<{ id: string; status: string }[]> {
  const path = '/v1/orders?limit=10&state=proposed';
  const { data } = await stack.call<{ data: { id: string; status: string }[] }>('GET', path, undefined, key);
  return data;
}

/** Opens an item of the menu, and adds it to the cart with what is chosen at first. */
export async function addItem(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).first().click();
  await page.getByRole('button', { name: ADD }).click();
}

/** The button that adds an item; it says what that costs. */
export const ADD = /^Add ·/;
/** The bar with the cart of one item below the menu. */
export const CART_OF_ONE = /^View cart\s*, 1 item\b/;
/** The heading of an order that was sent: when it is planned for. */
export const PLACED = { level: 1, name: /^Planned for/ } as const;

export async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
}
