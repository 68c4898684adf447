import type { Page } from '@playwright/test';
import { checks, violations, violationsInBoth } from '../support/axe.ts';
import { sidewaysScroll } from '../support/console-pages.ts';
import { CODE, INVITATION, mailed } from '../support/door.ts';
import { merchantOf, signUp } from '../support/new-partner.ts';
import { watchConsole } from '../support/page-observers.ts';
import { expect, test } from '../stack/fixtures.ts';

const colors = (values: Readonly<Record<string, string>>): object => ({
  $type: 'color',
  ...Object.fromEntries(Object.entries(values).map(([name, $value]) => [name, { $value }])),
});

const NIGHT = {
  background: '#0e0d12',
  surface: '#1a1822',
  text: '#f4f1fa',
  muted: '#b3adc2',
  border: '#35313f',
  'control-border': '#7d7690',
  accent: '#ff7a5c',
};

/** The themes that a partner can have stored; `undefined` is the default one. */
const THEMES = {
  default: undefined,
  dark: { color: colors(NIGHT), dark: { color: colors(NIGHT) }, radius: { control: px(4) } },
  warm: {
    color: colors({
      background: '#faf5f0',
      surface: '#fffdfb',
      text: '#2b1f1c',
      muted: '#685b56',
      border: '#e9ddd2',
      accent: '#7d1f38',
    }),
    dark: {
      color: colors({
        background: '#191313',
        surface: '#231b1b',
        text: '#f5ece8',
        muted: '#b9aaa6',
        border: '#3d3131',
        accent: '#f0aebf',
      }),
    },
    radius: { control: px(14) },
    font: { heading: { $type: 'fontFamily', $value: ['Georgia', 'serif'] } },
  },
} as const;

function px(value: number): object {
  return { $type: 'dimension', $value: { value, unit: 'px' } };
}

/** How light the ground of the page is, from 0 to 255. */
const lightness = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = getComputedStyle(document.body).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return Math.max(...[...context.getImageData(0, 0, 1, 1).data].slice(0, 3));
  });

/** The page can be read in light and dark, fits on phones and desks, and is as light as its theme. */
async function expectRight(page: Page, name: string, grounds: Readonly<Record<'light' | 'dark', boolean>>) {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 844 });
  expect([name, await sidewaysScroll(page)]).toEqual([name, 0]);
  expect(await violations(checks(page)), `${name} at a desk`).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect([name, await sidewaysScroll(page)]).toEqual([name, 0]);
  expect(await violationsInBoth(page, () => checks(page)), `${name} on a phone`).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const isLight = (await lightness(page)) > 127;
    expect([name, colorScheme, isLight]).toEqual([name, colorScheme, grounds[colorScheme]]);
  }
}

for (const [theme, tokens] of Object.entries(THEMES))
  test(`the ways in to a merchant’s dashboard are right in the ${theme} theme`, async ({ page, stack }) => {
    const said = watchConsole(page);
    const partner = await signUp(stack);
    if (tokens) await stack.call('PUT', '/v1/theme', tokens, partner.key);
    const { id } = merchantOf(partner, 'active');
    const address = `ann-${theme}@riverside.example`;
    await stack.call('POST', `/v1/merchants/${id}/members`, { email: address, role: 'owner' }, partner.key);
    const grounds = { light: theme !== 'dark', dark: false };
    const right = (name: string): Promise<void> => expectRight(page, `${theme}, ${name}`, grounds);

    await page.goto(await mailed(stack, address, INVITATION));
    await right('form');
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await right('sent');
    await page.getByLabel('Code').fill('0000 0000');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true');
    await right('wrong code');
    const code = await mailed(stack, address, CODE);
    const { origin } = new URL(page.url());
    await page.goto(`${origin}/dashboard/sign-in/link/${'x'.repeat(43)}`);
    await right('dead link');
    await page.goto(`${origin}/dashboard/reports`);
    await expect(page.getByText('You’re not signed in.')).toBeVisible();
    await right('signed out');
    await page.goto(`${origin}/dashboard/device`);
    await right('device');
    await page.getByRole('button', { name: 'Show a code' }).click();
    const widest = 'WWWW-WWWW';
    await page.getByText(/^\w{4}-\w{4}$/).evaluate((code, text) => (code.textContent = text), widest);
    await right('code of a device');
    await page.context().clearCookies({ name: 'trellis_device' });
    await page.goto(`${origin}/dashboard/sign-in/sent`);
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
    await page.getByRole('link', { name: /^Your account/ }).click();
    await right('account');
    expect(said.filter((line) => !/status of (?:4\d\d)/.test(line))).toEqual([]);
  });

test('the ways in to the console follow the reader’s preference for light or dark', async ({
  page,
  stack,
}) => {
  const said = watchConsole(page);
  const grounds = { light: true, dark: false };
  await page.goto(`${stack.api}/sign-up`);
  await expectRight(page, 'sign-up', grounds);
  await page.goto(`${stack.api}/sign-in`);
  await expectRight(page, 'sign-in', grounds);
  await page.getByLabel('Email').fill('you@greenhouse.example');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expectRight(page, 'sent', grounds);
  await page.getByLabel('Code').fill('0000 0000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true');
  await expectRight(page, 'wrong code', grounds);
  await page.goto(`${stack.api}/sign-in/link/${'x'.repeat(43)}`);
  await expectRight(page, 'dead link', grounds);
  await page.goto(`${stack.api}/console`);
  await expectRight(page, 'signed out', grounds);
  expect(said.filter((line) => !/status of (?:4\d\d)/.test(line))).toEqual([]);
});
