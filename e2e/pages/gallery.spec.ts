import { expect, test } from '../stack/fixtures.ts';
import { renderedPlaceholders } from '../support/rendered-placeholders.ts';

/** Every sample of the gallery, by its title, and the state that it reaches. */
const SAMPLES: Readonly<Record<string, string>> = {
  'Waiting, loading': 'loading',
  'No session': 'no-session',
  'No credential source': 'no-session',
  'Origin not registered': 'error',
  'Not the API': 'error',
  'Session refused': 'error',
  'No response from your server': 'error',
  'Missing scope': 'missing-scope',
  'Ready, empty': 'ready',
  'Ready, filled by you': 'ready',
  'Validation error': 'error',
  Busy: 'busy',
  'Still trying': 'busy',
  Done: 'done',
  'Number already in use': 'error',
  'The store isn’t available': 'error',
  'Too many requests': 'error',
  'Token expired': 'done',
  'Content refused': 'error',
  'Scope taken away': 'missing-scope',
  'Platform failure': 'error',
  Offline: 'offline',
  Slow: 'done',
  'A refusal': 'error',
  'A success': 'done',
  Slots: 'ready',
  'Slot: success': 'done',
  'Slot: fallback': 'missing-scope',
  Parts: 'ready',
  Narrow: 'error',
  'Theme: leaf': 'ready',
  'Theme: greenhouse': 'ready',
  'Theme: clay': 'ready',
  'Dark: leaf': 'ready',
  'Dark: greenhouse': 'error',
  'Dark: clay': 'done',
};

test('every sample reaches its state', async ({ page }) => {
  await page.goto('/gallery');
  const titles = page.getByRole('figure').getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(Object.keys(SAMPLES));
  for (const [title, state] of Object.entries(SAMPLES)) {
    const heading = page.getByRole('heading', { level: 3, name: title, exact: true });
    const sample = page.getByRole('figure').filter({ has: heading });
    await expect(sample.getByText(state, { exact: true }).first(), title).toBeVisible();
  }
  expect(await renderedPlaceholders(page)).toEqual([]);
});

/** What a sample shows beside its state. */
const SAID: Readonly<Record<string, string | RegExp>> = {
  'No credential source': 'This form has no session yet.',
  'Origin not registered': /isn’t a registered origin/,
  'Not the API': /^The response from .* can’t be read\.$/,
  'Still trying': 'Still trying…',
  'Platform failure': /^req_[0-9A-Z]{26}$/,
};

test('errors are explained where they occur', async ({ page }) => {
  await page.goto('/gallery');
  for (const [title, words] of Object.entries(SAID)) {
    const sample = page.getByRole('figure', { name: title });
    await expect(sample.getByText(words), title).toBeVisible({ timeout: 30_000 });
  }
});

for (const width of [1280, 390])
  test(`every part of the kit is shown, ${width} wide`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/gallery/kit');
    const samples = page.locator('trellis-kit-sample');
    await expect(
      page.getByRole('figure', { name: 'Chart: line' }).getByText('Revenue').first(),
    ).toBeVisible();
    for (const sample of await samples.all())
      await expect(sample.locator('.card > *').first()).toBeAttached();
    expect(await samples.count()).toBe(49);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await renderedPlaceholders(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

test('a rate limit counts down in the button', async ({ page }) => {
  await page.goto('/gallery');
  const sample = page.getByRole('figure', { name: 'Too many requests' });
  const again = sample.getByRole('button', { name: /^Try again in 0:\d\d$/ });
  await expect(again).toBeDisabled();
  const first = await again.textContent();
  await expect(again).not.toHaveText(first ?? '');
});

test('a sample with an expired token never shows that it was expired', async ({ page }) => {
  await page.goto('/gallery');
  const sample = page.getByRole('figure', { name: 'Token expired' });
  await expect(sample.getByText('Boston fern was added.')).toBeVisible();
  await expect(sample.getByRole('button', { name: 'Try again' })).toBeHidden();
});
