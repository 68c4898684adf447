import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Service,
  type SignedUp,
} from '../../../testing/service/service.ts';
import { signIn, type Seen, type Visit } from '../testing/visit.ts';

const LARGEST = '9223372036854775807';

let service: Service;
let partner: SignedUp;
let visit: Visit;
let endpoint: string;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
  visit = await signIn(service, partner);
  endpoint = await addEndpoint(partner);
  const token = await mintToken(service, partner);
  await call(service, 'POST /plants', {
    credential: token,
    body: `{"id":${LARGEST},"name":"Fern & <moss>"}`,
  });
});
afterAll(() => service.stop());

async function addEndpoint({ key }: SignedUp): Promise<string> {
  const body = { url: 'http://127.0.0.1:43210/hooks', events: ['plant.created', 'merchant.updated'] };
  const made = await call(service, 'POST /v1/webhook_endpoints', { credential: key, body });
  return String(made.body['id']);
}

async function eventOf({ key }: SignedUp, type: string): Promise<string> {
  const { body } = await call<{ data: { id: string }[] }>(service, `GET /v1/events?type=${type}`, {
    credential: key,
  });
  return body.data[0]?.id ?? '';
}

const deliveries = async ({ key }: SignedUp, id: string) =>
  (
    await call<{ data: { event: string; event_type: string }[] }>(
      service,
      `GET /v1/webhook_endpoints/${id}/deliveries`,
      { credential: key },
    )
  ).body.data;

/** Types of the events that a page lists. */
const typesIn = ({ text }: Seen): string[] =>
  [...text.replaceAll('<wbr />', '').matchAll(/href="\/console\/events\/evt_\w+"\s*>([a-z_.]+)</g)].map(
    ([, type = '']) => type,
  );

describe('the list of events', () => {
  test('shows what happened, and narrows it to a type and to days', async () => {
    expect(typesIn(await visit.open('/console/events'))).toContain('plant.created');
    expect(typesIn(await visit.open('/console/events?type=merchant.created'))).not.toContain('plant.created');
    const today = new Date().toISOString().slice(0, 10);
    const page = await visit.open(`/console/events?type=plant.created&from=${today}&to=${today}`);
    expect(typesIn(page)).toEqual(['plant.created']);
    expect(page.text).toMatch(/<option value="plant.created"\s+selected/);
    expect((await visit.open('/console/events?to=2026-01-01')).text).toContain(
      'No event matches this filter',
    );
  });

  test.each(['type=moon', 'from=2026-02-30', 'to=soon'])('says what is wrong with %s', async (query) => {
    const page = await visit.open(`/console/events?${query}`);
    expect(page.status).toBe(400);
    expect(page.text).toContain('role="alert"');
  });

  test('leads to each event’s merchant', async () => {
    const page = await visit.open('/console/events?type=plant.created');
    const [, name] =
      new RegExp(`href="/console/merchants/${partner.active}">(.+?)</a>`).exec(page.text) ?? [];
    expect(name).toContain('Riverside Nursery');
  });

  test('is paged, and keeps its filter', async () => {
    const many = await signUp(service, 'Many');
    for (let i = 0; i < 51; i += 1) {
      await call(service, 'POST /v1/sandbox/events', { credential: many.key, body: { type: 'key.created' } });
    }
    const looking = await signIn(service, many);
    const first = await looking.open('/console/events?type=key.created');
    const older = /href="([^"]*cursor=[^"]*)"/.exec(first.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(typesIn(first)).toHaveLength(50);
    expect(older).toContain('type=key.created');
    const second = await looking.open(older);
    expect(typesIn(second).length).toBeGreaterThan(0);
    expect(second.text).toMatch(/href="\/console\/events\?type=key.created"\s*>Newest/);
  }, 60_000);
});

describe('an event', () => {
  test('is shown as it is sent, with every digit', async () => {
    const page = await visit.open(`/console/events/${await eventOf(partner, 'plant.created')}`);
    expect(page.text).toContain(`&quot;id&quot;: ${LARGEST}`);
    expect(page.text).toContain('Fern &amp; &lt;moss&gt;');
    expect(page.text).toContain('127.0.0.1:43210/hooks');
    expect(page.text).toContain(`href="/console/merchants/${partner.active}"`);
  });

  test('of another partner is not there', async () => {
    const other = await signUp(service, 'Other');
    await call(service, 'POST /v1/sandbox/events', { credential: other.key, body: { type: 'key.created' } });
    const id = await eventOf(other, 'key.created');
    expect(id).not.toBe('');
    expect((await visit.open(`/console/events/${id}`)).status).toBe(404);
    const page = await visit.open('/console/keys/new');
    expect((await visit.send(`/console/events/${id}/redeliver`, page)).status).toBe(404);
  });

  test('is redelivered to one endpoint', async () => {
    const path = `/console/events/${await eventOf(partner, 'plant.created')}`;
    const page = await visit.open(path);
    const done = await visit.send(`${path}/redeliver`, page, { endpoint });
    expect([done.status, done.headers.get('location')]).toEqual([303, `${path}?queued=1`]);
    expect((await visit.open(`${path}?queued=1`)).text).toContain('1 delivery queued');
    expect((await visit.open(`${path}?queued=<b>`)).text).not.toContain('queued.');
  });
});

describe('a range', () => {
  const replay = (fields: Record<string, string>) => visit.fill('/console/events/replay', fields);
  const RANGE = { from: '2026-01-01T00:00', to: '2100-01-01T00:00:00' };

  test('is sent again to an endpoint', async () => {
    const done = await replay({ endpoint, type: 'plant.created', ...RANGE });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/console/events/replay?queued=1']);
    const none = await replay({ endpoint, type: 'payout.paid', ...RANGE });
    expect((await visit.open(none.headers.get('location') ?? '')).text).toContain('No events to send');
  });

  test('that is none is refused in the form, with what was typed', async () => {
    const page = await replay({ endpoint, type: '', from: '2026-02-30T00:00', to: 'soon' });
    expect(page.status).toBe(400);
    expect(page.text).toContain('role="alert"');
    expect(page.text).toContain('value="2026-02-30T00:00"');
  });
});

test('what an endpoint missed while it was disabled is found, and sent to it alone', async () => {
  const own = await signUp(service, 'Missing');
  const id = await addEndpoint(own);
  const looking = await signIn(service, own);
  const set = (status: string) =>
    call(service, `PATCH /v1/webhook_endpoints/${id}`, { credential: own.key, body: { status } });
  const happen = () =>
    call(service, 'POST /v1/sandbox/events', { credential: own.key, body: { type: 'plant.created' } });
  await happen();
  await expect.poll(async () => (await deliveries(own, id)).length).toBe(1);
  await set('disabled');
  await happen();
  await happen();
  // The recipients of an event are determined shortly after it occurs.
  const waiting = () =>
    service.db.selectFrom('events').select('id').where('dispatched_at', 'is', null).execute();
  await expect.poll(waiting).toEqual([]);
  await set('enabled');
  await happen();
  await expect.poll(async () => (await deliveries(own, id)).length).toBe(2);
  service.clock.advance(20_000);
  const path = `/console/events/missed?of=${id}`;
  const found = await looking.open(path);
  expect(found.text).toContain('2 events were never sent');
  const done = await looking.send('/console/events/missed', found, { of: id });
  expect(done.headers.get('location')).toBe('/console/events/replay?queued=2');
  expect(await deliveries(own, id)).toHaveLength(4);
  expect((await looking.open(path)).text).toContain('Nothing missed');
}, 60_000);
