import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { RunningStack } from '../stack/running-stack.ts';
import { signUp } from './new-partner.ts';

const STAND_IN = fileURLToPath(
  new URL('../../bff/providers/stripe/testing/stand-in-process.ts', import.meta.url),
);
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const DAY_MS = 24 * 60 * 60 * 1000;
const PERSON = {
  roles: ['representative', 'owner'],
  name: 'Alex Morgan',
  birth_date: '1984-05-17',
  email: 'alex@riverside.example',
  phone: '+442079460018',
  address: { line1: '3 Weir Road', city: 'Reading', postal_code: 'RG1 4QT', country: 'GB' },
  id_number: 'AB 12 67 81',
  ownership: 100,
};

/** A merchant of production whose cards Stripe's stand-in charges. */
export interface CardShop {
  readonly stack: RunningStack;
  /** The origin of the stand-in. */
  readonly stripe: string;
  /** The partner's production key. */
  readonly key: string;
  /** The address of its menu, and of a link to pay £36.48. */
  readonly menu: string;
  readonly payLink: string;
  stop(): Promise<void>;
}

/** Starts the stand-in and a stack of its own with Stripe as its processor, and lets a merchant in. */
export async function openCardShop(): Promise<CardShop> {
  const standIn = fork(STAND_IN, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const { url: stripe } = await new Promise<{ url: string }>((resolve) => {
    standIn.once('message', (started) => resolve(started as { url: string }));
  });
  const stack = await RunningStack.start({
    PROCESSOR: 'stripe',
    STRIPE_MODE: 'test',
    STRIPE_SECRET_KEY: 'sk_test_standinstandinstandin',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_standinstandinstandin',
    STRIPE_WEBHOOK_SECRET: 'whsec_standinstandinstandin',
    STRIPE_API_BASE: stripe,
  });
  const shop = await letIn(stack);
  const stop = async (): Promise<void> => {
    standIn.disconnect();
    await stack.stop();
  };
  return { ...shop, stack, stripe, stop };
}

async function letIn(stack: RunningStack): Promise<Pick<CardShop, 'key' | 'menu' | 'payLink'>> {
  const partner = await signUp(stack);
  await stack.call('POST', '/v1/partners/me/publish', undefined, partner.key);
  const capability = [
    'merchants:create',
    'merchants:write',
    'onboarding:write',
    'menus:write',
    'menus:publish',
    'orders:write',
    'pay_links:write',
    'surfaces:write',
  ];
  const live = { name: 'Live', capability, environment: 'production' };
  const { secret: key } = await stack.call<{ secret: string }>('POST', '/v1/keys', live, partner.key);
  const call = <Answer>(method: string, path: string, body?: unknown): Promise<Answer> =>
    stack.call<Answer>(method, path, body, key);
  const merchant = await call<{ id: string; slug: string }>('POST', '/v1/merchants', {
    legal_name: 'Till & Cup Ltd',
    display_name: 'Till & Cup',
    country: 'GB',
    currency: 'GBP',
    timezone: 'Europe/London',
    address: { line1: '1 Mill Lane', city: 'Reading', postal_code: 'RG1 2AB', country: 'GB' },
    business: { type: 'company', mcc: '5814' },
  });
  const onboarding = `/v1/merchants/${merchant.id}/onboarding`;
  await call('PATCH', onboarding, {
    business: { tax_id: '12 3456 4821' },
    people: [PERSON],
    bank_account: { country: 'GB', sort_code: '60-16-13', account_number: '31926819' },
    terms: { version: '2026-11-01', ip: '192.0.2.10' },
  });
  const submit = async (): Promise<string> => (await call<{ status: string }>('POST', onboarding)).status;
  await expect.poll(submit, { timeout: 60_000 }).toBe('in_review');
  await stack.command('merchants review', { merchant: merchant.id, outcome: 'active' });
  const hours = { default: DAYS.map((day) => ({ day, open: '00:00', close: '24:00' })) };
  await call('POST', `/v1/merchants/${merchant.id}/locations`, { name: 'Mill Lane', hours });
  const sections = [{ name: 'Coffee', items: [{ name: 'Flat white', variations: [{ price: 340 }] }] }];
  const menu = await call<{ id: string; version: number }>('POST', '/v1/menus', {
    merchant: merchant.id,
    name: 'All day',
    sections,
  });
  await call('POST', `/v1/menus/${menu.id}/publish`, { version: menu.version });
  const link = await call<{ url: string }>('POST', '/v1/pay_links', {
    merchant: merchant.id,
    description: 'Deposit',
    amount: { amount: 3648, currency: 'GBP' },
    expires_at: new Date(Date.now() + DAY_MS).toISOString(),
  });
  const { slug } = await call<{ slug: string }>('GET', '/v1/partners/me');
  const site = `http://${slug}.production.localhost:${new URL(stack.api).port}`;
  return { key, menu: `${site}/${merchant.slug}/mill-lane`, payLink: site + new URL(link.url).pathname };
}
