import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashOf } from '../../../core/http/secrets.ts';
import { startMailServer, type MailServer } from '../../../providers/messages/testing/mail-server.ts';
import { call, startService, type Service } from '../../../testing/service/service.ts';
import { DoorVisit, lastMail, signInByEmail, signUpByEmail } from '../people/testing/door.ts';

let service: Service;
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer();
  service = await startService({
    messages: { mail: { url: mail.url, from: 'Trellis <no-reply@trellis.example>' } },
  });
});
afterAll(async () => {
  await service.stop();
  await mail.close();
});

const MINUTE_MS = 60_000;
// The network's limit counts by the minute.
beforeEach(() => service.clock.advance(MINUTE_MS));
const DEAD = { status: 410, text: expect.stringContaining('only in the browser where you began') };
const begin = async (email: string, path = '/sign-in', more = {}) => {
  const visit = new DoorVisit(service);
  const seen = await visit.post(path, new URLSearchParams({ email, ...more }));
  return { visit, seen, mailed: lastMail(mail) };
};
const send = (visit: DoorVisit, path: string | undefined, fields: Record<string, string> = {}) =>
  visit.post(path ?? '/none', new URLSearchParams(fields));

describe('a stranger', () => {
  test('signs up by the code, and is in the sandbox with test merchants, as its owner', async () => {
    const visit = await signUpByEmail(service, mail, 'Café Systems', ' Ada@Cafe.example ');
    expect(lastMail(mail)).toMatchObject({
      to: 'ada@cafe.example',
      subject: expect.stringContaining('sign-up'),
    });
    expect(lastMail(mail).text).not.toContain('Café');
    const home = await visit.open('/console');
    expect(home.text).toContain('Café Systems');
    expect(home.text).toContain('<small>Owner</small>');
    expect((await visit.open('/console/merchants')).text).toContain('Riverside');
    // A key is made when it is asked for.
    expect((await visit.open('/console/keys')).text).toContain('No live keys');
  });

  test('with a second company is on two teams, and switches between them', async () => {
    const visit = await signUpByEmail(service, mail, 'Second Company', 'ada@cafe.example');
    expect((await visit.open('/console')).text).toContain('Second Company');
    const account = await visit.open('/console/account');
    expect(account.text).toContain('Café Systems');
    const first = await service.db
      .selectFrom('partners')
      .select('id')
      .where('name', '=', 'Café Systems')
      .executeTakeFirstOrThrow();
    const switched = await visit.send('/console/team-switch', account, { partner: first.id });
    expect(switched.status).toBe(303);
    expect((await visit.open('/console')).text).toContain('Café Systems');
    const strange = await visit.send('/console/team-switch', await visit.open('/console/account'), {
      partner: 'par_01M7YV5Y0RPWEBCACEH1KP19TM',
    });
    expect(strange.status).toBe(404);
  });

  test.each([
    [{ company: 'X', email: 'no' }, 'Must be an address'],
    [{ company: '', email: 'a@b.example' }, 'Must be 1–100 characters'],
    [{ company: 'X\u202Ey', email: 'a@b.example' }, 'Must be 1–100 characters'],
  ])('%j is refused beside the field, and nothing is sent', async (fields, words) => {
    const count = mail.taken.length;
    const seen = await send(new DoorVisit(service), '/sign-up', fields);
    expect([seen.status, seen.text]).toEqual([400, expect.stringContaining(words)]);
    expect(seen.headers.getSetCookie()).toEqual([]);
    expect(mail.taken).toHaveLength(count);
  });
});

