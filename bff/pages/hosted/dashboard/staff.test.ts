import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Authenticator } from '../../../accounts/people/testing/authenticator.ts';
import { startMailServer, type MailServer } from '../../../providers/messages/testing/mail-server.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../../testing/service/service.ts';
import { lastMail } from '../../console/people/testing/door.ts';
import { siteHost, type SiteReply } from '../../hosts/testing/at-host.ts';
import { Person } from '../testing/person.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let service: Service;
let mail: MailServer;
let partner: SignedUp;
let host: string;
beforeAll(async () => {
  mail = await startMailServer();
  service = await startService({
    messages: { mail: { url: mail.url, from: 'Trellis <no-reply@trellis.example>' } },
  });
  partner = await signUp(service);
  host = siteHost(service, 'greenhouse-pos');
});
afterAll(async () => {
  await service.stop();
  await mail.close();
});
// The network's limit counts by the minute.
beforeEach(() => service.clock.advance(MINUTE_MS));

const newPerson = (where = host): Person => new Person(service, where);

async function invite(email: string, role: string, merchant = partner.active): Promise<string> {
  const { status, body } = await call<{ id: string }>(service, `POST /v1/merchants/${merchant}/members`, {
    credential: partner.key,
    body: { email, role },
  });
  expect(status).toBe(201);
  return body.id;
}

/** Asks for an email at the site. */
async function ask(email: string, person = newPerson(), from = '/dashboard/sign-in'): Promise<Person> {
  const asked = await person.send(await person.open(from), '/dashboard/sign-in', { email });
  expect([asked.status, asked.headers['location']]).toEqual([303, '/dashboard/sign-in/sent']);
  return person;
}

async function signIn(email: string): Promise<Person> {
  const person = await ask(email);
  const sent = await person.open('/dashboard/sign-in/sent');
  const entered = await person.send(sent, '/dashboard/sign-in/sent', { code: lastMail(mail).code ?? '' });
  expect([entered.status, entered.headers['location']]).toEqual([303, '/dashboard/start']);
  return person;
}

const linksIn = ({ text }: SiteReply): string[] =>
  [...(/<nav[^]*?<\/nav>/.exec(text)?.[0] ?? '').matchAll(/href="(\/dashboard[^"]*)"/g)].map(
    ([, href = '']) => href,
  );

