/*
 * A file on a slow line, as slow as the browser makes it: how far its upload is, canceling it, and what happens to it half-way.
 */
import { crc32 } from 'node:zlib';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from '../stack/fixtures.ts';
import { button, openWith } from '../support/open-with.ts';

const SLOW_BYTES_PER_S = 250_000;
const FILE_BYTES = 1_500_000;
const scopes = ['menus:read', 'menus:write', 'menus:publish'];
/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A picture that is larger than what it shows: a text is in it. */
function largePicture(): Buffer {
  const text = Buffer.concat([Buffer.from('tEXtComment\0'), Buffer.alloc(FILE_BYTES, 'x')]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(text.length - 4);
  check.writeUInt32BE(crc32(text));
  const behindHeader = 33;
  return Buffer.concat([PNG.subarray(0, behindHeader), length, text, check, PNG.subarray(behindHeader)]);
}

/** The line of a page. */
async function lineOf(page: Page): Promise<(state: 'slow' | 'fast') => Promise<void>> {
  const line: CDPSession = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  return async (state) => {
    const uploadThroughput = state === 'slow' ? SLOW_BYTES_PER_S : -1;
    const others = { offline: false, latency: 0, downloadThroughput: -1 };
    await line.send('Network.emulateNetworkConditions', { ...others, uploadThroughput });
  };
}

/** A new item with a picture that is chosen and not sent yet. */
async function choosePicture(page: Page, menu: string): Promise<Locator> {
  await button(page, 'Add menu').click();
  await page.getByLabel('Name of the menu').fill(menu);
  await button(page.getByRole('form', { name: 'New menu' }), 'Add menu').click();
  await button(page, 'Add section').click();
  await page.getByLabel('Name', { exact: true }).fill('Soups');
  await button(page, 'Add').click();
  await expect(page.getByText('The section was added.')).toBeVisible();
  await page.getByRole('button', { name: 'Add item to Soups' }).click();
  const form = page.getByRole('form', { name: 'New item' });
  await form
    .getByLabel('Picture')
    .setInputFiles({ name: 'soup.png', mimeType: 'image/png', buffer: largePicture() });
  await expect(form.getByLabel('Shape')).toBeVisible();
  return form;
}

const shown = (form: Locator): Locator => form.getByRole('progressbar');

/** Part of it has been sent, and not all. */
const isHalfWay = (form: Locator): Promise<void> =>
  expect
    .poll(() => shown(form).evaluate((bar) => (bar as HTMLProgressElement).position), { intervals: [50] })
    .toBeGreaterThan(0.05);

test('says how far a picture is, and stops when it is canceled; what was chosen stays', async ({
  page,
  stack,
  openSite,
}) => {
  await openWith({ page, stack, openSite }, { element: 'menu-editor', scopes });
  const form = await choosePicture(page, 'Canceled half-way');
  const line = await lineOf(page);
  const stored: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/v1/images') && response.status() === 201) stored.push(response.url());
  });
  await line('slow');
  await button(form, 'Use this picture').click();
  await isHalfWay(form);
  await expect(form.getByText(/^\d+% of 1\.5 MB$/)).toBeVisible();
  await button(form, 'Cancel').click();
  await expect(shown(form)).toHaveCount(0);
  await expect(button(form, 'Use this picture')).toBeFocused();
  expect(stored).toEqual([]);
  await line('fast');
  await button(form, 'Use this picture').click();
  await expect(form.getByLabel('What it shows')).toBeFocused();
  expect(stored).toHaveLength(1);
});

test('a token that is refused is renewed, and the picture sent again', async ({ page, stack, openSite }) => {
  const { site, refuseToken } = await openWith({ page, stack, openSite }, { element: 'menu-editor', scopes });
  const form = await choosePicture(page, 'Refused half-way, with a picture');
  await refuseToken();
  await button(form, 'Use this picture').click();
  await expect(form.getByLabel('What it shows')).toBeFocused();
  expect(site.tokens).toHaveLength(2);
});

test('where the scope is taken away, that is said, and the picture stays', async ({
  page,
  stack,
  openSite,
}) => {
  const { narrowTo } = await openWith({ page, stack, openSite }, { element: 'menu-editor', scopes });
  const form = await choosePicture(page, 'Taken away, with a picture');
  await narrowTo('menus:read');
  await button(form, 'Use this picture').click();
  await expect(page.getByText('This session isn’t allowed to do that.')).toBeVisible();
  await expect(form.getByLabel('Shape')).toBeVisible();
});
