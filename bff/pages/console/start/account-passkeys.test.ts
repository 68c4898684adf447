import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Authenticator } from '../../../accounts/people/testing/authenticator.ts';
import { startMailServer, type MailServer } from '../../../providers/messages/testing/mail-server.ts';
import { startService, type Service } from '../../../testing/service/service.ts';
import { DoorVisit, lastMail, signUpByEmail } from '../people/testing/door.ts';

const MINUTE_MS = 60_000;
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
// The network's limit counts by the minute.
beforeEach(() => service.clock.advance(MINUTE_MS));

/** Adds a passkey on the account's page, as its script does. */
async function add(visit: DoorVisit, device: Authenticator, name = 'Phone') {
  const page = await visit.open('/console/account');
  const options = await visit.send('/console/account/passkeys/options', page);
  expect(options.status).toBe(200);
  const credential = device.make(JSON.parse(options.text));
  return visit.send('/console/account/passkeys', page, { name, credential });
}

async function optionsAtDoor(visit: DoorVisit) {
  const seen = await visit.post('/sign-in/passkey/options', new URLSearchParams());
  expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return JSON.parse(seen.text);
}

async function enter(device: Authenticator, next = '') {
  const visit = new DoorVisit(service);
  const credential = device.use(await optionsAtDoor(visit));
  const seen = await visit.post('/sign-in/passkey', new URLSearchParams({ credential, next }));
  return { visit, seen };
}

describe('a passkey', () => {
  let ada: DoorVisit;
  const device = () => new Authenticator(service.url);
  const phone: { current?: Authenticator } = {};
  beforeAll(async () => {
    ada = await signUpByEmail(service, mail, 'Café Systems', 'ada@cafe.example');
    phone.current = device();
  });
  const own = () => phone.current ?? device();

  test('is added on the account’s page and listed there, and its person gets an email', async () => {
    const added = await add(ada, own());
    expect([added.status, added.headers.get('location')]).toEqual([303, '/console/account']);
    const page = await ada.open('/console/account');
    expect(page.text).toMatch(/<td data-label="Name">Phone<\/td>[^]*Never/);
    await expect.poll(() => lastMail(mail, /^Subject: Join /m).subject).toBe('A passkey was added');
    expect(lastMail(mail, /^Subject: Join /m)).toMatchObject({
      to: 'ada@cafe.example',
      text: expect.stringContaining('Phone'),
    });
  });

  test('opens the session that an email opens, at the page that was asked for', async () => {
    const { visit, seen } = await enter(own(), '/console/orders?state=open');
    expect([seen.status, seen.headers.get('location')]).toEqual([303, '/console/orders?state=open']);
    const cookie = seen.headers.getSetCookie().find((line) => line.startsWith('trellis_console='));
    expect(cookie).toMatch(/; Max-Age=2592000; Path=\/console; HttpOnly; SameSite=Strict$/);
    const home = await visit.open('/console');
    expect(home.text).toContain('<small>Owner</small>');
    expect((await enter(own(), 'https://evil.example/')).seen.headers.get('location')).toBe('/console');
  });

  test('refused, the page says so, with the ways that are left', async () => {
    const visit = new DoorVisit(service);
    const credential = own().use(await optionsAtDoor(visit));
    const thief = new DoorVisit(service);
    await optionsAtDoor(thief);
    const seen = await thief.post('/sign-in/passkey', new URLSearchParams({ credential }));
    expect([seen.status, seen.text]).toEqual([401, expect.stringContaining('wasn’t accepted')]);
    expect(seen.text).toContain('Email me a link');
    expect(seen.headers.getSetCookie()).toEqual([]);
  });

  test('of a member who was removed opens nothing', async () => {
    const bob = await signUpByEmail(service, mail, 'Bob’s', 'bob@cafe.example');
    const his = device();
    await add(bob, his);
    await service.db.deleteFrom('members').where('email', '=', 'bob@cafe.example').execute();
    const { seen } = await enter(his);
    expect([seen.status, seen.text]).toEqual([403, expect.stringContaining('You’re on no team')]);
    expect(seen.headers.getSetCookie().join()).not.toContain('trellis_console');
  });

  test('a form of another site, or without the session’s token, adds and removes nothing', async () => {
    const page = await ada.open('/console/account');
    const id = /passkeys\/(pky_\w+)\/remove/.exec(page.text)?.[1] ?? '';
    const cross = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const paths = ['', '/options', `/${id}/remove`].map((path) => `/console/account/passkeys${path}`);
    for (const path of paths) {
      expect((await ada.send(path, page, {}, cross)).status).toBe(403);
      expect((await ada.send(path, page, { csrf: 'x'.repeat(43) })).status).toBe(403);
    }
    for (const path of ['/sign-in/passkey', '/sign-in/passkey/options']) {
      expect((await ada.post(path, new URLSearchParams(), cross)).status).toBe(403);
    }
    expect((await ada.open('/console/account')).text).toContain(id);
  });

  test('removed opens nothing, and its person gets an email', async () => {
    const page = await ada.open('/console/account');
    const id = /passkeys\/(pky_\w+)\/remove/.exec(page.text)?.[1] ?? '';
    const removed = await ada.send(`/console/account/passkeys/${id}/remove`, page);
    expect([removed.status, removed.headers.get('location')]).toEqual([303, '/console/account']);
    // Emails are sent side by side: that of an addition can be the last to arrive.
    const isTold = (): boolean => mail.taken.some((one) => /^Subject: A passkey was removed$/m.test(one));
    await expect.poll(isTold).toBe(true);
    expect((await enter(own())).seen.status).toBe(401);
  });

  test('the pages offer it only to the script: without it, they have their email form alone', async () => {
    const page = await new DoorVisit(service).open('/sign-in');
    expect(page.text).toMatch(/<form\s[^>]*data-passkey="sign-in"[^>]*\shidden\s*>/);
    expect(page.text).toContain('autocomplete="email webauthn"');
    const src = /src="(\/console\/assets\/passkeys\.js\?v=[\w-]+)"/.exec(page.text)?.[1] ?? '';
    const script = await new DoorVisit(service).open(src);
    expect([script.status, script.headers.get('cache-control')]).toEqual([
      200,
      expect.stringContaining('immutable'),
    ]);
    expect((await new DoorVisit(service).open('/sign-up')).text).not.toContain('data-passkey');
  });
});
