import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ROLES, scopesOfRole, type Role } from '../../../accounts/people/contract/roles.ts';
import { startMailServer, type MailServer } from '../../../providers/messages/testing/mail-server.ts';
import { SECTIONS } from '../all-sections.ts';
import { ALL_SCOPES } from '../../../core/contract/scopes.ts';
import { call, startService, type Service } from '../../../testing/service/service.ts';
import { proveAll, signInByEmail, signUpByEmail, type DoorVisit } from './testing/door.ts';

let service: Service;
let mail: MailServer;
let owner: DoorVisit;
beforeAll(async () => {
  mail = await startMailServer();
  service = await startService({
    historyDays: 2,
    messages: { mail: { url: mail.url, from: 'no-reply@trellis.example' } },
  });
  owner = await signUpByEmail(service, mail, 'Greenhouse POS', 'ona@greenhouse.example');
});
afterAll(async () => {
  await service.stop();
  await mail.close();
});
beforeEach(async () => {
  service.clock.advance(60_000);
  await proveAll(service);
});

const invite = (by: DoorVisit, email: string, role: string) =>
  by.fill('/console/team/invite', { email, role });
async function join(email: string, role: Role): Promise<DoorVisit> {
  expect((await invite(owner, email, role)).status).toBe(303);
  return signInByEmail(service, mail, email);
}
const idOf = async (email: string) => {
  const { id } = await service.db
    .selectFrom('members')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
};
const setRole = async (by: DoorVisit, email: string, role: string) => {
  const member = await service.db
    .selectFrom('members')
    .select(['id', 'version'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const page = await by.open('/console/account');
  return by.send(`/console/team/${member.id}`, page, { role, version: String(member.version) });
};
const remove = async (by: DoorVisit, email: string) => by.fill(`/console/team/${await idOf(email)}/remove`);

describe('a team', () => {
  test('is invited, signs in, and is listed with its roles', async () => {
    await join('dev@greenhouse.example', 'developer');
    expect((await invite(owner, 'late@greenhouse.example', 'support')).status).toBe(303);
    const page = await owner.open('/console/team');
    expect(page.text).toContain('2 members, 1 invitation waits');
    for (const words of [
      'ona@greenhouse.example',
      'dev@greenhouse.example',
      'Invited',
      'Send again',
      '>You<',
    ]) {
      expect(page.text).toContain(words);
    }
    const again = await owner.send(`/console/team/${await idOf('late@greenhouse.example')}`, page, {
      again: '1',
    });
    expect(again.status).toBe(303);
  });

  test('a wrong address stays in the form', async () => {
    const seen = await invite(owner, 'no address', 'viewer');
    expect([seen.status, seen.text]).toEqual([400, expect.stringContaining('Must be an email address')]);
    expect(seen.text).toContain('value="no address"');
  });

  test('a removed member is out with the next request, on pages and in elements', async () => {
    const visit = await join('gone@greenhouse.example', 'support');
    expect((await visit.open('/console/orders')).status).toBe(200);
    expect((await visit.open('/console/api/v1/partners/me')).status).toBe(200);
    expect((await remove(owner, 'gone@greenhouse.example')).status).toBe(303);
    expect((await visit.open('/console/orders')).status).toBe(401);
    expect((await visit.open('/console/api/v1/partners/me')).status).toBe(401);
  });

  test('a removed member who is invited again is in by a new sign-in alone', async () => {
    const email = 'back@greenhouse.example';
    const visit = await join(email, 'support');
    expect((await remove(owner, email)).status).toBe(303);
    service.clock.advance(1000);
    const other = await join(email, 'support');
    expect((await other.open('/console/orders')).status).toBe(200);
    expect((await visit.open('/console/orders')).status).toBe(401);
    expect((await visit.open('/console/api/v1/partners/me')).status).toBe(401);
  });

  test('a change of role applies to the next request', async () => {
    const visit = await join('moves@greenhouse.example', 'support');
    expect((await visit.open('/console/pricing')).status).toBe(403);
    expect((await setRole(owner, 'moves@greenhouse.example', 'finance')).status).toBe(303);
    expect((await visit.open('/console/pricing')).status).toBe(200);
  });

  test('an admin makes no owner and touches none; the last owner stays', async () => {
    const admin = await join('admin@greenhouse.example', 'admin');
    expect((await invite(admin, 'own@greenhouse.example', 'owner')).status).toBe(403);
    expect((await setRole(admin, 'admin@greenhouse.example', 'owner')).status).toBe(403);
    expect((await setRole(admin, 'ona@greenhouse.example', 'viewer')).status).toBe(403);
    expect((await remove(admin, 'ona@greenhouse.example')).status).toBe(403);
    expect((await setRole(owner, 'ona@greenhouse.example', 'admin')).status).toBe(409);
    expect((await remove(owner, 'ona@greenhouse.example')).status).toBe(409);
    expect((await invite(admin, 'view@greenhouse.example', 'viewer')).status).toBe(303);
  });

  test('an admin’s key makes no owner, touches none and sets no single sign-on', async () => {
    const admin = await join('keys@greenhouse.example', 'admin');
    const made: (string | undefined)[] = [];
    for (const without of ['', 'sandbox:write']) {
      const scopes = ALL_SCOPES.filter((scope) => scope !== without);
      const seen = await admin.fill('/console/keys/new', [
        ['name', 'Server'],
        ['reach', 'chosen'],
        ...scopes.map((scope): [string, string] => ['scope', scope]),
      ]);
      made.push(/ppk_sandbox_\w+/.exec(seen.text)?.[0]);
    }
    const issuer = 'https://login.greenhouse.example';
    const sso = { issuer, client_id: 'x', client_secret: 'y', domains: ['greenhouse.example'] };
    const own = `/v1/members/${await idOf('keys@greenhouse.example')}`;
    const first = `/v1/members/${await idOf('ona@greenhouse.example')}`;
    expect(made[1]).toBeDefined();
    for (const credential of made.filter((secret) => secret !== undefined)) {
      const replies = [
        await call(service, `PATCH ${own}`, { credential, body: { role: 'owner' } }),
        await call(service, `PATCH ${first}`, { credential, body: { role: 'viewer' } }),
        await call(service, `DELETE ${first}`, { credential }),
        await call(service, 'PUT /v1/sso', { credential, body: sso }),
        await call(service, 'DELETE /v1/sso', { credential }),
      ];
      expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    }
    expect(made[0]).toBeUndefined();
  });

  test('of two owners who demote each other at once, one stays an owner', async () => {
    const second = await join('second@greenhouse.example', 'owner');
    const both = await Promise.all([
      setRole(owner, 'second@greenhouse.example', 'admin'),
      setRole(second, 'ona@greenhouse.example', 'admin'),
    ]);
    const owners = await service.db
      .selectFrom('members')
      .select('email')
      .where('role', '=', 'owner')
      .execute();
    expect(owners).toHaveLength(1);
    expect(both.map(({ status }) => status)).toContain(303);
    owner = owners[0]?.email === 'ona@greenhouse.example' ? owner : second;
  });
});

/**
 * Opens every page that links of the console lead to, each kind once.
 * @returns those that were refused, and the addresses of all forms that change something
 */
async function walk(visit: DoorVisit): Promise<{ refused: string[]; forms: Set<string> }> {
  const refused: string[] = [];
  const forms = new Set<string>();
  const kinds = new Set<string>();
  const waiting = ['/console'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const page = await visit.open(path);
    if (![200, 303].includes(page.status)) refused.push(`${page.status} ${path}`);
    for (const [, to = ''] of page.text.matchAll(/method="post"[^>]*action="([^"]*)"/g)) forms.add(to);
    for (const [, link = ''] of page.text.matchAll(/(?:href|action)="(\/console\/[^"#?.]*)"/g)) {
      const kind = link.replaceAll(/[a-z]{2,4}_[0-9A-Z]{26}/g, ':id');
      if (kinds.has(kind) || POSTS.has(kind)) continue;
      kinds.add(kind);
      waiting.push(link);
    }
  }
  expect(kinds.size).toBeGreaterThan(8);
  return { refused, forms };
}

/** Addresses of forms alone. */
const POSTS = new Set([
  '/console/sign-out',
  '/console/team-switch',
  '/console/environment',
  '/console/team/:id',
]);

describe.each(ROLES)('%s', (role) => {
  test('is led to no page that the role may not see', async () => {
    const visit = await join(`${role}-sees@greenhouse.example`, role);
    expect((await walk(visit)).refused).toEqual([]);
    for (const { path, needs } of SECTIONS) {
      const may = needs?.scope === undefined || scopesOfRole(role, 'sandbox').has(needs.scope);
      const { status } = await visit.open(path);
      expect([path, status]).toEqual([path, may ? 200 : 403]);
    }
    const mayCreate = scopesOfRole(role, 'sandbox').has('keys:write');
    expect((await visit.open('/console/keys/new')).status).toBe(mayCreate ? 200 : 403);
  }, 60_000);
});

test('a viewer is shown no form that changes a record', async () => {
  const { forms } = await walk(await join('looks@greenhouse.example', 'viewer'));
  const own = [
    '/console/environment',
    '/console/sign-out',
    '/console/account',
    '/console/account/details',
    '/console/account/passkeys',
  ];
  for (const path of own) forms.delete(path);
  expect([...forms]).toEqual([]);
}, 60_000);

test('a team isn’t entered from another one by a session from before the invitation', async () => {
  const email = 'both@greenhouse.example';
  const visit = await signUpByEmail(service, mail, 'Orchard Tills', email);
  service.clock.advance(1000);
  const other = await join(email, 'support');
  const { id: partner } = await service.db
    .selectFrom('partners')
    .select('id')
    .where('name', '=', 'Greenhouse POS')
    .executeTakeFirstOrThrow();
  const account = await visit.open('/console/account');
  expect(account.text).toContain('Sign in to it');
  expect((await visit.send('/console/team-switch', account, { partner })).status).toBe(404);
  const own = await other.open('/console/account');
  expect((await other.send('/console/team-switch', own, { partner })).status).toBe(303);
  expect((await other.open('/console/orders')).status).toBe(200);
});
