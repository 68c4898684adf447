import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { signInByEmail, signUpByEmail } from '../../pages/console/people/testing/door.ts';
import { startMailServer, type MailServer } from '../../providers/messages/testing/mail-server.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import { COMMANDS } from './commands.ts';
import { runAudited } from './run-audited.ts';
import {
  mailedTo,
  openOperatorConsole,
  OperatorVisit,
  signInToOperator,
  type OperatorStand,
} from './testing/operator-visit.ts';

const OPS = 'ops@trellis.example';
const MINUTE_MS = 60_000;

let mail: MailServer;
let service: Service;
let stand: OperatorStand;
let partner: SignedUp;
let ops: OperatorVisit;
beforeAll(async () => {
  mail = await startMailServer();
  service = await startService({
    messages: { mail: { url: mail.url, from: 'Trellis <no-reply@trellis.example>' } },
  });
  stand = await openOperatorConsole(service);
  partner = await signUp(service);
  await command('persons add', { email: OPS });
  ops = await signInToOperator(stand, mail, OPS);
});
afterAll(async () => {
  await stand.close();
  await service.stop();
  await mail.close();
});
// The network's limit counts by the minute.
beforeEach(() => service.clock.advance(MINUTE_MS));

async function command(name: string, flags: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const found = COMMANDS.find((one) => one.name === name);
  if (!found) throw new Error(`no command ${name}`);
  const { db, clock, url: publicUrl } = service;
  const checkReadiness = (): Promise<unknown> => Promise.resolve([]);
  return runAudited(found, { db, clock, publicUrl, checkReadiness, flags: new Map(Object.entries(flags)) });
}

/** Lets the operator's people have proved who they are just now. */
const prove = () =>
  service.db
    .updateTable('operator_sessions')
    .set({ proved_at: new Date(service.clock.now()) })
    .execute();

const entriesOf = (operation: string) =>
  service.db.selectFrom('audit_entries').selectAll().where('operation', '=', operation).execute();

const PATHS = [
  '/',
  '/partners',
  '/reviews',
  '/limits',
  '/sign-ups',
  '/price-sheets',
  '/upstreams',
  '/webhooks',
  '/audit',
  '/persons',
  '/account',
];

describe('the way in', () => {
  test.each(PATHS)('%s needs a session of this console', async (path) => {
    const stranger = new OperatorVisit(stand);
    const seen = await stranger.open(path);
    expect([seen.status, seen.headers.get('location')]).toEqual([303, '/operator/sign-in']);
    expect((await ops.open(path)).status).toBe(200);
  });

  test('a partner’s session opens nothing here, and this one nothing there', async () => {
    const person = await signUpByEmail(service, mail, 'Café Systems', 'ada@cafe.example');
    const cookie = /trellis_console=([\w-]{43})/.exec(person.cookie)?.[1] ?? '';
    expect(cookie).not.toBe('');
    const thief = new OperatorVisit(stand);
    thief.cookies.set('trellis_operator', cookie).set('trellis_console', cookie);
    for (const path of PATHS)
      expect((await thief.open(path)).text).not.toContain('Operator’s console</small>');
    expect((await thief.open('/partners')).status).toBe(401);
    const own = ops.cookies.get('trellis_operator') ?? '';
    const there = await fetch(`${service.url}/console`, { headers: { cookie: `trellis_console=${own}` } });
    expect(there.status).toBe(401);
  });

  test('a person of a partner who proves an address isn’t let in', async () => {
    const visit = new OperatorVisit(stand);
    await visit.post('/sign-in', { email: 'ada@cafe.example' });
    expect(mailedTo(mail, 'ada@cafe.example', /(isn=E2=80=99t invited)/)).not.toBe('');
    expect((await visit.post('/sign-in/sent', { code: '12345678' })).status).toBe(400);
    expect(visit.cookies.has('trellis_operator')).toBe(false);
  });

  test('a sign-in that began at the partner’s console isn’t finished here, nor the other way', async () => {
    await command('persons add', { email: 'both@trellis.example' });
    const here = new OperatorVisit(stand);
    await here.post('/sign-in', { email: 'both@trellis.example' });
    const code = mailedTo(mail, 'both@trellis.example', /code there:\s+(\d{4} \d{4})/);
    const browser = here.cookies.get('trellis_operator_sign_in') ?? '';
    const there = await fetch(`${service.url}/sign-in/sent`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ code }),
      headers: { cookie: `trellis_sign_in=${browser}`, origin: service.url, 'sec-fetch-site': 'same-origin' },
    });
    expect([there.status, there.headers.get('location')]).toEqual([303, '/sign-in']);
    expect((await here.post('/sign-in/sent', { code })).headers.get('location')).toBe('/operator');
  });

  test('another host, another origin and a form without its token are refused', async () => {
    const { hostname, port } = new URL(stand.url);
    const { request } = await import('node:http');
    const elsewhere = await new Promise<number | undefined>((resolve) => {
      const options = { hostname, port, path: '/operator/sign-in', headers: { host: 'evil.example' } };
      request(options, (res) => resolve(res.resume().statusCode)).end();
    });
    expect(elsewhere).toBe(421);
    await prove();
    const csrf = /name="csrf" value="([^"]*)"/.exec((await ops.open('/persons')).text)?.[1] ?? '';
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const fromElsewhere = await ops.post('/persons', { csrf, email: 'x@evil.example' }, foreign);
    const withoutToken = await ops.post('/persons', { email: 'x@evil.example' });
    for (const { status, text } of [fromElsewhere, withoutToken]) {
      expect([status, text]).toEqual([403, expect.stringContaining('This form is out of date')]);
    }
    expect(
      await service.db.selectFrom('operators').select('id').where('email', '=', 'x@evil.example').execute(),
    ).toEqual([]);
  });

  test('a session ends after an hour without a request, and with its person', async () => {
    const email = 'short@trellis.example';
    const added = (await command('persons add', { email })) as { id: string };
    const idle = await signInToOperator(stand, mail, email);
    service.clock.advance(61 * MINUTE_MS);
    expect((await idle.open('/partners')).status).toBe(401);
    const before = idle.cookies.get('trellis_operator') ?? '';
    await idle.post('/sign-in', { email });
    await idle.post('/sign-in/sent', { code: mailedTo(mail, email, /code there:\s+(\d{4} \d{4})/) });
    expect((await idle.open('/partners')).status).toBe(200);
    idle.cookies.set('trellis_operator', before);
    expect((await idle.open('/partners')).status).toBe(401);
    const removed = await signInToOperator(stand, mail, email);
    expect((await removed.open('/partners')).status).toBe(200);
    await command('persons remove', { person: added.id });
    expect((await removed.open('/partners')).status).toBe(401);
    ops = await signInToOperator(stand, mail, OPS);
  });
});

