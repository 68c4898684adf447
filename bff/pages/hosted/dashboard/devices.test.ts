import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Device } from '../../../accounts/devices/contract/device.ts';
import { setPin } from '../../../accounts/devices/devices.ts';
import { startMailServer, type MailServer } from '../../../providers/messages/testing/mail-server.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../../testing/service/service.ts';
import { lastMail } from '../../console/people/testing/door.ts';
import { siteHost, type SiteReply } from '../../hosts/testing/at-host.ts';
import { Person } from '../testing/person.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DEVICE = '/dashboard/device';

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
// The limits of networks and addresses count by the minute and the hour.
beforeEach(() => service.clock.advance(HOUR_MS));

const newPerson = (where = host): Person => new Person(service, where);
const withKey = <Body>(operation: string, body?: object) =>
  call<Body>(service, operation, { credential: partner.key, ...(body && { body }) });

/** A person on the staff, signed in by email. */
async function staff(email: string, role: string): Promise<{ id: string; person: Person }> {
  const { body } = await withKey<{ id: string }>(`POST /v1/merchants/${partner.active}/members`, {
    email,
    role,
  });
  const person = newPerson();
  await person.send(await person.open('/dashboard/sign-in'), '/dashboard/sign-in', { email });
  const sent = await person.open('/dashboard/sign-in/sent');
  const entered = await person.send(sent, '/dashboard/sign-in/sent', { code: lastMail(mail).code ?? '' });
  expect(entered.headers['location']).toBe('/dashboard/start');
  return { id: body.id, person };
}

const codeOn = ({ text }: SiteReply): string => /<p class="code"[^>]*>([A-Z-]{9})</.exec(text)?.[1] ?? '';

/** A tablet that was enrolled by its code. */
async function enrolled(name: string): Promise<{ id: string; tablet: Person }> {
  const tablet = newPerson();
  await tablet.send(await tablet.open(DEVICE), DEVICE);
  const code = codeOn(await tablet.open(DEVICE));
  const added = await withKey<{ id: string }>('POST /v1/devices', { merchant: partner.active, name, code });
  expect(added.status).toBe(201);
  expect((await tablet.open(DEVICE)).status).toBe(302);
  return { id: added.body.id, tablet };
}

async function unlock(tablet: Person, who: string, pin: string): Promise<SiteReply> {
  return tablet.send(await tablet.open(DEVICE), `${DEVICE}/unlock`, { staff: who, pin });
}

/** A tablet on which a new person of a role works. */
async function working(name: string, role: string): Promise<{ id: string; stf: string; tablet: Person }> {
  const { id: stf } = await staff(`${name}@mill-lane.example`, role);
  await setPin(service, stf, '4821');
  const { id, tablet } = await enrolled(`Tablet of ${name}`);
  expect((await unlock(tablet, stf, '4821')).headers['location']).toBe('/dashboard/start');
  return { id, stf, tablet };
}

describe('enrolling a device', () => {
  test('by the code that it shows, typed on the dashboard; both without script', async () => {
    const { person: owner } = await staff('rosie@mill-lane.example', 'owner');
    const tablet = newPerson();
    const start = await tablet.open(DEVICE);
    expect([start.status, codeOn(start)]).toEqual([200, '']);
    expect((await tablet.send(start, DEVICE)).headers['location']).toBe(DEVICE);
    const shown = await tablet.open(DEVICE);
    expect(shown.text).toMatch(/<noscript\s*><meta http-equiv="refresh"/);
    const page = await owner.open('/dashboard/devices');
    const wrong = await owner.send(page, '/dashboard/devices', { name: 'Kitchen', code: 'BBBB-BBBB' });
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('No device shows this code')]);
    const added = await owner.send(page, '/dashboard/devices', { name: 'Kitchen', code: codeOn(shown) });
    expect([added.status, added.headers['location']]).toEqual([303, '/dashboard/devices']);
    expect((await owner.open('/dashboard/devices')).text).toContain('Waits for the device');
    const found = await tablet.open(DEVICE);
    expect(String(found.headers['set-cookie'])).toMatch(
      /trellis_device=[\w-]+; Max-Age=34560000; Path=\/dashboard; HttpOnly; SameSite=Lax/,
    );
    expect((await tablet.open(DEVICE)).text).toContain('Nobody here has a PIN');
    expect((await owner.open('/dashboard/devices')).text).toContain('Not used yet');
  });

  test('by a link: opening it uses nothing, its button works once, and not at another partner’s site', async () => {
    const { person: manager } = await staff('manager@mill-lane.example', 'manager');
    const page = await manager.open('/dashboard/devices');
    const made = await manager.send(page, '/dashboard/devices', { name: 'Till', do: 'link' });
    const link = new URL(/https?:\/\/\S+\/link\/[\w-]{43}/.exec(made.text)?.[0] ?? '').pathname;
    await signUp(service, 'Orchard Tills');
    expect((await newPerson(siteHost(service, 'orchard-tills')).open(link)).status).toBe(410);
    const tablet = newPerson();
    for (let time = 0; time < 2; time += 1) expect((await tablet.open(link)).status).toBe(200);
    const form = await tablet.open(link);
    expect((await tablet.send(form, link)).headers['location']).toBe(DEVICE);
    expect((await tablet.send(form, link)).status).toBe(410);
    expect((await newPerson().open(link)).status).toBe(410);
  });

  test('is for owners and managers', async () => {
    const { person: cook } = await staff('cook@mill-lane.example', 'kitchen');
    expect((await cook.open('/dashboard/devices')).status).toBe(403);
  });

  test('its secret changes when it is enrolled: the one that waited opens nothing', async () => {
    const tablet = newPerson();
    await tablet.send(await tablet.open(DEVICE), DEVICE);
    const waiting = tablet.at(host);
    const code = codeOn(await tablet.open(DEVICE));
    await withKey('POST /v1/devices', { merchant: partner.active, name: 'Bar', code });
    await tablet.open(DEVICE);
    expect((await tablet.open(DEVICE)).text).toContain('Who is working?');
    expect((await waiting.open(DEVICE)).text).not.toContain('Who is working?');
  });
});

