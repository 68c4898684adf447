import type { Album } from '../album.ts';

const NAME = 'Wilhelmina Featherstonehaugh-Cholmondeley';

export const dashboard: Album = async ({ browser, camera, page, shop }) => {
  const link = async (): Promise<string> => {
    const body = { merchant: shop.merchant, surface: 'dashboard' };
    return (await shop.call<{ url: string }>('POST', '/v1/hosted_links', body)).url;
  };
  const enter = async (at = page): Promise<void> => {
    await at.goto(await link());
    await at.getByRole('button', { name: 'Open the page' }).click();
    await at.waitForURL(/\/dashboard$/);
  };
  await page.goto(await link());
  await camera.take('One-time link', page);
  await enter();
  const element = page.locator('trellis-dashboard');
  await element.getByText('Live', { exact: true }).waitFor();
  await camera.take('No orders', page);
  await shop.order('Ada Byron', ['accept'], ['ready']);
  await shop.order('Grace Hopper', ['accept', { ready_in: 25 }]);
  await shop.order('Ada Byron');
  await shop.order(NAME);
  await element.getByText(NAME).first().waitFor();
  await camera.take('New orders', page);
  for (const group of [/^Preparing/, /^Ready/, /^New/]) {
    const shown = element.getByRole('group', { name: 'Orders' }).getByRole('button', { name: group });
    if (!(await shown.isVisible())) continue;
    await shown.click();
    await camera.take('A further group', page);
  }
  await element.getByRole('button', { name: 'Reject', exact: true }).first().click();
  await camera.take('Rejecting', page);
  await element
    .getByRole('button', { name: /^Order \d+$/ })
    .last()
    .click();
  await element.getByRole('heading', { level: 2, name: /^Order \d+$/ }).waitFor();
  await camera.take('One order', page);
  const close = () => element.getByRole('button', { name: 'Close', exact: true }).click();
  await close();
  await element.getByRole('button', { name: 'History', exact: true }).click();
  await element.getByLabel('Name, phone, number or item').waitFor();
  await camera.take('History', page);
  await close();
  await element.getByRole('button', { name: 'Sold out', exact: true }).click();
  await element.getByLabel('Find an item').waitFor();
  await camera.take('Sold out', page);
  await close();
  await element.getByRole('button', { name: /^Takes orders/ }).click();
  await camera.take('Pause ordering', page);
  await element.getByRole('button', { name: '15 min', exact: true }).first().click();
  await element.getByText(/Ordering is paused at/).waitFor();
  await camera.take('Paused', page);

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await enter(plain);
  await camera.take('Without script', plain);
  await plain.close();
};
