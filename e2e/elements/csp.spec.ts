import type { Page } from '@playwright/test';
import { freshNumber, PlantForm } from '../support/plant-form.ts';
import { expect, test } from '../stack/fixtures.ts';
import { watchConsole, watchRequests } from '../support/page-observers.ts';

const STRICT = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src {{api}}";
const HEAD = '<script type="module" src="/trellis/trellis.js"></script>';

/** The token comes with a script of the page's own origin, because this page may not connect to it. */
const FETCH_TOKEN = `
  let times = 0;
  document.querySelector('trellis-session').fetchToken = async () => {
    times += 1;
    return (await import('/session.js?' + times)).default;
  };`;

const PAGES = {
  'fetchToken, and a connect-src that has the BFF alone': {
    policy: STRICT,
    head: `${HEAD}<script type="module" src="/page.js"></script>`,
    body: `<trellis-session api="{{api}}"><trellis-create-plant></trellis-create-plant></trellis-session>`,
    files: { '/page.js': FETCH_TOKEN },
  },
  'endpoint, and a connect-src that has the page’s own origin too': {
    policy: STRICT.replace('connect-src', "connect-src 'self'"),
    head: HEAD,
    body: `<trellis-session endpoint="/session" api="{{api}}"><trellis-create-plant></trellis-create-plant>
      </trellis-session>`,
  },
};

/** Violations of the page's policy from the first moment; call it before the page is opened. */
async function watchViolations(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('violationSeen', (violation: string) => {
    seen.push(violation);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (Reflect.get(window, 'violationSeen') as (it: string) => void)(`${violatedDirective} ${blockedURI}`);
    });
  });
  return seen;
}

for (const [name, site] of Object.entries(PAGES)) {
  test(`under the strict policy, with ${name}: a plant is added, nothing is violated or said`, async ({
    page,
    openSite,
  }) => {
    const { origin } = await openSite(site);
    const said = watchConsole(page);
    const violations = await watchViolations(page);
    const form = new PlantForm(page);
    await page.goto(origin);
    await form.submit({ id: freshNumber(), name: 'Ctenanthe', tag: 'striped' });
    await expect(form.added('Ctenanthe')).toBeVisible();
    await form.submit({ id: 'x', name: '' });
    await expect(form.number).toHaveAttribute('aria-invalid', 'true');
    expect(violations).toEqual([]);
    expect(said).toEqual([]);
  });
}

test('the observer itself notices violations', async ({ page, openSite }) => {
  const { origin } = await openSite({ policy: STRICT, body: '<p style="color: red">Inline</p>' });
  const said = watchConsole(page);
  const violations = await watchViolations(page);
  await page.goto(origin);
  await expect.poll(() => violations).toEqual([expect.stringContaining('style-src')]);
  expect(said).toHaveLength(1);
});

test('the built files request nothing from other origins', async ({ page, openSite }) => {
  const names = ['trellis', 'session', 'create-plant', 'webhooks', 'hosted'];
  const { origin } = await openSite({
    body: names.map((it) => `<script type="module" src="/trellis/${it}.js"></script>`).join(''),
  });
  const sent = watchRequests(page, () => true);
  await page.goto(origin);
  expect(await page.evaluate(() => customElements.get('trellis-create-plant') !== undefined)).toBe(true);
  expect(sent.length).toBeGreaterThan(names.length);
  expect(sent.filter((request) => new URL(request.url()).origin !== origin)).toEqual([]);
});
