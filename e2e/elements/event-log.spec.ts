import { expect, test } from '../stack/fixtures.ts';

test('the demo’s event log shows events that fire while the page loads, each time', async ({ page }) => {
  await page.route('**/trellis-session', (route) =>
    route.fulfill({ status: 403, json: { error: 40301, message: 'No.' } }),
  );
  for (let load = 1; load <= 6; load++) {
    await page.goto('/');
    await expect(page.getByRole('log').getByText('trellis-error'), `load ${load}`).toBeVisible();
  }
});
