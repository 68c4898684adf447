import type { Page } from '@playwright/test';
import type { MintedSession } from '../support/partner-site.ts';
import { PlantForm, freshNumber } from '../support/plant-form.ts';
import type { RunningStack } from '../stack/running-stack.ts';
import { expect, test } from '../stack/fixtures.ts';
import { watchConsole } from '../support/page-observers.ts';

const APP = {
  head: '<script type="module" src="/trellis/trellis.js"></script>',
  body: `<trellis-session endpoint="/session" api="{{api}}">
    <trellis-create-plant></trellis-create-plant></trellis-session>`,
};

const notRegistered = (origin: string): string => `${origin} isn’t a registered origin.`;

interface OtherPartner {
  readonly key: { readonly secret: string };
}

/**
 * A page that obtained a token and sends a request by itself: the status, or that its browser hid the
 * response.
 */
function addByHand(
  page: Page,
  stack: RunningStack,
  token: string,
  id: string,
): Promise<number | 'no answer'> {
  return page.evaluate(
    async ([url, token, id]) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const body = `{"id":${id},"name":"By hand"}`;
      const answer = await fetch(`${url}/plants`, { method: 'POST', headers, body }).catch(() => undefined);
      return answer ? answer.status : 'no answer';
    },
    [stack.api, token, id] as const,
  );
}

/** A plant of this number can be added from a server, so it did not exist before. */
async function expectFree(stack: RunningStack, { token }: MintedSession, id: string): Promise<void> {
  const answer = await fetch(`${stack.api}/plants`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: `{"id":${id},"name":"From a server"}`,
  });
  expect(answer.status).toBe(200);
}

test('a page of a registered origin adds a plant', async ({ page, openSite }) => {
  const site = await openSite(APP);
  const form = new PlantForm(page);
  await page.goto(site.origin);
  await form.submit({ id: freshNumber(), name: 'Fittonia' });
  await expect(form.added('Fittonia')).toBeVisible();
});

test('a page of a foreign origin learns that it is not registered, and adds nothing', async ({
  page,
  stack,
  openSite,
}) => {
  const site = await openSite({ ...APP, stranger: true });
  const form = new PlantForm(page);
  const id = freshNumber();
  const said = watchConsole(page);
  await page.goto(site.origin);
  await expect(form.form.getByText(notRegistered(site.origin))).toBeVisible();
  await expect(form.add).toBeHidden();
  const [advice, ...more] = said.filter((line) => line.startsWith('warning: '));
  expect(advice).toContain(`PUT ${stack.api}/v1/partners/me/origins {"origins":["${site.origin}"]}`);
  expect(more).toEqual([]);
  const session = await site.mint();
  expect(await addByHand(page, stack, session.token, id)).toBe('no answer');
  await expectFree(stack, session, id);
});

test('the same page works once its origin is registered', async ({ page, stack, openSite }) => {
  const site = await openSite({ ...APP, stranger: true });
  const form = new PlantForm(page);
  await page.goto(site.origin);
  await expect(form.form.getByText(notRegistered(site.origin))).toBeVisible();
  await stack.allowOrigins(site.origin);
  await form.tryAgain.click();
  await form.submit({ id: freshNumber(), name: 'Hatiora' });
  await expect(form.added('Hatiora')).toBeVisible();
});

test('a page with an unreachable api names the host that it cannot reach', async ({ page, openSite }) => {
  const site = await openSite({ ...APP, body: APP.body.replace('{{api}}', 'http://localhost:9') });
  const form = new PlantForm(page);
  await page.goto(site.origin);
  await expect(form.form.getByText('Can’t reach localhost:9.')).toBeVisible();
  await expect(form.form.getByText('twice')).toBeHidden();
});

test('a page whose api is another server names the host whose response it cannot read', async ({
  page,
  openSite,
}) => {
  const site = await openSite({ ...APP, body: APP.body.replace('{{api}}', '') });
  const form = new PlantForm(page);
  await page.goto(site.origin);
  await expect(
    form.form.getByText(`The response from ${new URL(site.origin).host} can’t be read.`),
  ).toBeVisible();
});

test('an origin that is removed from the list stops working', async ({ page, stack, openSite }) => {
  const site = await openSite(APP);
  const form = new PlantForm(page);
  const id = freshNumber();
  await page.goto(site.origin);
  await expect(form.add).toBeEnabled();
  await stack.allowOrigins();
  await form.submit({ id, name: 'Gynura' });
  await expect(form.form.getByText(notRegistered(site.origin))).toBeVisible();
  expect(await form.values()).toMatchObject({ id, name: 'Gynura' });
  await expectFree(stack, await site.mint(), id);
});

test('a page of another partner cannot use this partner’s token', async ({ page, stack, openSite }) => {
  const site = await openSite({ ...APP, stranger: true });
  const other = await stack.call<OtherPartner>('POST', '/v1/partners', { name: 'Another partner' });
  await stack.call('PUT', '/v1/partners/me/origins', { origins: [site.origin] }, other.key.secret);
  const form = new PlantForm(page);
  const id = freshNumber();
  await page.goto(site.origin);
  await expect(form.form.getByText(notRegistered(site.origin))).toBeVisible();
  await expect(form.add).toBeHidden();
  const session = await site.mint();
  expect(await addByHand(page, stack, session.token, id)).toBe('no answer');
  await expectFree(stack, session, id);
});

test('operations for partner keys are not for browsers, on any origin', async ({ page, stack }) => {
  await page.goto('/');
  const answered = await page.evaluate(
    async ([url, key]) => {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: '{}' };
      return fetch(`${url}/v1/sessions`, init).then(
        () => 'answered',
        () => 'no answer',
      );
    },
    [stack.api, stack.key] as const,
  );
  expect(answered).toBe('no answer');
});