describe('signing in', () => {
  test('by the link: opened it shows a button and uses nothing; the button signs in, once', async () => {
    const { visit, mailed } = await begin('ada@cafe.example');
    for (let time = 0; time < 2; time += 1) {
      const page = await visit.open(mailed.link ?? '');
      expect([page.status, page.text]).toEqual([200, expect.stringContaining('<button>Sign in</button>')]);
    }
    const entered = await send(visit, mailed.link);
    expect(entered.status).toBe(303);
    const cookie = entered.headers.getSetCookie().find((line) => line.startsWith('trellis_console='));
    expect(cookie).toMatch(/; Max-Age=2592000; Path=\/console; HttpOnly; SameSite=Strict$/);
    expect((await visit.open('/console')).status).toBe(200);
    expect(await send(visit, mailed.link)).toMatchObject(DEAD);
  });

  test('leads to the page that was asked for, and never to another site', async () => {
    for (const [next, to] of [
      ['/console/orders?state=open', '/console/orders?state=open'],
      ['https://evil.example/', '/console'],
      ['//evil.example', '/console'],
      ['/console//evil.example', '/console'],
      ['/\\evil.example', '/console'],
      ['/console\\..\\..', '/console'],
    ]) {
      const email = `next${to?.length}-${next?.length}@cafe.example`;
      await signUpByEmail(service, mail, 'Next', email);
      const { visit, mailed } = await begin(email, '/sign-in', { next });
      expect((await send(visit, mailed.link)).headers.get('location')).toBe(to);
    }
  });

  test('a link forwarded to another browser opens nothing, and still works in the first', async () => {
    const { visit, mailed } = await begin('ada@cafe.example');
    const other = new DoorVisit(service);
    expect(await other.open(mailed.link ?? '')).toMatchObject(DEAD);
    expect(await send(other, mailed.link)).toMatchObject(DEAD);
    const { visit: third } = await begin('bob@cafe.example');
    expect(await send(third, mailed.link)).toMatchObject(DEAD);
    expect((await send(visit, mailed.link)).status).toBe(303);
  });

  test('ends with the next one, after 15 minutes, and after five wrong codes', async () => {
    await signUpByEmail(service, mail, 'Ends', 'ends@cafe.example');
    const first = await begin('ends@cafe.example');
    const second = await begin('ends@cafe.example');
    expect(await send(first.visit, first.mailed.link)).toMatchObject(DEAD);
    service.clock.advance(15 * MINUTE_MS);
    expect(await send(second.visit, second.mailed.link)).toMatchObject(DEAD);
    const third = await begin('ends@cafe.example');
    const right = third.mailed.code ?? '';
    const wrong = right.startsWith('0') ? '1111 1111' : '0000 0000';
    for (let tries = 0; tries < 5; tries += 1) {
      const seen = await send(third.visit, '/sign-in/sent', { code: wrong });
      expect([seen.status, seen.text]).toEqual([400, expect.stringContaining('code is wrong')]);
    }
    expect((await send(third.visit, '/sign-in/sent', { code: right })).status).toBe(400);
  });

  test('of two at the same moment one signs in', async () => {
    const { visit, mailed } = await begin('ada@cafe.example');
    const both = await Promise.all([send(visit, mailed.link), send(visit, mailed.link)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 410]);
  });

  test('an unknown address gets the same page, and an email without a way in', async () => {
    service.clock.advance(60 * MINUTE_MS);
    const known = await begin('ada@cafe.example');
    const unknown = await begin('nobody@cafe.example');
    const shown = [];
    for (const { seen, visit } of [known, unknown]) {
      const sent = await visit.open('/sign-in/sent');
      shown.push([seen.status, seen.headers.get('location'), sent.text.replace(/\w+@cafe/, '@cafe')]);
    }
    expect(shown[1]).toEqual(shown[0]);
    expect(unknown.mailed).toMatchObject({ to: 'nobody@cafe.example', link: undefined, code: undefined });
    expect(unknown.mailed.text).toContain('on no team');
  });

  test('stores hashes alone, and logs no secret', async () => {
    service.clock.advance(60 * MINUTE_MS);
    const { visit, mailed } = await begin('ada@cafe.example');
    const secret = mailed.link?.split('/').at(-1) ?? '';
    const rows = await service.db.selectFrom('sign_in_requests').selectAll().execute();
    expect(rows.map(({ hash }) => hash)).toContain(hashOf(secret));
    const entered = await send(visit, mailed.link);
    const cookie = /trellis_console=([\w-]+)/.exec(entered.headers.getSetCookie().join())?.[1] ?? '';
    const kept = JSON.stringify([
      rows,
      await service.db.selectFrom('console_sessions').selectAll().execute(),
    ]);
    for (const hidden of [secret, mailed.code ?? '', mailed.code?.replace(' ', '') ?? '', cookie]) {
      expect(hidden).not.toBe('');
      expect(kept).not.toContain(hidden);
      expect(service.logLines.join('')).not.toContain(hidden);
    }
  });

  test('an address gets six emails in an hour', async () => {
    service.clock.advance(60 * MINUTE_MS);
    for (let sent = 0; sent < 6; sent += 1) expect((await begin('bob@cafe.example')).seen.status).toBe(303);
    const count = mail.taken.length;
    const { seen } = await begin('bob@cafe.example');
    expect([seen.status, seen.text]).toEqual([429, expect.stringContaining('Too many emails')]);
    expect(mail.taken).toHaveLength(count);
    service.clock.advance(60 * MINUTE_MS);
    expect((await begin('bob@cafe.example')).seen.status).toBe(303);
  });

  test('a form of another site is refused', async () => {
    const visit = new DoorVisit(service);
    for (const path of ['/sign-in', '/sign-up', '/sign-in/sent', `/sign-in/link/${'A'.repeat(43)}`]) {
      const seen = await visit.post(path, new URLSearchParams({ email: 'a@b.example' }), {
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
      });
      expect(seen.status).toBe(403);
    }
  });

  test('a mail server that refuses or is down is said', async () => {
    mail.refusals.push('550 No such user');
    const refused = await begin('gone@cafe.example');
    expect([refused.seen.status, refused.seen.text]).toEqual([
      400,
      expect.stringContaining('Was refused by the mail server'),
    ]);
    mail.refusals.push('451 Later');
    const down = await begin('ada@cafe.example');
    expect([down.seen.status, down.seen.text]).toEqual([
      503,
      expect.stringContaining('Email can’t be sent right now'),
    ]);
  });
});

