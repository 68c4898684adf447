import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atHost, siteHost } from '../../pages/hosts/testing/at-host.ts';
import { GuestBrowser, hiddenIn, wordsOf } from '../../pages/ordering/testing/guest-browser.ts';
import { call, signUp, startService, type Service } from '../../testing/service/service.ts';
import { inMinutes, made, newSeller, payAsGuest, read, type Seller } from './testing/links.ts';
import { atBank, CHALLENGED, CHALLENGED_IN_VAIN, DECLINED, GOOD, LinkGuest } from './testing/link-guest.ts';

let service: Service;
let seller: Seller;
let host: string;
beforeAll(async () => {
  service = await startService();
  seller = await newSeller(service);
  host = siteHost(service, 'greenhouse-pos');
  const body = { origins: ['https://pos.example'] };
  await call(service, 'PUT /v1/partners/me/origins', { credential: seller.key, body });
});
afterAll(() => service.stop());

const FOR_EVERYBODY = { amount: undefined, reusable: true, expires_at: undefined };
const paymentsOf = async (link: { id: string }): Promise<number> => (await read(seller, link)).paid_count;

describe('a link for a fixed amount', () => {
  test('shows who is paid, what for and how much, and takes the card at once', async () => {
    const link = await made(seller, { description: 'Deposit <b>for</b> "two"' });
    const guest = new LinkGuest(service, link);
    const { status, text, headers } = await guest.open();
    expect(status).toBe(200);
    expect(wordsOf(text)).toMatch(
      /To Riverside Nursery Deposit &lt;b&gt;for.*£36.48.*Card number.*Pay £36.48/,
    );
    expect(text).not.toContain('<b>for');
    expect(headers['content-security-policy']).toMatch(/form-action 'self' http:\/\/127.0.0.1:\d+;/);
    expect(text).toContain('<meta name="robots" content="noindex"');
    expect([headers['referrer-policy'], headers['cache-control']]).toEqual(['no-referrer', 'no-store']);
    expect(text).toMatch(/<svg[^>]*>[\s\S]*QR code of this page/);
    expect(text).toContain(`href="${link.url}"`);
  });

  test('is paid once, however often its way back is loaded, and then shows a receipt', async () => {
    const link = await made(seller, { redirect_url: 'https://pos.example/thanks' });
    const guest = new LinkGuest(service, link);
    const back = await guest.enter(GOOD);
    const [first, second] = await Promise.all([guest.browser.get(back), guest.browser.get(back)]);
    const third = await guest.browser.get(back);
    for (const { headers } of [first, second, third]) {
      expect([`${guest.path}/payment`, undefined]).toContain(headers['location']);
    }
    expect(third.headers['location']).toBe(`${guest.path}/payment`);
    const page = await guest.open();
    expect(wordsOf(page.text)).toMatch(
      /Paid. Thank you. £36.48 Continue to pos.example Receipt Riverside Nursery.*Deposit £36.48 Paid £36.48.*Visa •••• 4242 Reference pay_/,
    );
    expect(page.text).toContain('href="https://pos.example/thanks"');
    expect((await guest.open(`${guest.path}/card`)).text).toBe(page.text);
    expect(await paymentsOf(link)).toBe(1);
  });

  test('opened by somebody else after that, says that it is paid, and leads nowhere', async () => {
    const link = await made(seller, { redirect_url: 'https://pos.example/thanks' });
    await new LinkGuest(service, link).pay();
    const { text } = await new LinkGuest(service, link).open();
    expect(wordsOf(text)).toMatch(/This is paid £36.48 There’s nothing left to pay here. Receipt/);
    expect(text).not.toContain('pos.example/thanks');
  });

  test('a declined card charges nothing, and another one pays', async () => {
    const link = await made(seller);
    const guest = new LinkGuest(service, link);
    const back = await guest.enter(DECLINED);
    const declined = await guest.open(back);
    expect(wordsOf(declined.text)).toMatch(
      /£36.48.*Your bank declined this card. You were not charged.*Pay £36.48/,
    );
    expect(wordsOf((await guest.open(back)).text)).toContain('Your bank declined this card.');
    expect(wordsOf((await guest.pay('4242 4242 4242 4241')).text)).toContain('Check the card number');
    expect(wordsOf((await guest.pay()).text)).toContain('Paid. Thank you.');
    expect(await paymentsOf(link)).toBe(1);
  });

  test('a script sends the token of its own form: once is one charge, and another form’s is none', async () => {
    const link = await made(seller);
    const guest = new LinkGuest(service, link);
    const { csrf = '', card_form: form = '' } = hiddenIn((await guest.open()).text);
    const send = (fields: object): ReturnType<GuestBrowser['post']> =>
      guest.browser.post(`${guest.path}/card/back`, {
        csrf,
        card_form: form,
        card_token: 'tok_paid',
        ...fields,
      });
    expect((await send({ csrf: 'other' })).status).toBe(403);
    for (const wrong of [{ card_form: 'cf_other' }, { card_token: 'tok_../x' }, { card_token: '' }]) {
      expect((await send(wrong)).headers['location']).toBe(`${guest.path}?problem=card`);
    }
    const replies = await Promise.all([send({}), send({})]);
    expect(replies.map(({ status }) => status)).toEqual([303, 303]);
    expect((await send({})).headers['location']).toBe(`${guest.path}/payment`);
    expect(wordsOf((await guest.open()).text)).toContain('Paid. Thank you.');
    expect(await paymentsOf(link)).toBe(1);
  });

  test('a card of another browser’s form pays nothing', async () => {
    const link = await made(seller);
    const back = await new LinkGuest(service, link).enter(GOOD);
    const stranger = await new LinkGuest(service, link).open(back);
    expect(wordsOf(stranger.text)).toContain('The card form has expired.');
    const forged = back.replace(/card_token=[^&]+/, 'card_token=tok_paid');
    expect(wordsOf((await new LinkGuest(service, link).open(forged)).text)).toContain('has expired');
    expect(await paymentsOf(link)).toBe(0);
  });
});

