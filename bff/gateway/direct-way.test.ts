import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, mintToken, signUp, startService, type Service, type SignedUp } from '../testing/service.ts';

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
])("under Node's own server, %s is %i", async (operation, status) => {
  const reply = await call(service, operation, { credential: partner.key });
  expect(reply.status).toBe(status);
  expect(reply.headers.get('request-id')).toMatch(/^req_/);
});

test("under Node's own server a token is minted and a plant created", async () => {
  const token = await mintToken(service, partner);
  const reply = await call(service, 'POST /plants', { credential: token, body: { id: 41, name: 'Fern' } });
  expect([reply.status, reply.body]).toEqual([200, { name: 'Fern' }]);
});
