import { expect, test } from 'vitest';
import { rawResponse, startRawUpstream } from '../../plants/testing/raw-upstream.ts';
import { openHttpProcessor } from '../processor.ts';
import { orderOf } from '../testing/running-processor.ts';
import { PATIENT_MS } from '../../../testing/service/patience.ts';

const order = orderOf('tok_paid', 'pay_1');
const PAYMENT = {
  reference: 'pay_1',
  status: 'authorized',
  amount: 3648,
  currency: 'GBP',
  card: { brand: 'visa', last4: '4242' },
  decline_code: null,
  challenge_url: null,
  refunded: 0,
};

/** Returns the client's result for a processor that answers like this. */
async function answered(response: string | undefined, timeoutMs = PATIENT_MS): Promise<unknown> {
  const raw = await startRawUpstream((socket) => {
    if (response === undefined) socket.destroy();
    else socket.write(response);
  });
  const client = openHttpProcessor({ url: `${raw.url}/pay/v1`, token: 'secret', timeoutMs });
  try {
    return await client.authorize(order, 'req_1').catch((error: unknown) => error);
  } finally {
    expect(raw.requests).toHaveLength(1);
    expect(String(raw.requests[0])).toMatch(
      /^POST \/pay\/v1\/payments HTTP\/1\.1\r\n[^]*authorization: Bearer secret\r\n/i,
    );
    await raw.close();
    await client.close();
  }
}

test('what the contract says is passed on, also with members we do not know', async () => {
  expect(await answered(rawResponse('200 OK', JSON.stringify({ ...PAYMENT, more: 1 })))).toMatchObject(
    PAYMENT,
  );
});

test.each([
  ['another payment', rawResponse('200 OK', JSON.stringify({ ...PAYMENT, reference: 'pay_2' }))],
  ['an unknown status', rawResponse('200 OK', JSON.stringify({ ...PAYMENT, status: 'paid' }))],
  ['a fraction', rawResponse('200 OK', JSON.stringify({ ...PAYMENT, amount: 36.48 }))],
  ['no JSON', rawResponse('200 OK', 'paid')],
  ['HTML', rawResponse('200 OK', '<p>', ['Content-Type: text/html'])],
  ['a redirect', rawResponse('302 Found', '', ['Location: https://elsewhere.example/'])],
  ['401', rawResponse('401 Unauthorized', '{"error":40102,"message":"secret"}')],
  ['429', rawResponse('429 Too Many Requests', '{"error":42901,"message":"secret"}')],
  ['500', rawResponse('500 Internal Server Error', '{"error":50001,"message":"secret"}')],
  ['503 of something before it', rawResponse('503 Service Unavailable', 'secret')],
  ['an endless answer', rawResponse('200 OK', `"${'x'.repeat(70_000)}"`)],
  ['nothing', undefined],
])('%s is a failure of the processor, sent once, and nothing of it is shown', async (_, response) => {
  const error = await answered(response);
  expect(error).toMatchObject({ code: 'upstream_failed', status: 502 });
  expect(JSON.stringify(Reflect.apply(Reflect.get(error as object, 'body'), error, []))).not.toContain(
    'secret',
  );
});

test('one that says that it is unavailable may be asked again in a moment', async () => {
  const error = await answered(rawResponse('503 Service Unavailable', '{"error":50301,"message":"secret"}'));
  expect(error).toMatchObject({ code: 'unavailable', headers: { 'Retry-After': '1' } });
  expect(error).not.toMatchObject({ publicMessage: expect.stringContaining('secret') });
});

test('an answer that never ends is too slow', async () => {
  const half = rawResponse('200 OK', JSON.stringify(PAYMENT)).slice(0, -5);
  expect(await answered(half, 500)).toMatchObject({ code: 'upstream_slow', status: 504 });
});

test('a refusal that callers act on keeps its meaning, in our words', async () => {
  const error = await answered(rawResponse('400 Bad Request', '{"error":40003,"message":"secret"}'));
  expect(error).toMatchObject({ code: 'field_invalid' });
  expect(error).not.toMatchObject({ publicMessage: 'secret' });
});

test('a code of a refusal under another status is a failure: the status decides', async () => {
  for (const status of ['200 OK', '401 Unauthorized', '409 Conflict', '500 Internal Server Error']) {
    const error = await answered(rawResponse(status, '{"error":40003,"message":"secret"}'));
    expect([status, error]).toMatchObject([status, { code: 'upstream_failed' }]);
  }
});
