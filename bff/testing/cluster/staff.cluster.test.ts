import { afterAll, beforeAll, expect, test } from 'vitest';
import { setPin } from '../../accounts/devices/devices.ts';
import { personOf } from '../../accounts/people/persons.ts';
import { acceptStaffInvitations } from '../../accounts/staff/staff-events.ts';
import { systemClock } from '../../core/api/clock.ts';
import { openStaffSession } from '../../pages/hosted/dashboard/staff-session.ts';
import { Person } from '../../pages/hosted/testing/person.ts';
import { call, type SignedUp } from '../service/service.ts';
import { startCluster, type Cluster } from './testing/cluster.ts';

const DEVICE = '/dashboard/device';

let cluster: Cluster;
let partner: SignedUp;
let host: string;
beforeAll(async () => {
  cluster = await startCluster({ settings: { HOSTED_DOMAIN: 'sites.test' } });
  partner = await cluster.partner('Staff');
  const { body } = await withKey<{ slug: string }>('GET /v1/partners/me');
  host = `${body.slug}.sandbox.sites.test`;
});
afterAll(() => cluster.stop());

const withKey = <Body>(operation: string, body?: object) =>
  call<Body>(cluster.node(0), operation, { credential: partner.key, ...(body && { body }) });
const members = (id = ''): string => `/v1/merchants/${partner.active}/members${id && `/${id}`}`;
const browserAt = (place: number, cookies?: [string, string][]): Person =>
  new Person(cluster.node(place), host, cookies);

/** A manager who is signed in on the second node. */
async function manager(email: string): Promise<{ id: string; person: Person }> {
  const { body } = await withKey<{ id: string }>(`POST ${members()}`, { email, role: 'manager' });
  const { db } = cluster;
  const now = new Date();
  const owner = { partnerId: partner.partnerId, environment: 'sandbox' } as const;
  const personId = await personOf(db, email, now);
  await acceptStaffInvitations(db, owner, { personId, email }, now);
  const session = {
    ...owner,
    personId,
    merchantId: partner.active,
    browser: undefined,
    network: '127.0.0.1',
  };
  const cookie = await openStaffSession({ db, clock: systemClock }, session, undefined);
  const person = browserAt(1, [['trellis_dashboard', cookie]]);
  expect((await person.call('/v1/orders')).status).toBe(200);
  return { id: body.id, person };
}

test('a person who is removed on one node is out of the other with the next request', async () => {
  const { id, person } = await manager('removed@mill-lane.example');
  await withKey(`DELETE ${members(id)}`);
  expect((await person.call('/v1/orders')).status).toBe(401);
});

test('a role that is taken away on one node is gone on the other, and the rest stays', async () => {
  const { id, person } = await manager('demoted@mill-lane.example');
  expect((await person.call('/v1/payouts')).status).toBe(200);
  const { version } = (await withKey<{ version: number }>(`GET ${members(id)}`)).body;
  expect((await withKey(`PATCH ${members(id)}`, { role: 'kitchen', version })).status).toBe(200);
  expect((await person.call('/v1/payouts')).status).toBe(403);
  expect((await person.call('/v1/orders')).status).toBe(200);
});

test('a device that is revoked on one node ends who works on it on the other with the next request', async () => {
  const { id } = await manager('till@mill-lane.example');
  await setPin({ db: cluster.db, clock: systemClock }, id, '4821');
  const tablet = browserAt(1);
  await tablet.send(await tablet.open(DEVICE), DEVICE);
  const code = /<p class="code"[^>]*>([A-Z-]{9})</.exec((await tablet.open(DEVICE)).text)?.[1] ?? '';
  const added = await withKey<{ id: string }>('POST /v1/devices', {
    merchant: partner.active,
    name: 'Till',
    code,
  });
  await tablet.open(DEVICE);
  await tablet.send(await tablet.open(DEVICE), `${DEVICE}/unlock`, { staff: id, pin: '4821' });
  expect((await tablet.call('/v1/orders')).status).toBe(200);
  await withKey(`DELETE /v1/devices/${added.body.id}`);
  expect((await tablet.call('/v1/orders')).status).toBe(401);
});
