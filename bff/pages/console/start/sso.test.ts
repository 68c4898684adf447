import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Authenticator } from '../../../accounts/people/testing/authenticator.ts';
import { CLIENT, TestProvider, type Account } from '../../../accounts/people/testing/identity-provider.ts';
import { startMailServer, type MailServer } from '../../../providers/messages/testing/mail-server.ts';
import { call, startService, type Service } from '../../../testing/service/service.ts';
import { DoorVisit, lastMail, proveAll, signInByEmail, signUpByEmail } from '../people/testing/door.ts';

const MINUTE_MS = 60_000;
let service: Service;
let mail: MailServer;
let provider: TestProvider;
beforeAll(async () => {
  mail = await startMailServer();
  service = await startService({
    messages: { mail: { url: mail.url, from: 'Trellis <no-reply@trellis.example>' } },
  });
  provider = await TestProvider.start();
});
afterAll(async () => {
  await provider.close();
  await service.stop();
  await mail.close();
});
// The network's limit counts by the minute.
beforeEach(() => service.clock.advance(MINUTE_MS));

interface Team {
  readonly partnerId: string;
  readonly domain: string;
  /** A key with every scope. */
  readonly key: string;
  readonly owner: DoorVisit;
}

/** Signs a team up, with its owner signed in by email. */
async function newTeam(domain: string): Promise<Team> {
  const owner = await signUpByEmail(service, mail, `Team of ${domain}`, `olive@${domain}`);
  const { partner_id: partnerId } = await service.db
    .selectFrom('members')
    .select('partner_id')
    .where('email', '=', `olive@${domain}`)
    .executeTakeFirstOrThrow();
  const page = await owner.open('/console/keys/new');
  const made = await owner.send('/console/keys/new', page, { name: 'All', reach: 'everything' });
  const key = /ppk_\w+/.exec(made.text)?.[0] ?? '';
  return { partnerId, domain, key, owner };
}

const settings = ({ domain }: Team, more: object = {}) => ({
  issuer: provider.issuer,
  ...CLIENT,
  domains: [domain],
  ...more,
});

/** Where a team's provider leads back to. */
const backOf = ({ partnerId }: Team) => `${service.url}/sign-in/sso/callback/${partnerId}`;

const put = (team: Team, more: object = {}) =>
  call(service, 'PUT /v1/sso', { credential: team.key, body: settings(team, more), headers: key() });
const key = () => ({ 'idempotency-key': crypto.randomUUID() });

/** Signs a team up whose addresses sign in by the provider. */
async function teamWithSso(domain: string): Promise<Team> {
  const team = await newTeam(domain);
  provider.redirectUris.add(backOf(team));
  expect(await put(team)).toMatchObject({ status: 200, body: { redirect_uri: backOf(team) } });
  const checked = await call(service, 'POST /v1/sso/verification', { credential: team.key });
  expect(checked.body).toMatchObject({ domains: [{ domain, status: 'verified' }], required: false });
  return team;
}

const invite = (team: Team, email: string, role = 'developer') =>
  call(service, 'POST /v1/members', { credential: team.key, body: { email, role }, headers: key() });

/** Types an address at the door, as far as the provider's address. */
async function toProvider(email: string, visit = new DoorVisit(service), next = '') {
  const asked = await visit.post('/sign-in', new URLSearchParams({ email, next }));
  expect([asked.status, asked.headers.get('location')?.split('?')[0]]).toEqual([303, '/sign-in/sso']);
  const page = await visit.open(asked.headers.get('location') ?? '/');
  const url =
    /<a class="button" href="([^"]+)">Continue/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  return { visit, url, page };
}

/** Signs in by the provider, as an account of it. */
async function signInBySso(account: Account, visit = new DoorVisit(service), next = '') {
  const { url } = await toProvider(account.email, visit, next);
  provider.account = account;
  const seen = await visit.open(await provider.visit(url));
  return { visit, seen };
}

