import type { CDPSession, Page } from '@playwright/test';
import { expect } from '../stack/fixtures.ts';
import type { RunningStack } from '../stack/running-stack.ts';

/** The code of an email to sign in. */
export const CODE = /code there:\s+(\d{4} \d{4})/;
/** The link of an email to sign in to the console. */
export const LINK = /(http\S+\/sign-in\/link\/\S+)/;

/** The link of an invitation to a merchant's staff. */
export const INVITATION = /(http\S+\/dashboard\/sign-in\?email=\S+)/;

/** Waits for the newest email to an address that has a part, and returns the part. */
export async function mailed(stack: RunningStack, address: string, part: RegExp): Promise<string> {
  const found = (): string => {
    const parts = stack.mailsTo(address).map((mail) => part.exec(mail)?.[1]);
    return parts.findLast((one) => one !== undefined) ?? '';
  };
  await expect.poll(found, { timeout: 45_000 }).not.toBe('');
  return found();
}

/** Signs in to the console by the code of an email. */
export async function signInToConsole(page: Page, stack: RunningStack, address: string): Promise<void> {
  await page.goto(`${stack.api}/sign-in`);
  await page.getByLabel('Email').fill(address);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await page.getByLabel('Code').fill(await mailed(stack, address, CODE));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/console');
}

/** Follows the invitation of an address to a merchant's staff, and signs in by the code. */
export async function comeIn(page: Page, stack: RunningStack, address: string): Promise<void> {
  await page.goto(await mailed(stack, address, INVITATION));
  await expect(page.getByLabel('Email')).toHaveValue(address);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await page.getByLabel('Code').fill(await mailed(stack, address, CODE));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
}

/** Gives the page a device that keeps passkeys and always verifies its person. */
export async function addDevice(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}
