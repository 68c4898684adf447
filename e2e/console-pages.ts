import type { Page } from '@playwright/test';
import { checks, violations } from './axe.ts';
import type { RunningStack } from './running-stack.ts';
import { expect } from './fixtures.ts';

/** A desk and a phone, and with them both color schemes. */
export const SCREENS = [
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

export async function showOn(page: Page, { width, colorScheme }: (typeof SCREENS)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ colorScheme });
}

/** The page that is open can be read by everybody, and fits. @param name in the report */
export async function expectReadable(page: Page, name = page.url()): Promise<void> {
  expect(await violations(checks(page)), name).toEqual([]);
  expect(await sidewaysScroll(page), name).toBe(0);
}

/** Opens a page of the console's navigation, on a phone by its menu. */
export async function openSection(page: Page, name: string): Promise<void> {
  const menu = page.getByText('Menu', { exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Signs in to a partner's console, by default the demo's, with a new one-time link. */
export async function signIn(page: Page, stack: RunningStack, partner?: string): Promise<void> {
  await page.goto(await stack.consoleLink(partner));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
}

/** Each page of the console's navigation, and the forms behind them. */
export const CONSOLE_PAGES = [
  '',
  '/keys',
  '/keys/new',
  '/limits',
  '/versions',
  '/merchants',
  '/merchants/new',
  '/origins',
  '/events',
  '/events/replay',
  '/webhooks',
  '/orders',
  '/payments',
  '/pay-links',
  '/pay-links/new',
  '/payouts',
  '/loyalty',
  '/loyalty/programs',
  '/pricing',
  '/pricing/rules/new',
  '/reports',
  '/sandbox',
  '/messages',
  '/go-live',
  '/go-live/confirm',
];

/** Pages of one record each: an event, what an endpoint missed, a merchant, its onboarding, a location, an order and its money, a member, a key. */
export async function recordPages(stack: RunningStack): Promise<string[]> {
  const firstOf = async (list: string): Promise<string> => {
    const { data } = await stack.call<{ data: { id: string }[] }>('GET', `/v1/${list}?limit=1`);
    const [first] = data;
    if (!first) throw new Error(`there are no ${list}`);
    return first.id;
  };
  const merchant = `/merchants/${await firstOf('merchants')}`;
  const location = `${merchant}/locations/${await firstOf(`${merchant.slice(1)}/locations`)}`;
  for (const type of ['payment.captured', 'pay_link.created', 'payout.created', 'loyalty.account.created']) {
    await stack.call('POST', '/v1/sandbox/events', { type });
  }
  const order = `/orders/${await firstOf('orders')}`;
  return [
    `/events/${await firstOf('events')}`,
    `/events/missed?of=${await firstOf('webhook_endpoints')}`,
    merchant,
    `${merchant}/edit`,
    `${merchant}/onboarding`,
    `${merchant}/onboarding/business`,
    `${merchant}/locations/new`,
    location,
    `${location}/edit`,
    `${location}/hours`,
    `${location}/ordering`,
    `${location}/taxes`,
    order,
    `${order}/refund`,
    `${order}/cancel`,
    `/payments/${await firstOf('payments')}`,
    `/pay-links/${await firstOf('pay_links')}`,
    `/payouts/${await firstOf('payouts')}`,
    `/loyalty/members/${await firstOf('loyalty/accounts')}`,
    `/keys/${await firstOf('keys')}`,
  ];
}

/** How far a page scrolls sideways, in CSS pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