const signedInTo = (seen: { text: string }) =>
  /http-equiv="refresh" content="0; url=([^"]+)"/.exec(seen.text)?.[1];

describe('an address of a proven domain', () => {
  let team: Team;
  beforeAll(async () => {
    team = await teamWithSso('leaf.example');
    await invite(team, 'dev@leaf.example');
  });
  const dev = { sub: 'dev-1', email: 'dev@leaf.example' };

  test('signs in by the provider, which accepts the invitation, and opens a session of its own', async () => {
    const { visit, seen } = await signInBySso(dev, undefined, '/console/events');
    expect([seen.status, signedInTo(seen)]).toEqual([200, '/console/events']);
    const cookie = seen.headers.getSetCookie().find((line) => line.startsWith('trellis_console='));
    expect(cookie).toMatch(/; Max-Age=2592000; Path=\/console; HttpOnly; SameSite=Strict$/);
    expect((await visit.open('/console')).text).toContain('<small>Developer</small>');
    const { body } = await call<{ data: object[] }>(service, 'GET /v1/members', { credential: team.key });
    expect(body.data).toContainEqual(expect.objectContaining({ email: dev.email, status: 'active' }));
  });

  test('sends PKCE, a state and a nonce, which are stored sealed', async () => {
    const { url } = await toProvider(dev.email);
    const query = new URL(url).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email',
      redirect_uri: backOf(team),
      login_hint: dev.email,
    });
    const rows = JSON.stringify(await service.db.selectFrom('sso_requests').selectAll().execute());
    for (const name of ['state', 'nonce']) {
      expect(query.get(name)).toMatch(/^[\w-]{43}$/);
      expect(rows).not.toContain(query.get(name));
    }
  });

  test('can choose the email, as long as the provider isn’t required', async () => {
    const { visit, page } = await toProvider(dev.email);
    expect(page.text).toContain('Email me a link instead');
    const asked = await visit.post('/sign-in', new URLSearchParams({ email: dev.email, way: 'email' }));
    expect(asked.headers.get('location')).toBe('/sign-in/sent');
    expect(lastMail(mail).code).toBeDefined();
  });

  test('gets the same answer whether it is known or not', async () => {
    const [known, unknown] = await Promise.all([toProvider(dev.email), toProvider('who@leaf.example')]);
    const shape = ({ page, url }: { page: { text: string; status: number }; url: string }) => [
      page.status,
      page.text.replaceAll(url.replaceAll('&', '&amp;'), '').replaceAll(/dev@|who@/g, ''),
    ];
    expect(shape(known)).toEqual(shape(unknown));
  });

  test('that the provider doesn’t call verified is refused', async () => {
    const { visit, seen } = await signInBySso({ ...dev, email_verified: false });
    expect([seen.status, seen.text]).toEqual([401, expect.stringContaining('email address is verified')]);
    expect((await visit.open('/console')).status).toBe(401);
  });

  test('of another domain is refused, whoever the provider says it is', async () => {
    const other = await newTeam('victim.example');
    const { url, visit } = await toProvider(dev.email);
    provider.account = { sub: 'thief', email: 'olive@victim.example' };
    const seen = await visit.open(await provider.visit(url));
    expect([seen.status, seen.text]).toEqual([401, expect.stringContaining('isn’t its own')]);
    expect((await other.owner.open('/console')).status).toBe(200);
  });

  test('that is given to another account of the provider is refused', async () => {
    const { seen } = await signInBySso({ ...dev, sub: 'dev-2' });
    expect([seen.status, seen.text]).toEqual([401, expect.stringContaining('another account')]);
  });

  test('on no team is refused, and no person is made', async () => {
    const { seen } = await signInBySso({ sub: 'stranger', email: 'who@leaf.example' });
    expect([seen.status, seen.text]).toEqual([403, expect.stringContaining('isn’t on the team')]);
    const found = await service.db
      .selectFrom('persons')
      .where('email', '=', 'who@leaf.example')
      .selectAll()
      .execute();
    expect(found).toEqual([]);
  });

  test('of a member who was removed is refused, and the session ends', async () => {
    await invite(team, 'gone@leaf.example');
    const gone = { sub: 'gone-1', email: 'gone@leaf.example' };
    const { visit } = await signInBySso(gone);
    expect((await visit.open('/console')).status).toBe(200);
    const { body } = await call<{ data: { id: string; email: string }[] }>(service, 'GET /v1/members', {
      credential: team.key,
    });
    const id = body.data.find(({ email }) => email === gone.email)?.id;
    await call(service, `DELETE /v1/members/${id}`, { credential: team.key });
    expect((await visit.open('/console')).status).toBe(401);
    expect((await signInBySso(gone)).seen.status).toBe(403);
    // Invited again, the address may be another account there.
    await invite(team, gone.email);
    expect((await signInBySso({ ...gone, sub: 'gone-2' })).seen.status).toBe(200);
  });
});