describe('signing in at a partner’s site', () => {
  test('an invited owner comes in by the code, and sees every section', async () => {
    await invite('rosie@mill-lane.example', 'owner');
    const person = await ask('Rosie@mill-lane.example');
    expect(lastMail(mail)).toMatchObject({ to: 'rosie@mill-lane.example', code: expect.any(String) });
    const sent = await person.open('/dashboard/sign-in/sent');
    const wrong = await person.send(sent, '/dashboard/sign-in/sent', { code: '00000000' });
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('wrong or too old')]);
    const entered = await person.send(sent, '/dashboard/sign-in/sent', { code: lastMail(mail).code ?? '' });
    expect(String(entered.headers['set-cookie'])).toMatch(
      /trellis_dashboard=[\w-]+; Max-Age=2592000; Path=\/dashboard; HttpOnly; SameSite=Lax/,
    );
    const start = await person.open('/dashboard/start');
    expect([start.status, start.headers['location']]).toEqual([302, '/dashboard']);
    const orders = await person.open('/dashboard');
    expect(orders.status).toBe(200);
    expect(linksIn(orders)).toEqual([
      '/dashboard',
      '/dashboard/pay-links',
      '/dashboard/menu',
      '/dashboard/locations',
      '/dashboard/reports',
      '/dashboard/payments',
      '/dashboard/payouts',
      '/dashboard/loyalty',
      '/dashboard/set-up',
      '/dashboard/team',
      '/dashboard/settings',
    ]);
    const { body } = await call<{ data: { email: string; status: string; last_active_at: string | null }[] }>(
      service,
      `GET /v1/merchants/${partner.active}/members`,
      { credential: partner.key },
    );
    expect(body.data.find(({ email }) => email.startsWith('rosie'))).toMatchObject({
      status: 'active',
      last_active_at: expect.any(String),
    });
  });

  test('by the link: it uses nothing until its button is pressed, and works once', async () => {
    const person = await ask('rosie@mill-lane.example');
    const link = lastMail(mail).link ?? '';
    for (let time = 0; time < 2; time += 1) expect((await person.open(link)).status).toBe(200);
    const entered = await person.send(await person.open(link), link);
    expect(entered.status).toBe(303);
    expect((await person.send(await person.open('/dashboard/sign-in'), link)).status).toBe(410);
  });

  test('a link opens nothing in another browser, and nothing at another partner’s site', async () => {
    const person = await ask('rosie@mill-lane.example');
    const link = lastMail(mail).link ?? '';
    const other = newPerson();
    const form = await other.open('/dashboard/sign-in');
    expect((await other.open(link)).status).toBe(410);
    expect((await other.send(form, link)).status).toBe(410);
    await signUp(service, 'Orchard Tills');
    const abroad = newPerson(siteHost(service, 'orchard-tills'));
    expect((await abroad.open(link)).status).toBe(410);
    // Not even for the browser that asked, if it sent its cookies there.
    const taken = person.at(siteHost(service, 'orchard-tills'));
    expect((await taken.open(link)).status).toBe(410);
    expect((await person.open(link)).status).toBe(200);
  });

  test('an unknown address gets the same page, and an email without a way in', async () => {
    await ask('stranger@mill-lane.example');
    expect(lastMail(mail)).toMatchObject({
      to: 'stranger@mill-lane.example',
      link: undefined,
      code: undefined,
    });
  });

  test('the staff of one partner’s merchant is unknown at another partner’s site', async () => {
    const at = newPerson(siteHost(service, 'orchard-tills'));
    await ask('rosie@mill-lane.example', at);
    expect(lastMail(mail)).toMatchObject({ to: 'rosie@mill-lane.example', link: undefined });
  });

  test('leads back to the page that was asked for', async () => {
    const person = newPerson();
    const refused = await person.open('/dashboard/reports');
    expect([refused.status, refused.text]).toEqual([401, expect.stringContaining('You’re not signed in')]);
    await ask('rosie@mill-lane.example', person, '/dashboard/reports');
    const sent = await person.open('/dashboard/sign-in/sent');
    const entered = await person.send(sent, '/dashboard/sign-in/sent', { code: lastMail(mail).code ?? '' });
    expect(entered.headers['location']).toBe('/dashboard/reports');
  });

  test.each(['https://evil.example/', '//evil.example', '/dashboard/../x', '/dashboard//evil.example', '/'])(
    'never leads to %s',
    async (next) => {
      const person = newPerson();
      const form = await person.open('/dashboard/sign-in');
      await person.send(form, '/dashboard/sign-in', { email: 'rosie@mill-lane.example', next });
      service.clock.advance(HOUR_MS);
      await person.send(form, '/dashboard/sign-in', { email: 'rosie@mill-lane.example', next });
      const sent = await person.open('/dashboard/sign-in/sent');
      const entered = await person.send(sent, '/dashboard/sign-in/sent', { code: lastMail(mail).code ?? '' });
      expect(entered.headers['location']).toBe('/dashboard/start');
    },
  );

  test('a form without its token is refused', async () => {
    const person = newPerson();
    const body = new URLSearchParams({ email: 'rosie@mill-lane.example' });
    expect((await person.open('/dashboard/sign-in', { method: 'POST', body })).status).toBe(403);
  });
});

