import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { NotificationSettings } from '../../../orders/notices/contract/notifications.ts';
import { startMailServer, type MailServer } from '../../../providers/messages/testing/mail-server.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../../testing/service/service.ts';
import { lastMail } from '../../console/people/testing/door.ts';
import { signIn } from '../../console/testing/visit.ts';
import { siteHost, type SiteReply } from '../../hosts/testing/at-host.ts';
import { Person } from '../testing/person.ts';

const PATH = '/dashboard/settings/messages';

let service: Service;
let mail: MailServer;
let partner: SignedUp;
let made = 0;
beforeAll(async () => {
  mail = await startMailServer();
  service = await startService({
    messages: { mail: { url: mail.url, from: 'Trellis <a@trellis.example>' } },
  });
});
beforeEach(async () => {
  made += 1;
  partner = await signUp(service, `Tills ${made}`);
});
afterAll(async () => {
  await service.stop();
  await mail.close();
});

async function worker(role: string): Promise<Person> {
  service.clock.advance(60_000);
  const email = `${role}-${made}@mill-lane.example`;
  const body = { email, role };
  const { status } = await call(service, `POST /v1/merchants/${partner.active}/members`, {
    credential: partner.key,
    body,
  });
  expect(status).toBe(201);
  const person = new Person(service, siteHost(service, `tills-${made}`));
  await person.send(await person.open('/dashboard/sign-in'), '/dashboard/sign-in', { email });
  const sent = await person.open('/dashboard/sign-in/sent');
  await person.send(sent, '/dashboard/sign-in/sent', { code: lastMail(mail).code ?? '' });
  return person;
}

const read = async () =>
  (
    await call<NotificationSettings>(service, `GET /v1/merchants/${partner.active}/notifications`, {
      credential: partner.key,
    })
  ).body;

/** The boxes that are checked on a page, and its version: what a browser sends. */
const checkedOn = ({ text }: Pick<SiteReply, 'text'>): Record<string, string> => ({
  ...Object.fromEntries(
    [...text.matchAll(/<input\s+type="checkbox"([^>]*)>/g)].flatMap(([, attributes = '']) => {
      const name = /name="([^"]+)"/.exec(attributes)?.[1] ?? '';
      return / checked/.test(attributes) ? [[name, 'on']] : [];
    }),
  ),
  version: /name="version"\s+value="(\d+)"/.exec(text)?.[1] ?? '',
});
const without = (fields: Record<string, string>, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

describe('the messages of the dashboard', () => {
  test('are switched by an owner, without script, and by nobody else', async () => {
    const owner = await worker('owner');
    const before = await read();
    const page = await owner.open(PATH);
    expect(page.text).toContain('Codes to sign in and invitations are always sent.');
    expect(page.text).not.toMatch(/name="[^"]*sign_in/);
    const same = await owner.send(page, PATH, checkedOn(page));
    expect([same.status, same.headers['location']]).toEqual([303, `${PATH}?saved=yes`]);
    expect(await read()).toMatchObject({ guests: before.guests, team: before.team, version: before.version });
    const fields = without(checkedOn(page), 'guests.order_accepted.email', 'team.payout_failed.email');
    await owner.send(page, PATH, { ...fields, 'guests.order_received.sms': 'on' });
    const after = await read();
    expect(after.guests.order_accepted).toEqual({ ...before.guests.order_accepted, email: false });
    expect(after.guests.order_received.sms).toBe(true);
    expect(after.team.payout_failed.email).toBe(false);
    expect(after.team.dispute_opened.email).toBe(true);
    const late = await owner.send(page, PATH, checkedOn(page));
    expect([late.status, late.text]).toEqual([
      409,
      expect.stringContaining('Somebody else has changed this'),
    ]);
    expect((await owner.open('/dashboard/settings')).text).toContain(`href="${PATH}"`);
    const cashier = await worker('cashier');
    expect((await cashier.open(PATH)).status).toBe(403);
    expect((await cashier.send(page, PATH, fields)).status).toBe(403);
    expect((await read()).version).toBe(after.version);
  });

  test('are in the language of the browser', async () => {
    const owner = await worker('owner');
    const { text } = await owner.open(PATH, { headers: { 'accept-language': 'de' } });
    expect(text).toContain('Bestellung später als geplant');
    expect(text).toContain('Anmeldecodes und Einladungen werden immer gesendet.');
  });
});

test('the messages of a merchant are switched in the console', async () => {
  const visit = await signIn(service, partner);
  const path = `/console/merchants/${partner.active}/messages`;
  expect((await visit.open(`/console/merchants/${partner.active}`)).text).toContain(`href="${path}"`);
  const page = await visit.open(path);
  const saved = await visit.send(path, page, without(checkedOn(page), 'guests.receipt.email'));
  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${path}?saved=yes`]);
  expect((await read()).guests.receipt).toEqual({ email: false, sms: false, browser: false });
  const late = await visit.send(path, page, checkedOn(page));
  expect(late.status).toBe(409);
  const other = await signIn(service, await signUp(service, 'Other'));
  expect((await other.open(path)).status).toBe(404);
});
