import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeatureDeps } from '../../core/feature.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { atHost, siteHost } from '../../pages/hosts/testing/at-host.ts';
import type { Merchant } from '../merchants/contract/merchant.ts';
import { reviewMerchant } from '../merchants/merchants.ts';
import { draft, ok, openShop, pay } from '../../orders/orders/testing/shop.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import { askForAccounts } from './feature.ts';
import { EXAMPLE_CHANGE } from './contract/onboarding-change.ts';
import { onboardingCalls } from './testing/applying.ts';
import { liveApplicant } from './testing/live-applicant.ts';

/**
 * A production that is connected to no bank and no processor, as it is before its operator has set either.
 */
let service: Service;
let partner: SignedUp;
let merchant: Merchant;
beforeAll(async () => {
  service = await startService();
  const applicant = await liveApplicant(service);
  partner = applicant.partner;
  merchant = await ok<Merchant>(service, `GET /v1/merchants/${applicant.id}`, partner.key);
});
afterAll(() => service.stop());

const calls = onboardingCalls(() => ({ service, partner, applicant: merchant.id }));
const owner = () => ({ partnerId: partner.partnerId, environment: 'production' }) as const;

test('without a bank, an onboarding ends without an account, and the merchant takes orders that are paid at the counter', async () => {
  expect(merchant.requirements.currently_due).not.toContain('bank_account');
  const { bank_account, ...rest } = EXAMPLE_CHANGE;
  const refused = await calls.patch({ bank_account });
  expect([refused.status, refused.body]).toMatchObject([409, { error: 40902, param: 'bank_account' }]);
  expect(refused.text).toContain('can be finished without one');
  const saved = await calls.patch(rest);
  expect(saved.body.requirements.currently_due).toEqual([]);
  expect(saved.body.steps.map(({ name }) => name)).toEqual([
    'business',
    'address',
    'people',
    'terms',
    'review',
  ]);
  expect((await calls.submit()).body.status).toBe('in_review');

  await inTransaction(service.db, ({ db }) =>
    reviewMerchant(db, owner(), merchant.id, { outcome: 'active' }, new Date(service.clock.now())),
  );
  expect(await calls.read()).toMatchObject({
    status: 'active',
    capabilities: { payments: 'active', payouts: 'inactive' },
    requirements: { currently_due: [] },
  });

  const shop = await openShop(service, { partner });
  const page = await atHost(
    service,
    siteHost(service, 'counter-pos', 'production'),
    `/${merchant.slug}/mill-lane`,
  );
  expect([page.status, page.text.includes('Burger')]).toEqual([200, true]);
  const order = await draft(shop);
  const byCard = await pay(shop, order);
  expect([byCard.status, byCard.body]).toMatchObject([409, { error: 40902 }]);
  const atCounter = await pay(shop, order, { source: { at_pickup: true } });
  expect(atCounter.status).toBe(200);
  await ok(service, `POST /v1/orders/${order.id}/accept`, shop.key, {});
  await ok(service, `POST /v1/orders/${order.id}/ready`, shop.key);
  const done = await ok<{ status: string }>(service, `POST /v1/orders/${order.id}/complete`, shop.key);
  expect(done.status).toBe('completed');
  const balance = await ok<{ next_payout: unknown; no_payout_reason?: string }>(
    service,
    `GET /v1/balance?merchant=${merchant.id}`,
    shop.key,
  );
  expect(JSON.stringify(balance)).toContain('not_connected');
});

test('once there is a bank it is asked for the account, with an event, and goes on selling', async () => {
  expect(await askForAccounts(service.deps)).toBe(false);
  expect((await calls.read()).requirements.currently_due).toEqual([]);
  const banks = { ...service.deps.banks, production: service.deps.banks.sandbox };
  await askForAccounts({ ...service.deps, banks } as FeatureDeps);
  expect(await calls.read()).toMatchObject({
    status: 'active',
    requirements: { currently_due: ['bank_account'] },
  });
  const { body } = await calls.get();
  expect(body.steps.find(({ name }) => name === 'bank')).toMatchObject({
    state: 'due',
    missing: ['bank_account'],
  });
  const told = (await calls.eventsOf()).at(-1);
  expect([told?.type, told?.data.requirements.currently_due]).toEqual([
    'merchant.onboarding_updated',
    ['bank_account'],
  ]);
});

test('the sandbox, which has a bank, asks for an account', async () => {
  const sandbox = await signUp(service);
  const { body } = await call<Merchant>(service, `GET /v1/merchants/${sandbox.merchants['needs_data']}`, {
    credential: sandbox.key,
  });
  expect(body.requirements.currently_due).toContain('bank_account');
});
