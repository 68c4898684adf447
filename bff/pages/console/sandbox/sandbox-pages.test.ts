import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, signUp, startService, type Service, type SignedUp } from '../../../testing/service/service.ts';
import { hiddenIn, linkPath, secretIn, signIn, Visit } from '../testing/visit.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let service: Service;
let partner: SignedUp;
let visit: Visit;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
  visit = await signIn(service, partner);
});
afterAll(() => service.stop());

const clock = async (of: SignedUp): Promise<number> => {
  const { body } = await call<{ now: string }>(service, 'GET /v1/sandbox/clock', { credential: of.key });
  return Date.parse(body.now);
};

describe('the clock', () => {
  test('moves forward, ends an overlap on its way, and the banner says the time', async () => {
    const rotated = await visit.fill(`/console/keys/${partner.keyId}/rotate`, { overlap: '86400' });
    const secret = secretIn(rotated);
    const page = await visit.open('/console/sandbox');
    const from = hiddenIn(page, 'from') ?? '';
    const moved = await visit.send('/console/sandbox/clock', page, { from, by: '48' });
    expect([moved.status, moved.headers.get('location')]).toEqual([303, '/console/sandbox?moved=yes']);
    expect((await call(service, 'GET /v1/partners/me', { credential: partner.key })).status).toBe(401);
    const key = { ...partner, key: secret };
    expect((await clock(key)) - Date.parse(from)).toBeGreaterThanOrEqual(2 * DAY_MS);
    const after = await visit.open('/console/sandbox?moved=yes');
    expect(after.text).toMatch(/ahead of real time/);
    expect(Date.parse(hiddenIn(after, 'from') ?? '')).toBeGreaterThanOrEqual(Date.parse(from) + 2 * DAY_MS);
    expect((await visit.open('/console/keys')).text).toContain('Expired and revoked keys (1)');
    partner = key;
  });

  test('sent twice, moves once', async () => {
    const page = await visit.open('/console/sandbox');
    const from = hiddenIn(page, 'from') ?? '';
    const statuses = [];
    for (let i = 0; i < 2; i += 1)
      statuses.push((await visit.send('/console/sandbox/clock', page, { from, by: '24' })).status);
    expect(statuses).toEqual([303, 303]);
    expect((await clock(partner)) - Date.parse(from)).toBeLessThan(1.5 * DAY_MS);
  });

  test.each(['-1', 'x', '1e99', ''])('%j hours are refused in the form', async (by) => {
    const page = await visit.open('/console/sandbox');
    const refused = await visit.send('/console/sandbox/clock', page, {
      from: hiddenIn(page, 'from') ?? '',
      by,
    });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('role="alert"');
  });
});

describe('simulating an event', () => {
  test('makes it happen and says what happened', async () => {
    const page = await visit.open('/console/sandbox');
    const made = await visit.send('/console/sandbox/events', page, {
      type: 'plant.created',
      merchant: partner.active,
    });
    expect(made.status).toBe(201);
    expect(made.text).toContain('One event recorded');
    const { body } = await call<{ data: { type: string; merchant: string }[] }>(
      service,
      'GET /v1/events?type=plant.created',
      { credential: partner.key },
    );
    expect(body.data).toMatchObject([{ type: 'plant.created', merchant: partner.active }]);
  });

  test('of no known type, or for another partner’s merchant, is refused in the form', async () => {
    const other = await signUp(service, 'Other');
    const page = await visit.open('/console/sandbox');
    const unknown = await visit.send('/console/sandbox/events', page, { type: 'moon.rising', merchant: '' });
    expect([unknown.status, unknown.text.includes('role="alert"')]).toEqual([400, true]);
    const foreign = await visit.send('/console/sandbox/events', page, {
      type: 'plant.created',
      merchant: other.active,
    });
    expect(foreign.status).toBe(404);
  });
});

describe('going live', () => {
  test('asks for a confirmation, says what happens, and can be left', async () => {
    const own = await signUp(service, 'Hesitating');
    const going = await signIn(service, own);
    const page = await going.open('/console/go-live');
    expect(page.text).toContain('href="/console/go-live/confirm"');
    expect((await going.send('/console/go-live', page)).status).toBe(405);
    const question = await going.open('/console/go-live/confirm');
    expect(question.text).toMatch(/Open production for “<bdi>Hesitating<\/bdi>”\?/);
    expect(question.text).toContain('You can’t undo this.');
    expect(question.text).toMatch(/href="\/console\/go-live">Cancel/);
    const { body } = await call(service, 'GET /v1/partners/me', { credential: own.key });
    expect(body['status']).toBe('sandbox');
    await going.send('/console/go-live/confirm', question);
    const again = await going.open('/console/go-live/confirm');
    expect([again.status, again.headers.get('location')]).toEqual([303, '/console/go-live']);
  });

  test('publishes once, opens the way over, and production has no sandbox', async () => {
    const own = await signUp(service, 'Going live');
    const going = await signIn(service, own);
    const page = await going.open('/console/go-live/confirm');
    expect((await going.send('/console/go-live/confirm', page)).status).toBe(303);
    const opened = await going.open('/console/go-live');
    expect(opened.text).toContain('Production is open.');
    const made = await going.fill('/console/keys/new', {
      name: 'Real',
      reach: 'everything',
      environment: 'production',
    });
    expect(secretIn(made)).toMatch(/^ppk_production_/);
    expect((await going.open('/console/keys')).text).not.toContain('Real');
    await going.send('/console/environment', opened, { environment: 'production' });
    const production = await going.open('/console/keys');
    expect(production.text).toContain('Real');
    expect(production.text).not.toContain('Sandbox</a>');
    for (const path of ['/console/sandbox', '/console/go-live'])
      expect((await going.open(path)).status).toBe(404);
    const keys = await going.open('/console/keys/new');
    const clocked = await going.send('/console/sandbox/clock', keys, {
      from: new Date().toISOString(),
      by: '1',
    });
    expect(clocked.status).toBe(404);
    const simulated = await going.send('/console/sandbox/events', keys, { type: 'ping', merchant: '' });
    expect(simulated.status).toBe(404);
  });
});

describe('webhooks', () => {
  test('the page mounts the element on the console’s own session', async () => {
    const page = await visit.open('/console/webhooks');
    expect(page.text).toContain(`api="/console/api" cookie csrf="${hiddenIn(page, 'csrf')}"`);
    expect(page.text).toContain('<trellis-webhooks>');
  });

  test('an endpoint is created and its secret shown once, also if the form is submitted twice', async () => {
    const csrf = hiddenIn(await visit.open('/console'), 'csrf') ?? '';
    const post = () =>
      visit.open('/console/api/v1/webhook_endpoints', {
        method: 'POST',
        headers: { 'trellis-csrf': csrf, 'content-type': 'application/json', 'idempotency-key': 'once' },
        body: '{"url":"https://pos.example/hooks"}',
      });
    const [first, again] = [await post(), await post()];
    expect([first.status, again.text]).toEqual([201, first.text]);
    const { secret, id } = JSON.parse(first.text) as { secret: string; id: string };
    expect(secret).toMatch(/^whsec_/);
    expect(service.logLines.join('\n')).not.toContain(secret);
    const other = new Visit(service);
    await other.fill(await linkPath(service, (await signUp(service, 'Another')).partnerId));
    expect((await other.open(`/console/api/v1/webhook_endpoints/${id}`)).status).toBe(404);
    expect((await visit.open(`/console/api/v1/webhook_endpoints/${id}`)).status).toBe(200);
  });
});
