import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPackage } from '../../scripts/build.mjs';
import { freePort } from '../../bff/testing/service/free-port.ts';
import { call, mintToken, startService, type Service } from '../../bff/testing/service/service.ts';
import { FAST, TestPartner } from '../../bff/developers/webhooks/testing/partner.ts';
import {
  isRunnable,
  RunningSample,
  WEBHOOK_SAMPLES,
} from '../../bff/developers/webhooks/testing/webhook-sample.ts';

/** Runs the documentation's sample receivers as programs, with deliveries from the real service. */
const LARGEST = 2n ** 63n - 1n;
const OTHER = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const START_MS = 120_000;
let service: Service;

beforeAll(async () => {
  await buildPackage({ ifStale: true });
  service = await startService({ webhooks: { timing: FAST } });
}, START_MS);
afterAll(() => service.stop());

for (const sample of WEBHOOK_SAMPLES) {
  const runnable = isRunnable(sample);
  if (!runnable)
    console.log(`${sample.needs[0]} is not here: docs/samples/webhooks/${sample.file} is not run`);

  describe.runIf(runnable)(`the receiver in ${sample.language}`, () => {
    let partner: TestPartner;
    let endpoint: { readonly id: string; readonly secret: string };
    let running: RunningSample;
    let address = '';

    beforeAll(async () => {
      partner = await TestPartner.signUp(service);
      const port = await freePort();
      address = `http://localhost:${port}/webhooks`;
      endpoint = await partner.addEndpoint(address, { events: ['plant.created', 'ping'] });
      running = await RunningSample.start(sample, port, [OTHER, endpoint.secret]);
    }, START_MS);
    afterAll(() => running.stop());

    test('accepts a delivery, and reads every digit of an int64', async () => {
      const credential = await mintToken(service, partner.account);
      await call(service, 'POST /plants', { credential, body: `{"id":${LARGEST},"name":"Färn"}` });
      await running.says(`plant.created ${LARGEST}`);
      expect(running.printed).not.toContain('refused');
    });

    test('accepts what two secrets signed, while the endpoint’s secret is rotated', async () => {
      const path = `POST /v1/webhook_endpoints/${endpoint.id}/rotate_secret`;
      expect((await partner.call(path, { overlap_seconds: 3_600 })).status).toBe(200);
      const { event } = await partner.ping(endpoint.id);
      const delivery = await partner.deliveryWhen(endpoint.id, event, ({ state }) => state !== 'pending');
      expect(delivery).toMatchObject({ state: 'delivered', attempts: [{ status: 204 }] });
    });

    /** Sends a request that a third party could send. */
    const send = async (changed: Record<string, string | undefined> = {}, sent = BODY): Promise<number> => {
      const headers = { ...signed(endpoint.secret), ...changed };
      const given = Object.entries(headers).filter((one): one is [string, string] => one[1] !== undefined);
      return (await fetch(address, { method: 'POST', headers: given, body: sent })).status;
    };

    test('accepts nothing that was changed, is old, or has no signature', async () => {
      expect(await send()).toBe(204);
      const refused = {
        changed: await send({}, BODY.replace('Fern', 'Ivy!')),
        'with another id': await send({ 'webhook-id': 'evt_2' }),
        old: await send(signed(endpoint.secret, -400)),
        'from the future': await send(signed(endpoint.secret, 400)),
        'signed by nobody': await send({ 'webhook-signature': undefined }),
        'signed with another version': await send({
          'webhook-signature': signed(endpoint.secret)['webhook-signature']?.replace('v1,', 'v2,'),
        }),
        'signed with nonsense': await send({ 'webhook-signature': 'v1,%%% v1, v1' }),
        'without a time': await send({ 'webhook-timestamp': undefined }),
        'with nonsense for a time': await send({ 'webhook-timestamp': '-1e3' }),
        'signed with a third secret': await send(signed(`whsec_${Buffer.alloc(32, 9).toString('base64')}`)),
      };
      expect(refused).toEqual(Object.fromEntries(Object.keys(refused).map((name) => [name, 400])));
    });
  });
}

test('the short receiver of the guide accepts a delivery, and no other', { timeout: START_MS }, async () => {
  const guide = readFileSync(resolve(import.meta.dirname, '../../docs/webhooks.md'), 'utf8');
  const [, code = ''] = /```js\n(\/\/ npm install trellis\n.*?)```/s.exec(guide) ?? [];
  const partner = await TestPartner.signUp(service);
  const port = await freePort();
  const address = `http://localhost:${port}/webhooks`;
  const endpoint = await partner.addEndpoint(address, { events: ['ping'] });
  const program = code
    .replace('process.env.WEBHOOK_SECRET', 'process.env.TRELLIS_WEBHOOK_SECRET')
    .replace('.listen(9000)', `.listen(${port}, () => console.log('ready'))`);
  const command = () => [process.execPath, '--input-type=module', '-e', program] as const;
  const sample = {
    language: 'JavaScript',
    file: '',
    needs: [process.execPath, '--version'],
    command,
  } as const;
  const running = await RunningSample.start(sample, port, [endpoint.secret]);
  try {
    const { event } = await partner.ping(endpoint.id);
    await running.says(event);
    expect((await fetch(address, { method: 'POST', headers: signed(OTHER), body: BODY })).status).toBe(400);
  } finally {
    running.stop();
  }
});

const BODY = `{"id":"evt_1","type":"plant.created","data":{"id":${LARGEST},"name":"Fern"}}`;

/** Returns the headers of a message, signed by the specification's library. */
function signed(secret: string, secondsFromNow = 0): Record<string, string> {
  const at = new Date(Date.now() + secondsFromNow * 1000);
  return {
    'content-type': 'application/json',
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('evt_1', at, BODY),
  };
}
