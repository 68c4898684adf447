// From an empty folder to books that agree: production with Stripe, and a stand-in at Stripe's end.
// node examples/stripe/whole-way.mjs
import { execFile, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const DAY = 86_400_000;
const file = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const days = ['--import', new URL('days-ahead.mjs', import.meta.url).href];
const say = (what, value) => process.stdout.write(`${what.padEnd(20)} ${value}\n`);
const started = [];
process.on('exit', () => started.forEach((child) => child.kill()));

function start(path, env) {
  const child = fork(path, [], {
    execArgv: days,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.on('exit', (code) => code && process.exit(code));
  started.push(child);
  return child;
}

// 1. Stripe's stand-in, and the service with the settings of production.
const [port, operatorPort] = [await freePort(), await freePort()];
const api = `http://127.0.0.1:${port}`;
const folder = await mkdtemp(join(tmpdir(), 'trellis-'));
const secret = `whsec_${randomUUID().replaceAll('-', '')}`;
const stripe = start(file('bff/providers/stripe/testing/stand-in-process.ts'), {
  WEBHOOK_URL: `${api}/-/providers/stripe/events`,
  WEBHOOK_SECRET: secret,
});
const [{ url: stripeUrl }] = await once(stripe, 'message');
const settings = {
  PORT: String(port),
  OPERATOR_PORT: String(operatorPort),
  DATA_DIR: folder,
  PROCESSOR: 'stripe',
  STRIPE_MODE: 'test',
  STRIPE_SECRET_KEY: 'sk_test_example',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_example',
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_API_BASE: stripeUrl,
};
const service = start(file('bff/main.ts'), settings);
await until('the service', async () => (await fetch(`${api}/readyz`).catch(() => undefined))?.ok);

// 2. The operator publishes the prices, and a partner its product.
const LINES = ['platform.subscription', 'order.online', 'payment.card_present', 'payment.card_not_present'];
const MORE = ['payment.pay_link', 'payment.dispute', 'loyalty.active_member', 'payout.instant'];
const lines = [...LINES, ...MORE].map(
  (line) => `${line} ${/sub|loy/.test(line) ? '0+0 0+0' : '220+10 240+15'}`,
);
const sheet = await operate('price-sheets create', {
  currency: 'GBP',
  environment: 'production',
  lines: lines.join(', '),
});
await operate('price-sheets publish', { sheet: sheet.id });
let key = '';
key = (await call('POST /v1/partners', { name: 'Card POS' })).key.secret;
await call('POST /v1/partners/me/publish');
const { capability } = await call('GET /v1/keys/current');
key = (await call('POST /v1/keys', { name: 'Live', capability, environment: 'production' })).secret;

// 3. A merchant is onboarded. Stripe lets it in, and so does the operator.
const address = { line1: '1 Mill Lane', city: 'Reading', postal_code: 'RG1 2AB', country: 'GB' };
const { id: merchant } = await call('POST /v1/merchants', {
  legal_name: 'Till & Cup Ltd',
  display_name: 'Till & Cup',
  country: 'GB',
  currency: 'GBP',
  timezone: 'Europe/London',
  address,
  business: { type: 'company', mcc: '5814' },
});
const person = { roles: ['representative', 'owner'], name: 'Alex Morgan', birth_date: '1984-05-17', address };
await call(`PATCH /v1/merchants/${merchant}/onboarding`, {
  business: { tax_id: '12 3456 4821' },
  people: [
    {
      ...person,
      phone: '+442079460018',
      email: 'alex@till.example',
      id_number: 'AB 12 67 81',
      ownership: 100,
    },
  ],
  bank_account: { country: 'GB', sort_code: '60-16-13', account_number: '31926819' },
  terms: { version: '2026-11-01', ip: '192.0.2.10' },
});
await call(`POST /v1/merchants/${merchant}/onboarding`, {});
await operate('merchants review', { merchant, outcome: 'active' });
const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const hours = { default: week.map((day) => ({ day, open: '00:00', close: '24:00' })) };
const place = { name: 'Mill Lane', hours, at_pickup: true };
const { id: location } = await call(`POST /v1/merchants/${merchant}/locations`, place);
const items = [
  { name: 'Burger', variations: [{ price: 1250 }] },
  { name: 'Fries', variations: [{ price: 395 }] },
];
const menu = await call('POST /v1/menus', { merchant, name: 'Lunch', sections: [{ name: 'Food', items }] });
await call(`POST /v1/menus/${menu.id}/publish`, { version: menu.version });
say('merchant', (await call(`GET /v1/merchants/${merchant}`)).status);

// 4. A card is charged after its challenge, for what there is of the order, and partly refunded.
const challenged = await buy('pm_card_threeDSecure2Required');
await fetch(`${challenged.next_action.url}?answer=accept`, { method: 'POST', redirect: 'manual' });
await until('3-D Secure', async () => (await order(challenged.order)).status === 'open');
await call(`POST /v1/orders/${challenged.order}/accept`, { unavailable: [{ uid: 'fries', quantity: 1 }] });
await call(`POST /v1/orders/${challenged.order}/refund`, {
  lines: [{ uid: 'burger', quantity: 1 }],
  reason: 'requested',
});
const payment = () => call(`GET /v1/payments/${challenged.payment}`);
await until('the refund', async () => (await payment()).status === 'partially_refunded');
const { amount, captured, refunded, fee } = await payment();
say(
  'charged',
  `${captured.amount} of ${amount.amount}, ${refunded.amount} refunded, fee ${fee.total.amount}`,
);

// 5. Another payment is disputed, answered and lost.
const other = await buy('pm_card_createDispute');
await call(`POST /v1/orders/${other.order}/accept`, {});
const dispute = async () => (await call(`GET /v1/disputes?payment=${other.payment}`)).data[0];
const opened = await until('the dispute', dispute);
await call(`POST /v1/disputes/${opened.id}/evidence`, { explanation: 'Picked up at 12:31.', submit: true });
stripe.send({ decide: 'lost' });
await until('the decision', async () => (await dispute()).status === 'lost');
say('disputed', `${opened.amount.amount}, ${(await dispute()).status}`);
await call(`POST /v1/orders/${(await buy('pm_card_visa')).order}/accept`, {});

// 6. Days pass: the merchant is paid out, and the books are compared at night.
pass(8 * DAY);
const payout = async () => (await call(`GET /v1/payouts?merchant=${merchant}`)).data[0];
await until('the payout', async () => (await payout())?.status === 'in_transit');
stripe.send({ settle: 'paid' });
await until('its arrival', async () => (await payout()).status === 'paid');
say('paid out', (await payout()).amount.amount);
const before = await comparisons();
pass(2 * DAY);
await until('the comparison', async () => (await comparisons()) > before);
say('differences', (await call(`GET /v1/reconciliations?merchant=${merchant}`)).data.length);

// 7. Somebody moves money at Stripe by hand: the next night finds it.
stripe.send({ adjust: -700 });
pass(2 * DAY);
const open = async () => (await call('GET /v1/reconciliations?status=open')).data;
const [found] = await until('the difference', async () => (await open()).length > 0 && open());
say('found', `${found.difference}, ${found.processor.amount.amount}`);
await end();

async function call(operation, body) {
  const [method, path] = operation.split(' ');
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  if (key) headers.authorization = `Bearer ${key}`;
  const response = await fetch(api + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!response.ok) throw new Error(`${operation}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function operate(command, flags) {
  const words = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]);
  const args = [file('bff/app/operator/main.ts'), ...command.split(' '), ...words, '--json'];
  const env = { PATH: process.env.PATH, ...settings };
  return JSON.parse((await promisify(execFile)(process.execPath, args, { env })).stdout);
}

function order(id) {
  return call(`GET /v1/orders/${id}`);
}

function line(uid, { id, variations }, quantity) {
  return { uid, item: id, variation: variations[0].id, quantity };
}

async function buy(card) {
  const [burger, fries] = menu.sections[0].items;
  const made = await call('POST /v1/orders', {
    location,
    customer: { name: 'Guest', phone: '+442079460018' },
    fulfillment: { type: 'pickup' },
    lines: [line('burger', burger, 2), line('fries', fries, 1)],
  });
  const paid = await call(`POST /v1/orders/${made.id}/pay`, { source: { token: card }, total: made.total });
  return { ...paid, order: made.id };
}

/** How often production's books were compared: one of the metrics. */
async function comparisons() {
  const text = await (await fetch(`http://127.0.0.1:${operatorPort}/metrics`)).text();
  return Number(/runs_total\{outcome="compared",environment="production"\} (\d+)/.exec(text)?.[1]);
}

function pass(ahead) {
  for (const child of [stripe, service]) child.send({ ahead });
}

async function until(what, look) {
  for (let tries = 0; tries < 1_500; tries += 1) {
    const found = await look();
    if (found) return found;
    await delay(100);
  }
  throw new Error(`nothing came of ${what}`);
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return free;
}

async function end() {
  for (const child of started) {
    child.kill();
    await once(child, 'exit');
  }
  await rm(folder, { recursive: true });
}
