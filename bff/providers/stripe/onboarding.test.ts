import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_SCOPES } from '../../core/contract/scopes.ts';
import { EXAMPLE_CHANGE } from '../../accounts/onboarding/contract/onboarding-change.ts';
import type { OnboardingLink } from '../../accounts/onboarding/contract/onboarding.ts';
import { askForAccounts } from '../../accounts/onboarding/feature.ts';
import { onboardingCalls } from '../../accounts/onboarding/testing/applying.ts';
import { lookAtAccount } from '../../accounts/merchants/merchants.ts';
import type { Merchant } from '../../accounts/merchants/contract/merchant.ts';
import { ok } from '../../orders/orders/testing/shop.ts';
import { call, signUp, type SignedUp } from '../../testing/service/service.ts';
import { STRIPE_KEYS } from './testing/running-stripe.ts';
import { startStripeService, type StripeService } from './testing/stripe-service.ts';

/** An applicant of a production whose processor and bank is Stripe. */
let running: StripeService;
let partner: SignedUp;
let applicant: string;
beforeAll(async () => {
  running = await startStripeService();
  const { service, standIn } = running;
  const url = `${service.url}/-/providers/stripe/events`;
  standIn.sendWebhooksTo({ url, secret: STRIPE_KEYS.webhookSecret });
  const sandbox = await signUp(service, 'Card POS');
  await call(service, 'POST /v1/partners/me/publish', { credential: sandbox.key });
  const { secret } = await ok<{ secret: string }>(service, 'POST /v1/keys', sandbox.key, {
    name: 'Live',
    capability: ALL_SCOPES,
    environment: 'production',
  });
  partner = { ...sandbox, key: secret };
  applicant = await apply();
});
afterAll(() => running.stop());

const apply = async (type = 'company'): Promise<string> => {
  const { id } = await ok<Merchant>(running.service, 'POST /v1/merchants', partner.key, {
    legal_name: 'Till & Cup Ltd',
    display_name: `Till & Cup ${Math.random()}`,
    country: 'GB',
    currency: 'GBP',
    timezone: 'Europe/London',
    address: { line1: '1 Mill Lane', city: 'Reading', postal_code: 'RG1 2AB', country: 'GB' },
    business: { type, mcc: '5814' },
  });
  return id;
};

const calls = onboardingCalls(() => ({ service: running.service, partner, applicant }));

const accountOf = async (id = applicant) => {
  const row = await running.service.db
    .selectFrom('stripe_accounts')
    .selectAll()
    .where('merchant_id', '=', id)
    .executeTakeFirst();
  return row && { ...row, there: running.standIn.accounts.find(row.account) };
};

const dueOf = async (): Promise<string[]> => (await calls.read()).requirements.currently_due;

test('an onboarding becomes an account at Stripe, with its numbers, which we don’t keep', async () => {
  const saved = await calls.patch(EXAMPLE_CHANGE);
  expect([saved.status, saved.body.requirements?.currently_due]).toEqual([200, []]);
  const account = await accountOf();
  expect(account?.there.external_accounts.data).toMatchObject([{ currency: 'gbp', last4: '6819' }]);
  await expect.poll(async () => (await accountOf())?.may_charge).toBe(true);
  const { details, persons } = account?.there ?? {};
  expect(details).toMatchObject({
    business_type: 'company',
    company: { name: 'Till & Cup Ltd', address: { line1: '1 Mill Lane' } },
  });
  expect([...(persons?.values() ?? [])]).toMatchObject([{ first_name: 'Alex', id_number: 'AB126781' }]);
  const row = await running.service.db
    .selectFrom('merchants')
    .selectAll()
    .where('id', '=', applicant)
    .executeTakeFirstOrThrow();
  expect([row.tax_id_last4, row.bank_account?.token]).toEqual(['4821', expect.stringMatching(/^ba_/)]);
  expect(JSON.stringify(row)).not.toMatch(/1234564821|AB126781|31926819/);
  await expect.poll(dueOf).toEqual([]);
  expect((await calls.submit()).body.status).toBe('in_review');
});

