import { DONATION, newSeller } from '../../support/seller.ts';
import { awake, payWith } from './guest.ts';
import { expect, test } from './test.ts';

test('a guest chooses an amount, meets a declined card, confirms at the bank and keeps the receipt', async ({
  tab,
  stack,
}) => {
  const seller = await newSeller(stack);
  const link = await seller.link(DONATION);
  await tab.goto(link.url);
  await tab.press('£20.00', 'radio');
  await tab.press('10%', 'radio');
  await tab.expectNoViolations();
  await tab.press('Continue to the card');
  await tab.see('Nothing was paid.');
  await tab.fill('Name', 'Ada Byron');
  await tab.press('Continue to the card');
  await payWith(tab, '4000 0000 0000 0002');
  await tab.see('Your bank declined this card. You were not charged');
  await payWith(tab, '4000 0000 0000 3220');
  await tab.press('Confirm payment');
  await tab.see('Paid. Thank you.');
  await tab.expectNoViolations();
  const receipt = await tab.find('article', 'Receipt');
  expect(await receipt.getText()).toMatch(/Ada Byron[^]*£22\.00|£22\.00[^]*Ada Byron/);
  expect(await seller.paidCount(link)).toBe(1);
});

test('the other amount is asked for only where it is chosen', async ({ tab, stack }) => {
  const seller = await newSeller(stack);
  await tab.goto((await seller.link(DONATION)).url);
  await tab.find('radio', 'Other');
  expect(await tab.all('textbox', 'Other amount in GBP')).toEqual([]);
  await tab.click(await tab.find('radio', 'Other', 0));
  await tab.find('textbox', 'Other amount in GBP');
});

test('embedded in a page of a partner, which is told once that it was paid', async ({
  tab,
  stack,
  openSite,
}) => {
  const seller = await newSeller(stack);
  const link = await seller.link(DONATION);
  const { origin } = new URL(link.url);
  const site = await openSite({
    policy: `default-src 'none'; script-src 'self'; connect-src ${origin} http://127.0.0.1:*; img-src ${origin}; require-trusted-types-for 'script'; trusted-types trellis-guest`,
    head: '<meta name="viewport" content="width=device-width"><script type="module" src="/trellis/pay-link.js"></script>',
    body: `<main><h1>A garden</h1><trellis-pay-link href="${link.url}"><a slot="fallback" href="${link.url}">Pay</a></trellis-pay-link></main>`,
  });
  await seller.call('PUT', '/v1/partners/me/origins', { origins: [site.origin] });
  await tab.goto(site.origin);
  await awake(tab, 'pay-link');
  await tab.driver.executeScript(
    `window.heard = []; document.addEventListener('trellis-link-paid', ({ detail }) => heard.push(detail.id))`,
  );
  await tab.press('£20.00', 'radio');
  await tab.fill('Name', 'Ada Byron');
  await tab.press('Continue to the card');
  await payWith(tab, '4242 4242 4242 4242');
  await tab.see('Paid. Thank you.');
  await tab.expectNoViolations();
  expect(await tab.driver.executeScript('return heard')).toEqual([expect.stringMatching(/^pay_/)]);
  expect(await tab.driver.getCurrentUrl()).toBe(`${site.origin}/`);
  expect(await seller.paidCount(link)).toBe(1);
});
