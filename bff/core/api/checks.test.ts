import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../developers/document/operations.ts';
import { EventQuery } from '../../developers/webhooks/contract/events.ts';
import { DeliveryQuery } from '../../developers/webhooks/contract/deliveries.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import { queryCheckOf } from './checks.ts';

const events = queryCheckOf(EventQuery);

const refusal = (query: Record<string, unknown>, check = events) => {
  try {
    return check(query);
  } catch (error) {
    return error;
  }
};

test("declared parameters are passed on, and an integer's digits as a number", () => {
  const query = { limit: '100', type: 'ping', created_after: '2024-02-29T23:59:59.5+02:00' };
  expect(events(query)).toEqual({ ...query, limit: 100 });
  expect(events({})).toEqual({});
});

describe('a blank where + was meant', () => {
  const withTimes = OPERATIONS.flatMap(({ id, query }) =>
    Object.entries(query?.properties ?? {}).flatMap(([name, field]) =>
      Reflect.get(field, 'format') === 'date-time' && query ? [{ id, name, query }] : [],
    ),
  );
  test('is in many lists', () => expect(withTimes.length).toBeGreaterThan(20));

  test.each(withTimes)('is read as + in $name of $id', ({ name, query }) => {
    const others = Object.fromEntries((query.required ?? []).map((one) => [one, '2026-11-21T10:42:07Z']));
    const refused = (value: string) =>
      Reflect.get(Object(refusal({ ...others, [name]: value }, queryCheckOf(query))), 'param');
    // A query parser returns this for `?created_after=2026-11-21T10:42:07+01:00`.
    const sent = Object.fromEntries(new URLSearchParams(`${name}=2026-11-21T10:42:07+01:00`));
    expect(sent[name]).toContain(' ');
    expect(refused(String(sent[name]))).not.toBe(name);
    for (const value of ['2026-11-21T10:42:07 Z', '2026-11-21 10:42:07Z', '2026-11-21T10:42:07  01:00'])
      expect(refused(value)).toBe(name);
  });

  test('gives the time that was meant', () => {
    expect(events({ created_after: '2024-02-29T23:59:59.5 02:00' })).toEqual({
      created_after: '2024-02-29T23:59:59.5+02:00',
    });
  });
});

test.each([
  '2026-02-30T00:00:00Z',
  '2026-02-29T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-00-10T00:00:00Z',
  '2026-04-31T00:00:00Z',
  '2026-11-21T24:00:00Z',
  '2026-11-21T10:60:00Z',
  '2026-11-21T10:00:00',
  '2026-11-21',
  '1763721727',
  'yesterday',
  '',
])('created_after=%s is no instant', (created_after) => {
  expect(refusal({ created_after })).toMatchObject({
    code: 'field_invalid',
    param: 'created_after',
    publicMessage: 'created_after must be an RFC 3339 timestamp such as 2026-11-21T10:42:07Z.',
  });
});

test.each([
  [{ limit: '0' }, 'limit must be an integer from 1 to 100.'],
  [{ limit: '1e1' }, 'limit must be an integer from 1 to 100.'],
  [{ cursor: 'next' }, 'cursor must be the next_cursor of a previous page.'],
  [{ type: 'plant.creatd' }, 'type must be an event type.'],
  [{ merchant: "'" }, 'merchant must be the id of a merchant.'],
  [{ type: ['ping', 'ping'] }, 'type must be sent only once.'],
  [{ createdAfter: '2026-11-21T10:42:07Z' }, "This operation doesn't have this query parameter."],
  [{ hasOwnProperty: '1' }, "This operation doesn't have this query parameter."],
])('%j is refused', (query, publicMessage) => {
  const [param] = Object.keys(query);
  expect(refusal(query)).toMatchObject({ code: 'field_invalid', param, publicMessage });
});

test.each(['1.0', '01', '+1', '-1', ' 1', '0x1', '101', '', '１'])('limit=%s is no limit', (limit) => {
  expect(refusal({ limit })).toMatchObject({ param: 'limit' });
});

test('a value of a short list is refused with the list', () => {
  expect(refusal({ state: 'sent' }, queryCheckOf(DeliveryQuery))).toMatchObject({
    publicMessage: 'state must be one of pending, delivered, failed.',
  });
});

describe('over HTTP', () => {
  let service: Service;
  let partner: SignedUp;
  beforeAll(async () => {
    service = await startService();
    partner = await signUp(service);
  });
  afterAll(() => service.stop());

  const refused = async (path: string) => {
    const { status, body } = await call(service, `GET ${path}`, { credential: partner.key });
    return [status, body['error'], body['param']];
  };

  test("a day that doesn't exist is refused, and the parameter is named", async () => {
    expect(await refused('/v1/events?created_after=2026-02-30T00:00:00Z')).toEqual([
      400,
      40003,
      'created_after',
    ]);
  });

  test.each(['/v1/events', '/v1/keys', '/v1/merchants', '/v1/webhook_endpoints'])(
    '%s refuses a filter that it does not have',
    async (path) => {
      expect(await refused(`${path}?nmae=1`)).toEqual([400, 40003, 'nmae']);
      expect(await refused(`${path}?limit=1&limit=2`)).toEqual([400, 40003, 'limit']);
      expect(await refused(`${path}?limit=101`)).toEqual([400, 40003, 'limit']);
    },
  );
});
