import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMailServer, type MailServer } from '../../../providers/messages/testing/mail-server.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../../testing/service/service.ts';
import { lastMail } from '../../console/people/testing/door.ts';
import { siteHost, type SiteReply } from '../../hosts/testing/at-host.ts';
import { Person } from '../testing/person.ts';

const MINUTE_MS = 60_000;
const DOOR = '/dashboard/sign-in';
const TEAM = '/dashboard/team';
const DEVICES = '/dashboard/devices';
const PROVE = '/dashboard/prove';

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
beforeEach(() => service.clock.advance(60 * MINUTE_MS));

/** An owner whose sign-in is eleven minutes ago. */
async function owner(email: string): Promise<{ id: string; person: Person }> {
  const path = `POST /v1/merchants/${partner.active}/members`;
  const { body } = await call<{ id: string }>(service, path, {
    credential: partner.key,
    body: { email, role: 'owner' },
  });
  const person = new Person(service, host);
  await person.send(await person.open(DOOR), DOOR, { email });
  const code = lastMail(mail).code ?? '';
  await person.send(await person.open(`${DOOR}/sent`), `${DOOR}/sent`, { code });
  service.clock.advance(11 * MINUTE_MS);
  return { id: body.id, person };
}

const proofCode = (): string => /\b\d{4} \d{4}\b/.exec(lastMail(mail).text)?.[0] ?? '';
const hidden = ({ text }: SiteReply, name: string): string =>
  (new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '').replaceAll('&quot;', '"');
const isInvited = async (email: string): Promise<boolean> => {
  const { body } = await call<{ data: { email: string }[] }>(
    service,
    `GET /v1/merchants/${partner.active}/members`,
    { credential: partner.key },
  );
  return body.data.some((one) => one.email === email);
};

