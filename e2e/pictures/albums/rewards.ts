import { addItem } from '../../support/guest-shop.ts';
import type { Album } from '../album.ts';

const gbp = (amount: number): object => ({ amount, currency: 'GBP' });

export const rewards: Album = async ({ camera, page, shop }) => {
  const url = `${shop.site}/${shop.slug}/rewards`;
  await page.goto(url);
  await camera.take('No program', page);
  await shop.call('POST', '/v1/loyalty/programs', {
    merchant: shop.merchant,
    terminology: { one: 'star', other: 'stars' },
    accrual: { type: 'spend', points: 1, amount: gbp(100) },
    reward_tiers: [
      { name: '£2 off', points: 5, discount: { type: 'fixed', amount: gbp(200) } },
      { name: 'A fifth off everything on the menu', points: 50, discount: { type: 'percent', bps: 2000 } },
    ],
    expiry_months: 12,
    terms_url: 'https://riverside.example/rewards',
  });
  await page.goto(url);
  await camera.take('Join', page);
  await page.getByLabel('Phone number').fill('020 7946 0018');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
  await camera.take('Code', page);
  const code = page.getByLabel('Code', { exact: true });
  await code.fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText(/^This isn’t the code/).waitFor();
  await camera.take('Code, refused', page);
  const { data } = await shop.call<{ data: { text: string }[] }>(
    'GET',
    `/v1/sandbox/messages?to=${encodeURIComponent('+442079460018')}`,
  );
  await code.fill(/^\d{6}/.exec(data[0]?.text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('5 stars to go until £2 off').waitFor();
  await camera.take('Joined', page);
  const [account] = await shop.list('/v1/loyalty/accounts');
  await shop.call('POST', `/v1/loyalty/accounts/${account}/adjust`, { points: 12, reason: 'A welcome' });
  await page.reload();
  await camera.take('With points', page);
  await page.getByRole('button', { name: 'Redeem £2 off for 5 stars' }).click();
  await page.getByText('Ready to use').waitFor();
  await camera.take('Redeemed', page);
  await page.goto(`${url}/history`);
  await camera.take('History', page);
  await page.goto(`${url}/leave`);
  await camera.take('Leave?', page);
  await page.goto(shop.url);
  await addItem(page, 'Flat white');
  await page.getByText('is in your cart').first().waitFor();
  await page.goto(`${shop.url}/cart`);
  await camera.take('Cart with a reward', page);
};
