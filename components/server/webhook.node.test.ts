import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVENT_TYPES } from '../../bff/developers/document/event-types.ts';
import { openApiDocument } from '../../bff/developers/document/openapi.ts';
import { liftLimits } from '../../bff/testing/service/no-limits.ts';
import { mintToken, call, startService, type Service } from '../../bff/testing/service/service.ts';
import { FAST, TestPartner } from '../../bff/developers/webhooks/testing/partner.ts';
import { Receiver, type Received } from '../../bff/developers/webhooks/testing/receiver.ts';
import { RECORD_OF } from './webhook-events.ts';
import { verifyWebhook } from './webhook.ts';

const LARGEST = 2n ** 63n - 1n;
let service: Service;
let partner: TestPartner;
let receiver: Receiver;
let secret: string;
/** The webhook of a plant with the largest possible ID, as received. */
let message: Received;

beforeAll(async () => {
  service = await startService({ webhooks: { timing: FAST } });
  receiver = await Receiver.start();
  partner = await TestPartner.signUp(service);
  ({ secret } = await partner.addEndpoint(receiver.url, { events: ['plant.created'] }));
  const credential = await mintToken(service, partner.account);
  await call(service, 'POST /plants', { credential, body: `{"id":${LARGEST},"name":"Fern"}` });
  [message] = (await receiver.hasOf('plant.created')) as [Received];
});
afterAll(async () => {
  await receiver.stop();
  await service.stop();
});

interface Given {
  readonly body: unknown;
  readonly headers: Record<string, string | undefined>;
  readonly secrets: string | readonly string[];
}

const other = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

describe('a delivery of the service', () => {
  test('is verified, with every digit, also as bytes and with the headers of `fetch`', async () => {
    const event = await verifyWebhook(message.body, message.headers, secret);
    expect(event).toMatchObject({ type: 'plant.created', environment: 'sandbox', data: { id: LARGEST } });
    expect(event.id).toBe(message.headers['webhook-id']);
    const headers = new Headers(message.headers as Record<string, string>);
    expect(await verifyWebhook(Buffer.from(message.body), headers, [secret])).toEqual(event);
  });

  test('is verified with any of several secrets, while they are rotated', async () => {
    expect(await verifyWebhook(message.body, message.headers, [other, secret])).toHaveProperty('id');
  });

  const expectRefused = async (
    reason: string,
    { body = message.body, headers = {}, secrets = secret }: Partial<Given> = {},
  ): Promise<void> => {
    const verified = verifyWebhook(body as string, { ...message.headers, ...headers }, secrets);
    await expect(verified).rejects.toMatchObject({ name: 'WebhookVerificationError', reason });
    await expect(verified).rejects.toThrow(/\w+ \w+/);
  };

  test('is refused with the secret of another endpoint, and without any', async () => {
    await expectRefused('not_signed', { secrets: other });
    await expectRefused('not_signed', { secrets: [] });
    for (const secrets of ['', 'whsec_', 'whsec_short', `${secret} `, secret.slice(6)])
      await expectRefused('secret_malformed', { secrets });
  });

  test('is refused when a byte of it was changed', async () => {
    await expectRefused('not_signed', { body: message.body.replace('Fern', 'Fir!') });
    await expectRefused('not_signed', { body: JSON.stringify(JSON.parse(message.body)) });
    await expectRefused('not_signed', { headers: { 'webhook-id': 'evt_other' } });
    const later = String(Number(message.headers['webhook-timestamp']) + 1);
    await expectRefused('not_signed', { headers: { 'webhook-timestamp': later } });
  });

  test('is refused when it is old, or comes from the future', async () => {
    const sent = Number(message.headers['webhook-timestamp']);
    await expectRefused('too_old', { headers: { 'webhook-timestamp': String(sent - 400) } });
    await expectRefused('too_new', { headers: { 'webhook-timestamp': String(sent + 4000) } });
    const strict = verifyWebhook(message.body, message.headers, secret, { toleranceSeconds: -1 });
    await expect(strict).rejects.toMatchObject({ reason: 'too_old' });
  });

  test('is refused when its body was parsed before', async () => {
    for (const body of [JSON.parse(message.body) as object, undefined, 7])
      await expectRefused('body_parsed', { body: body ?? null });
  });

  test('is refused without a signature', async () => {
    for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature'])
      await expectRefused('headers_missing', { headers: { [name]: undefined } });
    await expectRefused('headers_malformed', { headers: { 'webhook-signature': 'v2,abc' } });
    await expectRefused('headers_malformed', { headers: { 'webhook-signature': 'v1,*' } });
    await expectRefused('headers_malformed', { headers: { 'webhook-timestamp': 'yesterday' } });
  });

  test('that is signed but no event is refused too', async () => {
    const timestamp = Math.floor(Date.now() / 1000);
    const key = Buffer.from(secret.slice(6), 'base64');
    const plants = ['{"type":"plant.created","data":{}}', '{"type":"plant.created","data":null}'];
    for (const body of ['[]', 'no json', '{"type":"ping"}', '{"type":7,"data":{}}', ...plants]) {
      const signature = createHmac('sha256', key).update(`evt_1.${timestamp}.${body}`).digest('base64');
      await expectRefused('not_an_event', {
        body,
        headers: {
          'webhook-id': 'evt_1',
          'webhook-timestamp': String(timestamp),
          'webhook-signature': `v1,${signature}`,
        },
      });
    }
  });
});

test('events have the records that their types say', async () => {
  await liftLimits(service);
  const { schemas } = openApiDocument({ serverUrl: service.url }).components;
  const lacking: object[] = [];
  const subjectOf = (type: string) => type.slice(0, type.lastIndexOf('.'));
  const known = EVENT_TYPES.filter((type) => type !== 'ping' && type !== 'plant.created');
  expect(new Set(known.map(subjectOf))).toEqual(new Set(Object.keys(RECORD_OF)));
  for (const [subject, schema] of Object.entries(RECORD_OF)) {
    const type = known.find((one) => subjectOf(one) === subject);
    const { body } = await partner.call<{ data: { type: string; data: object }[] }>(
      'POST /v1/sandbox/events',
      { type },
    );
    const record = body.data.find((event) => event.type === type)?.data;
    const { required = ['no schema'] } = (schemas[schema] ?? {}) as { required?: string[] };
    const lacks = required.filter((field) => !Object.hasOwn(record ?? {}, field));
    if (lacks.length > 0) lacking.push({ type, lacks, record });
  }
  expect(lacking).toEqual([]);
});
