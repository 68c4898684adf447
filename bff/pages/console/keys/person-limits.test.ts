import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { scopesOfRole, type Role } from '../../../accounts/people/contract/roles.ts';
import { ALL_SCOPES } from '../../../core/contract/scopes.ts';
import { startMailServer, type MailServer } from '../../../providers/messages/testing/mail-server.ts';
import { call, startService, type Service } from '../../../testing/service/service.ts';
import { proveAll, signInByEmail, signUpByEmail, type DoorVisit } from '../people/testing/door.ts';

let service: Service;
let mail: MailServer;
let owner: DoorVisit;
let admin: DoorVisit;
let developer: DoorVisit;
/** A key of the owner, with every scope. */
let whole: Made;
beforeAll(async () => {
  mail = await startMailServer();
  service = await startService({
    messages: { mail: { url: mail.url, from: 'no-reply@trellis.example' } },
  });
  owner = await signUpByEmail(service, mail, 'Greenhouse POS', 'ona@greenhouse.example');
  whole = await make(owner, { reach: 'everything' });
  admin = await join('admin@greenhouse.example', 'admin');
  developer = await join('dev@greenhouse.example', 'developer');
});
afterAll(async () => {
  await service.stop();
  await mail.close();
});
beforeEach(async () => {
  service.clock.advance(60_000);
  await proveAll(service);
});

interface Made {
  readonly id: string;
  readonly secret: string;
  readonly capability: readonly string[];
}

async function join(email: string, role: Role): Promise<DoorVisit> {
  expect((await owner.fill('/console/team/invite', { email, role })).status).toBe(303);
  return signInByEmail(service, mail, email);
}

let names = 0;
const send = (by: DoorVisit, fields: Record<string, string> | [string, string][]) => {
  names += 1;
  const all: [string, string][] = [
    ['name', `Key ${names}`],
    ...(Array.isArray(fields) ? fields : Object.entries(fields)),
  ];
  return by.fill('/console/keys/new', all);
};
const chosen = (scopes: readonly string[], environment = 'sandbox'): [string, string][] => [
  ['reach', 'chosen'],
  ['environment', environment],
  ...scopes.map((scope): [string, string] => ['scope', scope]),
];

async function make(by: DoorVisit, fields: Record<string, string> | [string, string][]): Promise<Made> {
  const page = await send(by, fields);
  expect([page.status, page.text]).toEqual([201, expect.stringContaining('Copy the secret now')]);
  const secret = /ppk_\w+/.exec(page.text)?.[0] ?? '';
  const { body } = await call<Omit<Made, 'secret'>>(service, 'GET /v1/keys/current', { credential: secret });
  return { ...body, secret };
}

/** Sends the settings of a key, which keep all its scopes. */
const save = (by: DoorVisit, { id, capability }: Made) =>
  by.fill(`/console/keys/${id}`, [
    ['name', 'Kept'],
    ['listed', 'yes'],
    ...capability.map((scope): [string, string] => ['scope', scope]),
  ]);
const rotate = (by: DoorVisit, { id }: Made) => by.fill(`/console/keys/${id}/rotate`, { overlap: '3600' });

const OF_PUBLISHERS = expect.stringContaining('Only an owner or an admin gets one');
const OF_OWNERS = expect.stringContaining('Only an owner gets one');

test('a developer gets no sandbox key that opens production or makes its keys', async () => {
  const ofAdmin = await make(admin, chosen(['keys:write', 'orders:read']));
  for (const refused of [
    await send(developer, chosen(['keys:write', 'orders:read'])),
    await save(developer, ofAdmin),
    await rotate(developer, ofAdmin),
  ]) {
    expect([refused.status, refused.text]).toEqual([403, OF_PUBLISHERS]);
    expect(refused.text).not.toMatch(/ppk_sandbox_\w{20}/);
  }
  // The key still works for the others.
  expect((await rotate(admin, ofAdmin)).status).toBe(201);
});

