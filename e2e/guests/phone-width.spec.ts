import type { Page } from '@playwright/test';
import { enter } from '../support/hosted-page.ts';
import { freshNumber, PlantForm } from '../support/plant-form.ts';
import { expect, test } from '../stack/fixtures.ts';
import { sellOne } from '../support/sell-one.ts';

/** A phone, a small phone, and a window of 1280 × 1024 at a zoom of 400% (WCAG 2.2, 1.4.10 Reflow). */
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 320, height: 256 },
] as const;

/** How far the page scrolls sideways, in CSS pixels. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(scrollWidth, document.body.scrollWidth) - clientWidth;
  });
}

for (const viewport of VIEWPORTS) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('the demo fits, and a plant can be added', async ({ page }) => {
      const form = new PlantForm(page);
      await page.goto('/');
      await form.submit({ id: 'x', name: '' });
      await expect(form.number).toHaveAttribute('aria-invalid', 'true');
      expect(await overflow(page)).toBe(0);
      await form.submit({ id: freshNumber(), name: 'Crassula ovata', tag: 'succulent' });
      await expect(form.added('Crassula ovata')).toBeVisible();
      expect(await overflow(page)).toBe(0);
    });

    test('the hosted page fits, and a plant can be added', async ({ page, stack }) => {
      const form = await enter(page, stack);
      await form.submit({ id: freshNumber(), name: 'Crassula ovata', tag: 'succulent' });
      await expect(form.added('Crassula ovata')).toBeVisible();
      expect(await overflow(page)).toBe(0);
    });
  });
}

/** How far the page scrolls sideways in each of the viewports; the last of them stays. */
async function overflows(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    // Elements that measure themselves have done so after a frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    found.push(await overflow(page));
  }
  return found;
}

const NONE = VIEWPORTS.map(() => 0);

test.describe('in each of these viewports, turned from one to the next', () => {
  test.use({ viewport: VIEWPORTS[0] });

  test('every page of the back office fits', async ({ page, stack }) => {
    await sellOne(stack);
    for (const path of [
      '/orders',
      '/menu',
      '/locations',
      '/team',
      '/reports',
      '/payments',
      '/payouts',
      '/set-up',
      '/webhooks',
      '/endpoints',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path === '/orders') await expect(page.getByRole('row')).not.toHaveCount(0);
      expect([path, await overflows(page)]).toEqual([path, NONE]);
    }
  });

  test('the gallery fits', async ({ page }) => {
    await page.goto('/gallery');
    const sample = page.getByRole('figure', { name: 'Ready, empty' });
    await expect(new PlantForm(sample).add).toBeEnabled();
    expect(await overflows(page)).toEqual(NONE);
  });

  test('the reference fits', async ({ page, stack }) => {
    await page.goto(`${stack.api}/docs`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await overflows(page)).toEqual(NONE);
  });
});
