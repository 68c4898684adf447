import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openShop, paid, type Shop } from '../../../orders/orders/testing/shop.ts';
import { call, signUp, startService, type Service } from '../../../testing/service/service.ts';
import type { Dispute } from '../../../money/disputes/contract/dispute.ts';
import { hiddenIn, signIn, type Visit } from '../testing/visit.ts';

let service: Service;
let shop: Shop;
let visit: Visit;
beforeAll(async () => {
  service = await startService();
});
beforeEach(async () => {
  shop = await openShop(service);
  visit = await signIn(service, shop.partner);
});
afterAll(() => service.stop());

const page = (id: string, more = ''): string => `/console/disputes/${id}${more}`;
const read = async (id: string): Promise<Dispute> =>
  (await call<Dispute>(service, `GET /v1/disputes/${id}`, { credential: shop.key })).body;

/** A dispute of an order's payment. */
async function open(reason = 'product_not_received'): Promise<Dispute> {
  const { payment } = await paid(shop);
  const { body } = await call<Dispute>(service, 'POST /v1/sandbox/disputes', {
    credential: shop.key,
    body: { payment, reason },
  });
  return body;
}

/** Sends the form of evidence as a browser does, with a file or without. */
async function answer(id: string, fields: Record<string, string>, file?: { name: string; bytes: string }) {
  const form = await visit.open(page(id));
  const body = new FormData();
  for (const name of ['csrf', 'intent']) body.set(name, hiddenIn(form, name) ?? csrf);
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (file) body.set('file', new File([file.bytes], file.name));
  csrf = hiddenIn(form, 'csrf') ?? csrf;
  return visit.open(page(id), {
    method: 'POST',
    body,
    headers: { 'sec-fetch-site': 'same-origin', origin: visit.url },
  });
}

/** The token of the last form, for one that a page doesn't show anymore. */
let csrf = '';

test('the list says that there are none, and then has them, by the filters of the API', async () => {
  expect((await visit.open('/console/disputes')).text).toContain('No disputes');
  const dispute = await open();
  expect((await visit.open('/console/payments?dispute_state=open')).text).toMatch(
    /chip danger">.*?Disputed<\/span>/s,
  );
  expect((await visit.open('/console/payments?dispute_state=lost')).text).toContain('No payments match');
  const { text } = await visit.open('/console/disputes');
  for (const said of [
    page(dispute.id),
    'Order not received',
    'Needs a response',
    '£34.79',
    'Riverside Nursery',
  ]) {
    expect(text).toContain(said);
  }
  for (const [query, count] of [
    ['status=needs_response', 1],
    ['status=won', 0],
    [`payment=${dispute.payment}`, 1],
    ['payment=pay_1', 0],
    ['to=2020-01-01', 0],
    [`merchant=${shop.merchant}`, 1],
  ] as const) {
    const list = await visit.open(`/console/disputes?${query}`);
    expect([query, list.status, list.text.match(/console\/disputes\/dsp_/g)?.length ?? 0]).toEqual([
      query,
      200,
      count,
    ]);
  }
  expect((await visit.open('/console/disputes?status=unknown')).status).toBe(400);
});

test('home asks for a response, and the payment leads to its dispute', async () => {
  const dispute = await open();
  const home = await visit.open('/console');
  expect(home.text).toContain('1 dispute needs a response');
  expect(home.text).toContain(`href="${page(dispute.id)}"`);
  expect((await visit.open(`/console/payments/${dispute.payment}`)).text).toContain(page(dispute.id));
  await open();
  const both = await visit.open('/console');
  expect(both.text).toContain('2 disputes need a response');
  expect(both.text).toContain('href="/console/disputes?status=needs_response"');
});

test('a draft keeps what was typed, a file is added and removed, and evidence is sent once', async () => {
  const { id } = await open();
  const form = await visit.open(page(id));
  expect(form.text).toContain('7 days left');
  expect(form.text).toContain('Answer by');
  // What the order says is there already.
  expect(form.text).toContain('value="Ada Byron"');
  expect(form.text).toContain('2 × Burger: ');
  const file = { name: 'Signed slip.pdf', bytes: '%PDF-1.4' };
  const draft = { explanation: 'Picked up <b>here</b>', customer_name: 'Lee', act: 'draft' };
  expect((await answer(id, draft, file)).status).toBe(303);
  const kept = await visit.open(page(id));
  expect(kept.text).toContain('Picked up &lt;b&gt;here');
  expect(kept.text).toContain('Signed slip.pdf');
  const [first] = (await read(id)).evidence.files;
  const removed = await visit.send(page(id, `/files/${first?.id}/remove`), kept, {});
  expect(removed.status).toBe(303);
  expect((await read(id)).evidence.files).toEqual([]);
  const sent = await answer(id, { explanation: 'Picked up', act: 'send' });
  expect(sent.status).toBe(303);
  expect(await read(id)).toMatchObject({ status: 'under_review', evidence: { customer_name: null } });
  const after = await visit.open(page(id));
  expect(after.text).not.toContain('Send evidence');
  expect(after.text).toContain('The bank has the evidence');
  expect((await answer(id, { explanation: 'More', act: 'send' })).status).toBe(409);
});

test.each([
  [{ customer_email: 'lee', act: 'draft' }, undefined, 'Must be an email address'],
  [{ act: 'send' }, undefined, 'There is nothing to send'],
  [{ act: 'draft' }, { name: 'slip.txt', bytes: 'text' }, 'must be a PDF, JPEG or PNG'],
])('what can’t be sent is said beside what was typed: %o', async (fields, file, said) => {
  const { id } = await open();
  const refused = await answer(id, { receipt: '', ...fields }, file);
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(said)]);
});

test('accepting asks first, and says what it costs', async () => {
  const { id } = await open();
  const form = await visit.open(page(id, '/accept'));
  expect(form.text.replaceAll(/\s+/g, ' ')).toContain('The cardholder keeps £34.79');
  const sent = await visit.send(page(id, '/accept'), form, {});
  expect([sent.status, sent.headers.get('location')]).toEqual([303, page(id)]);
  expect((await visit.open(page(id))).text).toContain('The dispute was accepted');
  expect((await visit.open('/console')).text).not.toContain('needs a response');
});

test('another partner sees nothing', async () => {
  const { id } = await open();
  const other = await signIn(service, await signUp(service));
  for (const path of [page(id), page(id, '/accept')]) expect((await other.open(path)).status).toBe(404);
});
