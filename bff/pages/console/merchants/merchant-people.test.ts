import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Device } from '../../../accounts/devices/contract/device.ts';
import { claimDevice, codeOf, setPin, showCode } from '../../../accounts/devices/devices.ts';
import type { StaffMember } from '../../../accounts/staff/contract/staff.ts';
import { newSecret } from '../../../core/http/secrets.ts';
import { openShop, type Shop } from '../../../orders/orders/testing/shop.ts';
import { startMailServer, type MailServer } from '../../../providers/messages/testing/mail-server.ts';
import { call, signUp, startService, type Service } from '../../../testing/service/service.ts';
import { siteHost } from '../../hosts/testing/at-host.ts';
import { Person } from '../../hosted/testing/person.ts';
import { lastMail, signInByEmail } from '../people/testing/door.ts';
import { signIn, type Seen, type Visit } from '../testing/visit.ts';

let service: Service;
let mail: MailServer;
let shop: Shop;
/** The second location of the merchant. */
let quay: string;
let visit: Visit;
beforeAll(async () => {
  mail = await startMailServer();
  service = await startService({
    messages: { mail: { url: mail.url, from: 'Trellis <no-reply@trellis.example>' } },
  });
  shop = await openShop(service);
  quay = (await openShop(service, { partner: shop.partner, location: { name: 'Quay' } })).location;
  visit = await signIn(service, shop.partner);
});
afterAll(async () => {
  await service.stop();
  await mail.close();
});

const base = (): string => `/console/merchants/${shop.merchant}`;
const read = async <Body>(path: string): Promise<Body> =>
  (await call<Body>(service, `GET ${path}`, { credential: shop.key })).body;
/** The row of a table that has a text. */
const rowWith = ({ text }: Seen, part: string): string =>
  text
    .split('<tr>')
    .find((row) => row.includes(part))
    ?.replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ') ?? '';

describe('the staff of a merchant', () => {
  const staffPath = (): string => `${base()}/staff`;
  const staff = async (email: string): Promise<StaffMember | undefined> =>
    (await read<{ data: StaffMember[] }>(`/v1/merchants/${shop.merchant}/members`)).data.find(
      (one) => one.email === email,
    );

  test('is invited for some locations, which can be changed to all', async () => {
    const email = 'bar@mill-lane.example';
    const sent = await visit.fill(staffPath(), [
      ['email', email],
      ['role', 'cashier'],
      ['places', 'shown'],
      ['locations', quay],
    ]);
    expect(sent.status).toBe(303);
    const invited = await staff(email);
    expect(invited?.locations).toEqual([quay]);
    const page = await visit.open(staffPath());
    expect(page.text).toContain('<summary>Quay</summary>');
    const both = await visit.send(`${staffPath()}/${invited?.id}`, page, [
      ['role', 'manager'],
      ['version', '1'],
      ['places', 'shown'],
      ['locations', quay],
      ['locations', shop.location],
    ]);
    expect(both.status).toBe(303);
    expect(await staff(email)).toMatchObject({ role: 'manager', locations: [quay, shop.location] });
    await visit.send(`${staffPath()}/${invited?.id}`, page, {
      role: 'manager',
      version: '2',
      places: 'shown',
    });
    expect((await staff(email))?.locations).toBeNull();
  });

  test('keeps what was typed and chosen for a refused invitation, and says why', async () => {
    const refused = await visit.fill(staffPath(), [
      ['email', 'owner@mill-lane.example'],
      ['role', 'owner'],
      ['places', 'shown'],
      ['locations', quay],
    ]);
    expect([refused.status, refused.text]).toEqual([
      400,
      expect.stringContaining('An owner has all locations.'),
    ]);
    expect(refused.text).toContain('value="owner@mill-lane.example"');
    expect(refused.text).toMatch(new RegExp(`value="${quay}"\\s+checked`));
  });

  test('gets only roles that the person in the console has all rights of', async () => {
    const email = 'support@greenhouse.example';
    await call(service, 'POST /v1/members', { credential: shop.key, body: { email, role: 'support' } });
    const support = await signInByEmail(service, mail, email);
    const page = await support.open(staffPath());
    const invitation = page.text.slice(page.text.indexOf('Invite someone'));
    const roles = [...invitation.matchAll(/<option value="(\w+)"/g)].map(([, role]) => role);
    expect(roles).toEqual(['cashier', 'kitchen']);
    expect(rowWith(page, 'bar@mill-lane.example')).not.toMatch(/Change|Remove/);
    expect(rowWith(await visit.open(staffPath()), 'bar@mill-lane.example')).toMatch(/Change.*Remove/);
  });

  test('says why a change of the last owner is refused', async () => {
    await visit.fill(staffPath(), { email: 'rosie@mill-lane.example', role: 'owner' });
    const owner = await staff('rosie@mill-lane.example');
    const refused = await visit.send(`${staffPath()}/${owner?.id}`, await visit.open(staffPath()), {
      role: 'owner',
      version: '1',
      places: 'shown',
      locations: quay,
    });
    expect([refused.status, refused.text]).toEqual([
      400,
      expect.stringContaining('An owner has all locations.'),
    ]);
  });
});

