import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../core/api/errors.ts';
import { siteHost } from '../hosts/testing/at-host.ts';
import { join, openClub, type Club } from '../../orders/loyalty/testing/club.ts';
import { GuestBrowser, hiddenIn, wordsOf } from '../ordering/testing/guest-browser.ts';
import { call, startService, type Service } from '../../testing/service/service.ts';
import { codeOf, messageTo, newPhone, REWARDS, signedIn, wrong } from './testing/sign-in.ts';

let service: Service;
let club: Club;
let host: string;
let guest: GuestBrowser;

beforeAll(async () => {
  service = await startService({ trustedProxies: 1 });
  club = await openClub(service);
  host = siteHost(service, 'greenhouse-pos');
}, 60_000);
afterAll(() => service.stop());
beforeEach(() => {
  guest = from('192.0.2.1');
  // After an hour, earlier requests for codes no longer count.
  service.clock.advance(61 * 60_000);
});

const from = (address: string): GuestBrowser =>
  new GuestBrowser(service, host, { 'x-forwarded-for': address });
const later = (seconds: number): void => service.clock.advance(seconds * 1000);
const enter = (code: string) => guest.send(`${REWARDS}/code`, { code });
const page = async (path = REWARDS): Promise<string> => wordsOf((await guest.get(path)).text);

test('a guest joins by phone number and code, and is signed in', async () => {
  const phone = newPhone();
  const first = await guest.get(REWARDS);
  expect(first.status).toBe(200);
  expect(wordsOf(first.text)).toMatch(/Rewards 1 point for each £1 you spend.*Join, or sign in/);
  expect(first.text).toMatch(/<input[^>]*name="phone"[^>]*type="tel"[^>]*autocomplete="tel"/s);
  const sent = await guest.send(REWARDS, { phone: phone.replace('+44', '0') });
  expect([sent.status, sent.headers['location']]).toEqual([303, `${REWARDS}/code`]);
  const asked = await guest.get(`${REWARDS}/code`);
  expect(asked.text).toMatch(/<input[^>]*inputmode="numeric"[^>]*autocomplete="one-time-code"/s);
  expect(asked.text).toContain('content="noindex"');
  expect(wordsOf(asked.text)).toMatch(
    /Sandbox: no text message is sent\. Read the code in the sandbox’s inbox/,
  );
  const done = await enter(await codeOf(club, phone));
  expect([done.status, done.headers['location']]).toEqual([303, REWARDS]);
  expect(await page()).toMatch(/You have 0 points.*10 points to go until £2 off.*Signed in with ••••/);
});

test('the code in the message is on no page, and a code works once', async () => {
  const phone = newPhone();
  await guest.send(REWARDS, { phone });
  const code = await codeOf(club, phone);
  const { text } = await guest.get(`${REWARDS}/code`);
  expect(text).not.toContain(code);
  await enter(code);
  const other = from('192.0.2.9');
  await other.get(REWARDS);
  expect((await other.get(`${REWARDS}/code`)).headers['location']).toBe(REWARDS);
  guest = other;
  await guest.send(REWARDS, { phone: newPhone() });
  const again = await enter(code);
  expect([again.status, wordsOf(again.text)]).toEqual([200, expect.stringMatching(/You have 4 tries left/)]);
});

test('a code is sent in the language of the page that it was asked for on', async () => {
  const german = { 'accept-language': 'de-AT,de;q=0.9' };
  const phone = newPhone();
  const { text } = await guest.get(REWARDS, german);
  expect(wordsOf(text)).toMatch(/Prämien 1 point für je 1\s£ Umsatz.*Beitreten oder anmelden/);
  await guest.post(REWARDS, { ...hiddenIn(text), phone }, german);
  const asked = wordsOf((await guest.get(`${REWARDS}/code`, german)).text);
  expect(asked).toMatch(/Geben Sie Ihren Code ein .*In 30 Sekunden können Sie einen neuen Code anfordern\./);
  expect(await messageTo(club, phone)).toMatch(
    /^\d{6} ist Ihr Code für Riverside Nursery\. Er gilt 10 Minuten\.$/,
  );
});