describe('what the operator does', () => {
  const ask = async () => {
    const { body } = await call<{ id: string }>(service, 'POST /v1/limit_requests', {
      credential: partner.key,
      body: { merchant: partner.active, per_minute: 3000, reason: 'A chain of 40 shops opens.' },
    });
    return body.id;
  };

  test('a change asks for a recent proof of the person, and goes on after it', async () => {
    const id = await ask();
    service.clock.advance(11 * MINUTE_MS);
    const fields = { 'per-minute': '2500', message: 'Enough for 40 shops.' };
    const asked = await ops.fill(`/limits/${id}`, fields, `/limits/${id}/grant`);
    expect([asked.status, asked.text]).toEqual([403, expect.stringContaining('Confirm that it’s you')]);
    const read = () =>
      service.db.selectFrom('limit_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect((await read()).status).toBe('open');
    const csrf = /name="csrf" value="([^"]*)"/.exec(asked.text)?.[1] ?? '';
    const again = (/name="again" value="([^"]*)"/.exec(asked.text)?.[1] ?? '')
      .replaceAll('&quot;', '"')
      .replaceAll('&#34;', '"')
      .replaceAll('&amp;', '&');
    const old = ops.cookies.get('trellis_operator');
    await ops.post('/prove/code', { csrf, again, next: '/operator' });
    const code = mailedTo(mail, OPS, /code there:\s+(\d{4} \d{4})/);
    expect((await ops.post('/prove', { csrf, again, code: '00000000' })).status).toBe(400);
    const proved = await ops.post('/prove', { csrf, again, code });
    expect(proved.text).toContain(`action="/operator/limits/${id}/grant"`);
    expect(ops.cookies.get('trellis_operator')).not.toBe(old);
    const newCsrf = /name="csrf" value="([^"]*)"/.exec(proved.text)?.[1] ?? '';
    expect((await ops.post(`/limits/${id}/grant`, { csrf: newCsrf, ...fields })).status).toBe(303);
    expect(await read()).toMatchObject({
      status: 'granted',
      granted_per_minute: 2500,
      answer: 'Enough for 40 shops.',
    });
  });

  test('a person’s other sessions are ended after a recent proof', async () => {
    const other = await signInToOperator(stand, mail, OPS);
    service.clock.advance(11 * MINUTE_MS);
    const end = () => ops.fill('/account', {}, '/account/sessions');
    const asked = await end();
    expect([asked.status, asked.text]).toEqual([403, expect.stringContaining('Confirm that it’s you')]);
    expect((await other.open('/account')).status).toBe(200);
    await prove();
    expect((await end()).status).toBe(303);
    expect((await other.open('/account')).status).not.toBe(200);
    expect((await ops.open('/account')).status).toBe(200);
  });

  test('an entry of the audit log has the person, and partners see the ID alone', async () => {
    const [entry] = await entriesOf('limits grant');
    const me = await service.db
      .selectFrom('operators')
      .select('id')
      .where('email', '=', OPS)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      partner_id: partner.partnerId,
      environment: 'sandbox',
      merchant_id: null,
      actor_kind: 'operator',
      actor_id: me.id,
      via: 'console',
      address: '127.0.0.1',
      record_type: 'limit_request',
    });
    const { text } = await call(service, 'GET /v1/audit_events?actor_kind=operator', {
      credential: partner.key,
    });
    expect(text).toContain(me.id);
    expect(text).not.toContain(OPS);
    expect((await ops.open('/audit')).text).toContain(OPS);
    const acts = await service.db
      .selectFrom('audit_entries')
      .select(['operation', 'partner_id'])
      .where('actor_id', '=', me.id)
      .execute();
    for (const operation of ['signIn', 'confirmIdentity', 'failToConfirmIdentity']) {
      expect(acts).toContainEqual({ operation, partner_id: 'platform' });
    }
  });

  test('a refusal needs its reason', async () => {
    const id = await ask();
    await prove();
    const without = await ops.fill(`/limits/${id}`, { message: ' ' }, `/limits/${id}/refuse`);
    expect([without.status, without.text]).toEqual([400, expect.stringContaining('Is required')]);
    expect((await ops.fill(`/limits/${id}`, { message: 'Not yet.' }, `/limits/${id}/refuse`)).status).toBe(
      303,
    );
    expect((await ops.open('/limits')).text).toContain('Refused');
  });

  test('a merchant in review is approved, rejected or asked for more', async () => {
    const merchant = partner.merchants['needs_data'] ?? '';
    const set = (status: 'in_review') =>
      service.db.updateTable('merchants').set({ status }).where('id', '=', merchant).execute();
    const statusOf = async () =>
      (
        await service.db
          .selectFrom('merchants')
          .select('status')
          .where('id', '=', merchant)
          .executeTakeFirstOrThrow()
      ).status;
    await set('in_review');
    await prove();
    expect((await ops.open('/reviews')).text).toContain(`/operator/merchants/${merchant}`);
    const wrong = await ops.fill(
      `/merchants/${merchant}`,
      { requirement: 'shoes', message: 'Why?' },
      `/merchants/${merchant}/ask`,
    );
    // A browser ends a paragraph before a form in it, and shows an empty one on each side.
    expect(wrong.text).toMatch(/Approve/);
    expect(wrong.text).not.toMatch(/<p>\s*<form/);
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('Must name what is due')]);
    const fields = { requirement: 'business.document', message: 'Send the register’s extract.' };
    await ops.fill(`/merchants/${merchant}`, fields, `/merchants/${merchant}/ask`);
    expect(await statusOf()).toBe('needs_data');
    await set('in_review');
    await ops.fill(`/merchants/${merchant}`, {}, `/merchants/${merchant}/approve`);
    expect(await statusOf()).toBe('active');
    expect((await entriesOf('merchants review')).every(({ via }) => via === 'console')).toBe(true);
  });

  test('a restricted merchant that has sent what was asked waits for a decision, and one that hasn’t isn’t approved', async () => {
    await prove();
    const merchant = partner.merchants['restricted'] ?? '';
    const setDemands = (demands: readonly object[]) =>
      service.db
        .updateTable('merchants')
        .set({ demands: JSON.stringify(demands) })
        .where('id', '=', merchant)
        .execute();
    const demand = { requirement: 'business.document', code: 'requested', message: 'Send it.' };
    const at = `/operator/merchants/${merchant}`;
    await setDemands([demand]);
    expect((await ops.open('/reviews')).text).not.toContain(at);
    const page = await ops.open(`/merchants/${merchant}`);
    expect(page.text).not.toContain(`${at}/approve`);
    expect(page.text).toContain('<option value="business.tax_id"');
    await setDemands([]);
    expect((await ops.open('/reviews')).text).toContain(at);
    const seen = await ops.open(`/merchants/${merchant}`);
    expect(seen.text).toContain(`${at}/approve`);
    // Somebody asks for more in the meantime.
    await setDemands([demand]);
    const late = await ops.fill(`/merchants/${merchant}`, {}, `/merchants/${merchant}/approve`);
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('Still overdue')]);
  });

  test('a partner is found, its limits are set, and its people signed out', async () => {
    await prove();
    expect((await ops.open('/partners?q=greenhouse')).text).toContain(partner.partnerId);
    expect((await ops.open('/partners?q=100%25')).text).not.toContain(partner.partnerId);
    const at = `/partners/${partner.partnerId}`;
    const limit = `merchant:${partner.active}`;
    const wrong = await ops.fill(at, { limit, 'per-minute': 'many' }, `${at}/limit`);
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('Must be a whole number')]);
    expect(wrong.text).toMatch(new RegExp(`<option value="${limit}"\\s+selected`));
    expect((await ops.fill(at, { limit, 'per-minute': '777' }, `${at}/limit`)).status).toBe(303);
    expect((await ops.open(at)).text).toContain('777');
    expect((await ops.fill(at, {}, `${at}/sign-out`)).status).toBe(303);
    expect((await ops.open('/partners/par_1')).status).toBe(404);
  });

  test('a price sheet is drafted and published', async () => {
    await prove();
    const lines = [
      'platform.subscription 0+2900 0+3900',
      'order.online 220+10 240+15',
      'payment.card_present 150+5 170+8',
      'payment.card_not_present 220+10 240+15',
      'payment.pay_link 220+10 240+15',
      'loyalty.active_member 0+5 0+8',
      'payout.instant 100+0 150+0',
    ];
    const fields = {
      currency: 'eur',
      environment: 'sandbox',
      partner: '',
      lines: lines.join('\r\n'),
      'effective-at': '',
    };
    const bad = await ops.fill('/price-sheets/new', { ...fields, lines: 'order.online 1+1 1+1' });
    expect([bad.status, bad.text]).toEqual([400, expect.stringContaining('Lacks platform.subscription')]);
    const made = await ops.fill('/price-sheets/new', fields);
    expect(made.status).toBe(303);
    const id = made.headers.get('location')?.split('/').at(-1) ?? '';
    expect((await ops.fill(`/price-sheets/${id}`, {}, `/price-sheets/${id}/publish`)).status).toBe(303);
    expect((await ops.open(`/price-sheets/${id}`)).text).not.toContain('/publish');
    const ofOne = await ops.fill('/price-sheets/new', { ...fields, partner: partner.partnerId });
    const whom = await ops.open(ofOne.headers.get('location')?.replace('/operator', '') ?? '');
    expect(whom.text).toContain(`href="/operator/partners/${partner.partnerId}">Greenhouse POS</a>`);
    expect((await ops.open('/price-sheets')).text).toContain('Greenhouse POS');
    expect(await entriesOf('price-sheets publish')).toMatchObject([
      { partner_id: 'platform', via: 'console' },
    ]);
  });

  test('people are invited and removed, and the last one stays', async () => {
    await prove();
    expect((await ops.fill('/persons', { email: 'nobody' })).text).toContain('Must be an email address');
    expect((await ops.fill('/persons', { email: 'Eva@trellis.example' })).status).toBe(303);
    const letter = await vi.waitFor(
      () => {
        const found = mailedTo(mail, 'eva@trellis.example', /(operator\/sign-in|comes from those who)/);
        expect(found).not.toBe('');
        return found;
      },
      { timeout: 30_000 },
    );
    expect(letter).not.toBe('');
    const eva = await signInToOperator(stand, mail, 'eva@trellis.example');
    expect((await eva.open('/persons')).text).toContain(OPS);
    const others = await service.db.selectFrom('operators').select(['id', 'email']).execute();
    const idOf = (email: string): string => others.find((one) => one.email === email)?.id ?? '';
    for (const { id, email } of others) {
      if (email !== OPS) await ops.fill('/persons', {}, `/persons/${id}/remove`);
    }
    expect((await eva.open('/persons')).status).toBe(401);
    const last = await ops.fill('/persons', {}, `/persons/${idOf(OPS)}/remove`);
    expect([last.status, last.text]).toEqual([409, expect.stringContaining('The last person stays')]);
    expect(await entriesOf('persons remove')).toContainEqual(
      expect.objectContaining({ partner_id: 'platform', record_type: 'operator' }),
    );
  });

  test('a webhook that fails is listed with its counts and its last fault', async () => {
    const { body } = await call<{ id: string }>(service, 'POST /v1/webhook_endpoints', {
      credential: partner.key,
      body: { url: 'https://hooks.pos.example.com/secret-path?token=1' },
    });
    await service.db
      .updateTable('webhook_endpoints')
      .set({ failing_since: new Date(service.clock.now()) })
      .where('id', '=', body.id)
      .execute();
    const { text } = await ops.open('/webhooks');
    expect(text).toContain('hooks.pos.example.com');
    expect(text).not.toContain('secret-path');
  });
});

