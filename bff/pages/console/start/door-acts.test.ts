import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Authenticator } from '../../../accounts/people/testing/authenticator.ts';
import type { AuditEvent } from '../../../accounts/audit/contract/audit-events.ts';
import { startMailServer, type MailServer } from '../../../providers/messages/testing/mail-server.ts';
import { call, startService, type Service } from '../../../testing/service/service.ts';
import { DoorVisit, lastMail, signInByEmail, signUpByEmail } from '../people/testing/door.ts';

let service: Service;
let mail: MailServer;
let key = '';
let owner: DoorVisit;
const EMAIL = 'olive@acts.example';
beforeAll(async () => {
  mail = await startMailServer();
  service = await startService({
    messages: { mail: { url: mail.url, from: 'Trellis <no-reply@trellis.example>' } },
  });
  owner = await signUpByEmail(service, mail, 'Acts POS', EMAIL);
  const page = await owner.open('/console/keys/new');
  const made = await owner.send('/console/keys/new', page, { name: 'All', reach: 'everything' });
  key = /ppk_\w+/.exec(made.text)?.[0] ?? '';
});
afterAll(async () => {
  await service.stop();
  await mail.close();
});
// The network's limit counts by the minute.
beforeEach(() => service.clock.advance(60_000));

async function latest(): Promise<AuditEvent | undefined> {
  const { body } = await call<{ data: AuditEvent[] }>(service, 'GET /v1/audit_events?actor_kind=person', {
    credential: key,
  });
  return body.data[0];
}

/** An entry of the owner's. */
const entry = (operation: string, way?: string) => ({
  operation,
  actor: { kind: 'person', id: expect.stringMatching(/^usr_/), email: EMAIL, role: 'owner', key: null },
  via: 'console',
  address: '127.0.0.1',
  record: { type: 'person', id: expect.stringMatching(/^usr_/) },
  changes: way === undefined ? [] : [{ field: 'way', before: null, after: way }],
});

test('a sign-in by a link, a wrong code and a sign-out are entries', async () => {
  const visit = await signInByEmail(service, mail, EMAIL);
  expect(await latest()).toMatchObject(entry('signIn', 'email_link'));
  await visit.send('/console/sign-out', await visit.open('/console'));
  expect(await latest()).toMatchObject(entry('signOut'));
  const other = new DoorVisit(service);
  await other.post('/sign-in', new URLSearchParams({ email: EMAIL }));
  await other.post('/sign-in/sent', new URLSearchParams({ code: '0000 0000' }));
  expect(await latest()).toMatchObject(entry('failSignIn', 'email_code'));
  await other.post('/sign-in/sent', new URLSearchParams({ code: lastMail(mail).code ?? '' }));
  expect(await latest()).toMatchObject(entry('signIn', 'email_code'));
});

test('passkeys that are added, used and removed are entries, and so are proofs and ended sessions', async () => {
  const phone = new Authenticator(service.url);
  const page = await owner.open('/console/account');
  const options = await owner.send('/console/account/passkeys/options', page);
  const credential = phone.make(JSON.parse(options.text));
  await owner.send('/console/account/passkeys', page, { name: 'Phone', credential });
  expect(await latest()).toMatchObject(entry('addPasskey'));
  const visit = new DoorVisit(service);
  const asked = await visit.post('/sign-in/passkey/options', new URLSearchParams());
  await visit.post(
    '/sign-in/passkey',
    new URLSearchParams({ credential: phone.use(JSON.parse(asked.text)) }),
  );
  expect(await latest()).toMatchObject(entry('signIn', 'passkey'));
  await visit.send('/console/prove/code', await visit.open('/console/prove'), { next: '/console' });
  const wrong = await visit.send('/console/prove', await visit.open('/console/prove'), { code: '1' });
  expect(wrong.status).toBe(400);
  expect(await latest()).toMatchObject(entry('failToConfirmIdentity', 'email_code'));
  const code = lastMail(mail).code ?? '';
  await visit.send('/console/prove', await visit.open('/console/prove'), { code });
  expect(await latest()).toMatchObject(entry('confirmIdentity', 'email_code'));
  const account = await visit.open('/console/account');
  const id = /passkeys\/(pky_\w+)\/remove/.exec(account.text)?.[1] ?? '';
  await visit.send(`/console/account/passkeys/${id}/remove`, account);
  expect(await latest()).toMatchObject(entry('removePasskey'));
  await visit.send('/console/account', account);
  expect(await latest()).toMatchObject(entry('endSessions'));
});

test('an unknown address leaves no entry, and no entry has a code', async () => {
  const before = await latest();
  const visit = new DoorVisit(service);
  await visit.post('/sign-in', new URLSearchParams({ email: 'who@acts.example' }));
  await visit.post('/sign-in/sent', new URLSearchParams({ code: '0000 0000' }));
  expect((await latest())?.id).toBe(before?.id);
  const { body } = await call<{ data: AuditEvent[] }>(service, 'GET /v1/audit_events?limit=100', {
    credential: key,
  });
  const said = JSON.stringify(body.data.map(({ actor, changes, record }) => [actor, changes, record]));
  expect(said).not.toMatch(/\d{4} \d{4}/);
  expect(said).not.toContain('0000 0000');
});

test('signing in ends the session that the browser had', async () => {
  const visit = await signInByEmail(service, mail, EMAIL);
  const first = new DoorVisit(service);
  first.take(visit);
  expect((await first.open('/console')).status).toBe(200);
  await visit.post('/sign-in', new URLSearchParams({ email: EMAIL }));
  await visit.post(lastMail(mail).link ?? '/none', new URLSearchParams());
  expect((await first.open('/console')).status).toBe(401);
});