test('pages are the same whether a number has an account or not', async () => {
  const member = await join(club);
  const shown: string[] = [];
  for (const phone of [member.phone ?? '', newPhone()]) {
    guest = from('192.0.2.2');
    const sent = await guest.send(REWARDS, { phone });
    const asked = await guest.get(`${REWARDS}/code`);
    const missed = await enter('000000');
    const whole = [sent.status, sent.headers['location'], wordsOf(asked.text), wordsOf(missed.text)].join(
      '\n',
    );
    shown.push(whole.replaceAll(/\+44[\d ]+/g, 'PHONE').replaceAll(/\d+ seconds?/g, 'N seconds'));
  }
  expect(shown[0]).toBe(shown[1]);
});

test('what is wrong is said at its field: no number, no digits, a wrong code, too many tries', async () => {
  const { status, text } = await guest.send(REWARDS, { phone: 'call me' });
  expect([status, wordsOf(text)]).toEqual([200, expect.stringContaining('Enter a phone number, such as')]);
  expect(text).toMatch(/aria-invalid="true"[\s\S]*value="call me"/);
  const phone = newPhone();
  await guest.send(REWARDS, { phone });
  const code = await codeOf(club, phone);
  expect(wordsOf((await enter('12ab56')).text)).toContain('Enter the six digits of the message.');
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
    const missed = await enter(wrong(code));
    expect([missed.status, wordsOf(missed.text)]).toEqual([
      200,
      expect.stringContaining(`You have ${left} left`),
    ]);
  }
  expect(wordsOf((await enter(wrong(code))).text)).toContain('Too many tries. Ask for another code.');
  expect(await page(`${REWARDS}/code`)).toContain('Too many tries.');
  const hidden = hiddenIn((await guest.get(`${REWARDS}/code`)).text);
  await guest.post(`${REWARDS}/code`, { ...hidden, code });
  expect(guest.cookies.has('trellis_member')).toBe(false);
});

test('a code expires, and another one takes its place after 30 seconds', async () => {
  const phone = newPhone();
  await guest.send(REWARDS, { phone });
  const again = () => guest.send(`${REWARDS}/code`, {}, `${REWARDS}/code/again`);
  expect(await page(`${REWARDS}/code`)).toContain('You can ask for another code in 30 seconds.');
  const early = await again();
  expect([early.status, wordsOf(early.text)]).toEqual([429, expect.stringContaining('Wait 30 seconds')]);
  later(31);
  const first = await codeOf(club, phone);
  expect((await again()).headers['location']).toBe(`${REWARDS}/code`);
  expect(wordsOf((await enter(first)).text)).toMatch(/tries left/);
  later(600);
  expect(await page(`${REWARDS}/code`)).toContain('The code has expired. Ask for another one.');
  await again();
  expect((await enter(await codeOf(club, phone))).status).toBe(303);
});

test('a form sent twice sends one code', async () => {
  const phone = newPhone();
  const hidden = hiddenIn((await guest.get(REWARDS)).text);
  const replies = [];
  for (const _ of [1, 2]) replies.push(await guest.post(REWARDS, { ...hidden, phone }));
  expect(replies.map(({ headers }) => headers['location'])).toEqual([`${REWARDS}/code`, `${REWARDS}/code`]);
  const { body } = await call<{ data: object[] }>(
    service,
    `GET /v1/sandbox/messages?to=${encodeURIComponent(phone)}`,
    { credential: club.key },
  );
  expect(body.data).toHaveLength(1);
});

test('guessing from many addresses: 25 tries an hour for a number, whoever tries', async () => {
  const phone = newPhone();
  let right = '';
  let tried = 0;
  for (let sent = 0; sent < 5; sent += 1) {
    guest = from(`198.51.100.${sent}`);
    expect((await guest.send(REWARDS, { phone })).status).toBe(303);
    right = await codeOf(club, phone);
    // Each try from another address; the browser goes on with its cookie.
    for (let tries = 0; tries < 5; tries += 1) {
      const { text } = await guest.get(`${REWARDS}/code`);
      await guest.post(
        `${REWARDS}/code`,
        { ...hiddenIn(text), code: wrong(right) },
        {
          'x-forwarded-for': `203.0.113.${tried}`,
        },
      );
      tried += 1;
    }
    later(31);
  }
  const last = guest;
  for (const address of ['203.0.113.200', '203.0.113.201']) {
    guest = from(address);
    const refused = await guest.send(REWARDS, { phone });
    expect([refused.status, wordsOf(refused.text)]).toEqual([
      429,
      expect.stringContaining('At most 5 codes can be asked for in an hour.'),
    ]);
  }
  const { csrf = '' } = hiddenIn((await last.get(`${REWARDS}/code`)).text);
  const late = await last.post(`${REWARDS}/code`, { csrf, code: right });
  expect([tried, late.status, last.cookies.has('trellis_member')]).toEqual([25, 200, false]);
});