describe('a PIN', () => {
  test('is set, changed and removed on the account, and then opens the dashboard on a device', async () => {
    const { id, person } = await staff('kim@mill-lane.example', 'kitchen');
    const account = await person.open('/dashboard/account');
    const easy = await person.send(account, '/dashboard/account/pin', { pin: '1234' });
    expect([easy.status, easy.text]).toEqual([400, expect.stringContaining('not in a row')]);
    expect((await person.send(account, '/dashboard/account/pin', { pin: '4821' })).status).toBe(303);
    expect((await person.open('/dashboard/account')).text).toContain('You have a PIN.');
    const { tablet } = await enrolled('Kitchen tablet');
    expect((await tablet.open(DEVICE)).text).toContain('kim@mill-lane.example');
    expect((await unlock(tablet, id, '4822')).text).toContain('This PIN is wrong.');
    expect((await unlock(tablet, id, '4821')).status).toBe(303);
    expect((await tablet.open('/dashboard')).status).toBe(200);
    expect((await tablet.call('/v1/orders')).status).toBe(200);
    // The old PIN's session ends with it.
    await person.send(account, '/dashboard/account/pin', { pin: '7531' });
    expect((await tablet.call('/v1/orders')).status).toBe(401);
    await person.send(account, '/dashboard/account/pin', { do: 'remove' });
    expect((await tablet.open(DEVICE)).text).not.toContain('kim@mill-lane.example');
  });

  test('that is wrong too often is refused with the time to wait, also the right one', async () => {
    const { id } = await staff('lee@mill-lane.example', 'cashier');
    await setPin(service, id, '4821');
    const { tablet } = await enrolled('Till');
    for (let tried = 0; tried < 5; tried += 1) expect((await unlock(tablet, id, '1111')).status).toBe(400);
    const early = await unlock(tablet, id, '4821');
    expect([early.status, early.text]).toEqual([
      429,
      expect.stringContaining('Too many wrong PINs. Try again in a minute.'),
    ]);
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(0);
    service.clock.advance(MINUTE_MS);
    expect((await unlock(tablet, id, '4821')).status).toBe(303);
  });

  test('works on enrolled devices alone, and forms need their token', async () => {
    const { id } = await staff('pat@mill-lane.example', 'cashier');
    await setPin(service, id, '4821');
    const stranger = newPerson();
    expect((await unlock(stranger, id, '4821')).headers['location']).toBe(DEVICE);
    expect((await stranger.open('/dashboard')).status).toBe(401);
    const { tablet } = await enrolled('Office');
    const body = new URLSearchParams({ staff: id, pin: '4821' });
    expect((await tablet.open(`${DEVICE}/unlock`, { method: 'POST', body })).status).toBe(403);
  });

  test('gives an owner no settings, payouts, team or account', async () => {
    const { tablet } = await working('olive', 'owner');
    expect((await tablet.open('/dashboard')).status).toBe(200);
    for (const path of ['menu', 'locations', 'reports', 'payouts', 'set-up', 'team', 'devices']) {
      expect([path, (await tablet.open(`/dashboard/${path}`)).status]).toEqual([path, 403]);
    }
    expect((await tablet.open('/dashboard/account')).status).toBe(404);
    const orders = await tablet.open('/dashboard');
    for (const path of ['', '/pin', '/passkeys', '/passkeys/options']) {
      const sent = await tablet.send(orders, `/dashboard/account${path}`, { pin: '7531', credential: '{}' });
      expect([path, sent.status]).toEqual([path, 404]);
    }
    const members = `/v1/merchants/${partner.active}/members`;
    for (const path of [
      '/v1/payouts',
      '/v1/devices',
      members,
      `/v1/merchants/${partner.active}/onboarding`,
    ]) {
      expect([path, (await tablet.call(path)).status]).toEqual([path, 403]);
    }
  });
});

