import { once } from 'node:events';
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';
import type { Browser, Page } from '@playwright/test';
import { checks, violationsInBoth } from '../support/axe.ts';
import { CODE, mailed } from '../support/door.ts';
import { freePorts } from '../stack/free-ports.ts';
import { expect, test } from '../stack/fixtures.ts';

const CLIENT = { client_id: 'trellis', client_secret: 'a secret of at least thirty-two bytes' };

/** An identity provider on this machine, with its own pages: any name signs in, and is the address. */
async function startProvider(api: string): Promise<{ issuer: string; close: () => void }> {
  const [port] = await freePorts(1);
  const issuer = `http://localhost:${port}`;
  const provider = new Provider(issuer, {
    clients: [{ ...CLIENT, redirect_uris: [api] }],
    claims: { email: ['email', 'email_verified'] },
    cookies: { keys: ['only for tests'] },
    findAccount: (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ sub, email: sub, email_verified: !sub.startsWith('unverified') }),
    }),
  });
  // A team's own is known once it has signed up.
  provider.Client.prototype.redirectUriAllowed = (uri) =>
    /^\/sign-in\/sso\/callback\/par_\w+$/.test(uri.slice(api.length));
  const server = createServer(provider.callback()).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { issuer, close: () => void server.close() };
}

const newPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ javaScriptEnabled: false })).newPage();

/** Types an address at the door, and signs in at the provider, which asks for the name and for consent. */
async function signInAt(page: Page, api: string, address: string, name = address): Promise<void> {
  await page.goto(`${api}/sign-in`);
  await page.getByLabel('Email').fill(address);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  // If the provider is required, the page redirects to it.
  const choice = page.getByRole('button', { name: 'Email me a link instead' });
  const login = page.getByPlaceholder('Enter any login');
  await expect(choice.or(login)).toBeVisible();
  if (await choice.isVisible()) await page.getByRole('link', { name: 'Continue' }).click();
  await confirmAt(page, name);
}

async function confirmAt(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('anything');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  // It asks for consent only once.
  const consent = page.getByRole('heading', { name: 'Authorize' });
  const done = page.getByRole('heading', { level: 1 }).filter({ hasNotText: /Authorize|Sign-in/ });
  await expect(consent.or(done).first()).toBeVisible();
  if (await consent.isVisible()) await page.getByRole('button', { name: 'Continue' }).click();
}

const APP = 'leafpos.example';

test('a team signs in by its identity provider, without script: set up, required, and refused otherwise', async ({
  browser,
  ownStack: stack,
}) => {
  const { api } = stack;
  const provider = await startProvider(api);
  const owner = await newPage(browser);
  await owner.goto(`${api}/sign-up`);
  await owner.getByLabel('Company').fill('Leaf POS');
  await owner.getByLabel('Email').fill(`olive@${APP}`);
  await owner.getByRole('button', { name: 'Email me a link' }).click();
  await owner.getByLabel('Code').fill(await mailed(stack, `olive@${APP}`, CODE));
  await owner.getByRole('button', { name: 'Continue' }).click();
  await expect(owner.getByRole('heading', { name: 'Get started' })).toBeVisible();
  for (const name of ['dev', 'gone', 'unverified']) {
    await owner.goto(`${api}/console/team/invite`);
    await owner.getByLabel('Email').fill(`${name}@${APP}`);
    await owner.getByRole('button', { name: 'Send invitation' }).click();
    await expect(owner.getByRole('cell', { name: `${name}@${APP}` }).first()).toBeVisible();
  }

  await owner.getByRole('link', { name: 'Single sign-on' }).click();
  await owner.getByLabel('Issuer').fill(provider.issuer);
  await owner.getByLabel('Client ID').fill(CLIENT.client_id);
  await owner.getByLabel('Client secret').fill(CLIENT.client_secret);
  await owner.getByLabel('Domains of addresses').fill(APP);
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('Not checked yet')).toBeVisible();
  await owner.getByRole('button', { name: 'Check now' }).click();
  await expect(owner.getByText('Verified')).toBeVisible();

  // Required only once an owner has tried it, with a proof by the provider.
  await signInAt(owner, api, `olive@${APP}`);
  await owner.waitForURL(`${api}/console`);
  await owner.goto(`${api}/console/team/sso`);
  await owner.getByLabel('Required for these domains').check();
  await owner.getByRole('button', { name: 'Save' }).click();
  await owner.getByRole('button', { name: 'Continue with single sign-on' }).click();
  await confirmAt(owner, `olive@${APP}`);
  await expect(owner.getByRole('heading', { name: 'It’s you' })).toBeVisible();
  await owner.getByRole('button', { name: 'Continue' }).click();
  await expect(owner.getByText('Required', { exact: true })).toBeVisible();

  const developer = await newPage(browser);
  await signInAt(developer, api, `dev@${APP}`);
  await developer.waitForURL(`${api}/console`);
  await expect(developer.getByText('Developer', { exact: true })).toBeVisible();

  const byEmail = await newPage(browser);
  await byEmail.goto(`${api}/sign-in?email=dev@${APP}&way=email`);
  await byEmail.getByRole('button', { name: 'Email me a link' }).click();
  await expect(byEmail.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect.poll(() => stack.mailsTo(`dev@${APP}`).at(-1) ?? '').toContain('single sign-on');
  expect(stack.mailsTo(`dev@${APP}`).at(-1)).not.toMatch(CODE);

  const unverified = await newPage(browser);
  await signInAt(unverified, api, `unverified@${APP}`);
  await expect(unverified.getByText('email address is verified')).toBeVisible();

  const gone = await newPage(browser);
  await signInAt(gone, api, `gone@${APP}`);
  await gone.waitForURL(`${api}/console`);
  await owner.goto(`${api}/console/team`);
  await owner.getByRole('link', { name: `Remove gone@${APP}` }).click();
  await owner.getByRole('button', { name: 'Remove' }).click();
  await expect(owner.getByRole('heading', { name: 'Team' })).toBeVisible();
  await gone.goto(`${api}/console`);
  await expect(gone.getByRole('heading', { name: 'You’re not signed in' })).toBeVisible();
  await gone.context().clearCookies();
  await signInAt(gone, api, `gone@${APP}`);
  await expect(gone.getByText('isn’t on the team')).toBeVisible();
  provider.close();
});

test('its pages pass axe in light and dark, and fit', async ({ page, ownStack: stack }) => {
  const provider = await startProvider(stack.api);
  await page.goto(`${stack.api}/sign-up`);
  await page.getByLabel('Company').fill('Fit POS');
  await page.getByLabel('Email').fill('fit@fitpos.example');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await page.getByLabel('Code').fill(await mailed(stack, 'fit@fitpos.example', CODE));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/console');
  const settings = `${stack.api}/console/team/sso`;
  await page.goto(settings);
  await page.getByLabel('Issuer').fill(provider.issuer);
  await page.getByLabel('Client ID').fill(CLIENT.client_id);
  await page.getByLabel('Client secret').fill(CLIENT.client_secret);
  await page
    .getByLabel('Domains of addresses')
    .fill('fitpos.example\nlong.name.of.a.domain.of.addresses.fitpos.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('Verified').first()).toBeVisible();
  await page.goto(`${stack.api}/sign-in`);
  await page.getByLabel('Email').fill('fit@fitpos.example');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
  for (const path of [page.url(), settings, `${settings}/remove`]) {
    await page.goto(path);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([path, width, overflow]).toEqual([path, width, 0]);
    }
    expect(await violationsInBoth(page, () => checks(page))).toEqual([]);
  }
  provider.close();
});