describe('sign-up', () => {
  let waiting: Service;
  let desk: OperatorStand;
  const start = async (mode: 'approval' | 'invitation') => {
    waiting = await startService({
      signUp: mode,
      messages: { mail: { url: mail.url, from: 'Trellis <no-reply@trellis.example>' } },
    });
    desk = await openOperatorConsole(waiting);
    const { db, clock, url: publicUrl } = waiting;
    const add = COMMANDS.find(({ name }) => name === 'persons add');
    const checkReadiness = (): Promise<unknown> => Promise.resolve([]);
    await add?.run({ db, clock, publicUrl, checkReadiness, flags: new Map([['email', OPS]]) });
    return signInToOperator(desk, mail, OPS);
  };
  const signUpAs = async (company: string, email: string) => {
    const { DoorVisit } = await import('../../pages/console/people/testing/door.ts');
    const visit = new DoorVisit(waiting);
    await visit.post('/sign-up', new URLSearchParams({ company, email }));
    const code = mailedTo(mail, email, /code there:\s+(\d{4} \d{4})/);
    return visit.post('/sign-in/sent', new URLSearchParams({ code }));
  };
  const partners = () => waiting.db.selectFrom('partners').select('name').execute();

  test('by approval: the request waits, and its sandbox opens with its person as owner', async () => {
    const desker = await start('approval');
    const asked = await signUpAs('Café Systems', 'zoe@cafe.example');
    expect([asked.status, asked.text]).toEqual([200, expect.stringContaining('Your request waits')]);
    expect(await partners()).toEqual([]);
    expect((await call(waiting, 'POST /v1/partners', { body: { name: 'X' } })).status).toBe(409);
    const list = await desker.open('/sign-ups');
    const id = /sign-ups\/(sur_\w+)/.exec(list.text)?.[1] ?? '';
    expect((await desker.fill(`/sign-ups/${id}`, {}, `/sign-ups/${id}/approve`)).status).toBe(303);
    expect(await partners()).toEqual([{ name: 'Café Systems' }]);
    await vi.waitFor(
      () => expect(mailedTo(mail, 'zoe@cafe.example', /(request was approved)/)).not.toBe(''),
      { timeout: 30_000 },
    );
    waiting.clock.advance(MINUTE_MS);
    await signInByEmail(waiting, mail, 'zoe@cafe.example');
    const refused = await signUpAs('Spam Ltd', 'spam@spam.example');
    expect(refused.text).toContain('Your request waits');
    const other = /sign-ups\/(sur_\w+)/.exec((await desker.open('/sign-ups')).text)?.[1] ?? '';
    await desker.fill(`/sign-ups/${other}`, { message: 'Not now.' }, `/sign-ups/${other}/refuse`);
    await vi.waitFor(() => expect(mailedTo(mail, 'spam@spam.example', /(Not now)/)).not.toBe(''), {
      timeout: 30_000,
    });
    expect(await partners()).toHaveLength(1);
    await desk.close();
    await waiting.stop();
  });

  test('by invitation: only the invited get a sandbox, at once', async () => {
    const desker = await start('invitation');
    const stranger = await signUpAs('X', 'x@cafe.example');
    expect([stranger.status, stranger.text]).toEqual([409, expect.stringContaining('isn’t invited')]);
    expect(await partners()).toEqual([]);
    expect((await desker.fill('/sign-ups', { email: 'Ida@cafe.example' })).status).toBe(303);
    await vi.waitFor(() => expect(mailedTo(mail, 'ida@cafe.example', /(sign-up\?email)/)).not.toBe(''), {
      timeout: 30_000,
    });
    waiting.clock.advance(MINUTE_MS);
    const invited = await signUpAs('Ida’s', 'ida@cafe.example');
    expect([invited.status, invited.headers.get('location')]).toEqual([303, '/console']);
    expect(await partners()).toHaveLength(1);
    await desk.close();
    await waiting.stop();
  });
});
