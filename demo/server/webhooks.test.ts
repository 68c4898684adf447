import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { DemoServer } from './testing/demo-server.ts';
import { FakeTrellis } from './testing/fake-trellis.ts';
import { connectReceiver } from './webhook-endpoint.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const OTHER = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
const BODY = JSON.stringify({ id: 'evt_1', type: 'plant.created', data: { id: 41 } });

const trellis = new FakeTrellis();
const demo = new DemoServer();
let apiUrl = '';

beforeAll(async () => demo.start((apiUrl = await trellis.start())));
afterAll(async () => {
  await demo.stop();
  await trellis.stop();
});
beforeEach(() => {
  demo.receiver.isBroken = false;
  demo.receiver.arrivals.length = 0;
  demo.receiver.trust(SECRET);
  trellis.received.length = 0;
});

/** A message as Trellis sends it. */
function signed(body = BODY, secret = SECRET, id = 'evt_1', at = new Date()): Record<string, string> {
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
}

const deliver = (headers: Record<string, string>, body = BODY): Promise<Response> =>
  fetch(`${demo.origin}/webhooks/trellis`, { method: 'POST', headers, body });

describe('the receiver', () => {
  test('accepts and shows what is signed', async () => {
    expect((await deliver(signed())).status).toBe(204);
    expect(demo.receiver.arrivals).toEqual([
      expect.objectContaining({ isVerified: true, answer: 204, id: 'evt_1', type: 'plant.created' }),
    ]);
  });

  test.each([
    ['another body', {}, BODY.replace('41', '42')],
    ['the same body with another space', {}, `${BODY} `],
    ['another id', { 'webhook-id': 'evt_2' }, BODY],
    ['another time', { 'webhook-timestamp': String(Math.floor(new Date().getTime() / 1000) - 60) }, BODY],
    ['another signature', { 'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')}` }, BODY],
    ['no signature', { 'webhook-signature': '' }, BODY],
  ])('refuses %s', async (_, changed, body) => {
    expect((await deliver({ ...signed(), ...changed }, body)).status).toBe(400);
    const [arrival] = demo.receiver.arrivals;
    expect(arrival).toMatchObject({ isVerified: false, answer: 400 });
    expect(arrival).not.toHaveProperty('type');
  });

  test('refuses what is signed with another secret, and what is old', async () => {
    expect((await deliver(signed(BODY, OTHER))).status).toBe(400);
    const old = new Date(Date.now() - 10 * 60_000);
    expect((await deliver(signed(BODY, SECRET, 'evt_1', old))).status).toBe(400);
  });

  test('recognizes an event that arrives again, but only after it was received', async () => {
    demo.receiver.isBroken = true;
    await deliver(signed(BODY, SECRET, 'evt_again'));
    demo.receiver.isBroken = false;
    await deliver(signed(BODY, SECRET, 'evt_again'));
    await deliver(signed(BODY, SECRET, 'evt_again'));
    expect(demo.receiver.arrivals.map(({ isRepeated }) => isRepeated)).toEqual([false, false, true]);
  });

  test('shows a body as it arrived, with every digit of an int64', async () => {
    const body = '{"type":"plant.created","data":{"id":9223372036854775807,"price":1.10}}';
    expect((await deliver(signed(body), body)).status).toBe(204);
    expect(demo.receiver.arrivals[0]).toMatchObject({ type: 'plant.created', body });
  });

  test('keeps a hundred', async () => {
    for (let number = 0; number < 105; number++) await deliver(signed());
    expect(demo.receiver.arrivals).toHaveLength(100);
  });
});

describe('its page', () => {
  test('breaks and repairs it, also without scripts', async () => {
    const answer = await demo.post('/webhooks/switch', {}, new URLSearchParams({ broken: 'true' }));
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/webhooks']);
    expect((await deliver(signed())).status).toBe(500);
    expect(demo.receiver.arrivals[0]).toMatchObject({ isVerified: true, answer: 500 });
    expect(await (await demo.get('/webhooks')).text()).toContain('Repair the receiver');
    await demo.post('/webhooks/switch', {}, new URLSearchParams({ broken: 'false' }));
    expect((await deliver(signed())).status).toBe(204);
  });

  test('adds another secret, if it is valid', async () => {
    expect((await deliver(signed(BODY, OTHER))).status).toBe(400);
    const wrong = await demo.post('/webhooks/secret', {}, new URLSearchParams({ secret: 'whsec_short' }));
    expect(wrong.headers.get('Location')).toBe('/webhooks?secret=wrong');
    await demo.post('/webhooks/secret', {}, new URLSearchParams({ secret: ` ${OTHER} ` }));
    expect((await deliver(signed(BODY, OTHER))).status).toBe(204);
    expect((await deliver(signed())).status).toBe(204);
  });

  test.each(['/webhooks/switch', '/webhooks/secret'])('is the only one that may post to %s', async (path) => {
    const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    const answer = await demo.post(path, foreign, new URLSearchParams({ broken: 'true', secret: OTHER }));
    expect(answer.status).toBe(403);
    expect(demo.receiver.isBroken).toBe(false);
  });

  test('receives arrivals live, and never a secret', async () => {
    const answer = await demo.get('/webhooks/live');
    expect(answer.headers.get('Content-Type')).toBe('text/event-stream');
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    const first = (await reader?.read())?.value ?? '';
    expect(JSON.parse(first.slice('data: '.length))).toMatchObject({ arrivals: [], isBroken: false });
    await deliver(signed());
    const next = (await reader?.read())?.value ?? '';
    expect(next).toContain('"type":"plant.created"');
    expect(first + next).not.toContain('whsec_');
    await reader?.cancel();
  });
});

describe('at its start', () => {
  const config = () => ({ ...demo.config, apiUrl });
  const connect = async (...answers: (typeof trellis.answer)[]): Promise<WebhookReceiver> => {
    const receiver = new WebhookReceiver();
    trellis.answers.push(...answers);
    await connectReceiver(config(), receiver, AbortSignal.timeout(15_000));
    return receiver;
  };
  const json = (status: number, body: object) => ({ status, body: JSON.stringify(body) });

  test('creates an endpoint for its own address with the partner key', async () => {
    const receiver = await connect(json(200, { data: [] }), json(201, { secret: SECRET }));
    expect(receiver.isTrusting).toBe(true);
    expect(trellis.received.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /v1/webhook_endpoints?limit=100',
      'POST /v1/webhook_endpoints',
    ]);
    const { port } = new URL(demo.origin);
    expect(trellis.received[1]?.body).toMatchObject({ url: `http://127.0.0.1:${port}/webhooks/trellis` });
    expect(trellis.received[1]?.headers.authorization).toMatch(/^Bearer ppk_/);
  });

  test('rotates the secret of the endpoint of an earlier start', async () => {
    const url = `http://127.0.0.1:${new URL(demo.origin).port}/webhooks/trellis`;
    const receiver = await connect(
      json(200, {
        data: [
          { id: 'whe_0', url: 'https://x.example/' },
          { id: 'whe_1', url },
        ],
      }),
      json(200, { secret: SECRET }),
    );
    expect(receiver.isTrusting).toBe(true);
    expect(trellis.received[1]).toMatchObject({
      path: '/v1/webhook_endpoints/whe_1/rotate_secret',
      body: { overlap_seconds: 0 },
    });
  });

  test('says why Trellis will not send to it', async () => {
    const receiver = await connect(
      json(200, { data: [] }),
      json(400, { error: 40003, message: 'No loopback.' }),
    );
    expect(receiver.problem).toBe('Trellis returned 400: No loopback.');
  });

  test('retries while Trellis is starting', async () => {
    const receiver = await connect(
      json(503, { error: 50301, message: 'Not yet.' }),
      json(200, { data: [] }),
      json(201, { secret: SECRET }),
    );
    expect(receiver.isTrusting).toBe(true);
  });
});
