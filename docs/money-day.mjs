// A link is paid, points are earned and used, the day is closed, and the payout arrives: node docs/money-day.mjs http://localhost:8080
import { randomUUID } from 'node:crypto';

const [, , api = 'http://localhost:8080'] = process.argv;
let key = '';
async function send(operation, body) {
  const [method, path] = operation.split(' ');
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  if (key) headers.authorization = `Bearer ${key}`;
  const response = await fetch(api + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!response.ok) throw new Error(`${operation}: ${response.status} ${await response.text()}`);
  return response;
}
const call = async (operation, body) => (await send(operation, body)).json();
const say = (what, value) => process.stdout.write(`${what.padEnd(18)} ${value}\n`);

const { key: made, merchants } = await call('POST /v1/partners', { name: 'Greenhouse POS' });
key = made.secret;
const merchant = merchants.find(({ status }) => status === 'active').id;
const [location] = (await call(`GET /v1/merchants/${merchant}/locations`)).data;
const [{ id: menu }] = (await call(`GET /v1/menus?merchant=${merchant}`)).data;
const { sections } = await call(`GET /v1/menus/${menu}?version=published`);
const item = sections.flatMap(({ items }) => items).find((one) => one.modifier_groups.length === 0);
const pounds = (amount) => ({ amount, currency: 'GBP' });
const source = { token: 'tok_paid' };

const until = new Date(Date.now() + 86_400_000).toISOString();
const asked = { merchant, amount: pounds(2500), description: 'Deposit', expires_at: until };
const link = await call('POST /v1/pay_links', asked);
await call(`POST /v1/pay_links/${link.id}/pay`, { source });
say('link', (await call(`GET /v1/pay_links/${link.id}`)).status);

const accrual = { type: 'spend', amount: pounds(100), points: 10 };
const tier = { name: '£1 off', points: 10, discount: { type: 'fixed', amount: pounds(100) } };
const program = await call('POST /v1/loyalty/programs', { merchant, accrual, reward_tiers: [tier] });
const { id: account } = await call('POST /v1/loyalty/accounts', { merchant, phone: '+442079460018' });
const points = async () => (await call(`GET /v1/loyalty/accounts/${account}`)).balance;
async function sell(rewards) {
  const order = await call('POST /v1/orders', {
    location: location.id,
    customer: { name: 'Guest', phone: '+442079460018' },
    fulfillment: { type: 'pickup' },
    lines: [{ item: item.id, variation: item.variations[0].id, quantity: 2 }],
    loyalty: { account, rewards },
  });
  await call(`POST /v1/orders/${order.id}/pay`, { source, total: order.total });
  for (const step of ['accept', 'ready', 'complete']) await call(`POST /v1/orders/${order.id}/${step}`, {});
  return order.total.amount;
}
say('first order', `${await sell([])}, then ${await points()} points`);
const reward = await call('POST /v1/loyalty/rewards', { account, tier: program.reward_tiers[0].id });
say('with a reward', `${await sell([reward.id])}, then ${await points()} points`);

const day = new Date().toISOString().slice(0, 10);
const to = new Date(Date.now() + 7 * 86_400_000).toISOString();
// While there is much to do, the clock takes several requests.
while ((await call('POST /v1/sandbox/clock/advance', { to })).advancing_to);
const { data: payouts } = await call(`GET /v1/payouts?merchant=${merchant}&status=paid&limit=100`);
for (const { id } of payouts) {
  const { amount, entries } = await call(`GET /v1/payouts/${id}?expand=entries`);
  if (!entries.data.some(({ pay_link }) => pay_link === link.id)) continue;
  const sum = entries.data.reduce((total, entry) => total + entry.amount.amount, 0);
  say('payout', `${amount.amount} paid, ${entries.data.length} entries of ${sum}`);
}
const path = `/v1/reports/sales?merchant=${merchant}&from=${day}&to=${day}&format=csv`;
process.stdout.write(await (await send(`GET ${path}`)).text());
