import type { Page } from '@playwright/test';
import { checks, violationsInBoth } from '../support/axe.ts';
import { addDevice, CODE, mailed } from '../support/door.ts';
import { expect, test } from '../stack/fixtures.ts';
import type { RunningStack } from '../stack/running-stack.ts';

async function signUp(page: Page, stack: RunningStack, address: string): Promise<void> {
  await page.goto(`${stack.api}/sign-up`);
  await page.getByLabel('Company').fill('Corner Shop POS');
  await page.getByLabel('Email').fill(address);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await page.getByLabel('Code').fill(await mailed(stack, address, CODE));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/console');
}

test('a passkey is added on the account’s page, signs in, and is removed', async ({ page, stack }) => {
  const { cdp, authenticatorId } = await addDevice(page);
  await signUp(page, stack, 'kay@corner.example');
  await page.goto(`${stack.api}/console/account`);
  await page.getByLabel('Name', { exact: true }).fill('Test device');
  expect(await violationsInBoth(page, () => checks(page))).toEqual([]);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('cell', { name: 'Test device', exact: true })).toBeVisible();
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }]);
  await expect.poll(() => stack.mailsTo('kay@corner.example').join()).toContain('A passkey was added');

  // A device has one passkey for an account.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('has a passkey for your account already');

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
  // Without its person, the device gives nothing away.
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.goto(`${stack.api}/sign-in`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('gave no passkey');
  expect(await violationsInBoth(page, () => checks(page))).toEqual([]);
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('**/console');

  // Offered among the suggestions of the field, it is chosen by the device without a person to do so.
  await page.goto(`${stack.api}/console/account`);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
  await page.goto(`${stack.api}/sign-in?next=/console/account`);
  await page.waitForURL(({ pathname }) => pathname === '/console/account', { timeout: 15_000 });

  await page.goto(`${stack.api}/console/account`);
  await page.getByRole('button', { name: 'Remove Test device' }).click();
  await expect(page.getByRole('cell', { name: 'Test device', exact: true })).toHaveCount(0);
  await expect.poll(() => stack.mailsTo('kay@corner.example').join()).toContain('A passkey was removed');
});

test('a person proves who they are by a passkey or a code, and a kept form goes on', async ({
  page,
  stack,
}) => {
  await addDevice(page);
  await signUp(page, stack, 'lou@corner.example');
  await page.goto(`${stack.api}/console/account`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('button', { name: /^Remove / })).toBeVisible();

  /** Opens the page as it is for a form that was refused: the service asks only ten minutes after a proof. */
  const openFor = async (email: string): Promise<void> => {
    await page.goto(`${stack.api}/console/prove`);
    await expect(page.getByRole('heading', { name: 'Confirm that it’s you' })).toBeVisible();
    const fields = [
      ['email', email],
      ['role', 'viewer'],
    ];
    await page.evaluate(
      (again) => {
        for (const form of document.querySelectorAll('.prove form')) {
          const kept = Object.assign(document.createElement('input'), { type: 'hidden', name: 'again' });
          kept.value = again;
          form.append(kept);
        }
      },
      JSON.stringify({ path: '/console/team/invite', fields }),
    );
  };
  await openFor('pat@corner.example');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await violationsInBoth(page, () => checks(page))).toEqual([]);
  }
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('cell', { name: 'pat@corner.example' }).first()).toBeVisible();

  await openFor('sam@corner.example');
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByLabel('Code')).toBeVisible();
  expect(await violationsInBoth(page, () => checks(page))).toEqual([]);
  const sent = () =>
    stack.mailsTo('lou@corner.example').findLast((mail) => mail.includes('confirmation code'));
  await expect.poll(sent).toBeDefined();
  await page.getByLabel('Code').fill('0000 000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('The one-time code is wrong')).toBeVisible();
  await page.getByLabel('Code').fill(/code there:\s+(\d{4} \d{4})/.exec(sent() ?? '')?.[1] ?? '');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('cell', { name: 'sam@corner.example' }).first()).toBeVisible();
});
