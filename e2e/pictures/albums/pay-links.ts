import { enterCard } from '../../support/guest-shop.ts';
import type { Album } from '../album.ts';

interface Link {
  readonly id: string;
  readonly url: string;
}

const DONATION = {
  amount: undefined,
  reusable: true,
  expires_at: undefined,
  guest_amount: { min: 500, max: 50_000, presets: [1000, 2000, 5000] },
  tip_enabled: true,
  collect: { name: 'required', email: 'optional' },
};

export const payLinks: Album = async ({ camera, page, shop }) => {
  const link = (changes: object = {}): Promise<Link> =>
    shop.call('POST', '/v1/pay_links', {
      merchant: shop.merchant,
      amount: { amount: 12_000, currency: 'GBP' },
      description:
        'Deposit for your table of twelve on the terrace, which we hold until a quarter past seven',
      expires_at: new Date(Date.now() + 24 * 60 * 60_000).toISOString(),
      ...changes,
    });
  const press = (name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click();
  const deposit = await link();
  await page.goto(deposit.url);
  await page.getByLabel('Card number').waitFor();
  await camera.take('Card', page);
  await enterCard(page, '4000 0000 0000 0002');
  await press(/^Pay £/);
  await page.getByText('Your bank declined this card.').waitFor();
  await camera.take('Declined', page);

  const { url } = await link(DONATION);
  await page.goto(url);
  await camera.take('Details', page);
  await press('Continue to the card');
  await page.getByText('Nothing was paid.').waitFor();
  await camera.take('Details, refused', page);
  await page.getByText('£20.00').first().click();
  await page.getByLabel('Name').fill('Ada Byron');
  await press('Continue to the card');
  await enterCard(page, '4000 0000 0000 3220');
  await press(/^Pay £/);
  await page.getByRole('button', { name: 'Confirm payment' }).waitFor();
  const bank = page.url();
  await page.goto(url);
  await camera.take('To be confirmed', page);
  await page.goto(bank);
  await press('Confirm payment');
  await page.getByRole('heading', { name: 'Paid. Thank you.' }).waitFor();
  await camera.take('Receipt', page);

  const once = await link();
  await page.goto(once.url);
  await enterCard(page, '4242 4242 4242 4242');
  await press(/^Pay £/);
  await page.getByRole('heading', { name: 'Paid. Thank you.' }).waitFor();
  await page.context().clearCookies();
  await page.goto(once.url);
  await camera.take('Paid by another', page);
  await shop.call('POST', `/v1/pay_links/${deposit.id}/cancel`);
  await page.goto(deposit.url);
  await camera.take('Canceled', page);
  const late = await link({ inactive_message: 'Please ask us for a new link.' });
  const to = new Date(Date.now() + 48 * 60 * 60_000).toISOString();
  await shop.call('POST', '/v1/sandbox/clock/advance', { to });
  await page.goto(late.url);
  await camera.take('Expired', page);
};