describe('a role', () => {
  const SEEN: Readonly<Record<string, readonly string[]>> = {
    manager: [
      '',
      '/pay-links',
      '/menu',
      '/locations',
      '/reports',
      '/payments',
      '/payouts',
      '/loyalty',
      '/set-up',
      '/team',
      '/settings',
    ],
    cashier: ['', '/pay-links', '/payments', '/loyalty'],
    kitchen: [''],
    accountant: ['', '/pay-links', '/reports', '/payments', '/payouts'],
  };
  const ALL = [
    '/pay-links',
    '/menu',
    '/locations',
    '/reports',
    '/payments',
    '/payouts',
    '/loyalty',
    '/set-up',
    '/team',
    '/settings',
  ];

  test.each(Object.keys(SEEN))(
    '%s sees the sections of the role, and is refused the others',
    async (role) => {
      service.clock.advance(HOUR_MS);
      await invite(`${role}@mill-lane.example`, role);
      const person = await signIn(`${role}@mill-lane.example`);
      const seen = SEEN[role] ?? [];
      expect(linksIn(await person.open('/dashboard'))).toEqual(seen.map((path) => `/dashboard${path}`));
      for (const path of ALL) {
        const { status } = await person.open(`/dashboard${path}`);
        expect([path, status]).toEqual([path, seen.includes(path) ? 200 : 403]);
      }
      const payouts = await person.call('/v1/payouts');
      expect(payouts.status).toBe(seen.includes('/payouts') ? 200 : 403);
    },
  );

  test('changed or taken away applies to the next request', async () => {
    service.clock.advance(HOUR_MS);
    const id = await invite('ben@mill-lane.example', 'manager');
    const person = await signIn('ben@mill-lane.example');
    expect((await person.open('/dashboard/reports')).status).toBe(200);
    const path = `/v1/merchants/${partner.active}/members/${id}`;
    await call(service, `PATCH ${path}`, { credential: partner.key, body: { role: 'kitchen' } });
    expect((await person.open('/dashboard/reports')).status).toBe(403);
    await call(service, `DELETE ${path}`, { credential: partner.key });
    expect((await person.open('/dashboard')).status).toBe(401);
    expect((await person.call('/v1/orders')).status).toBe(401);
  });

  test('given again after a removal is that of a new sign-in alone', async () => {
    service.clock.advance(HOUR_MS);
    const id = await invite('again@mill-lane.example', 'manager');
    const person = await signIn('again@mill-lane.example');
    await call(service, `DELETE /v1/merchants/${partner.active}/members/${id}`, { credential: partner.key });
    service.clock.advance(1000);
    await invite('again@mill-lane.example', 'manager');
    const other = await signIn('again@mill-lane.example');
    expect((await other.open('/dashboard')).status).toBe(200);
    expect((await person.open('/dashboard')).status).toBe(401);
    expect((await person.call('/v1/orders')).status).toBe(401);
  });
});

describe('the team', () => {
  test('is invited, changed and removed by the owner, without script', async () => {
    service.clock.advance(HOUR_MS);
    const owner = await signIn('rosie@mill-lane.example');
    const page = await owner.open('/dashboard/team');
    const invited = await owner.send(page, '/dashboard/team', {
      email: 'kim@mill-lane.example',
      name: 'Kim',
      role: 'kitchen',
    });
    expect(invited.status).toBe(303);
    const list = await owner.open('/dashboard/team');
    const id = /\/dashboard\/team\/(stf_\w+)"[^>]*>Remove/.exec(
      list.text.slice(list.text.indexOf('Kim')),
    )?.[1];
    const asked = await owner.open(`/dashboard/team/${id}`);
    expect(asked.text).toContain('Remove <bdi>Kim</bdi>?');
    expect((await owner.send(asked, `/dashboard/team/${id}`, { do: 'remove' })).status).toBe(303);
    expect((await owner.open('/dashboard/team')).text).not.toContain('kim@');
    const again = await owner.send(list, '/dashboard/team', { email: 'nobody', role: 'kitchen' });
    expect([again.status, again.text]).toEqual([400, expect.stringContaining('value="nobody"')]);
  });

  test('a manager makes no owner, and the last owner stays', async () => {
    service.clock.advance(HOUR_MS);
    const manager = await signIn('manager@mill-lane.example');
    const page = await manager.open('/dashboard/team');
    expect(page.text).not.toContain('value="owner"');
    const made = await manager.send(page, '/dashboard/team', { email: 'x@mill-lane.example', role: 'owner' });
    expect(made.status).toBe(403);
    const owner = await signIn('rosie@mill-lane.example');
    const { body } = await call<{ data: { id: string; email: string }[] }>(
      service,
      `GET /v1/merchants/${partner.active}/members`,
      { credential: partner.key },
    );
    const self = body.data.find(({ email }) => email.startsWith('rosie'))?.id;
    const removed = await owner.send(await owner.open('/dashboard/team'), `/dashboard/team/${self}`, {
      do: 'remove',
    });
    expect([removed.status, removed.text]).toEqual([
      409,
      expect.stringContaining('The last owner stays one'),
    ]);
  });
});

