import { newMerchant } from '../../support/new-partner.ts';
import type { RunningStack } from '../../stack/running-stack.ts';
import type { SiteOptions } from '../../support/partner-site.ts';
import type { Tab } from './tab.ts';
import { expect, test } from './test.ts';

const page = (merchant: string): SiteOptions => ({
  merchant,
  scopes: ['onboarding:read', 'onboarding:write'],
  body: `<script type="module" src="/trellis/trellis.js"></script>
    <main><h1>Set-up</h1><trellis-session endpoint="/session" api="{{api}}">
      <trellis-onboarding terms-url="/terms" terms-version="2026-11-01"></trellis-onboarding>
    </trellis-session></main>`,
  policy: "default-src 'self'; connect-src 'self' {{api}}; style-src 'self'; script-src 'self'",
});

const shows = (tab: Tab, title: string) => tab.find('heading', title);
const onboardingOf = (stack: RunningStack, merchant: string): Promise<{ status: string }> =>
  stack.call('GET', `/v1/merchants/${merchant}/onboarding`);

async function fillBusiness(tab: Tab, taxNumber: string): Promise<void> {
  await shows(tab, 'Business');
  await tab.press('Company', 'radio');
  await tab.choose('What you sell', 'Restaurant or café');
  await tab.fill(/^Tax number/, taxNumber);
  await tab.press('Save and continue');
  await shows(tab, 'Address');
  await tab.choose('Country', 'United Kingdom');
  await tab.fillAll({
    'Street and number': '12 Mill Lane',
    'Postal code': 'RG1 2AB',
    'Town or city': 'Reading',
  });
}

/** From the first step to the review. */
async function fillEverything(tab: Tab, taxNumber: string): Promise<void> {
  await fillBusiness(tab, taxNumber);
  await tab.press('Save and continue');
  await shows(tab, 'Add a person');
  await tab.press('Use the address of the business');
  await tab.fillAll({
    'Share of the business in percent': '100',
    'Full name': 'Alex Morgan',
    Day: '17',
    Month: '5',
    Year: '1984',
    Email: 'alex@riverside.example',
    Phone: '+44 20 7946 0018',
    'Identity number': 'AB 12 67 81',
  });
  await tab.press('Save this person');
  await tab.press('Continue');
  await shows(tab, 'Bank account');
  await tab.choose('Country of the bank', 'United Kingdom');
  await tab.fillAll({ 'Sort code': '60-16-13', 'Account number': '31926819' });
  await tab.press('Save and continue');
  await tab.press(/^I have read the terms/, 'checkbox');
  await tab.press('Save and continue');
  await shows(tab, 'Review');
}

test('a merchant is onboarded to active; a document is asked for, uploaded and reviewed on the way', async ({
  tab,
  stack,
  openSite,
  fileToChoose,
}) => {
  const merchant = await newMerchant(stack);
  await tab.goto((await openSite(page(merchant))).origin);
  // A number for which the sandbox asks for a document.
  await fillEverything(tab, '12 3456 0001');
  await tab.expectNoViolations();
  await tab.press('Submit for review');
  await tab.upload('Document', await fileToChoose('x.txt', 'x'));
  await tab.see('Choose a PDF, JPEG or PNG file.');
  await tab.upload('Document', await fileToChoose('extract.pdf', '%PDF-1.4\n'));
  await shows(tab, 'Review');
  await tab.press('Submit for review');
  await tab.see('You’re set up.');
  expect(await onboardingOf(stack, merchant)).toMatchObject({
    status: 'active',
    people: [{ name: 'Alex Morgan' }],
    bank_account: { last4: '6819' },
  });
});

test('what was typed stays while the service is gone and through a reload', async ({
  tab,
  stack,
  openSite,
}) => {
  const merchant = await newMerchant(stack);
  await tab.goto((await openSite(page(merchant))).origin);
  await fillBusiness(tab, '12 3456 4821');
  await stack.stopBff();
  await tab.press('Save and continue');
  await tab.see('Can’t reach ');
  expect(await tab.valueOf('Street and number')).toBe('12 Mill Lane');
  await stack.startBff();
  await tab.driver.navigate().refresh();
  await shows(tab, 'Address');
  expect(await tab.valueOf('Street and number')).toBe('12 Mill Lane');
  await tab.press('Save and continue');
  await shows(tab, 'Add a person');
  const kept = await tab.run<string>(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toContain('3456');
});
