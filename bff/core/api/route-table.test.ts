import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getEvent, redeliverEvent } from '../../developers/webhooks/contract/events.ts';
import { createKey, getCurrentKey, getKey, listKeys } from '../../accounts/identity/contract/keys/keys.ts';
import { createPlant } from '../../providers/plants/contract/plants.ts';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Service,
  type SignedUp,
} from '../../testing/service/service.ts';
import { route } from './route.ts';
import { routeTable } from './route-table.ts';

const never = (): never => {
  throw new TypeError('not to be called');
};

describe('a table of routes', () => {
  const operations = [createKey, listKeys, getKey, getCurrentKey, getEvent, redeliverEvent, createPlant];
  const find = routeTable(operations.map((operation) => route(operation, never)));
  const idAt = (path: string, method = 'GET') => find(path)?.resource.routes.get(method)?.operation.id;

  test('finds each operation by method and path', () => {
    expect(idAt('/v1/keys')).toBe('listKeys');
    expect(idAt('/v1/keys', 'POST')).toBe('createKey');
    expect(idAt('/v1/events/evt_1/redeliver', 'POST')).toBe('redeliverEvent');
    expect(idAt('/v1/events/evt_1', 'POST')).toBeUndefined();
  });

  test('a path without parameters comes before one with them', () => {
    expect(idAt('/v1/keys/current')).toBe('getCurrentKey');
    expect(idAt('/v1/keys/currently')).toBe('getKey');
  });

  test('returns the allowed methods of a path, and those for pages', () => {
    expect(find('/v1/keys')?.resource).toMatchObject({ allow: 'POST, GET', forPages: undefined });
    expect(find('/plants')?.resource).toMatchObject({ allow: 'POST', forPages: 'POST' });
  });

  test.each([
    '/v1/keys/',
    '/v1//keys',
    '//v1/keys',
    '/V1/keys',
    '/v1/Keys',
    '/v1/key%73',
    '/v1%2fkeys',
    '/v1/keys/key_1/',
    '/v1/keys/key_1/rotate/now',
    '/v1/events//redeliver',
    '/v1/events/evt_1/Redeliver',
    'v1/keys',
    '/v1/keys?limit=1',
    '/v1/./keys',
    '/',
    '',
    '*',
    '/__proto__',
  ])('%j is not found', (path) => {
    expect(find(path)).toBeUndefined();
  });

  test('a parameter is one segment, decoded', () => {
    expect(find('/v1/keys/key_1')?.params).toEqual({ id: 'key_1' });
    expect(find('/v1/keys/a%2Fb%20c')?.params).toEqual({ id: 'a/b c' });
    expect(find('/v1/events/%2e%2e/redeliver')?.params).toEqual({ id: '..' });
  });

  test.each(['%', '%zz', '%ff', '%c3%28'])('a parameter %s that cannot be decoded is refused', (id) => {
    expect(() => find(`/v1/keys/${id}`)).toThrow(expect.objectContaining({ code: 'request_malformed' }));
  });
});

describe("under Node's own server", () => {
  let service: Service;
  let partner: SignedUp;
  beforeAll(async () => {
    service = await startService({ isServerPlain: true });
    partner = await signUp(service);
  });
  afterAll(() => service.stop());

  test.each([
    ['GET /v1/keys', 200],
    ['GET /v1/keys?limit=1', 200],
    ['GET /v1/merchants', 200],
    ['GET /v1/partners/me', 200],
    ['GET /v1/nothing', 404],
    ['PUT /v1/keys', 405],
    ['OPTIONS /v1/keys', 405],
    ['GET /v1/keys/key_unknown', 404],
  ])('%s is %i', async (operation, status) => {
    const reply = await call(service, operation, { credential: partner.key });
    expect(reply.status).toBe(status);
    expect(reply.headers.get('request-id')).toMatch(/^req_/);
  });

  test('HEAD is served as GET is, where there is one', async () => {
    const head = async (path: string) => {
      const headers = { authorization: `Bearer ${partner.key}` };
      const response = await fetch(`${service.url}${path}`, { method: 'HEAD', headers });
      return [response.status, await response.text(), response.headers.get('allow')];
    };
    expect(await head('/v1/keys')).toEqual([200, '', null]);
    expect(await head('/plants')).toEqual([405, '', 'POST']);
  });

  test('a token is minted and a plant created', async () => {
    const token = await mintToken(service, partner);
    const reply = await call(service, 'POST /plants', { credential: token, body: { id: 41, name: 'Fern' } });
    expect([reply.status, reply.body]).toEqual([200, { name: 'Fern' }]);
  });
});