test('a developer’s key in production makes keys with no more than its own scopes', async () => {
  await service.db.updateTable('partners').set({ status: 'published' }).execute();
  const key = await make(developer, {
    reach: 'everything',
    environment: 'production',
  });
  expect(key.capability.toSorted()).toEqual([...scopesOfRole('developer', 'production')].toSorted());
  const body = { name: 'Wide', capability: ['guests:read'] };
  expect(await call(service, 'POST /v1/keys', { credential: key.secret, body })).toMatchObject({
    status: 403,
    body: { param: 'capability' },
  });
  const published = await call(service, 'POST /v1/partners/me/publish', {
    credential: key.secret,
  });
  expect(published.status).toBe(403);
});

test('an admin gets no key with every scope, which would count as an owner', async () => {
  for (const refused of [
    await send(admin, chosen(ALL_SCOPES)),
    await save(admin, whole),
    await rotate(admin, whole),
  ]) {
    expect([refused.status, refused.text]).toEqual([403, OF_OWNERS]);
    expect(refused.text).not.toMatch(/ppk_sandbox_\w{20}/);
  }
});

test('“All” leaves out what the person can’t give', async () => {
  const without = (...scopes: string[]) => ALL_SCOPES.filter((scope) => !scopes.includes(scope));
  const all = { reach: 'everything' };
  expect((await make(admin, all)).capability.toSorted()).toEqual(without('members:write').toSorted());
  expect((await make(developer, all)).capability.toSorted()).toEqual(
    without('members:write', 'keys:write').toSorted(),
  );
  expect(whole.capability.toSorted()).toEqual([...ALL_SCOPES].toSorted());
  const labelOf = (text: string) => /value="everything"[^>]*>\s*([^<]*[^<\s])/.exec(text)?.[1];
  for (const [visit, words] of [
    [owner, 'All'],
    [admin, 'All that you can give'],
    [developer, 'All that you can give'],
  ] as const) {
    expect(labelOf((await visit.open('/console/keys/new')).text)).toBe(words);
  }
});

test('“Only selected” lists what the person can give in each environment', async () => {
  await service.db.updateTable('partners').set({ status: 'published' }).execute();
  const { text } = await developer.open('/console/keys/new');
  const listed = (name: string): string[] =>
    [...text.matchAll(new RegExp(`name="${name}"\\s+value="([^"]+)"`, 'g'))].map(([, scope]) => scope ?? '');
  const [both, sandbox, production] = ['scope', 'scope_in_sandbox', 'scope_in_production'].map(listed);
  const inSandbox = [...scopesOfRole('developer', 'sandbox')].filter((scope) => scope !== 'keys:write');
  const inProduction = [...scopesOfRole('developer', 'production')];
  expect([...(both ?? []), ...(sandbox ?? [])].toSorted()).toEqual(inSandbox.toSorted());
  expect([...(both ?? []), ...(production ?? [])].toSorted()).toEqual(inProduction.toSorted());
  expect(both).toContain('menus:read');
  expect(sandbox).toContain('menus:write');
  expect(production).toEqual(['keys:write']);
  // Styles show each only with its environment: also a group, if it has nothing else.
  expect(text).toMatch(/<label class="choice"\s+data-only="production"\s*><input[^>]*value="keys:write"/);
  expect(text).toMatch(/<div role="group" aria-label="guests"\s+data-only="sandbox"/);
  // An admin can give each scope, though not all at once.
  const ofAdmin = (await admin.open('/console/keys/new')).text;
  for (const scope of ALL_SCOPES) expect(ofAdmin).toMatch(new RegExp(`name="scope"\\s+value="${scope}"`));
});

test('what is chosen for the other environment doesn’t count', async () => {
  const fields: [string, string][] = [
    ...chosen(['menus:read'], 'production'),
    ['scope_in_sandbox', 'orders:write'],
    ['scope_in_production', 'keys:write'],
  ];
  expect((await make(developer, fields)).capability.toSorted()).toEqual(['keys:write', 'menus:read']);
});
