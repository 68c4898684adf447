import { codeOf, fulfil, openClub } from '../../support/club.ts';
import { awake } from './guest.ts';
import type { Tab } from './tab.ts';
import { expect, test } from './test.ts';

async function orderAtPickup(tab: Tab): Promise<void> {
  await tab.press(/^Check out/);
  await tab.fillAll({ Name: 'Ada Byron', Phone: '020 7946 0018' });
  await tab.press(/^When I get my order/, 'radio');
  await tab.press(/^(?:Continue|Place order)/);
  await tab.see('Planned for');
}

test('a guest joins by a code, earns by an order, redeems in another one, and leaves', async ({
  tab,
  stack,
}) => {
  const club = await openClub(stack);
  await tab.goto(club.shop);
  await awake(tab, 'ordering');
  await tab.press('Peace lily');
  await tab.press(/^Add ·/);
  await tab.press(/^View cart/);
  await tab.press('Sign in to collect rewards');
  await tab.fill('Phone number', '020 7946 0018');
  await tab.press('Send code');
  await tab.see('Enter your code');
  await tab.expectNoViolations();
  await tab.fill('Code', await codeOf(club, '+442079460018'));
  await tab.press('Continue');
  await tab.see('You have 0 stars.');
  await orderAtPickup(tab);
  await fulfil(club);
  await tab.driver.navigate().refresh();
  await tab.see(/You earned \d+ stars\./);

  await tab.goto(club.url);
  await tab.find('heading', /You have \d+ stars/);
  await tab.expectNoViolations();
  await tab.press('Redeem £2 off for 5 stars');
  await tab.see('The reward is yours.');
  await tab.goto(club.shop);
  await tab.press('Flat white');
  await tab.press(/^Add ·/);
  await tab.press(/^View cart/);
  await tab.press('£2 off ready to use', 'radio');
  await tab.press('Use reward');
  await tab.see('−£2.00');
  await orderAtPickup(tab);
  await fulfil(club);
  await tab.goto(`${club.url}/history`);
  await tab.see('Reward used');

  await tab.goto(club.url);
  await tab.press('Leave the program', 'link');
  await tab.press('Leave the program', 'button');
  await tab.see('Your phone number is erased.');
  const path = '/v1/loyalty/accounts';
  const members = await stack.call<{ data: object[] }>('GET', path, undefined, club.key);
  expect(members.data).toMatchObject([{ status: 'left', phone: null }]);
});