describe('a person whose sign-in is older than ten minutes', () => {
  test('proves who they are by a code, without script, and what was typed is sent after it', async () => {
    const { person } = await owner('rosie@mill-lane.example');
    const email = 'new@mill-lane.example';
    const refused = await person.send(await person.open(TEAM), TEAM, { email, role: 'cashier' });
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('Confirm that it’s you')]);
    expect(await isInvited(email)).toBe(false);
    const again = hidden(refused, 'again');
    const asked = await person.send(refused, `${PROVE}/code`, { again });
    expect(asked.text).toContain('rosie@mill-lane.example');
    const wrong = await person.send(asked, PROVE, { again, proof_code: '0000 0000' });
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('This code is wrong')]);
    const before = person.at(host);
    const proved = await person.send(asked, PROVE, { again, proof_code: proofCode() });
    expect(proved.text).toContain('data-again');
    expect([hidden(proved, 'email'), hidden(proved, 'role')]).toEqual([email, 'cashier']);
    expect((await person.send(proved, TEAM, { email, role: 'cashier' })).status).toBe(303);
    expect(await isInvited(email)).toBe(true);
    // A copy of the cookie from before has nothing.
    expect((await before.call('/v1/orders')).status).toBe(401);
    const used = await person.send(await person.open(PROVE), PROVE, { proof_code: proofCode() });
    expect(used.status).toBe(400);
  });

  test('proves it in an element’s page by a script, which gets the new token', async () => {
    const { person } = await owner('owner@mill-lane.example');
    const page = await person.open('/dashboard/payouts');
    expect(page.text).toContain('<dialog data-prove');
    const json = (path: string, fields: Record<string, string>, csrf = hidden(page, 'csrf')) =>
      person.open(path, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams({ csrf, ...fields }),
      });
    const invite = (csrf: string) =>
      person.open(`/dashboard/api/v1/merchants/${partner.active}/members`, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'idempotency-key': 'invite',
          'trellis-csrf': csrf,
          origin: `http://${host}`,
        },
        body: JSON.stringify({ email: 'element@mill-lane.example', role: 'kitchen' }),
      });
    const early = await invite(hidden(page, 'csrf'));
    expect([early.status, JSON.parse(early.text)]).toMatchObject([403, { error: 40307 }]);
    expect((await json(`${PROVE}/code`, {})).text).toBe('{"sent":true}');
    expect((await json(PROVE, { proof_code: '0000 0000' })).status).toBe(400);
    const { csrf } = JSON.parse((await json(PROVE, { proof_code: proofCode() })).text) as { csrf: string };
    expect((await invite(csrf)).status).toBe(201);
    service.clock.advance(11 * MINUTE_MS);
    const path = `/dashboard/api/v1/merchants/${partner.active}/members`;
    expect((await person.open(path, { headers: { accept: 'application/json' } })).status).toBe(200);
  });

  test('proves it for a person’s locations and for devices, and not to rename them', async () => {
    const { person } = await owner('places@mill-lane.example');
    const { body } = await call<{ id: string }>(service, `POST /v1/merchants/${partner.active}/members`, {
      credential: partner.key,
      body: { email: 'limited@mill-lane.example', role: 'cashier' },
    });
    const { body: device } = await call<{ id: string }>(service, 'POST /v1/devices', {
      credential: partner.key,
      body: { merchant: partner.active, name: 'Till' },
    });
    const csrf = hidden(await person.open('/dashboard/payouts'), 'csrf');
    let count = 0;
    const send = (method: string, path: string, sent: object) =>
      person.open(`/dashboard/api/v1${path}`, {
        method,
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'idempotency-key': `places ${(count += 1)}`,
          'trellis-csrf': csrf,
          origin: `http://${host}`,
        },
        body: JSON.stringify(sent),
      });
    const member = `/merchants/${partner.active}/members/${body.id}`;
    for (const [method, path, sent] of [
      ['PATCH', member, { locations: null }],
      ['PATCH', `/devices/${device.id}`, { locations: null }],
      ['POST', '/devices', { name: 'Mine' }],
    ] as const) {
      const refused = await send(method, path, sent);
      expect([path, refused.status, JSON.parse(refused.text)]).toMatchObject([path, 403, { error: 40307 }]);
    }
    for (const path of [member, `/devices/${device.id}`])
      expect((await send('PATCH', path, { name: 'Other' })).status).toBe(200);
  });

  test('proves it before a device is added, by a form that is sent after it', async () => {
    const { person } = await owner('tablets@mill-lane.example');
    const fields = { name: 'Bar', do: 'link' };
    const refused = await person.send(await person.open(DEVICES), DEVICES, fields);
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('Confirm that it’s you')]);
    expect(refused.text).not.toContain('/link/');
    const again = hidden(refused, 'again');
    const asked = await person.send(refused, `${PROVE}/code`, { again });
    const proved = await person.send(asked, PROVE, { again, proof_code: proofCode() });
    expect([hidden(proved, 'name'), hidden(proved, 'do')]).toEqual(['Bar', 'link']);
    expect((await person.send(proved, DEVICES, fields)).text).toContain('/link/');
  });

  test('proves it before a PIN is set, which no page shows again', async () => {
    const { person } = await owner('pinned@mill-lane.example');
    const [account, path] = ['/dashboard/account', '/dashboard/account/pin'];
    const page = await person.open(account);
    expect(page.text).not.toContain('name="pin"');
    expect(page.text).toContain(`${PROVE}?next=${account}`);
    const asked = await person.send(page, path, { pin: '480215' });
    expect([asked.status, asked.headers['location']]).toEqual([303, `${PROVE}?next=${account}`]);
    expect((await person.open(account)).text).not.toContain('You have a PIN.');
    const form = await person.open(`${PROVE}?next=${account}`);
    expect(form.text).not.toContain('480215');
    const mailed = await person.send(form, `${PROVE}/code`);
    const proved = await person.send(mailed, PROVE, { proof_code: proofCode() });
    expect(proved.headers['location']).toBe(account);
    expect((await person.send(await person.open(account), path, { pin: '480215' })).status).toBe(303);
    service.clock.advance(11 * MINUTE_MS);
    const own = await person.open(account);
    expect(own.text).toContain('You have a PIN.');
    await person.send(own, path, { do: 'remove' });
    expect((await person.open(account)).text).not.toContain('You have a PIN.');
  });

  test('proves it before another session ends, and not to sign out', async () => {
    const email = 'two@mill-lane.example';
    const { person: phone } = await owner(email);
    const { person: laptop } = await owner(email);
    const account = '/dashboard/account';
    const isIn = async (one: Person): Promise<boolean> => (await one.open(account)).status === 200;
    const page = await laptop.open(account);
    const id = hidden(page, 'session');
    for (const fields of [{}, { session: id }]) {
      const asked = await laptop.send(page, account, fields);
      expect([asked.status, asked.text]).toEqual([403, expect.stringContaining('Confirm that it’s you')]);
      expect(await isIn(phone)).toBe(true);
    }
    const again = hidden(await laptop.send(page, account, { session: id }), 'again');
    const mailed = await laptop.send(page, `${PROVE}/code`, { again });
    const proved = await laptop.send(mailed, PROVE, { again, proof_code: proofCode() });
    expect(hidden(proved, 'session')).toBe(id);
    expect((await laptop.send(proved, account, { session: id })).status).toBe(303);
    expect([await isIn(phone), await isIn(laptop)]).toEqual([false, true]);
    service.clock.advance(11 * MINUTE_MS);
    const out = await laptop.send(await laptop.open(account), '/dashboard/sign-out');
    expect([out.status, await isIn(laptop)]).toEqual([303, false]);
  });

  test('is in the audit log with proofs that failed and those that did not', async () => {
    const { id, person } = await owner('audited@mill-lane.example');
    const page = await person.send(await person.open(PROVE), `${PROVE}/code`);
    await person.send(page, PROVE, { proof_code: '0000 0000' });
    await person.send(page, PROVE, { proof_code: proofCode(), next: '/dashboard/team' });
    const { body } = await call<{ data: object[] }>(service, 'GET /v1/audit_events?actor_kind=staff', {
      credential: partner.key,
    });
    const of = { actor: { id }, changes: [{ field: 'way', after: 'email_code' }] };
    expect(body.data.slice(0, 2)).toMatchObject([
      { operation: 'confirmIdentity', ...of },
      { operation: 'failToConfirmIdentity', ...of },
    ]);
  });

  test.each(['https://evil.example', '//evil.example', '/console', '/dashboard/../x//y'])(
    'is led to no other place: %s',
    async (next) => {
      const { person } = await owner(`led-${next.length}@mill-lane.example`);
      const page = await person.open(`${PROVE}?next=${encodeURIComponent(next)}`);
      expect(hidden(page, 'next')).toBe('');
      const sent = await person.send(page, `${PROVE}/code`);
      const led = await person.send(sent, PROVE, { proof_code: proofCode(), next });
      expect(led.headers['location']).toBe('/dashboard/start');
    },
  );
});