describe('an account', () => {
  test('switches between businesses with a new cookie, and lists its sessions', async () => {
    service.clock.advance(HOUR_MS);
    await invite('rosie@mill-lane.example', 'accountant', partner.merchants['needs_data'] ?? '');
    const person = await signIn('rosie@mill-lane.example');
    await signIn('rosie@mill-lane.example');
    const account = await person.open('/dashboard/account');
    expect(account.text.match(/Sign out everywhere else/g)).toHaveLength(1);
    const switched = await person.send(account, '/dashboard/account', {
      merchant: partner.merchants['needs_data'] ?? '',
    });
    expect(switched.headers['location']).toBe('/dashboard/start');
    expect(linksIn(await person.open('/dashboard'))).toEqual([
      '/dashboard',
      '/dashboard/pay-links',
      '/dashboard/reports',
      '/dashboard/payments',
      '/dashboard/payouts',
    ]);
    const strange = await person.send(await person.open('/dashboard/account'), '/dashboard/account', {
      merchant: 'mer_x',
    });
    expect(strange.status).toBe(404);
  });

  test('leads to a business that invited the person since by a new sign-in alone', async () => {
    service.clock.advance(HOUR_MS);
    const merchant = partner.merchants['needs_data'] ?? '';
    await invite('two@mill-lane.example', 'cashier');
    const person = await signIn('two@mill-lane.example');
    service.clock.advance(1000);
    await invite('two@mill-lane.example', 'cashier', merchant);
    const other = await signIn('two@mill-lane.example');
    const account = await person.open('/dashboard/account');
    expect(account.text).toContain('href="/dashboard/sign-in">Sign in</a>');
    expect((await person.send(account, '/dashboard/account', { merchant })).status).toBe(404);
    const own = await other.open('/dashboard/account');
    expect((await other.send(own, '/dashboard/account', { merchant })).status).toBe(303);
  });

  test('ends the other sessions at once, and one after 12 hours without a request', async () => {
    service.clock.advance(HOUR_MS);
    const [one, other] = [await signIn('rosie@mill-lane.example'), await signIn('rosie@mill-lane.example')];
    expect((await one.send(await one.open('/dashboard/account'), '/dashboard/account')).status).toBe(303);
    expect((await other.open('/dashboard')).status).toBe(401);
    service.clock.advance(11 * HOUR_MS);
    expect((await one.open('/dashboard')).status).toBe(200);
    service.clock.advance(12 * HOUR_MS + MINUTE_MS);
    expect((await one.open('/dashboard')).status).toBe(401);
  });
});