test('without a mail server, signing in says so', async () => {
  const other = await startService();
  try {
    const seen = await new DoorVisit(other).post('/sign-in', new URLSearchParams({ email: 'a@b.example' }));
    expect([seen.status, seen.text]).toEqual([503, expect.stringContaining('Email isn&#39;t set up here')]);
  } finally {
    await other.stop();
  }
});

describe('a session', () => {
  test('ends after 12 hours without a request, and after 30 days in any case', async () => {
    const idle = await signInByEmail(service, mail, 'ada@cafe.example');
    service.clock.advance(12 * 60 * MINUTE_MS + 1);
    expect((await idle.open('/console')).status).toBe(401);
    const used = await signInByEmail(service, mail, 'ada@cafe.example');
    for (let half = 0; half < 60; half += 1) {
      expect((await used.open('/console/account')).status).toBe(200);
      service.clock.advance((12 * 60 - 1) * MINUTE_MS);
    }
    service.clock.advance(61 * MINUTE_MS);
    expect((await used.open('/console/account')).status).toBe(401);
  });

  test('is listed, and ended singly or with all others', async () => {
    const [one, two, three] = [
      await signInByEmail(service, mail, 'ada@cafe.example'),
      await signInByEmail(service, mail, 'ada@cafe.example'),
      await signInByEmail(service, mail, 'ada@cafe.example'),
    ];
    const page = await three.open('/console/account');
    const others = [...page.text.matchAll(/name="session" value="(con_\w+)"/g)].map(([, id]) => id);
    expect(others).toHaveLength(2);
    await three.send('/console/account', page, { session: others[1] ?? '' });
    const states = async () =>
      Promise.all([one, two, three].map(async (visit) => (await visit.open('/console/account')).status));
    expect((await states()).toSorted()).toEqual([200, 200, 401]);
    await three.send('/console/account', await three.open('/console/account'));
    expect(await states()).toEqual([401, 401, 200]);
  });
});

