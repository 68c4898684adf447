import type { Locator, Page } from '@playwright/test';
import { checks, violations } from './axe.ts';
import type { RunningStack } from '../stack/running-stack.ts';
import { expect } from '../stack/fixtures.ts';

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

/** What the navigation folds into on a phone. */
export const menuOf = (page: Page): Locator => page.locator('summary', { hasText: 'Menu' });

/**
 * Opens a page of the console's navigation, on a phone by its menu.
 * @param group that has it, where it has others too
 */
export async function openSection(page: Page, name: string, group = name): Promise<void> {
  const menu = menuOf(page);
  if (await menu.isVisible()) await menu.click();
  const link = (text: string) =>
    page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: text, exact: true });
  if (!(await link(name).isVisible())) {
    await link(group).click();
    await expect(page.getByRole('navigation', { name: group, includeHidden: true })).toHaveCount(1);
    if (await menu.isVisible()) await menu.click();
  }
  await link(name).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Signs in to a partner's console, by default the demo's, with a new one-time link. */
export async function signIn(page: Page, stack: RunningStack, partner?: string): Promise<void> {
  await page.goto(await stack.consoleLink(partner));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveTitle(/^Home/);
}

/** How far a page scrolls sideways, in CSS pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
