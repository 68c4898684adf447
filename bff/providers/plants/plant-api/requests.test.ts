import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { runningPlantApi } from '../testing/running-plant-api.ts';
import { newMerchant } from '../testing/store.ts';

const api = runningPlantApi();

describe('access', () => {
  const FERN = '{"id":1,"name":"Fern"}';

  test.each([
    ['none', undefined, 40101],
    ['another', `Bearer ${'A'.repeat(43)}`, 40102],
    ['shorter', 'Bearer A', 40102],
    ['of another scheme', 'Basic QTpC', 40102],
  ])('refuses a credential that is %s', async (_, authorization, code) => {
    const reply = await api.post(newMerchant(), FERN, { authorization });
    expect([reply.status, reply.error]).toEqual([401, code]);
    expect(reply.headers.get('www-authenticate')).toMatch(/^Bearer/);
  });

  test.each([
    [undefined, 40002],
    ['', 40003],
    ['a b', 40003],
    ['x'.repeat(101), 40003],
    ['mer_1, mer_2', 40003],
  ])('requires a merchant: %j', async (merchant, code) => {
    const reply = await api.post('', FERN, { 'trellis-merchant': merchant });
    expect([reply.status, reply.error]).toEqual([400, code]);
    expect(JSON.parse(reply.text)).toMatchObject({ param: 'Trellis-Merchant' });
  });

  test("keeps the caller's request id if it has our format", async () => {
    const ours = 'req_01JD0000000000000000000000';
    const ids = [ours, 'req_1', 'x\ty'].map(async (id) => {
      const reply = await api.post(newMerchant(), FERN, { 'request-id': id });
      return reply.headers.get('request-id');
    });
    const [first, ...others] = await Promise.all(ids);
    expect(first).toBe(ours);
    for (const other of others) expect(other).toMatch(/^req_[0-9A-Z]{26}$/);
  });

  test.each([
    ['GET', '/plants', 405, 40501, 'POST'],
    ['DELETE', '/plants', 405, 40501, 'POST'],
    ['POST', '/healthz', 405, 40501, 'GET, HEAD'],
    ['GET', '/', 404, 40401, null],
    ['POST', '/plants/1', 404, 40401, null],
    ['POST', '/Plants', 404, 40401, null],
  ])('%s %s → %d', async (method, path, status, error, allow) => {
    const response = await fetch(api.url + path, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([status, allow]);
    expect(await response.json()).toMatchObject({ error });
  });

  test('responds to health checks without a credential', async () => {
    const response = await fetch(`${api.url}/healthz`);
    expect([response.status, await response.text()]).toEqual([200, '{"status":"ok"}']);
  });

  test('stores nothing of a request that breaks off', async () => {
    const merchant = newMerchant();
    const head = `POST /plants HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${api.token}\r\nTrellis-Merchant: ${merchant}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"id":1,`;
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    await new Promise((resolve) => socket.write(head, resolve));
    socket.destroy();
    expect((await api.post(merchant, '{"id":2,"name":"Fern"}')).status).toBe(200);
    expect(await api.plantsOf(merchant)).toHaveLength(1);
  });

  test('binds to the loopback address, on a port of its own', () => {
    expect(api.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });
});
