import { beforeEach, describe, expect, test } from 'vitest';
import { readReturn } from './processor.ts';
import { CARD, orderOf, RETURN_URL, runningProcessor } from './testing/running-processor.ts';

const processor = runningProcessor();
const MINUTE_MS = 60_000;
// The cards of each test are counted by themselves.
beforeEach(() => {
  processor.aheadMs += MINUTE_MS;
});

/** Everything the processor has stored, as text. */
async function stored(): Promise<string> {
  const { db } = processor;
  const tables = [
    await db.selectFrom('processor_card_forms').selectAll().execute(),
    await db.selectFrom('processor_tokens').selectAll().execute(),
    await db.selectFrom('processor_payments').selectAll().execute(),
  ];
  return JSON.stringify(tables);
}

describe('a card sent by a script', () => {
  test.each([
    ['4242 4242 4242 4242', 'visa', '4242'],
    ['5555-5555-5555-4444', 'mastercard', '4444'],
    ['3782 822463 10005', 'amex', '0005'],
    ['6011111111111117', 'discover', '1117'],
  ])('%s becomes a token', async (number, brand, last4) => {
    const { status, body, headers } = await processor.enter({ number });
    expect([status, body]).toEqual([
      201,
      { token: expect.stringMatching(/^tok_\w{26}$/), brand, last4, expires_at: expect.any(String) },
    ]);
    expect(headers.get('access-control-allow-origin')).toBe('https://shop.example');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    [
      { number: '4242 4242 4242 4241' },
      402,
      { error: 40201, decline_code: 'incorrect_number', param: 'number' },
    ],
    [{ number: '4111 1111 1111 1111' }, 400, { error: 40003, param: 'number' }],
    [{ number: '4242' }, 400, { error: 40003, param: 'number' }],
    [{ number: 4242424242424242 }, 400, { error: 40003, param: 'number' }],
    [{ exp_month: 13 }, 400, { error: 40003, param: 'exp_month' }],
    [{ exp_month: 0 }, 400, { error: 40003, param: 'exp_month' }],
    [{ exp_year: 2020 }, 400, { error: 40003, param: 'exp_year' }],
    [{ cvc: '12' }, 400, { error: 40003, param: 'cvc' }],
    [{ cvc: '12345' }, 400, { error: 40003, param: 'cvc' }],
    [{ cvc: undefined }, 400, { error: 40002, param: 'cvc' }],
  ])('%j is refused, without a digit of it', async (card, status, error) => {
    const reply = await processor.enter(card);
    expect([reply.status, reply.body]).toMatchObject([status, error]);
    expect(JSON.stringify(reply.body)).not.toMatch(/4242 4242 4242 4241|4111|4242424242424242/);
  });

  test('is stored as four digits, and its number is nowhere', async () => {
    const { body } = await processor.enter({ number: '4000 0000 0000 9995' });
    const text = (await stored()) + processor.logLines.join();
    expect(text).toContain('9995');
    expect(text).not.toMatch(/4000 ?0000 ?0000 ?9995|4242 ?4242/);
    expect(text).not.toContain(body['token']);
    expect(processor.logLines.length).toBeGreaterThan(0);
    expect(processor.logLines.join()).not.toMatch(/tokens|frm_|shop\.example/);
  });

  test('may be read only by pages of the origin that the form was made for', async () => {
    const { status, body, headers } = await processor.enter(
      {},
      { headers: { origin: 'https://evil.example' } },
    );
    expect([status, body['error'], headers.get('access-control-allow-origin')]).toEqual([403, 40305, null]);
  });

  test('has a preflight that answers the same origin', async () => {
    const form = await processor.createForm(RETURN_URL);
    const preflight = (origin: string, id = form.id): Promise<Response> =>
      fetch(`${processor.service.url}/tokens?form=${id}`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const right = await preflight('https://shop.example');
    expect([right.status, right.headers.get('access-control-allow-origin')]).toEqual([
      204,
      'https://shop.example',
    ]);
    for (const refused of [
      await preflight('https://evil.example'),
      await preflight('https://shop.example', 'frm_x'),
    ]) {
      expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    }
  });

  test('is larger than 4 KiB: refused unread', async () => {
    const { status } = await processor.enter({ padding: 'x'.repeat(5_000) });
    expect(status).toBe(413);
  });
});

describe('a card form', () => {
  test('makes one token', async () => {
    const { form } = await processor.enter();
    expect(await processor.enter({}, { form })).toMatchObject({ status: 403 });
    const reply = await processor.submit(form);
    expect(reply.status).toBe(409);
  });

  test('of ten requests at once, one gets a token', async () => {
    const form = await processor.createForm(RETURN_URL);
    const replies = await Promise.all(Array.from({ length: 9 }, () => processor.enter({}, { form })));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  test('lets ten numbers be tried', async () => {
    const form = await processor.createForm(RETURN_URL);
    for (let tried = 0; tried < 10; tried += 1) {
      expect((await processor.enter({ number: '4111 1111 1111 1111' }, { form })).status).toBe(400);
    }
    expect((await processor.enter({}, { form })).status).toBe(403);
  });

  test('works for half an hour', async () => {
    const form = await processor.createForm(RETURN_URL);
    processor.aheadMs += 30 * MINUTE_MS + 1;
    expect((await processor.enter({}, { form })).status).toBe(403);
  });

  test.each(['ftp://shop.example/', 'https://u:p@shop.example/', 'shop.example', 'https://'])(
    "can't return to %s",
    async (returnUrl) => {
      await expect(processor.createForm(returnUrl)).rejects.toMatchObject({
        code: 'field_invalid',
      });
    },
  );

  test('is made only for the platform', async () => {
    for (const authorization of ['', 'Bearer wrong', `Basic ${processor.service.token}`]) {
      const response = await fetch(`${processor.service.url}/card_forms`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
        body: JSON.stringify({ return_url: RETURN_URL }),
      });
      expect(response.status).toBe(401);
    }
  });
});

describe('a form without script', () => {
  test('comes back with the token, signed for this form', async () => {
    const form = await processor.createForm(RETURN_URL);
    const response = await processor.submit(form);
    expect(response.status).toBe(303);
    const url = new URL(response.headers.get('location') ?? '');
    expect([url.origin + url.pathname, url.searchParams.get('cart')]).toEqual([
      'https://shop.example/checkout',
      '7',
    ]);
    const came = readReturn(url.searchParams, form);
    expect(came).toEqual({ token: expect.stringMatching(/^tok_/), brand: 'visa', last4: '4242' });
    expect(url.href).not.toContain(CARD.number.replaceAll(' ', ''));

    const other = await processor.createForm(RETURN_URL);
    expect(readReturn(url.searchParams, other)).toBeUndefined();
    expect(readReturn(url.searchParams, { ...form, secret: other.secret })).toBeUndefined();
    url.searchParams.set('card_token', 'tok_paid');
    expect(readReturn(url.searchParams, form)).toBeUndefined();
    expect(readReturn(new URLSearchParams(), form)).toBeUndefined();
  });

  test.each([
    [{ number: '4242 4242 4242 4241' }, 'incorrect_number'],
    [{ number: '4111 1111 1111 1111' }, 'number_invalid'],
    [{ exp_year: '2020' }, 'exp_year_invalid'],
    [{ exp_month: 'June' }, 'exp_month_invalid'],
    [{ cvc: '' }, 'cvc_invalid'],
  ])('comes back with what is wrong with %j', async (card, error) => {
    const form = await processor.createForm(RETURN_URL);
    const response = await processor.submit(form, card);
    const url = new URL(response.headers.get('location') ?? '');
    expect(readReturn(url.searchParams, form)).toEqual({ error });
    expect((await processor.submit(form)).status).toBe(303);
  });

  test.each(['12 / 40', '12/2040', '1240', '１２／４０', '2040-12'])(
    'takes the date of a card as people and browsers write it: %j',
    async (exp) => {
      const form = await processor.createForm(RETURN_URL);
      const { exp_month: _month, exp_year: _year, ...card } = CARD;
      const response = await processor.submitFields({
        form: form.id,
        ...card,
        exp,
        number: '４２４２ 4242 4242 4242',
      });
      const url = new URL(response.headers.get('location') ?? '');
      expect(readReturn(url.searchParams, form)).toMatchObject({ last4: '4242' });
    },
  );

  test.each([
    ['', 'exp_invalid'],
    ['240', 'exp_invalid'],
    ['13 / 40', 'exp_month_invalid'],
    ['12 / 20', 'exp_year_invalid'],
  ])('comes back with what is wrong with the date %j', async (exp, error) => {
    const form = await processor.createForm(RETURN_URL);
    const { exp_month: _month, exp_year: _year, ...card } = CARD;
    const response = await processor.submitFields({ form: form.id, ...card, exp });
    const url = new URL(response.headers.get('location') ?? '');
    expect(readReturn(url.searchParams, form)).toEqual({ error });
  });

  test('of an unknown form leads nowhere', async () => {
    const response = await processor.submit({ id: 'frm_x' });
    expect([response.status, response.headers.get('location')]).toEqual([409, null]);
  });
});

describe('a token', () => {
  test('pays once', async () => {
    const token = String((await processor.enter()).body['token']);
    expect(await processor.client.authorize(orderOf(token), 'req_1')).toMatchObject({ status: 'authorized' });
    await expect(processor.client.authorize(orderOf(token), 'req_1')).rejects.toMatchObject({
      code: 'field_invalid',
    });
  });

  test('works for a quarter of an hour', async () => {
    const [first, second] = [await processor.enter(), await processor.enter()];
    processor.aheadMs += 15 * MINUTE_MS - 5_000;
    const authorize = (token: unknown) => processor.client.authorize(orderOf(String(token)), 'req_1');
    expect(await authorize(first.body['token'])).toMatchObject({ status: 'authorized' });
    processor.aheadMs += 5_001;
    await expect(authorize(second.body['token'])).rejects.toMatchObject({ code: 'field_invalid' });
  });
});

test('thirty cards a minute from one address', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 31; sent += 1) statuses.push((await processor.enter()).status);
  expect(statuses.slice(0, 30).every((status) => status === 201)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  processor.aheadMs += MINUTE_MS;
  expect((await processor.enter()).status).toBe(201);
});