describe('the shared devices of a merchant', () => {
  const devicesPath = (): string => `${base()}/devices`;
  const devices = async (): Promise<Device[]> =>
    (await read<{ data: Device[] }>(`/v1/devices?merchant=${shop.merchant}`)).data;
  const owner = () => ({ partnerId: shop.partner.partnerId, environment: 'sandbox' }) as const;
  const now = () => new Date(service.clock.now());

  /** A person on the staff who is signed in and has a PIN. */
  async function cook(): Promise<string> {
    const email = 'kim@mill-lane.example';
    const { body } = await call<StaffMember>(service, `POST /v1/merchants/${shop.merchant}/members`, {
      credential: shop.key,
      body: { email, role: 'kitchen', name: 'Kim Reed' },
    });
    const person = new Person(service, siteHost(service, 'greenhouse-pos'));
    await person.send(await person.open('/dashboard/sign-in'), '/dashboard/sign-in', { email });
    const sent = await person.open('/dashboard/sign-in/sent');
    await person.send(sent, '/dashboard/sign-in/sent', { code: lastMail(mail).code ?? '' });
    await setPin(service, body.id, '4821');
    return body.id;
  }

  test('are added by the code that they show, say who works there, and are ended', async () => {
    expect((await visit.open(base())).text).toContain('Add a device');
    const empty = await visit.open(devicesPath());
    expect(empty.text).toContain('No shared devices yet');
    expect(empty.text).toContain('/dashboard/device</b> on the tablet');
    const tablet = new Person(service, siteHost(service, 'greenhouse-pos'));
    await tablet.send(await tablet.open('/dashboard/device'), '/dashboard/device');
    const shown = await tablet.open('/dashboard/device');
    const code = /<p class="code"[^>]*>([A-Z-]{9})</.exec(shown.text)?.[1] ?? '';
    const added = await visit.send(devicesPath(), empty, [
      ['name', 'Kitchen tablet'],
      ['code', code],
      ['places', 'shown'],
      ['locations', shop.location],
    ]);
    expect([added.status, added.headers.get('location')]).toEqual([303, devicesPath()]);
    const [device] = await devices();
    expect(device).toMatchObject({ name: 'Kitchen tablet', locations: [shop.location], status: 'pending' });
    expect(rowWith(await visit.open(devicesPath()), 'Kitchen tablet')).toContain('Waits for the device');
    await tablet.open('/dashboard/device');
    expect(rowWith(await visit.open(devicesPath()), 'Kitchen tablet')).toContain('Nobody Never');

    const staff = await cook();
    const people = await tablet.open('/dashboard/device');
    await tablet.send(people, '/dashboard/device/unlock', { staff, pin: '4821' });
    expect((await tablet.open('/dashboard')).status).toBe(200);
    expect(rowWith(await visit.open(devicesPath()), 'Kitchen tablet')).toContain('Kim Reed just now');
    expect((await visit.open(base())).text).toContain('<bdi>Kitchen tablet</bdi> · <bdi>Kim Reed</bdi>');

    const remove = `${devicesPath()}/${device?.id}/remove`;
    expect((await visit.open(remove)).text).toContain('signed out with the next request');
    const ended = await visit.fill(remove);
    expect([ended.status, ended.headers.get('location')]).toEqual([303, devicesPath()]);
    expect((await visit.open(devicesPath())).text).toContain('No shared devices yet');
    expect((await tablet.call('/v1/orders')).status).toBe(401);
  });

  test('are added by a link, which is shown once, and renamed', async () => {
    const made = await visit.fill(devicesPath(), { name: 'Till', do: 'link' });
    const link = /https?:\/\/\S+\/dashboard\/device\/link\/[\w-]{43}/.exec(made.text)?.[0] ?? '';
    expect(made.status).toBe(201);
    const claimed = await claimDevice(service.db, owner(), link.split('/').at(-1) ?? '', now());
    expect(claimed?.device.name).toBe('Till');
    const page = await visit.open(devicesPath());
    expect(page.text).not.toContain('/dashboard/device/link/');
    const path = `${devicesPath()}/${claimed?.device.id}`;
    const fields = { name: 'Counter', version: '2', places: 'shown', locations: quay };
    expect((await visit.send(path, page, fields)).status).toBe(303);
    const device = (await devices()).find(({ status }) => status === 'active');
    expect(device).toMatchObject({ name: 'Counter', locations: [quay] });
    const stale = await visit.send(path, page, { ...fields, name: 'Bar', version: '2' });
    expect([stale.status, stale.text]).toEqual([409, expect.stringContaining('role="alert"')]);
  });

  test('keep what was typed where a code is wrong, and mark the code', async () => {
    const cookie = newSecret();
    await showCode(service.db, owner(), cookie, now());
    const code = (await codeOf(service.db, owner(), cookie, now())) ?? '';
    const wrong = code.startsWith('B') ? code.replace('B', 'C') : `B${code.slice(1)}`;
    const refused = await visit.fill(devicesPath(), { name: 'Terrace', code: wrong });
    expect([refused.status, refused.text]).toEqual([
      400,
      expect.stringContaining('No device shows this code now.'),
    ]);
    expect(refused.text).toMatch(/name="code" aria-describedby="code-note" aria-invalid="true"/);
    expect(refused.text).toContain('value="Terrace"');
  });

  test('are those of the partner’s own merchants', async () => {
    const stranger = await signIn(service, await signUp(service, 'Orchard Tills'));
    expect((await stranger.open(devicesPath())).status).toBe(404);
    const [device] = await devices();
    expect((await stranger.open(`${devicesPath()}/${device?.id}/remove`)).status).toBe(404);
  });
});
