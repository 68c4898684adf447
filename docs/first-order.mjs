// From sign-up to a refunded order, printing what each webhook says: node docs/first-order.mjs http://localhost:8080
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

const [, , api = 'http://localhost:8080'] = process.argv;
let key = '';
async function call(operation, body) {
  const [method, path] = operation.split(' ');
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  if (key) headers.authorization = `Bearer ${key}`;
  const response = await fetch(api + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!response.ok) throw new Error(`${operation}: ${response.status} ${await response.text()}`);
  return response.json();
}

// They arrive in any order.
const awaited = new Set(['order.created', 'order.updated', 'order.fulfillment.updated', 'refund.created']);
for (const type of ['payment.authorized', 'payment.captured', 'refund.succeeded']) awaited.add(type);
const webhooks = createServer(async (request, response) => {
  const { type, data } = JSON.parse(Buffer.concat(await request.toArray()));
  process.stdout.write(`${type.padEnd(26)} ${data.status} ${data.fulfillment?.state ?? ''}\n`);
  response.end(() => awaited.delete(type) && awaited.size === 0 && webhooks.close());
}).listen(0, '127.0.0.1');

const { key: made, merchants } = await call('POST /v1/partners', { name: 'Greenhouse POS' });
key = made.secret;
const merchant = merchants.find(({ status }) => status === 'active').id;
await call('POST /v1/webhook_endpoints', { url: `http://127.0.0.1:${webhooks.address().port}/` });

const [location] = (await call(`GET /v1/merchants/${merchant}/locations`)).data;
const [{ id: menu }] = (await call(`GET /v1/menus?merchant=${merchant}`)).data;
const { sections } = await call(`GET /v1/menus/${menu}?version=published`);
const item = sections.flatMap(({ items }) => items).find((one) => one.modifier_groups.length === 0);
const order = await call('POST /v1/orders', {
  location: location.id,
  customer: { name: 'Guest', phone: '+442079460018' },
  fulfillment: { type: 'pickup' },
  lines: [{ uid: 'first', item: item.id, variation: item.variations[0].id, quantity: 2 }],
});
await call(`POST /v1/orders/${order.id}/pay`, { source: { token: 'tok_paid' }, total: order.total });
await call(`POST /v1/orders/${order.id}/accept`, { ready_in: 15 });
await call(`POST /v1/orders/${order.id}/refund`, { amount: order.lines[0].unit_price, reason: 'requested' });
