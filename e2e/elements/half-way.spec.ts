/*
 * What happens half-way to the four elements for a merchant's records. Each with what a person had typed or chosen by then:
 *
 *                | token refused | scope taken away | network gone and back   | another window changed the record
 *   onboarding   | here          | here             | onboarding-element.spec | here
 *   menu editor  | here          | here             | menu-editor.spec        | menu-editor.spec
 *   reporting    | here          | here             | here                    | it changes no record; here: sold meanwhile
 *   payouts      | here          | here             | here                    | payouts.spec
 */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../stack/fixtures.ts';
import { newMerchant } from '../support/new-partner.ts';
import { button, openWith, type Surface } from '../support/open-with.ts';
import type { RunningStack } from '../stack/running-stack.ts';
import { sellOne } from '../support/sell-one.ts';

const NOT_ALLOWED = 'This session isn’t allowed to do that.';

test.describe('onboarding', () => {
  const scopes = ['onboarding:read', 'onboarding:write'];
  const businessOf = async (stack: RunningStack, merchant: string): Promise<object> =>
    (await stack.call<{ business: object }>('GET', `/v1/merchants/${merchant}/onboarding`)).business;

  async function typeBusiness(page: Page): Promise<void> {
    await page.getByRole('radio', { name: 'Company', exact: true }).check();
    await page.getByLabel('What you sell').selectOption('Restaurant or café');
    await page.getByLabel('Tax number').fill('12 3456 4821');
  }

  test('a token that is refused half-way is renewed, and what was typed is saved', async ({
    page,
    stack,
    openSite,
  }) => {
    const merchant = await newMerchant(stack);
    const { site, refuseToken } = await openWith(
      { page, stack, openSite },
      { element: 'onboarding', scopes, merchant },
    );
    await typeBusiness(page);
    await refuseToken();
    await button(page, 'Save and continue').click();
    await expect(page.getByRole('heading', { level: 3, name: 'Address', exact: true })).toBeVisible();
    expect(site.tokens).toHaveLength(2);
    expect(await businessOf(stack, merchant)).toMatchObject({ tax_id_last4: '4821', type: 'company' });
  });

  test('where its scope is taken away, that is said, and what was typed stays', async ({
    page,
    stack,
    openSite,
  }) => {
    const merchant = await newMerchant(stack);
    const { narrowTo } = await openWith(
      { page, stack, openSite },
      { element: 'onboarding', scopes, merchant },
    );
    await typeBusiness(page);
    await narrowTo('onboarding:read');
    await button(page, 'Save and continue').click();
    await expect(page.getByText(NOT_ALLOWED)).toBeVisible();
    await expect(page.getByLabel('Tax number')).toHaveValue('12 3456 4821');
    expect(await businessOf(stack, merchant)).toMatchObject({ tax_id_last4: null });
    await page.reload();
    await expect(page.getByText('Quayside Kitchen', { exact: false }).first()).toBeVisible();
    await expect(button(page, 'Save and continue')).toHaveCount(0);
  });

  test('what another window has saved meanwhile is shown beside what was typed', async ({
    page,
    context,
    stack,
    openSite,
  }) => {
    const merchant = await newMerchant(stack);
    const { site } = await openWith({ page, stack, openSite }, { element: 'onboarding', scopes, merchant });
    await typeBusiness(page);
    const second = await context.newPage();
    await second.goto(site.origin);
    await second.getByRole('radio', { name: 'Sole trader', exact: true }).check();
    await second.getByLabel('What you sell').selectOption('Restaurant or café');
    await second.getByLabel('Tax number').fill('12 3456 9999');
    await button(second, 'Save and continue').click();
    await expect(second.getByRole('heading', { level: 3, name: 'Address', exact: true })).toBeVisible();
    await button(page, 'Save and continue').click();
    const clash = page.getByRole('group', { name: 'Someone else changed this meanwhile.' });
    await expect(clash).toContainText('Sole trader');
    await expect(clash).toContainText('Company');
    await button(clash, 'Save what I typed').click();
    await expect(page.getByRole('heading', { level: 3, name: 'Address', exact: true })).toBeVisible();
    expect(await businessOf(stack, merchant)).toMatchObject({ type: 'company', tax_id_last4: '4821' });
  });
});

