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
  await shop.order('Grace Hopper', ['accept', { ready_in_minutes: 25 }]);
  await shop.order('Ada Byron');
  await shop.order(NAME);
  await element.getByText(NAME).first().waitFor();
  await camera.take('New orders', page);
  for (const group of [/^Preparing|^Accepted|^In progress|^Making/, /^Ready/]) {
    const tab = element.getByRole('tab', { name: group });
    if ((await tab.count()) === 0) continue;
    await tab.click();
    await camera.take('A further group', page);
  }
  await element.getByRole('tab', { name: /^New/ }).click();
  await element.getByRole('button', { name: 'Reject', exact: true }).first().click();
  await camera.take('Rejecting', page);
  await element
    .getByRole('button', { name: /^Order \d+$/ })
    .last()
    .click();
  await element.getByRole('heading', { level: 2, name: /^Order \d+$/ }).waitFor();
  await camera.take('One order', page);
  await element.getByRole('button', { name: 'All orders' }).click();
  for (const panel of ['Sold out', 'Pause ordering']) {
    await element.getByRole('button', { name: panel, exact: true }).first().click();
    await (
      panel === 'Sold out'
        ? element.getByLabel('Find an item')
        : element.getByRole('button', { name: '15 min', exact: true }).first()
    ).waitFor();
    await camera.take(panel, page);
    if (panel === 'Sold out') await element.getByRole('button', { name: panel, exact: true }).first().click();
  }
  await element.getByRole('button', { name: '15 min', exact: true }).first().click();
  await element.getByText(/Ordering is paused at/).waitFor();
  await camera.take('Paused', page);

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await enter(plain);
  await camera.take('Without script', plain);
  await plain.close();
};