describe('the way back', () => {
  let team: Team;
  beforeAll(async () => {
    team = await teamWithSso('back.example');
  });
  const olive = { sub: 'olive-1', email: 'olive@back.example' };
  const refusedIn = async (visit: DoorVisit, path: string, status: number) => {
    const seen = await visit.open(path);
    expect(seen.status).toBe(status);
    expect(seen.headers.getSetCookie().join()).not.toContain('trellis_console');
    return seen;
  };

  test('works only in the browser that began, and once', async () => {
    const { visit, url } = await toProvider(olive.email);
    provider.account = olive;
    const back = await provider.visit(url);
    await refusedIn(new DoorVisit(service), back, 400);
    const thief = (await toProvider(olive.email)).visit;
    await refusedIn(thief, back, 401);
    expect((await visit.open(back)).status).toBe(200);
    await refusedIn(visit, back, 400);
  });

  test('with another state, an error or after 10 minutes opens nothing', async () => {
    provider.account = olive;
    for (const change of [
      (back: string) => back.replace(/state=[^&]+/, 'state=other'),
      (back: string) => back.replace(/&?state=[^&]+/, ''),
      (back: string) => back.replace(/code=[^&]+/, 'error=access_denied'),
      (back: string) => back.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example'),
    ]) {
      const { visit, url } = await toProvider(olive.email);
      expect((await refusedIn(visit, change(await provider.visit(url)), 401)).text).toContain('Try again');
    }
    const { visit, url } = await toProvider(olive.email);
    const back = await provider.visit(url);
    service.clock.advance(10 * MINUTE_MS);
    expect((await refusedIn(visit, back, 400)).text).toContain('within 10 minutes');
  });

  test('with a token that the provider’s keys didn’t sign opens nothing', async () => {
    const forger = await TestProvider.start({ hasOtherKeys: true });
    const forged = await newTeam('forged.example');
    forger.redirectUris.add(backOf(forged));
    await put(forged, { issuer: forger.issuer });
    await call(service, 'POST /v1/sso/verification', { credential: forged.key });
    const own = { sub: 'olive-1', email: 'olive@forged.example' };
    const { visit, url } = await toProvider(own.email);
    forger.account = own;
    await refusedIn(visit, await forger.visit(url), 401);
    expect(forger.asked).toContain('/jwks');
    await forger.close();
  });

  test('by another partner’s provider is refused before it gets the code', async () => {
    const evil = await TestProvider.start();
    const mixer = await newTeam('mixer.example');
    await put(mixer, { issuer: evil.issuer });
    await call(service, 'POST /v1/sso/verification', { credential: mixer.key });
    const { visit, url } = await toProvider('olive@mixer.example');
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(backOf(mixer));
    // Its authorization endpoint leads on to the honest provider, with the honest team's address.
    const query = new URL(url).searchParams;
    query.set('redirect_uri', backOf(team));
    provider.account = olive;
    const back = await provider.visit(`${provider.issuer}/auth?${query}`);
    await refusedIn(visit, back.replace(/&?iss=[^&]+/, ''), 400);
    expect(evil.asked).not.toContain('/token');
    await evil.close();
  });

  test('leads to no other site', async () => {
    for (const next of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/console//evil.example',
    ]) {
      const { seen } = await signInBySso(olive, undefined, next);
      expect(signedInTo(seen)).toBe('/console');
    }
  });

  test('opens a new session each time, so that none can be fixed', async () => {
    const visit = new DoorVisit(service);
    const first = await signInBySso(olive, visit);
    const cookieOf = (seen: { headers: Headers }) =>
      seen.headers.getSetCookie().find((line) => line.startsWith('trellis_console='));
    const second = await signInBySso(olive, visit);
    expect(cookieOf(first.seen)).not.toBe(cookieOf(second.seen));
  });

  test('a form of another site begins nothing', async () => {
    const cross = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const visit = new DoorVisit(service);
    const asked = await visit.post('/sign-in', new URLSearchParams({ email: olive.email }), cross);
    expect([asked.status, asked.headers.getSetCookie()]).toEqual([403, []]);
  });

  test('without a provider that answers, the page says so and offers the email', async () => {
    await put(team, { client_id: 'another' });
    provider.isDown = true;
    const visit = new DoorVisit(service);
    const asked = await visit.post('/sign-in', new URLSearchParams({ email: olive.email }));
    expect([asked.status, asked.text]).toEqual([503, expect.stringContaining('doesn’t answer right now')]);
    expect(asked.text).toContain('Email me a link instead');
    provider.isDown = false;
    await put(team);
  });
});