test.describe('menu editor', () => {
  const scopes = ['menus:read', 'menus:write', 'menus:publish'];

  async function typeSection(page: Page, menu: string): Promise<Locator> {
    await button(page, 'Add menu').click();
    await page.getByLabel('Name of the menu').fill(menu);
    await button(page.getByRole('form', { name: 'New menu' }), 'Add menu').click();
    await button(page, 'Add section').click();
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('Breakfast');
    return name;
  }
  async function sectionsOf(stack: RunningStack, name: string): Promise<string[]> {
    const { data } = await stack.call<{ data: { id: string; name: string }[] }>('GET', '/v1/menus?limit=100');
    const { id } = data.find((menu) => menu.name === name) ?? { id: 'none' };
    const { sections } = await stack.call<{ sections: { name: string }[] }>(
      'GET',
      `/v1/menus/${id}?version=draft`,
    );
    return sections.map((section) => section.name);
  }

  test('a token that is refused half-way is renewed, and what was typed is saved once', async ({
    page,
    stack,
    openSite,
  }) => {
    const { site, refuseToken } = await openWith(
      { page, stack, openSite },
      { element: 'menu-editor', scopes },
    );
    await typeSection(page, 'Refused half-way');
    await refuseToken();
    await button(page, 'Add').click();
    await expect(page.getByText('The section was added.')).toBeVisible();
    expect(site.tokens).toHaveLength(2);
    expect(await sectionsOf(stack, 'Refused half-way')).toEqual(['Breakfast']);
  });

  test('where its scope is taken away, that is said, what was typed stays, and nothing is offered later', async ({
    page,
    stack,
    openSite,
  }) => {
    const { narrowTo } = await openWith({ page, stack, openSite }, { element: 'menu-editor', scopes });
    const name = await typeSection(page, 'Taken away');
    await narrowTo('menus:read');
    await button(page, 'Add').click();
    await expect(page.getByText(NOT_ALLOWED)).toBeVisible();
    await expect(name).toHaveValue('Breakfast');
    expect(await sectionsOf(stack, 'Taken away')).toEqual([]);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(button(page, 'Taken away')).toBeVisible();
    await expect(button(page, 'Add menu')).toHaveCount(0);
  });
});

test.describe('reporting', () => {
  const scopes = ['reports:read', 'reports:export'];
  const surface: Surface = { element: 'reporting', attributes: 'range="last-7-days"', scopes };
  const total = (page: Page, name: string): Locator =>
    page.getByRole('group', { name: 'Totals' }).getByRole('button', { name: new RegExp(`^${name} `) });
  const ordersOfToday = async (stack: RunningStack): Promise<number> => {
    const merchant = stack.activeMerchant.id;
    const { today } = await stack.call<{ today: string }>('GET', `/v1/reports/options?merchant=${merchant}`);
    const query = `merchant=${merchant}&from=${today}&to=${today}`;
    const { totals } = await stack.call<{ totals: { orders: number } }>('GET', `/v1/reports/sales?${query}`);
    return totals.orders;
  };

  test('a token that is refused half-way is renewed, and what was chosen is shown', async ({
    page,
    stack,
    openSite,
  }) => {
    const { site, refuseToken } = await openWith({ page, stack, openSite }, surface);
    await expect(total(page, 'Orders')).toBeEnabled();
    await page.getByLabel('Compare with').selectOption('Nothing');
    await expect(total(page, 'Orders')).toBeEnabled();
    await refuseToken();
    await page.getByLabel('Range').selectOption('Last 30 days');
    await expect(total(page, 'Orders')).toBeEnabled();
    await expect.poll(() => site.tokens.length).toBe(2);
    await expect(page.getByLabel('Range').locator('option:checked')).toHaveText('Last 30 days');
    await expect(page.getByLabel('Compare with').locator('option:checked')).toHaveText('Nothing');
  });

  test('where a scope is taken away, no figure of other filters is shown, and it is said why', async ({
    page,
    stack,
    openSite,
  }) => {
    const { narrowTo } = await openWith({ page, stack, openSite }, surface);
    await expect(total(page, 'Orders')).toBeEnabled();
    await narrowTo('reports:read');
    await button(page, 'Download CSV').click();
    await expect(page.getByText(NOT_ALLOWED)).toBeVisible();
    await expect(total(page, 'Orders')).toBeEnabled();
    await page.reload();
    await expect(total(page, 'Orders')).toBeEnabled();
    await expect(button(page, 'Download CSV')).toHaveCount(0);
    await narrowTo('menus:read');
    await page.getByLabel('Range').selectOption('Last 30 days');
    await expect(page.getByText(NOT_ALLOWED)).toBeVisible();
    await expect(page.getByRole('group', { name: 'Totals' })).toHaveCount(0);
  });

  test('without a network half-way nothing wrong is shown; once it is back, what was chosen is', async ({
    page,
    context,
    stack,
    openSite,
  }) => {
    await openWith({ page, stack, openSite }, surface);
    await expect(total(page, 'Orders')).toBeEnabled();
    await context.setOffline(true);
    await page.getByLabel('Range').selectOption('Last 30 days');
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Totals' })).toHaveCount(0);
    await context.setOffline(false);
    await expect(total(page, 'Orders')).toBeEnabled();
    await expect(page.getByLabel('Range').locator('option:checked')).toHaveText('Last 30 days');
  });

  test('what was sold meanwhile is in the next report, and the figures of one are of one moment', async ({
    page,
    stack,
    openSite,
  }) => {
    await openWith({ page, stack, openSite }, surface);
    await expect(total(page, 'Orders')).toBeEnabled();
    const before = await ordersOfToday(stack);
    await sellOne(stack);
    await expect.poll(() => ordersOfToday(stack)).toBe(before + 1);
    await page.getByLabel('Range').selectOption('Today');
    await expect(total(page, 'Orders')).toContainText(`${before + 1}`);
  });
});