describe('a passkey', () => {
  /** Adds a passkey on the account's page, as its script does. */
  async function add(person: Person, device: Authenticator, name = 'Phone'): Promise<SiteReply> {
    const page = await person.open('/dashboard/account');
    const options = await person.send(page, '/dashboard/account/passkeys/options');
    expect([options.status, options.headers['cache-control']]).toEqual([200, 'no-store']);
    const credential = device.make(JSON.parse(options.text));
    return person.send(page, '/dashboard/account/passkeys', { name, credential });
  }
  async function use(device: Authenticator, person = newPerson()): Promise<SiteReply> {
    const form = await person.open('/dashboard/sign-in');
    const options = await person.send(form, '/dashboard/sign-in/passkey/options');
    const credential = device.use(JSON.parse(options.text));
    return person.send(form, '/dashboard/sign-in/passkey', { credential });
  }
  const device = (): Authenticator => new Authenticator(`http://${host}`);
  const phone = { current: undefined as Authenticator | undefined };

  test('is added on the account’s page, opens a session, and ends with its person’s place', async () => {
    service.clock.advance(HOUR_MS);
    const id = await invite('kay@mill-lane.example', 'kitchen');
    const person = await signIn('kay@mill-lane.example');
    const own = (phone.current = device());
    expect((await add(person, own)).status).toBe(303);
    expect((await person.open('/dashboard/account')).text).toContain('<b><bdi>Phone</bdi></b>');
    const other = newPerson();
    const entered = await use(own, other);
    expect([entered.status, entered.headers['location']]).toEqual([303, '/dashboard/start']);
    expect((await other.open('/dashboard')).status).toBe(200);
    await call(service, `DELETE /v1/merchants/${partner.active}/members/${id}`, { credential: partner.key });
    expect((await use(own)).status).toBe(403);
  });

  test('isn’t accepted with another browser’s challenge, nor at another partner’s site', async () => {
    await invite('lee@mill-lane.example', 'kitchen');
    const person = await signIn('lee@mill-lane.example');
    const own = device();
    await add(person, own);
    const [one, other] = [newPerson(), newPerson()];
    const form = await one.open('/dashboard/sign-in');
    const options = await one.send(form, '/dashboard/sign-in/passkey/options');
    const credential = own.use(JSON.parse(options.text));
    const foreign = await other.open('/dashboard/sign-in');
    const stolen = await other.send(foreign, '/dashboard/sign-in/passkey', { credential });
    expect([stolen.status, stolen.text]).toEqual([401, expect.stringContaining('wasn’t accepted')]);
    const abroad = newPerson(siteHost(service, 'orchard-tills'));
    const there = await abroad.open('/dashboard/sign-in');
    const asked = await abroad.send(there, '/dashboard/sign-in/passkey/options');
    const sent = own.use(JSON.parse(asked.text));
    expect((await abroad.send(there, '/dashboard/sign-in/passkey', { credential: sent })).status).toBe(401);
    expect((await one.send(form, '/dashboard/sign-in/passkey', { credential })).status).toBe(303);
    expect((await one.send(form, '/dashboard/sign-in/passkey', { credential })).status).toBe(401);
  });

  test('is added only with a proof of the last ten minutes', async () => {
    service.clock.advance(HOUR_MS);
    const person = await signIn('lee@mill-lane.example');
    service.clock.advance(10 * MINUTE_MS + 1);
    const page = await person.open('/dashboard/account');
    expect(page.text).toContain('data-prove="/dashboard/prove"');
    const refused = await person.send(page, '/dashboard/account/passkeys/options');
    expect(refused.status).toBe(403);
  });
});

test('sign-ins, wrong codes and sign-outs of the staff are in the partner’s audit log', async () => {
  const id = await invite('audited@mill-lane.example', 'cashier');
  const person = await ask('audited@mill-lane.example');
  const sent = await person.open('/dashboard/sign-in/sent');
  await person.send(sent, '/dashboard/sign-in/sent', { code: '00000000' });
  await person.send(sent, '/dashboard/sign-in/sent', { code: lastMail(mail).code ?? '' });
  await person.send(await person.open('/dashboard/account'), '/dashboard/sign-out');
  const { body } = await call<{ data: object[] }>(service, 'GET /v1/audit_events?actor_kind=staff', {
    credential: partner.key,
  });
  const actor = { kind: 'staff', email: 'audited@mill-lane.example' };
  const known = { actor: { ...actor, id, role: 'cashier' }, via: 'page', merchant: partner.active };
  expect(body.data.slice(0, 3)).toMatchObject([
    { operation: 'signOut', ...known },
    { operation: 'signIn', ...known, changes: [{ field: 'way', after: 'email_code' }] },
    { operation: 'failSignIn', actor: { ...actor, id: null } },
  ]);
});