describe('two windows', () => {
  test.each([
    ['that can be paid once', {}],
    ['for everybody, paid in one browser', { reusable: true, expires_at: undefined }],
  ])('of a link %s: one charge', async (_name, changes) => {
    const link = await made(seller, changes);
    const guest = new LinkGuest(service, link);
    const [one, other] = [await guest.open(), await guest.open()];
    const backs = [await guest.enterInto(one.text, GOOD), await guest.enterInto(other.text, GOOD)];
    const replies = await Promise.all(backs.map((back) => guest.browser.get(back)));
    expect(replies.map(({ status }) => status)).toEqual([303, 303]);
    for (const back of backs) expect(wordsOf((await guest.open(back)).text)).toContain('Paid. Thank you.');
    expect(await paymentsOf(link)).toBe(1);
  });

  test('of two people: the second is told that it is being paid, then that it is paid', async () => {
    const link = await made(seller);
    const [first, second] = [new LinkGuest(service, link), new LinkGuest(service, link)];
    const open = await second.open();
    const { headers } = await first.browser.get(await first.enter(CHALLENGED));
    const late = await second.open(await second.enterInto(open.text, GOOD));
    expect(wordsOf(late.text)).toMatch(/It is being paid in another window.*Check again/);
    expect(late.text).toContain('<noscript><meta http-equiv="refresh"');
    expect(late.text).not.toContain('challenges');
    await atBank(String(headers['location']), 'accept');
    expect(wordsOf((await second.open()).text)).toContain('This is paid');
    expect(wordsOf((await first.open()).text)).toContain('Paid. Thank you.');
    expect(await paymentsOf(link)).toBe(1);
  });
});