describe('a provider that is required', () => {
  let team: Team;
  const olive = { sub: 'olive-1', email: 'olive@only.example' };
  const dev = { sub: 'dev-1', email: 'dev@only.example' };
  let devByEmail: DoorVisit;
  let begun: DoorVisit;
  let code = '';
  const phone: { current?: Authenticator } = {};
  beforeAll(async () => {
    team = await teamWithSso('only.example');
    await invite(team, dev.email);
    await invite(team, 'guest@elsewhere.example', 'viewer');
    const visit = new DoorVisit(service);
    await visit.post('/sign-in', new URLSearchParams({ email: dev.email, way: 'email' }));
    await visit.post(lastMail(mail).link ?? '/none', new URLSearchParams());
    devByEmail = visit;
    phone.current = new Authenticator(service.url);
    const page = await visit.open('/console/account');
    const options = await visit.send('/console/account/passkeys/options', page);
    const credential = phone.current.make(JSON.parse(options.text));
    await visit.send('/console/account/passkeys', page, { name: 'Phone', credential });
  });

  test('is refused until an owner has signed in by it within 10 minutes', async () => {
    const { client_secret: _, ...kept } = settings(team);
    const require = () =>
      call(service, 'PUT /v1/sso', {
        credential: team.key,
        body: { ...kept, required: true },
        headers: key(),
      });
    expect(await require()).toMatchObject({ status: 409, body: { param: 'required' } });
    await signInBySso(dev);
    expect((await require()).status).toBe(409);
    await signInBySso(olive);
    service.clock.advance(11 * MINUTE_MS);
    expect((await require()).status).toBe(409);
    await signInBySso(olive);
    // Sent before it is required, and typed after.
    begun = new DoorVisit(service);
    await begun.post('/sign-in', new URLSearchParams({ email: dev.email, way: 'email' }));
    code = lastMail(mail).code ?? '';
    // Another secret was never tried.
    expect((await put(team, { required: true })).status).toBe(409);
    expect(await require()).toMatchObject({ status: 200, body: { required: true } });
  });

  test('ends the sessions that an email opened', async () => {
    expect((await devByEmail.open('/console')).status).toBe(401);
    expect((await team.owner.open('/console')).status).toBe(401);
  });

  test('is the only way in: a code that was sent before opens nothing, nor does a passkey', async () => {
    const byCode = await begun.post('/sign-in/sent', new URLSearchParams({ code }));
    const atDoor = new DoorVisit(service);
    const options = await atDoor.post('/sign-in/passkey/options', new URLSearchParams());
    const credential = phone.current?.use(JSON.parse(options.text)) ?? '';
    const byPasskey = await atDoor.post('/sign-in/passkey', new URLSearchParams({ credential }));
    for (const seen of [byCode, byPasskey]) {
      expect([seen.status, seen.text]).toEqual([403, expect.stringContaining('signs in by single sign-on')]);
      expect(seen.headers.getSetCookie().join()).not.toContain('trellis_console');
    }
  });

  test('is named by the email that somebody asks for instead, which has no code', async () => {
    const visit = new DoorVisit(service);
    const { page } = await toProvider(dev.email, visit);
    expect(page.text).not.toContain('Email me');
    const asked = await visit.post('/sign-in', new URLSearchParams({ email: dev.email, way: 'email' }));
    expect(asked.headers.get('location')).toBe('/sign-in/sent');
    expect(lastMail(mail)).toMatchObject({ to: dev.email, code: undefined, link: undefined });
    expect(lastMail(mail).text).toContain('single sign-on');
  });

  test('is not asked of addresses of other domains, which sign in by email', async () => {
    const visit = await signInByEmail(service, mail, 'guest@elsewhere.example');
    expect((await visit.open('/console')).text).toContain('<small>Viewer</small>');
  });

  test('opens its own team alone, and an email the others alone', async () => {
    const other = await newTeam('partner.example');
    await invite(other, dev.email, 'viewer');
    const { visit } = await signInBySso(dev);
    const account = await visit.open('/console/account');
    const switched = await visit.send('/console/team-switch', account, { partner: other.partnerId });
    expect(switched.status).toBe(404);
    const byEmail = new DoorVisit(service);
    await byEmail.post('/sign-in', new URLSearchParams({ email: dev.email, way: 'email' }));
    const entered = await byEmail.post(lastMail(mail).link ?? '/none', new URLSearchParams());
    expect(entered.status).toBe(303);
    const home = await byEmail.open('/console');
    expect(home.text).toContain('Team of partner.example');
    const page = await byEmail.open('/console/account');
    expect(page.text).toContain('Sign in to it');
    const back = await byEmail.send('/console/team-switch', page, { partner: team.partnerId });
    expect(back.status).toBe(404);
  });

  test('changes nothing of the person that reaches other teams', async () => {
    const byEmail = new DoorVisit(service);
    await byEmail.post('/sign-in', new URLSearchParams({ email: dev.email, way: 'email' }));
    await byEmail.post(lastMail(mail).link ?? '/none', new URLSearchParams());
    expect((await byEmail.open('/console/account')).text).toContain('Add a passkey');
    const { visit } = await signInBySso(dev);
    const page = await visit.open('/console/account');
    expect(page.text).toContain('Sign in by email to change your passkeys.');
    expect(page.text).toContain('Sign in by email to change your name');
    for (const shown of ['Add a passkey', '/passkeys/', 'own_name', 'Phone']) {
      expect(page.text).not.toContain(shown);
    }
    const passkeys = () =>
      service.db.selectFrom('passkeys').selectAll().where('name', '=', 'Phone').execute();
    const [phoneKey] = await passkeys();
    for (const path of ['', '/options', `/${phoneKey?.id}/remove`]) {
      const sent = await visit.send(`/console/account/passkeys${path}`, page, { name: 'Thief' });
      expect([path, sent.status, sent.text]).toEqual([
        path,
        409,
        expect.stringContaining('Sign in by email to change your passkeys.'),
      ]);
    }
    expect(await passkeys()).toHaveLength(1);
    const renamed = await visit.send('/console/account/details', page, { own_name: 'Thief', language: 'de' });
    expect(renamed.status).toBe(409);
    const { id } = await service.db
      .selectFrom('console_sessions')
      .select('id')
      .where('sso_partner_id', 'is', null)
      .where('person_id', '=', phoneKey?.person_id ?? '')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    await proveAll(service);
    for (const fields of [{ session: id }, {}]) {
      expect((await visit.send('/console/account', page, fields)).status).toBe(303);
      expect((await byEmail.open('/console')).status).toBe(200);
    }
  });

  test('proves a person for a change that asks for it, and a code doesn’t', async () => {
    const { visit } = await signInBySso(olive);
    const page = await visit.open('/console/team/invite');
    const asked = await visit.send('/console/team/invite', page, {
      email: 'new@only.example',
      role: 'viewer',
    });
    expect([asked.status, asked.text]).toEqual([
      403,
      expect.stringContaining('Continue with single sign-on'),
    ]);
    expect(asked.text).not.toContain('Email me a code');
    const code = await visit.send('/console/prove/code', page, { next: '/console' });
    expect([code.status, code.text]).toEqual([409, expect.stringContaining('by your identity provider')]);
    const again = /name="again" value="([^"]+)"/.exec(asked.text)?.[1]?.replaceAll('&quot;', '"') ?? '';
    const led = await visit.send('/console/prove/sso', page, { next: '/console/team', again });
    expect([led.status, led.headers.get('location')]).toEqual([303, '/sign-in/sso']);
    const leading = await visit.open('/sign-in/sso');
    const url = /href="([^"]+)">Continue/.exec(leading.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(new URL(url).searchParams.get('max_age')).toBe('0');
    provider.account = olive;
    const back = await visit.open(await provider.visit(url));
    expect(signedInTo(back)).toBe('/console/prove/again');
    const form = await visit.open('/console/prove/again');
    expect(form.text).toContain('new@only.example');
    const fields = { email: 'new@only.example', role: 'viewer' };
    const sent = await visit.send('/console/team/invite', form, fields);
    expect(sent.status).toBe(303);
    // Kept once.
    expect((await visit.open('/console/prove/again')).headers.get('location')).toBe('/console');
  });

  test('another person at the provider proves nothing', async () => {
    const { visit } = await signInBySso(olive);
    const page = await visit.open('/console/prove');
    await visit.send('/console/prove/sso', page, { next: '/console/team' });
    const leading = await visit.open('/sign-in/sso');
    const url = /href="([^"]+)">Continue/.exec(leading.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    provider.account = dev;
    const back = await visit.open(await provider.visit(url));
    expect([back.status, back.text]).toEqual([401, expect.stringContaining('Somebody else')]);
  });

  test('opens sessions that end after a day', async () => {
    const { visit } = await signInBySso(dev);
    for (let hours = 0; hours < 20; hours += 10) {
      service.clock.advance(10 * 60 * MINUTE_MS);
      expect((await visit.open('/console')).status).toBe(200);
    }
    service.clock.advance(4 * 60 * MINUTE_MS);
    expect((await visit.open('/console')).status).toBe(401);
  });

  test('ends with its settings, and so do the sessions that it opened', async () => {
    const { visit } = await signInBySso(dev);
    expect((await call(service, 'DELETE /v1/sso', { credential: team.key })).status).toBe(200);
    expect((await visit.open('/console')).status).toBe(401);
    await signInByEmail(service, mail, dev.email);
  });
});