test('an address asks for five codes an hour, whatever the numbers', async () => {
  for (let sent = 0; sent < 5; sent += 1) {
    guest = from('192.0.2.77');
    expect((await guest.send(REWARDS, { phone: newPhone() })).status).toBe(303);
  }
  guest = from('192.0.2.77');
  expect((await guest.send(REWARDS, { phone: newPhone() })).status).toBe(429);
});

test('signing in gives a new secret, which is stored as a hash and ends after 30 days', async () => {
  const phone = newPhone();
  guest = await signedIn(club, host, phone);
  const before = guest.cookies.get('trellis_member') ?? '';
  const stored = await service.db.selectFrom('loyalty_sessions').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(before);
  const thief = new GuestBrowser(service, host, { cookie: `trellis_member=${before}` });
  expect(wordsOf((await thief.get(REWARDS)).text)).toContain('Signed in with');
  await guest.send(REWARDS, {}, `${REWARDS}/sign-out`);
  expect(wordsOf((await thief.get(REWARDS)).text)).toContain('Join, or sign in');
  guest = await signedIn(club, host, phone);
  service.clock.advance(30 * 24 * 60 * 60_000 - 60_000);
  expect(await page()).toContain('Signed in with');
  later(120);
  expect(await page()).toContain('Join, or sign in');
});

test('a secret that was planted before is worth nothing after signing in', async () => {
  const planted = await signedIn(club, host);
  const secret = planted.cookies.get('trellis_member') ?? '';
  const phone = newPhone();
  guest = new GuestBrowser(service, host);
  const cookie = `trellis_member=${secret}`;
  const sent = await guest.get(REWARDS);
  await guest.post(REWARDS, { ...hiddenIn(sent.text), phone });
  const { text } = await guest.get(`${REWARDS}/code`);
  const code = await codeOf(club, phone);
  const own = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  await guest.post(`${REWARDS}/code`, { ...hiddenIn(text), code }, { cookie: `${own}; ${cookie}` });
  expect(guest.cookies.get('trellis_member')).not.toBe(secret);
  expect(wordsOf((await planted.get(REWARDS)).text)).toContain('Join, or sign in');
});

test('a member whose number was changed is signed out', async () => {
  const phone = newPhone();
  guest = await signedIn(club, host, phone);
  const { body } = await call<{ data: { id: string }[] }>(
    service,
    `GET /v1/loyalty/accounts?phone=${encodeURIComponent(phone)}`,
    { credential: club.key },
  );
  await call(service, `PATCH /v1/loyalty/accounts/${body.data[0]?.id}`, {
    credential: club.key,
    body: { phone: newPhone() },
  });
  expect(await page()).toContain('Join, or sign in');
});

test('where no text messages are sent, signing in isn’t offered, and the page says so', async () => {
  const hidden = hiddenIn((await guest.get(REWARDS)).text);
  const { messages } = service.deps;
  const offered = vi.spyOn(messages, 'isOffered').mockReturnValue(false);
  const required = vi.spyOn(messages, 'requireOffered').mockImplementation(() => {
    throw new ApiError('state_forbids');
  });
  try {
    const { text } = await guest.get(REWARDS);
    expect(wordsOf(text)).toMatch(/Signing in isn’t possible here at the moment.*What you get £2 off/);
    expect(text).not.toContain('name="phone"');
    const sent = await guest.post(REWARDS, { ...hidden, phone: newPhone() });
    expect([sent.status, wordsOf(sent.text)]).toEqual([200, expect.stringContaining('isn’t possible here')]);
  } finally {
    offered.mockRestore();
    required.mockRestore();
  }
});

test('no form of another site signs anybody in, out or away', async () => {
  guest = await signedIn(club, host);
  for (const path of ['', '/code', '/code/again', '/redeem', '/give-back', '/leave', '/sign-out']) {
    const reply = await guest.post(REWARDS + path, { csrf: 'other', phone: newPhone() });
    expect([path, reply.status]).toEqual([path, 403]);
  }
  expect(await page()).toContain('Signed in with');
});