describe('a session on a device', () => {
  test('locks after five minutes in which nobody does anything; reloads and elements don’t count', async () => {
    const { tablet } = await working('ben', 'cashier');
    for (let minute = 0; minute < 4; minute += 1) {
      service.clock.advance(MINUTE_MS);
      expect((await tablet.open('/dashboard?reloaded')).status).toBe(200);
      expect((await tablet.call('/v1/orders')).status).toBe(200);
    }
    service.clock.advance(MINUTE_MS + 1000);
    expect((await tablet.call('/v1/orders')).status).toBe(401);
    const locked = await tablet.open('/dashboard');
    expect([locked.status, locked.headers['location']]).toEqual([302, DEVICE]);
  });

  test('stays open while somebody works, and tells when the screen is touched', async () => {
    const { tablet } = await working('cleo', 'cashier');
    for (let time = 0; time < 3; time += 1) {
      service.clock.advance(4 * MINUTE_MS);
      const page = await tablet.open('/dashboard');
      expect(page.text).toContain('data-lock-after="300000"');
      service.clock.advance(4 * MINUTE_MS);
      expect((await tablet.send(page, `${DEVICE}/work`)).status).toBe(204);
    }
    const forged = await tablet.open(`${DEVICE}/work`, { method: 'POST', body: new URLSearchParams() });
    expect(forged.status).toBe(403);
  });

  test('of the kitchen stays open, until twelve hours without a request', async () => {
    const { tablet } = await working('chef', 'kitchen');
    service.clock.advance(2 * HOUR_MS);
    const page = await tablet.open('/dashboard?reloaded');
    expect([page.status, page.text.includes('data-lock-after')]).toEqual([200, false]);
    service.clock.advance(12 * HOUR_MS + MINUTE_MS);
    expect((await tablet.call('/v1/orders')).status).toBe(401);
  });

  test('ends with the button, which leads to the people', async () => {
    const { tablet } = await working('dan', 'cashier');
    const page = await tablet.open('/dashboard');
    expect(page.text).toContain('>Lock<');
    const locked = await tablet.send(page, `${DEVICE}/lock`);
    expect([locked.status, locked.headers['location']]).toEqual([303, DEVICE]);
    expect((await tablet.call('/v1/orders')).status).toBe(401);
  });

  test('ends with the device at its next request, which says so', async () => {
    const { id, stf, tablet } = await working('eve', 'kitchen');
    await withKey(`DELETE /v1/devices/${id}`);
    expect((await tablet.call('/v1/orders')).status).toBe(401);
    expect((await tablet.open('/dashboard')).headers['location']).toBe(DEVICE);
    expect((await tablet.open(DEVICE)).text).toContain('This device was removed');
    expect((await unlock(tablet, stf, '4821')).headers['location']).toBe(DEVICE);
    expect((await tablet.call('/v1/orders')).status).toBe(401);
  });

  test('says who is at work, until the device is locked, idle or revoked', async () => {
    const { id, stf, tablet } = await working('jo', 'cashier');
    const atWork = async () => {
      const { body } = await withKey<Device>(`GET /v1/devices/${id}`);
      const { body: list } = await withKey<{ data: Device[] }>('GET /v1/devices?limit=100');
      expect(list.data.find((one) => one.id === id)?.at_work).toEqual(body.at_work);
      return body.at_work;
    };
    const jo = { id: stf, name: 'jo@mill-lane.example' };
    expect(await atWork()).toEqual(jo);
    service.clock.advance(5 * MINUTE_MS + 1000);
    expect(await atWork()).toBeNull();
    await unlock(tablet, stf, '4821');
    const { body: renamed } = await withKey<Device>(`PATCH /v1/devices/${id}`, { name: 'Till' });
    expect(renamed).toMatchObject({ name: 'Till', at_work: jo });
    await tablet.send(await tablet.open('/dashboard'), `${DEVICE}/lock`);
    expect(await atWork()).toBeNull();
    await unlock(tablet, stf, '4821');
    await withKey(`PATCH /v1/merchants/${partner.active}/members/${stf}`, { role: 'manager' });
    expect(await atWork()).toBeNull();
    await unlock(tablet, stf, '4821');
    expect(await atWork()).toEqual(jo);
    const { body: revoked } = await withKey<Device>(`DELETE /v1/devices/${id}`);
    expect([revoked.at_work, await atWork()]).toEqual([null, null]);
  });

  test('ends with another role, and with the place on the staff', async () => {
    const member = (id: string): string => `/v1/merchants/${partner.active}/members/${id}`;
    const fay = await working('fay', 'kitchen');
    await withKey(`PATCH ${member(fay.stf)}`, { role: 'manager' });
    expect((await fay.tablet.call('/v1/orders')).status).toBe(401);
    const gil = await working('gil', 'kitchen');
    await withKey(`DELETE ${member(gil.stf)}`);
    expect((await gil.tablet.call('/v1/orders')).status).toBe(401);
    service.clock.advance(1000);
    await staff('gil@mill-lane.example', 'kitchen');
    expect((await gil.tablet.call('/v1/orders')).status).toBe(401);
    expect((await withKey<Device>(`GET /v1/devices/${gil.id}`)).body.at_work).toBeNull();
  });

  /** Sends a change as an element on the page does. */
  async function change(tablet: Person, path: string, body: object): Promise<SiteReply> {
    const csrf = /csrf="([^"]+)"/.exec((await tablet.open('/dashboard')).text)?.[1] ?? '';
    return tablet.open(`/dashboard/api${path}`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'idempotency-key': `on a device ${path}`,
        'trellis-csrf': csrf,
        origin: `http://${host}`,
      },
      body: JSON.stringify(body),
    });
  }

  test('is in the audit log as the person, through the device', async () => {
    const { stf, tablet } = await working('hal', 'cashier');
    const made = await change(tablet, '/v1/pay_links', {
      amount: { amount: 500, currency: 'GBP' },
      description: 'Cake',
      expires_at: new Date(service.clock.now() + HOUR_MS).toISOString(),
    });
    expect([made.status, made.text]).toEqual([201, made.text]);
    const { body } = await withKey<{ data: { actor: object; via: string }[] }>(
      `GET /v1/audit_events?actor=${stf}`,
    );
    expect(body.data[0]).toMatchObject({ actor: { kind: 'staff', id: stf }, via: 'device' });
  });

  test('gives no large refund: a PIN proves too little', async () => {
    const { tablet } = await working('ida', 'manager');
    const refund = async (amount: number) =>
      change(tablet, `/v1/payments/pay_${amount}/refund`, {
        amount: { amount, currency: 'GBP' },
        reason: 'requested',
      });
    const large = await refund(50_001);
    expect([large.status, large.text]).toEqual([403, expect.stringContaining('A PIN isn’t enough')]);
    // A smaller one is looked for.
    expect((await refund(50_000)).status).toBe(404);
  });
});

test('PINs that are set and typed, right and wrong, and locks are in the partner’s audit log', async () => {
  const { id, person } = await staff('audited-pin@mill-lane.example', 'cashier');
  const account = await person.open('/dashboard/account');
  // Six digits, which no random id or time contains by chance.
  const pin = '482193';
  await person.send(account, '/dashboard/account/pin', { pin });
  const { id: device, tablet } = await enrolled('Audited till');
  await unlock(tablet, id, '0007');
  await unlock(tablet, id, pin);
  await tablet.send(await tablet.open('/dashboard'), `${DEVICE}/lock`);
  const { body } = await call<{ data: object[] }>(service, 'GET /v1/audit_events?actor_kind=staff', {
    credential: partner.key,
  });
  const actor = { kind: 'staff', id, email: 'audited-pin@mill-lane.example', role: 'cashier' };
  const changes = [{ field: 'device', before: null, after: device }];
  expect(body.data.slice(0, 4)).toMatchObject([
    { operation: 'lockDevice', actor, changes },
    { operation: 'unlockDevice', actor, changes },
    { operation: 'failToUnlockDevice', actor, changes },
    { operation: 'setPin', actor, changes: [] },
  ]);
  expect(JSON.stringify(body)).not.toContain(pin);
});