describe('the settings', () => {
  test('with another issuer end the sessions that the one before opened, for good', async () => {
    const team = await teamWithSso('moving.example');
    await invite(team, 'dev@moving.example');
    const { visit } = await signInBySso({ sub: 'mover', email: 'dev@moving.example' });
    expect((await put(team, { client_id: 'another' })).status).toBe(200);
    expect((await visit.open('/console')).status).toBe(200);
    expect((await put(team, { issuer: 'http://127.0.0.1:20001' })).status).toBe(200);
    expect((await visit.open('/console')).status).toBe(401);
    expect((await put(team)).status).toBe(200);
    expect((await visit.open('/console')).status).toBe(401);
  });

  test('are an owner’s, with a fresh proof', async () => {
    const team = await newTeam('owners.example');
    await invite(team, 'admin@owners.example', 'admin');
    const admin = await signInByEmail(service, mail, 'admin@owners.example');
    const fields = { issuer: provider.issuer, ...CLIENT, domains: team.domain, version: '0' };
    const page = await admin.open('/console/team/sso');
    expect(page.status).toBe(200);
    expect((await admin.send('/console/team/sso', page, fields)).status).toBe(403);
    service.clock.advance(11 * MINUTE_MS);
    const own = await team.owner.open('/console/team/sso');
    const asked = await team.owner.send('/console/team/sso', own, fields);
    expect([asked.status, asked.text]).toEqual([403, expect.stringContaining('Confirm that it’s you')]);
    await proveAll(service);
    const saved = await team.owner.send('/console/team/sso', own, fields);
    expect([saved.status, saved.headers.get('location')]).toEqual([303, '/console/team/sso']);
    expect((await team.owner.open('/console/team/sso')).text).toContain('_trellis.owners.example');
  });

  test('never show the secret, which is stored sealed and sent to no other provider', async () => {
    const team = await newTeam('sealed.example');
    const saved = await put(team);
    expect(saved.text).not.toContain(CLIENT.client_secret);
    const rows = await service.db.selectFrom('sso_settings').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(CLIENT.client_secret);
    const { client_secret: _, ...kept } = settings(team);
    const other = { ...kept, issuer: 'http://127.0.0.1:20001' };
    const moved = await call(service, 'PUT /v1/sso', { credential: team.key, body: other, headers: key() });
    expect(moved).toMatchObject({ status: 400, body: { param: 'client_secret' } });
    const { text } = await call(service, 'GET /v1/audit_events?operation=setSso', { credential: team.key });
    expect(text).toContain('[hidden]');
    expect(text).not.toContain(CLIENT.client_secret);
    expect(service.logLines.join('\n')).not.toContain(CLIENT.client_secret);
  });

  test.each([
    ['http://login.greenhouse.example', 'must use https'],
    ['https://10.0.0.1', 'public internet'],
    ['https://login.internal', 'public internet'],
    ['https://user:secret@login.greenhouse.example', 'username'],
    ['https://login.greenhouse.example/?a=b', 'no query'],
  ])('refuse the issuer %s', async (issuer, words) => {
    const team = await sharedTeam();
    expect(await put(team, { issuer })).toMatchObject({
      status: 400,
      body: { param: 'issuer', message: expect.stringContaining(words) },
    });
  });

  test.each(['com', 'co.uk', 'a b.example', '10.0.0.1', 'localhost'])(
    'refuse the domain %s',
    async (domain) => {
      const team = await sharedTeam();
      expect(await put(team, { domains: [domain] })).toMatchObject({
        status: 400,
        body: { param: 'domains' },
      });
    },
  );

  test('of two teams with the same domain, the first one that proves it has it', async () => {
    const first = await teamWithSso('shared.example');
    const second = await newTeam('second.example');
    await put(second, { domains: ['shared.example'] });
    const { body } = await call(service, 'POST /v1/sso/verification', { credential: second.key });
    expect(body).toMatchObject({ domains: [{ status: 'failed', failure: 'taken' }] });
    expect((await call(service, 'GET /v1/sso', { credential: first.key })).body).toMatchObject({
      domains: [{ status: 'verified' }],
    });
  });

  const shared: { team?: Promise<Team> } = {};
  const sharedTeam = (): Promise<Team> => (shared.team ??= newTeam('refusing.example'));
});
