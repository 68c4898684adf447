import type { Page } from '@playwright/test';
import type { RunningStack } from './running-stack.ts';
import { expect } from './fixtures.ts';

/** Signs in to the partner console with a new one-time link. */
export async function signIn(page: Page, stack: RunningStack): Promise<void> {
  await page.goto(await stack.consoleLink());
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
  '/sandbox',
  '/go-live',
  '/go-live/confirm',
];

/** Pages of one record each: an event, what an endpoint missed, a merchant, a key. */
export async function recordPages(stack: RunningStack): Promise<string[]> {
  const firstOf = async (list: string): Promise<string> => {
    const { data } = await stack.call<{ data: { id: string }[] }>('GET', `/v1/${list}?limit=1`);
    const [first] = data;
    if (!first) throw new Error(`there are no ${list}`);
    return first.id;
  };
  const merchant = `/merchants/${await firstOf('merchants')}`;
  return [
    `/events/${await firstOf('events')}`,
    `/events/missed?of=${await firstOf('webhook_endpoints')}`,
    merchant,
    `${merchant}/edit`,
    `/keys/${await firstOf('keys')}`,
  ];
}

/** How far a page scrolls sideways, in CSS pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
