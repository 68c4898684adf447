import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startMailServer, type MailServer } from '../../../providers/messages/testing/mail-server.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../../testing/service/service.ts';
import { lastMail } from '../../console/people/testing/door.ts';
import { siteHost } from '../../hosts/testing/at-host.ts';
import { Person } from '../testing/person.ts';

const DOOR = '/dashboard/sign-in';
const ACCOUNT = '/dashboard/account';
const PIN = `${ACCOUNT}/pin`;
const DEVICES = '/dashboard/devices';
const ADDED = 'A shared device was added';

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
beforeEach(() => service.clock.advance(60 * 60_000));

/** A person on the staff who has just signed in. @param language of their emails */
async function staff(email: string, role: string, language: string | null = null): Promise<Person> {
  await call(service, `POST /v1/merchants/${partner.active}/members`, {
    credential: partner.key,
    body: { email, role },
  });
  const person = new Person(service, host);
  await person.send(await person.open(DOOR), DOOR, { email });
  const code = lastMail(mail).code ?? '';
  await person.send(await person.open(`${DOOR}/sent`), `${DOOR}/sent`, { code });
  await service.db.updateTable('persons').set({ language }).where('email', '=', email).execute();
  return person;
}

/** Returns the texts of the letters with a subject that an address got. */
const lettersTo = (email: string, subject: string): readonly string[] =>
  mail.taken
    .filter((letter) => letter.includes(`\nTo: ${email}\n`) && letter.includes(`Subject: ${subject}\n`))
    .map((letter) => letter.replaceAll(/=\n/g, '').replaceAll('=3D', '='));

const DAY_AND_TIME = String.raw`\d+ \w+ 20\d\d at \d\d:\d\d`;

test('each PIN that is set brings its person an email, in their language', async () => {
  const email = 'kim@mill-lane.example';
  const kim = await staff(email, 'kitchen');
  const account = await kim.open(ACCOUNT);
  expect((await kim.send(account, PIN, { pin: '1234' })).status).toBe(400);
  expect((await kim.send(account, PIN, { pin: '4821' })).status).toBe(303);
  await expect.poll(() => lettersTo(email, 'Your PIN was set')).toHaveLength(1);
  const [letter] = lettersTo(email, 'Your PIN was set');
  expect(letter).toMatch(new RegExp(`shared devices of .+ was set on ${DAY_AND_TIME}\\.`));
  expect(letter).toContain('end all other sessions on the page of your account, and set another PIN there.');
  await service.db.updateTable('persons').set({ language: 'nl' }).where('email', '=', email).execute();
  await kim.send(account, PIN, { pin: '7531' });
  await expect.poll(() => lettersTo(email, 'Je pincode is gewijzigd')).toHaveLength(1);
  await kim.send(account, PIN, { do: 'remove' });
  await kim.send(account, PIN, { pin: '4821' });
  await expect.poll(() => lettersTo(email, 'Je pincode is ingesteld')).toHaveLength(1);
});

test('the owners of a merchant get an email about each shared device, and nobody else', async () => {
  const [rosie, manager] = ['rosie@mill-lane.example', 'manager@mill-lane.example'];
  await staff(rosie, 'owner');
  await staff('pia@mill-lane.example', 'owner', 'nl');
  const person = await staff(manager, 'manager');
  const page = await person.open(DEVICES);
  const refused = await person.send(page, DEVICES, { name: 'Bar', code: 'BBBB-BBBB' });
  expect(refused.status).toBe(400);
  expect((await person.send(page, DEVICES, { name: 'Till', do: 'link' })).status).toBe(200);
  await expect.poll(() => lettersTo(rosie, ADDED)).toHaveLength(1);
  await expect
    .poll(() => lettersTo('pia@mill-lane.example', 'Er is een gedeeld apparaat toegevoegd'))
    .toHaveLength(1);
  const [letter] = lettersTo(rosie, ADDED);
  expect(letter).toMatch(new RegExp(`Till.+ was added at .+ on ${DAY_AND_TIME}\\.`));
  expect(letter).toContain(`Added by: ${manager}`);
  expect(letter).toContain(`http://${host}${DEVICES}`);
  const body = { merchant: partner.active, name: 'Kitchen' };
  await call(service, 'POST /v1/devices', { credential: partner.key, body });
  await expect.poll(() => lettersTo(rosie, ADDED)).toHaveLength(2);
  expect(lettersTo(rosie, ADDED)[1]).toContain('Added by: Greenhouse POS');
  expect(lettersTo(manager, ADDED)).toEqual([]);
});
