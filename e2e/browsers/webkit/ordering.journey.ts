import { ordersOf, shopOf } from '../../support/guest-shop.ts';
import { awake, payWith, toCard } from './guest.ts';
import { expect, test } from './test.ts';

test('a guest orders without loading a page twice, meets a declined card, and sees what comes of the order', async ({
  tab,
  stack,
}) => {
  const { url, partner } = await shopOf(stack);
  await tab.goto(url);
  await awake(tab, 'ordering');
  await tab.driver.executeScript('window.isSamePage = true');
  await tab.press('Flat white');
  await tab.see('Milk');
  await tab.expectNoViolations();
  await tab.press(/^Add ·/);
  await tab.see('Flat white is in your cart.');
  await tab.press(/^View cart/);
  await tab.see('Your cart');
  await tab.press('One more Flat white');
  await tab.see('£6.80');
  await tab.driver.navigate().back();
  await tab.find('link', /^View cart/);
  await tab.driver.navigate().forward();
  await tab.press(/^Check out/);
  await tab.fillAll({ Name: 'Ada Byron', Phone: '020 7946 0018' });
  expect(await tab.driver.executeScript('return window.isSamePage')).toBe(true);
  await tab.press(/^Continue/);
  await tab.see('Pay by card');
  await awake(tab, 'ordering');
  await payWith(tab, '4000 0000 0000 0002');
  await tab.see('Your bank declined this card.');
  expect(await tab.valueOf('Card number')).toBe('4000 0000 0000 0002');
  await tab.fill('Card number', '4242 4242 4242 4242');
  await tab.press(/^Pay £/);
  await tab.expectFocusOn(/^Planned for/);
  await tab.expectNoViolations();
  const [order, ...others] = await ordersOf(stack, partner);
  expect([order?.status, others]).toEqual(['open', []]);
  const reason = { reason: 'We ran out of milk.' };
  await stack.call('POST', `/v1/orders/${order?.id}/reject`, reason, partner.key);
  await tab.see('Riverside Nursery couldn’t take your order');
  await tab.see(/You were not charged\./);
});

test('embedded under a strict policy, through a reload, a challenge at the bank and back', async ({
  tab,
  stack,
  openSite,
}) => {
  const { url, partner } = await shopOf(stack);
  const { origin } = new URL(url);
  const site = await openSite({
    policy: `default-src 'none'; script-src 'self'; connect-src ${origin} http://127.0.0.1:*; img-src ${origin}; require-trusted-types-for 'script'; trusted-types trellis-guest`,
    head: '<meta name="viewport" content="width=device-width"><script type="module" src="/trellis/ordering.js"></script>',
    body: `<main><h1>A café</h1><trellis-ordering href="${url}"><a slot="fallback" href="${url}">Order</a></trellis-ordering></main>`,
  });
  await stack.call('PUT', '/v1/partners/me/origins', { origins: [site.origin] }, partner.key);
  await tab.goto(site.origin);
  await awake(tab, 'ordering');
  await tab.expectNoViolations();
  await toCard(tab);
  await tab.see('Pay by card');
  await tab.driver.navigate().refresh();
  await payWith(tab, '4000 0000 0000 3220');
  await tab.press('Confirm payment');
  await tab.see('Planned for');
  expect(await tab.driver.getCurrentUrl()).toBe(`${site.origin}/`);
  await tab.see('Ada Byron');
  expect(await ordersOf(stack, partner)).toEqual([expect.objectContaining({ status: 'open' })]);
});