describe('where sign-up is closed', () => {
  let closed: Service;
  beforeAll(async () => {
    closed = await startService({
      signUp: 'closed',
      messages: { mail: { url: mail.url, from: 'Trellis <no-reply@trellis.example>' } },
    });
  });
  afterAll(() => closed.stop());

  test('no page, form or request opens a sandbox, and none is offered', async () => {
    const count = mail.taken.length;
    const visit = new DoorVisit(closed);
    const page = await visit.open('/sign-up');
    expect([page.status, page.text]).toEqual([403, expect.stringContaining('Sign-up is closed here')]);
    const sent = await send(visit, '/sign-up', { company: 'X', email: 'x@cafe.example' });
    expect([sent.status, sent.text]).toEqual([403, expect.stringContaining('Sign-up is closed here')]);
    expect(mail.taken).toHaveLength(count);
    const { status, body } = await call<{ error: number }>(closed, 'POST /v1/partners', {
      body: { name: 'X' },
    });
    expect([status, body.error]).toEqual([409, 40902]);
    expect(await closed.db.selectFrom('partners').select('id').execute()).toEqual([]);
    expect((await visit.open('/sign-in')).text).not.toContain('href="/sign-up"');
  });
});

describe('languages', () => {
  const inGerman = { headers: { 'accept-language': 'de-CH, en;q=0.5' } };

  test('the pages are in the language of the browser', async () => {
    for (const [path, words] of [
      ['/sign-in', 'Bei Trellis anmelden'],
      ['/sign-up', 'Sandbox öffnen'],
    ] as const) {
      const seen = await new DoorVisit(service).open(path, inGerman);
      expect([seen.status, seen.headers.get('content-language')]).toEqual([200, 'de']);
      expect(seen.text).toContain('<html lang="de">');
      expect(seen.text).toContain(words);
    }
    const arabic = await new DoorVisit(service).open('/sign-in', { headers: { 'accept-language': 'ar' } });
    expect(arabic.text).toContain('<html lang="ar" dir="rtl">');
    expect((await new DoorVisit(service).open('/sign-in')).text).toContain('Sign in to Trellis');
  });

  test('so are refusals and emails, until the person chooses another language for emails', async () => {
    const visit = await signUpByEmail(service, mail, 'Sprachen', 'lena@cafe.example');
    const other = new DoorVisit(service);
    const headers = { 'accept-language': 'de' };
    await other.post('/sign-in', new URLSearchParams({ email: 'lena@cafe.example' }), headers);
    expect(lastMail(mail).subject).toMatch(/Ihr Anmeldecode|=\?/);
    const wrong = await other.post('/sign-in/sent', new URLSearchParams({ code: '1' }), headers);
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('falsch oder zu alt')]);
    const account = await visit.open('/console/account');
    const saved = await visit.send('/console/account/details', account, {
      own_name: ' Lena ',
      language: 'fr',
    });
    expect([saved.status, saved.headers.get('location')]).toEqual([303, '/console/account']);
    const shown = await visit.open('/console/account');
    expect(shown.text).toMatch(/<option value="fr"\s+selected/);
    expect((await visit.open('/console/team')).text).toContain('<bdi>Lena</bdi>');
    await new DoorVisit(service).post(
      '/sign-in',
      new URLSearchParams({ email: 'lena@cafe.example' }),
      headers,
    );
    expect(mail.taken.at(-1)).toMatch(/connexion/);
    for (const fields of [
      { own_name: 'x'.repeat(101), language: '' },
      { own_name: 'Lena', language: 'xx' },
    ]) {
      expect((await visit.send('/console/account/details', account, fields)).status).toBe(400);
    }
  });
});
