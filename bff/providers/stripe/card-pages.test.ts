import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LiveMerchant } from '../../money/payouts/testing/live-merchant.ts';
import type { PayLink } from '../../orders/pay-links/contract/pay-link.ts';
import { siteHost } from '../../pages/hosts/testing/at-host.ts';
import { GuestBrowser, hiddenIn } from '../../pages/ordering/testing/guest-browser.ts';
import { startService, type Service } from '../../testing/service/service.ts';
import { STRIPE_KEYS } from './testing/running-stripe.ts';
import { StripeStandIn } from './testing/stand-in.ts';

let service: Service;
let standIn: StripeStandIn;
let merchant: LiveMerchant;
let account: string;
let host: string;
beforeAll(async () => {
  standIn = await new StripeStandIn().start();
  service = await startService({ stripe: { ...STRIPE_KEYS, apiBase: standIn.url } });
  merchant = await LiveMerchant.open(service);
  account = standIn.accounts.createReady().id;
  const row = { merchant_id: merchant.id, account, created_at: new Date() };
  await service.db.insertInto('stripe_accounts').values(row).execute();
  const { body } = await merchant.call<{ slug: string }>('GET /v1/partners/me');
  host = siteHost(service, body.slug, 'production');
});
afterAll(async () => {
  await service.stop();
  await standIn.close();
});

const newLink = async (): Promise<string> => {
  const amount = { amount: 3648, currency: 'GBP' };
  const expires_at = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  const sent = { merchant: merchant.id, description: 'Deposit', amount, expires_at };
  const { body } = await merchant.call<PayLink>('POST /v1/pay_links', sent);
  return new URL(body.url).pathname;
};

/** Opens the card page of a new link. */
async function atCard() {
  const path = await newLink();
  const guest = new GuestBrowser(service, host);
  const page = await guest.get(path);
  const pay = (token: string) =>
    guest.send(`${path}/card/back`, { ...hiddenIn(page.text), card_token: token });
  return { path, guest, page, pay };
}

describe('a page that takes cards with Stripe', () => {
  test('names Stripe in its policy, and lets its wallets open', async () => {
    const { page, guest } = await atCard();
    const policy = String(page.headers['content-security-policy']);
    expect(page.status).toBe(200);
    expect(policy).toContain(`script-src 'self' ${standIn.url};`);
    expect(policy).toContain(`connect-src 'self' ${standIn.url};`);
    expect(policy).toContain(`frame-src ${standIn.url};`);
    expect(policy).toContain(`form-action 'self' ${standIn.url};`);
    expect(page.headers['permissions-policy']).toContain(`payment=(self "${standIn.url}")`);
    expect(page.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    const other = await guest.get('/');
    expect(other.headers['content-security-policy']).not.toContain(standIn.url);
    expect(other.headers['permissions-policy']).toContain('payment=()');
  });

  test('has what Stripe’s script needs, no field for a number, and the element that mounts its fields', async () => {
    const { page } = await atCard();
    const [, data = ''] = /data-card-fields="([^"]+)"/.exec(page.text) ?? [];
    expect(JSON.parse(data.replaceAll('&quot;', '"'))).toEqual({
      script: `${standIn.url}/stripe.js`,
      key: STRIPE_KEYS.publishableKey,
      account,
      amount: '3648',
      currency: 'gbp',
    });
    expect(page.text).not.toContain('cc-number');
    expect(page.text).not.toContain(STRIPE_KEYS.secretKey);
    expect(page.text).toContain('<trellis-pay-link class="surface">');
  });

  test('takes the token of Stripe’s fields', async () => {
    const { guest, path, pay } = await atCard();
    const reply = await pay(standIn.createToken());
    expect([reply.status, reply.headers['location']]).toEqual([303, `${path}/payment`]);
    expect((await guest.get(`${path}/payment`)).text).toContain('4242');
  });

  test('leads to Stripe’s page without a script, and the payer comes back having paid', async () => {
    const { guest, path, page, pay } = await atCard();
    expect(page.text).toContain('value="tok_redirect"');
    expect(page.text).toContain('You enter the card on the payment processor’s page.');
    const away = await pay('tok_redirect');
    const [url = ''] =
      new RegExp(String.raw`${standIn.url}/checkout/\w+`).exec(
        away.text + String(away.headers['location']),
      ) ?? [];
    const paid = await fetch(`${url}?card=pm_card_visa`, { method: 'POST', redirect: 'manual' });
    const back = new URL(paid.headers.get('location') ?? '');
    await guest.get(back.pathname + back.search);
    expect((await guest.get(`${path}/payment`)).text).toContain('4242');
  });

  test('says so when the card is declined, and asks for another one', async () => {
    const { path, pay, guest } = await atCard();
    const reply = await pay(standIn.createToken('pm_card_chargeDeclinedInsufficientFunds'));
    expect(reply.headers['location']).toBe(`${path}?problem=insufficient_funds`);
    expect((await guest.get(String(reply.headers['location']))).text).toContain('insufficient funds');
  });

  test('says so when the merchant’s account is restricted meanwhile, and nothing was charged', async () => {
    const { path, pay, guest } = await atCard();
    standIn.accounts.restrict(account);
    const reply = await pay(standIn.createToken());
    expect(reply.headers['location']).toBe(`${path}?problem=merchant`);
    expect((await guest.get(String(reply.headers['location']))).text).toContain('Nothing was charged');
    standIn.accounts.find(account).charges_enabled = true;
  });
});
