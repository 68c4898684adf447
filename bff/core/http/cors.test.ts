import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ERROR_CODES } from '../contract/error-codes.ts';
import { OPERATIONS } from '../../developers/document/operations.ts';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Service,
  type SignedUp,
} from '../../testing/service/service.ts';

const ORIGIN = 'https://pos.example';
const THEIRS = 'https://other.example';
const FOREIGN = ['https://evil.example', 'null', 'https://pos.example.evil.example', 'x'.repeat(400)];
const CURRENT = 'GET /v1/sessions/current';
let service: Service;
let partner: SignedUp;
let token: string;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
  const other = await signUp(service, 'Other');
  for (const [{ key }, origin] of [
    [partner, ORIGIN],
    [other, THEIRS],
  ] as const)
    await call(service, 'PUT /v1/partners/me/origins', { credential: key, body: { origins: [origin] } });
  token = await mintToken(service, partner);
});
afterAll(() => service.stop());

type Reply = Awaited<ReturnType<typeof call>>;

/** Expects a readable refusal with nothing else in it. */
function expectReadableRefusal(reply: Reply): void {
  expect(reply.status).toBe(403);
  const { code, message } = ERROR_CODES.origin_refused;
  expect(reply.body).toEqual({ error: code, message });
  expect(reply.headers.get('access-control-allow-origin')).toBe('*');
  expect(reply.headers.get('access-control-expose-headers')).toBe('Request-Id');
  expect(reply.headers.get('access-control-allow-credentials')).toBeNull();
  expect(reply.headers.get('vary')).toContain('Origin');
}

describe('a page whose origin is not registered', () => {
  test.each(FOREIGN)('%s reads the refusal, without a credential and with any', async (origin) => {
    for (const credential of [undefined, 'a.b.c', token, partner.key])
      expectReadableRefusal(
        await call(service, CURRENT, { headers: { origin }, ...(credential && { credential }) }),
      );
  });

  test("the origin of another partner reads it too, and nothing of this partner's quota", async () => {
    const reply = await call(service, CURRENT, { credential: token, headers: { origin: THEIRS } });
    expectReadableRefusal(reply);
  });

  test('a preflight is refused anyway, so no credential ever leaves such a page', async () => {
    for (const origin of FOREIGN) {
      const asked = await call(service, 'OPTIONS /v1/sessions/current', {
        headers: {
          origin,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
      });
      expect(asked.status).toBe(403);
      expect(asked.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test('every other operation stays unreadable, and those that a session may call are refused', async () => {
    const readable = [];
    const served = [];
    for (const { method, path, id, credentials } of OPERATIONS) {
      const reply = await call(service, `${method.toUpperCase()} ${path.replace('{id}', 'x_unknown')}`, {
        credential: token,
        headers: { origin: 'https://evil.example' },
      });
      if (reply.headers.has('access-control-allow-origin')) readable.push(id);
      const isRefused = reply.status === 403 && reply.body['error'] === ERROR_CODES.origin_refused.code;
      if (credentials.some((kind) => kind === 'session') && !isRefused) served.push([id, reply.status]);
    }
    expect({ readable, served }).toEqual({ readable: ['getCurrentSession'], served: [] });
  });
});

describe('a page whose origin is registered', () => {
  test('reads its session under its own origin', async () => {
    const reply = await call(service, CURRENT, { credential: token, headers: { origin: ORIGIN } });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(reply.headers.get('access-control-expose-headers')?.split(', ')).toEqual(
      expect.arrayContaining([
        'Request-Id',
        'Retry-After',
        'RateLimit',
        'RateLimit-Policy',
        'API-Version',
        'Idempotent-Replayed',
        'Content-Disposition',
        'Deprecation',
        'Sunset',
        'Link',
      ]),
    );
  });

  test('may send what a request needs, and asks once in ten minutes', async () => {
    const { status, headers } = await call(service, 'OPTIONS /v1/sessions/current', {
      headers: { origin: ORIGIN, 'access-control-request-method': 'GET' },
    });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(headers.get('access-control-allow-headers')?.split(', ')).toEqual(
      expect.arrayContaining([
        'Authorization',
        'Content-Type',
        'Idempotency-Key',
        'API-Version',
        'Trellis-Elements',
      ]),
    );
    expect(headers.get('access-control-max-age')).toBe('600');
  });

  test('without a credential reads that, and not that it would be refused', async () => {
    const reply = await call(service, CURRENT, { headers: { origin: ORIGIN } });
    expect(reply.status).toBe(401);
    expect(reply.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  });
});