test('the tax number reaches Stripe before the change is saved, or it isn’t saved', async () => {
  const other = await apply();
  // More than enough: a timer that saves another merchant's account may meet some of them.
  for (let faults = 0; faults < 20; faults += 1) {
    running.standIn.failNext('refused', /^POST \/v1\/accounts/);
  }
  const failed = await calls.patch({ business: { tax_id: '12 3456 4821' } }, other);
  running.standIn.clearFaults();
  expect(failed.status).toBe(502);
  const before = await calls.get(other);
  expect(before.body.business.tax_id_last4).toBeNull();
  expect((await calls.patch({ business: { tax_id: '12 3456 4821' } }, other)).status).toBe(200);
  expect((await accountOf(other))?.there.details).toMatchObject({ company: { tax_id: '1234564821' } });
});

test('a change that came too late changes no number at Stripe', async () => {
  const other = await apply();
  const { body } = await calls.patch({ business: { tax_id: '12 3456 4821' } }, other);
  const late = { business: { tax_id: '12 3456 4822' }, version: body.version - 1 };
  expect(await calls.patch(late, other)).toMatchObject({ status: 409 });
  expect((await accountOf(other))?.there.details).toMatchObject({ company: { tax_id: '1234564821' } });
});

test('what Stripe asks for by a webhook is due at the merchant, and is gone when it is answered', async () => {
  const id = await apply();
  applicant = id;
  await calls.patch(EXAMPLE_CHANGE);
  await expect.poll(async () => (await accountOf())?.may_charge).toBe(true);
  const { account } = (await accountOf()) ?? {};
  running.standIn.accounts.restrict(account ?? '', 'company.tax_id');
  await expect.poll(dueOf).toEqual(['business.tax_id']);
  const { requirements } = await calls.read();
  expect(requirements.errors).toMatchObject([{ requirement: 'business.tax_id', code: 'processor_requires' }]);
  expect((await accountOf())?.may_charge).toBe(false);
  expect((await calls.submit()).status).toBe(409);
  await calls.patch({ business: { tax_id: '12 3456 4822' } });
  await expect.poll(async () => (await accountOf())?.may_charge).toBe(true);
  await expect.poll(dueOf).toEqual([]);
});

test('what our onboarding doesn’t ask for is due as the processor’s own, and has a link there', async () => {
  const { account } = (await accountOf()) ?? {};
  running.standIn.accounts.restrict(account ?? '', 'company.verification.document');
  await expect.poll(dueOf).toEqual(['processor_account']);
  const path = `POST /v1/merchants/${applicant}/onboarding/links`;
  const body = { return_url: 'https://pos.example/merchants' };
  const { url } = await ok<OnboardingLink>(running.service, path, partner.key, body);
  expect(url).toContain(account);
  const { merchants, key } = await signUp(running.service, 'Sandbox POS');
  const none = `POST /v1/merchants/${merchants['needs_data']}/onboarding/links`;
  const refused = await call(running.service, none, { credential: key, body });
  expect([refused.status, refused.body]).toMatchObject([409, { error: 40902 }]);
  const foreign = await call(running.service, path, { credential: key, body });
  expect(foreign.status).toBe(404);
});

test('what is due stays due when an answer from before comes later', async () => {
  const id = await apply();
  applicant = id;
  await calls.patch(EXAMPLE_CHANGE);
  await expect.poll(async () => (await accountOf())?.may_charge).toBe(true);
  await expect.poll(dueOf).toEqual([]);
  const { service, standIn } = running;
  const { account } = (await accountOf()) ?? {};
  standIn.failNext('slow', new RegExp(`^GET /v1/accounts/${account}`));
  const asked = standIn.requests.length;
  const owner = { partnerId: partner.partnerId, environment: 'production' } as const;
  const slow = lookAtAccount(service.deps, owner, id);
  await expect.poll(() => standIn.requests.slice(asked)).toContain(`GET /v1/accounts/${account}`);
  standIn.accounts.restrict(account ?? '', 'company.tax_id');
  await expect.poll(dueOf).toEqual(['business.tax_id']);
  await slow;
  expect(await dueOf()).toEqual(['business.tax_id']);
  expect((await accountOf())?.may_charge).toBe(false);
});

test('a merchant that came before Stripe gets its account when it is asked for a bank account', async () => {
  const id = await apply();
  const { db, deps } = running.service;
  await db.updateTable('merchants').set({ bank_waived: true }).where('id', '=', id).execute();
  expect(await accountOf(id)).toBeUndefined();
  await askForAccounts(deps);
  await expect.poll(async () => (await accountOf(id))?.there.country).toBe('GB');
  applicant = id;
  expect(await dueOf()).toContain('bank_account');
});

test('no number is in a log', () => {
  expect(running.logLines.join('')).not.toMatch(/123456482|AB126781|31926819|Morgan/);
});
