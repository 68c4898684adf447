import { expect, test } from './stack.ts';

/** Every sample of the gallery, by its title, and the state that it comes to. */
const SAMPLES: Readonly<Record<string, string>> = {
  'Waiting, loading': 'loading',
  'No session': 'no-session',
  'Session refused': 'error',
  'No answer from your server': 'error',
  'Missing scope': 'missing-scope',
  'Ready, empty': 'ready',
  'Ready, filled by you': 'ready',
  'Validation error': 'error',
  Busy: 'busy',
  Done: 'done',
  'Refused: number taken': 'error',
  'The store did not answer': 'error',
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

test('every sample comes to the state that it is there to show', async ({ page }) => {
  await page.goto('/gallery');
  const titles = page.getByRole('figure').getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(Object.keys(SAMPLES));
  for (const [title, state] of Object.entries(SAMPLES)) {
    const heading = page.getByRole('heading', { level: 3, name: title, exact: true });
    const sample = page.getByRole('figure').filter({ has: heading });
    await expect(sample.getByText(state, { exact: true }).first(), title).toBeVisible();
  }
});

test('a sample of an expired token never shows that it was', async ({ page }) => {
  await page.goto('/gallery');
  const sample = page.getByRole('figure', { name: 'Token expired' });
  await expect(sample.getByText('Boston fern was added.')).toBeVisible();
  await expect(sample.getByRole('button', { name: 'Try again' })).toBeHidden();
});