describe('a payment to be confirmed', () => {
  test('leads to the bank and back to the receipt', async () => {
    const link = await made(seller);
    const guest = new LinkGuest(service, link);
    const { headers } = await guest.browser.get(await guest.enter(CHALLENGED));
    const bank = String(headers['location']);
    const waiting = await guest.open();
    expect(wordsOf(waiting.text)).toContain('Confirm the payment at your bank £36.48');
    expect(waiting.text).toContain(`href="${bank}"`);
    const back = await atBank(bank, 'accept');
    expect([back.host, back.pathname]).toEqual([host, `${guest.path}/payment`]);
    expect(wordsOf((await guest.open(back.pathname)).text)).toContain('Paid. Thank you.');
  });

  test('that was refused there charges nothing, and can be tried again', async () => {
    const link = await made(seller);
    const guest = new LinkGuest(service, link);
    const { headers } = await guest.browser.get(await guest.enter(CHALLENGED_IN_VAIN));
    const { pathname } = await atBank(String(headers['location']), 'decline');
    const again = await guest.open(pathname);
    expect(wordsOf(again.text)).toMatch(/The payment was not confirmed. Nothing was charged.*Pay £36.48/);
    expect(wordsOf((await guest.pay()).text)).toContain('Paid. Thank you.');
  });
});

describe('what the guest fills in', () => {
  const range = { ...FOR_EVERYBODY, guest_amount: { min: 500, max: 50_000, presets: [1000, 2000, 5000] } };

  test('an amount within its bounds, and what is wrong with another, which is kept', async () => {
    const guest = new LinkGuest(service, await made(seller, range));
    const page = await guest.open();
    expect(wordsOf(page.text)).toMatch(/£10.00 £20.00 £50.00 Other.*From £5.00 to £500.00./);
    expect(page.text).toContain('inputmode="decimal"');
    for (const own of ['', '4.99', '500.01', '1,000', '-20', '1e3', '.50', 'lots']) {
      const { status, text } = await guest.fillIn({ amount: 'own', own_amount: own });
      expect([own, status]).toEqual([own, 200]);
      expect(wordsOf(text)).toMatch(/Nothing was paid. Enter an amount from £5.00 to £500.00./);
      expect(text).toContain(`value="${own}"`);
    }
    const unclear = await guest.fillIn({ amount: 'own', own_amount: '10.001' });
    expect(wordsOf(unclear.text)).toContain('This could mean £10,001.00 or £10.001.');
    await guest.fillIn({ amount: 'own', own_amount: '12,5' });
    expect(wordsOf((await guest.open(`${guest.path}/card`)).text)).toContain('Pay £12.50');
    expect((await guest.open()).text).toContain('value="12,5"');
    await guest.fillIn({ amount: '2000', own_amount: '12,5' });
    expect(wordsOf((await guest.pay()).text)).toContain('Paid. Thank you. £20.00');
  });

  test('a tip, as a percentage or an amount, on top', async () => {
    const link = await made(seller, { tip_enabled: true });
    const guest = new LinkGuest(service, link);
    expect(wordsOf((await guest.open()).text)).toMatch(/No tip 10% £3.65 15% £5.47 20% £7.30 Other/);
    const tooMuch = await guest.fillIn({ tip: 'own', own_tip: '50.01' });
    expect([tooMuch.status, wordsOf(tooMuch.text)]).toEqual([
      200,
      expect.stringContaining('Enter an amount up to £50.00, or choose no tip.'),
    ]);
    await guest.fillIn({ tip: '1500' });
    const card = wordsOf((await guest.open(`${guest.path}/card`)).text);
    expect(card).toMatch(/£41.95.*Amount £36.48 Tip £5.47.*Pay £41.95/);
    expect(wordsOf((await guest.pay()).text)).toMatch(/£41.95.*Subtotal £36.48 Tip £5.47 Paid £41.95/);
  });

  test('of a description shows its line breaks, and its title is one line', async () => {
    const link = await made(seller, { description: 'Dinner for four\nwith wine' });
    const { text } = await new LinkGuest(service, link).open();
    expect(text).toContain('<bdi>Dinner for four\nwith wine</bdi>');
    expect(/<title>[^<]*<\/title>/.exec(text)?.[0]).toContain('Dinner for four with wine');
    expect(link.description).toBe('Dinner for four\nwith wine');
  });

  test('contact details, which only the browser that has paid sees again; a declined card keeps them', async () => {
    const collect = { name: 'required', email: 'optional', phone: 'optional' };
    const link = await made(seller, { collect });
    const guest = new LinkGuest(service, link);
    expect((await guest.browser.get(`${guest.path}/card`)).headers['location']).toBe(guest.path);
    const wrong = await guest.fillIn({ name: '', email: 'ada@', phone: '12' });
    expect(wrong.status).toBe(200);
    for (const words of ['Enter your name', 'Enter an email address', 'Enter a phone number']) {
      expect(wordsOf(wrong.text)).toContain(words);
    }
    expect(wrong.text).toContain('value="ada@"');
    const number = await guest.fillIn({ name: GOOD });
    expect([number.status, wordsOf(number.text)]).toEqual([
      200,
      expect.stringContaining('Don’t write a card number here.'),
    ]);
    await guest.fillIn({ name: 'Ada Byron', email: 'ada@example.com', phone: '020 7946 0018' });
    await guest.pay(DECLINED);
    expect((await guest.open()).text).toContain('value="Ada Byron"');
    const own = await guest.pay();
    expect(wordsOf(own.text)).toMatch(/Paid by Ada Byron Email ada@example.com Phone 020 7946 0018/);
    const { text } = await new LinkGuest(service, link).open();
    expect(text).not.toMatch(/Byron|ada@|7946/);
    const { body } = await call<{ data: { contact: object }[] }>(
      service,
      `GET /v1/pay_links/${link.id}/payments`,
      { credential: seller.key },
    );
    expect(body.data.map(({ contact }) => contact)).toContainEqual({
      name: 'Ada Byron',
      email: 'ada@example.com',
      phone: '+442079460018',
    });
  });

  test('nothing, from a form of another site or of another browser', async () => {
    const guest = new LinkGuest(service, await made(seller, { tip_enabled: true }));
    const { csrf = '' } = hiddenIn((await guest.open()).text);
    expect((await guest.browser.post(guest.path, { csrf: 'other', tip: '1000' })).status).toBe(403);
    const other = new GuestBrowser(service, host);
    expect((await other.post(guest.path, { csrf, tip: '1000' })).status).toBe(403);
    expect((await guest.browser.get(`${guest.path}/card`)).headers['location']).toBe(guest.path);
  });
});

