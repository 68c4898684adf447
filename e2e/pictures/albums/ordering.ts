import { ADD, addItem, enterCard, PLACED } from '../../support/guest-shop.ts';
import type { Album } from '../album.ts';

const NAME = 'Wilhelmina Featherstonehaugh-Cholmondeley';

/** A guest's way from the first page of the site to an order. */
export const ordering: Album = async (sitting) => {
  const { camera, page, shop } = sitting;
  const press = (name: string | RegExp): Promise<void> =>
    page.getByRole('button', { name }).or(page.getByRole('link', { name })).last().click();
  const at = async (path: string, name: string): Promise<void> => {
    await page.goto(path);
    await camera.take(name, page);
  };
  await at(shop.site, 'Start');
  await at(`${shop.site}/${shop.slug}`, 'Merchant');
  await at(`${shop.url}/cart`, 'Empty cart');
  await shop.setAvailable('Carrot cake', false);
  await at(shop.url, 'Menu');
  await shop.setAvailable('Carrot cake', true);
  await page.reload();
  await page.getByRole('link', { name: /^Slow-roasted/ }).click();
  await page.getByRole('heading', { level: 1, name: /^Slow-roasted/ }).waitFor();
  await camera.take('Item', page);
  await press(ADD);
  await page
    .getByText(/is in your cart/)
    .first()
    .waitFor();
  await addItem(page, 'Carrot cake');
  await page.getByText('Carrot cake is in your cart.').first().waitFor();
  await camera.take('Menu with a cart', page);
  await at(`${shop.url}/cart`, 'Cart');
  await shop.setAvailable('Carrot cake', false);
  await at(`${shop.url}/cart`, 'Sold out meanwhile');
  await shop.setAvailable('Carrot cake', true);
  await at(`${shop.url}/checkout`, 'Checkout');
  await page.getByLabel('Name').fill('4242 4242 4242 4242');
  await page.getByLabel('Phone').fill('12');
  await press(/^Continue/);
  await page.getByRole('alert').first().waitFor();
  await camera.take('Checkout, refused', page);
  await page.getByLabel('Name').fill(NAME);
  await page.getByLabel('Phone').fill('020 7946 0018');
  await press(/^Continue/);
  await page.getByLabel('Card number').waitFor();
  await camera.take('Card', page);
  await enterCard(page, '4000 0000 0000 0002');
  await press(/^Pay £/);
  await page.getByText('Your bank declined this card.').waitFor();
  await camera.take('Declined', page);
  await enterCard(page, '4000 0000 0000 3220');
  await press(/^Pay £/);
  await page.getByRole('button', { name: 'Confirm payment' }).waitFor();
  await camera.take('Challenge', page);
  await press('Confirm payment');
  await page.getByRole('heading', PLACED).waitFor();
  await camera.take('Order sent', page);
  await press(/^Cancel/);
  await page.getByRole('heading', { name: /^Cancel order/ }).waitFor();
  await camera.take('Cancel?', page);
};

/** Orders in each state, and places that take none. */
export const orders: Album = async (sitting) => {
  const { camera, page, shop } = sitting;
  const at = async (path: string, name: string): Promise<void> => {
    await page.goto(path);
    await camera.take(name, page);
  };
  await at(await shop.order(NAME, ['accept', { ready_in: 25 }]), 'Accepted');
  await at(await shop.order(NAME, ['accept'], ['ready']), 'Ready');
  await at(await shop.order(NAME, ['accept'], ['ready'], ['complete']), 'Completed');
  await at(
    await shop.order(NAME, ['reject', { reason: 'The kitchen has lost its gas supply.' }]),
    'Rejected',
  );
  await at(await shop.order(NAME, ['cancel', { reason: 'Ordered twice.' }]), 'Canceled');
  const until = new Date(Date.now() + 45 * 60_000).toISOString();
  await shop.set({ pause: { until, reason: 'The queue is long today.' } });
  await at(shop.url, 'Paused');
  await shop.set({ pause: null, hours: { default: [{ day: 'monday', open: '04:00', close: '04:30' }] } });
  await at(shop.url, 'Closed');
  await shop.set({ status: 'closed' });
  await at(shop.url, 'Closed for good');
  await shop.set({ status: 'active' });
  await shop.call('POST', `/v1/menus/${shop.menu}/archive`);
  await at(shop.url, 'No menu');
};