test.describe('payouts', () => {
  const scopes = ['payouts:read', 'payouts:write', 'merchants:read', 'merchants:write'];
  const surface: Surface = { element: 'payouts', scopes };
  const intervalOf = async (stack: RunningStack): Promise<string> => {
    const path = `/v1/merchants/${stack.activeMerchant.id}`;
    const { payout_schedule: schedule } = await stack.call<{ payout_schedule: { interval: string } }>(
      'GET',
      path,
    );
    return schedule.interval;
  };

  async function chooseMonthly(page: Page, stack: RunningStack): Promise<Locator> {
    await stack.call('PATCH', `/v1/merchants/${stack.activeMerchant.id}`, {
      payout_schedule: { interval: 'daily' },
    });
    await page.reload();
    await button(page, 'Change schedule').click();
    const often = page.getByLabel('How often');
    await often.selectOption('Every month');
    return often;
  }

  test('a token that is refused half-way is renewed, and what was chosen is saved', async ({
    page,
    stack,
    openSite,
  }) => {
    const { site, refuseToken } = await openWith({ page, stack, openSite }, surface);
    await chooseMonthly(page, stack);
    const before = site.tokens.length;
    await refuseToken();
    await button(page, 'Save schedule').click();
    await expect(page.getByText('The schedule is saved.')).toBeVisible();
    expect(site.tokens).toHaveLength(before + 1);
    expect(await intervalOf(stack)).toBe('monthly');
  });

  test('where its scope is taken away, that is said, what was chosen stays, and nothing is offered later', async ({
    page,
    stack,
    openSite,
  }) => {
    const { narrowTo } = await openWith({ page, stack, openSite }, surface);
    const often = await chooseMonthly(page, stack);
    await narrowTo('payouts:read', 'merchants:read');
    await button(page, 'Save schedule').click();
    await expect(page.getByText(NOT_ALLOWED)).toBeVisible();
    await expect(often.locator('option:checked')).toHaveText('Every month');
    expect(await intervalOf(stack)).toBe('daily');
    await page.reload();
    await expect(page.getByText('Every day')).toBeVisible();
    await expect(button(page, 'Change schedule')).toHaveCount(0);
  });

  test('without a network half-way, what was chosen stays and is saved once it is back', async ({
    page,
    context,
    stack,
    openSite,
  }) => {
    await openWith({ page, stack, openSite }, surface);
    const often = await chooseMonthly(page, stack);
    await context.setOffline(true);
    await button(page, 'Save schedule').click();
    await expect(page.getByText('You’re offline.').first()).toBeVisible();
    await expect(often.locator('option:checked')).toHaveText('Every month');
    await context.setOffline(false);
    await button(page, 'Save schedule').click();
    await expect(page.getByText('The schedule is saved.')).toBeVisible();
    expect(await intervalOf(stack)).toBe('monthly');
  });
});