describe('a link for everybody', () => {
  test('is paid by many, each with an own receipt that its address keeps, and once more only when asked', async () => {
    const link = await made(seller, { reusable: true, expires_at: undefined, max_payments: 3 });
    const [ada, ben] = [new LinkGuest(service, link), new LinkGuest(service, link)];
    const { headers } = await ada.browser.get(await ada.enter(GOOD));
    const kept = String(headers['location']);
    expect(kept).toMatch(/\/payment\?payment=pay_/);
    expect(wordsOf((await ada.open()).text)).toContain('Pay once more');
    expect(wordsOf((await ben.open()).text)).toContain('Pay £36.48');
    expect(wordsOf((await ben.open(kept)).text)).toContain('This is paid');
    await ben.pay();
    await ada.browser.send(`${ada.path}/payment`, {}, `${ada.path}/again`);
    expect(wordsOf((await ada.open()).text)).toContain('Pay £36.48');
    await ada.pay();
    expect(await read(seller, link)).toMatchObject({ status: 'completed', paid_count: 3 });
    expect(wordsOf((await new LinkGuest(service, link).open()).text)).toMatch(
      /This is paid This link has been paid as often as it allows./,
    );
    expect(wordsOf((await ben.open()).text)).toContain('Paid. Thank you.');
  });

  test('whose last place is taken says so until that payment has come to nothing', async () => {
    const link = await made(seller, { reusable: true, expires_at: undefined, max_payments: 1 });
    const ada = new LinkGuest(service, link);
    const { headers } = await ada.browser.get(await ada.enter(CHALLENGED_IN_VAIN));
    const ben = new LinkGuest(service, link);
    expect(wordsOf((await ben.open()).text)).toContain('Someone else is paying');
    await atBank(String(headers['location']), 'decline');
    await ada.open();
    expect(wordsOf((await ben.open()).text)).toContain('Pay £36.48');
  });
});

describe('a link that can’t be paid', () => {
  test('says that it is canceled, with the merchant’s words; a form that was open pays nothing', async () => {
    const link = await made(seller, { inactive_message: 'Ask us <i>again</i>.' });
    const guest = new LinkGuest(service, link);
    const open = await guest.open();
    const back = await guest.enterInto(open.text, GOOD);
    await call(service, `POST /v1/pay_links/${link.id}/cancel`, { credential: seller.key });
    for (const path of [guest.path, `${guest.path}/card`, `${guest.path}/payment`, back]) {
      const { status, text } = await guest.open(path);
      expect([status, wordsOf(text)]).toEqual([
        200,
        expect.stringMatching(/^This link is canceled Ask us &lt;i&gt;again&lt;\/i&gt;. Deposit , £36.48/),
      ]);
    }
    expect(await paymentsOf(link)).toBe(0);
  });

  test('says that it has expired', async () => {
    const link = await made(seller, { expires_at: inMinutes(service, 6) });
    const now = service.clock.now();
    const to = new Date(now + 7 * 60_000).toISOString();
    await call(service, 'POST /v1/sandbox/clock/advance', { credential: seller.key, body: { to } });
    const { text } = await new LinkGuest(service, link).open();
    expect(wordsOf(text)).toMatch(
      /^This link has expired Nothing was charged. Deposit , £36.48 · Riverside Nursery/,
    );
  });

  test('is nowhere: at another partner’s host, with another character, or with another method', async () => {
    const link = await made(seller);
    const { pathname } = new URL(link.url);
    const wrong = `${pathname.slice(0, -1)}${pathname.endsWith('A') ? 'B' : 'A'}`;
    for (const path of [wrong, `/pay/${link.id}`, '/pay/x', `${wrong}/card`, `${wrong}/payment`]) {
      expect([path, (await atHost(service, host, path)).status]).toEqual([path, 404]);
    }
    const other = await signUp(service, 'Harbour Till');
    const { body } = await call<{ slug: string }>(service, 'GET /v1/partners/me', { credential: other.key });
    const elsewhere = await atHost(service, siteHost(service, body.slug), pathname);
    expect([elsewhere.status, elsewhere.text.includes('Harbour Till')]).toEqual([404, true]);
    expect(elsewhere.text).not.toContain('Deposit');
    for (const [method, path] of [
      ['PUT', pathname],
      ['POST', `${pathname}/card`],
      ['GET', `${pathname}/again`],
    ] as const) {
      expect((await atHost(service, host, path, { method })).status).toBe(405);
    }
  });
});

test('the old address at our own host leads to the page', async () => {
  const link = await made(seller);
  const { pathname } = new URL(link.url);
  const led = await fetch(service.url + pathname, { redirect: 'manual' });
  expect([led.status, led.headers.get('location')]).toEqual([302, link.url]);
  expect(led.headers.get('referrer-policy')).toBe('no-referrer');
  expect((await fetch(`${service.url}${pathname.slice(0, -1)}-`, { redirect: 'manual' })).status).toBe(404);
});

test('a surface that has moved leads to the partner’s page; what was begun here is paid here', async () => {
  const link = await made(seller);
  const model = (body: object) =>
    call(service, 'PUT /v1/surfaces/pay_links', { credential: seller.key, body });
  const guest = new LinkGuest(service, link);
  const back = await guest.enter(GOOD);
  expect((await model({ model: 'embedded', url: 'https://shop.example/' })).status).toBe(200);
  try {
    const { status, headers } = await guest.browser.get(guest.path);
    expect([status, headers['location']]).toEqual([302, `https://shop.example${guest.path}`]);
    expect(wordsOf((await guest.open(back)).text)).toContain('Paid. Thank you.');
  } finally {
    expect((await model({ model: 'hosted' })).status).toBe(200);
  }
});

test('requests are counted for each link and address, and nothing that a guest has sent is in the log', async () => {
  const link = await made(seller, { collect: { name: 'required' } });
  const guest = new LinkGuest(service, link);
  await guest.fillIn({ name: 'Grace Hopper' });
  await guest.pay();
  const log = service.logLines.join('\n');
  expect(log).not.toContain('Hopper');
  expect(log).not.toContain(guest.path.slice(-22));
  expect(log).not.toMatch(/tok_|card_signature/);
  await Promise.all(Array.from({ length: 60 }, () => guest.browser.get(guest.path)));
  const refused = await guest.browser.get(guest.path);
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect((await payAsGuest(seller, link)).status).toBe(429);
});
