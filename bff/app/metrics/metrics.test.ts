import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATIONS } from '../../developers/document/operations.ts';
import {
  rawResponse,
  startRawUpstream,
  type RawUpstream,
} from '../../providers/plants/testing/raw-upstream.ts';
import { draft, gbp, openShop, paid, pay, refund } from '../../orders/orders/testing/shop.ts';
import { Earner } from '../../money/payouts/testing/earner.ts';
import {
  call,
  mintToken,
  signUp,
  startService,
  type Service,
  type SignedUp,
} from '../../testing/service/service.ts';

let upstream: RawUpstream;
let service: Service;
let partner: SignedUp;
/** The plant API's next response; `undefined` if it never responds. */
let answer: string | undefined;
beforeAll(async () => {
  upstream = await startRawUpstream((socket) => answer !== undefined && socket.write(answer));
  service = await startService({
    plantApi: { url: upstream.url, token: 't' },
    timers: { timing: { lookMs: 50 } },
    // The age of a key's record follows from the clock.
    isClockStopped: true,
  });
  partner = await signUp(service);
});
afterAll(async () => {
  await service.stop();
  await upstream.close();
});

/** Returns the sample of one series, such as `x_total{kind="key"}`; 0 if there is none yet. */
async function sample(series: string): Promise<number> {
  const lines = (await service.metrics()).split('\n');
  return Number(lines.find((line) => line.startsWith(`${series} `))?.slice(series.length + 1) ?? 0);
}

/**
 * Acts, and expects each series to grow by this amount. Polls, because a request is counted just after its
 * response was read.
 */
async function expectGrowth(growth: Record<string, number>, act: () => Promise<unknown>): Promise<void> {
  const names = Object.keys(growth);
  const before = await Promise.all(names.map(sample));
  await act();
  const grown = async (): Promise<unknown> => {
    const after = await Promise.all(names.map(sample));
    return Object.fromEntries(names.map((name, index) => [name, (after[index] ?? 0) - (before[index] ?? 0)]));
  };
  await expect.poll(grown).toEqual(growth);
}

const requests = (operation: string, status: string, error = ''): string =>
  `trellis_requests_total{operation="${operation}",status="${status}",error="${error}"}`;
const plantApi = (outcome: string): string =>
  `trellis_plant_api_duration_seconds_count{outcome="${outcome}"}`;
const minted = 'trellis_sessions_minted_total{environment="sandbox"}';

test('counts requests by operation and outcome, and times them', async () => {
  await expectGrowth(
    {
      [requests('listKeys', '2xx')]: 2,
      [requests('listKeys', '4xx', '40101')]: 1,
      [requests('none', '4xx', '40401')]: 2,
      [requests('none', '4xx', '40501')]: 1,
      'trellis_request_duration_seconds_count{operation="listKeys"}': 3,
    },
    async () => {
      await call(service, 'GET /v1/keys', { credential: partner.key });
      await call(service, 'GET /v1/keys', { credential: partner.key });
      await call(service, 'GET /v1/keys');
      await call(service, 'GET /v1/nothing');
      await call(service, 'GET /metrics');
      await call(service, 'DELETE /v1/keys');
    },
  );
  const sum = await sample('trellis_request_duration_seconds_sum{operation="listKeys"}');
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThan(20);
});

test('the public address does not serve metrics', async () => {
  const reply = await call(service, 'GET /metrics', { credential: partner.key });
  expect(reply.status).toBe(404);
  expect(reply.text).not.toContain('trellis_');
});

test('counts minted tokens, not refused mints', async () => {
  await expectGrowth({ [minted]: 2, [requests('createSession', '4xx', '40302')]: 1 }, async () => {
    await mintToken(service, partner);
    await mintToken(service, partner);
    await mintToken(service, partner, ['keys:write']);
  });
});

test('counts calls to the plant API by outcome', async () => {
  const credential = await mintToken(service, partner);
  const post = async (next: string): Promise<number> => {
    answer = next;
    return (await call(service, 'POST /plants', { credential, body: '{"id":1,"name":"Fern"}' })).status;
  };
  const growth = {
    [plantApi('created')]: 1,
    [plantApi('refused')]: 1,
    [plantApi('failed')]: 1,
    [requests('createPlant', '4xx', 'other')]: 1,
    [requests('createPlant', '5xx', '50201')]: 1,
  };
  await expectGrowth(growth, async () => {
    const statuses = [
      await post(rawResponse('200 OK', '{"name":"Fern"}')),
      await post(rawResponse('400 Bad Request', '{"error":77,"message":"Too leafy."}')),
      await post(rawResponse('500 Oh', '{}')),
    ];
    expect(statuses).toEqual([200, 400, 502]);
  });
});

test('counts a request as aborted when the caller disconnects', async () => {
  const credential = await mintToken(service, partner);
  answer = undefined;
  const before = upstream.requests.length;
  await expectGrowth({ [requests('createPlant', 'aborted')]: 1 }, async () => {
    const headers = { authorization: `Bearer ${credential}`, 'content-type': 'application/json' };
    const left = request(`${service.url}/plants`, { method: 'POST', headers }).on('error', () => undefined);
    left.end('{"id":1,"name":"Fern"}');
    await expect.poll(() => upstream.requests.length).toBe(before + 1);
    left.destroy();
  });
});

test('counts replays of stored responses', async () => {
  const credential = await mintToken(service, partner);
  answer = rawResponse('200 OK', '{"name":"Fern"}');
  const options = { credential, body: '{"id":1,"name":"Fern"}', headers: { 'idempotency-key': 'once' } };
  const growth = {
    'trellis_idempotent_replays_total{operation="createPlant"}': 2,
    [requests('createPlant', '2xx')]: 3,
    [plantApi('created')]: 1,
  };
  await expectGrowth(growth, async () => {
    for (let i = 0; i < 3; i += 1) await call(service, 'POST /plants', options);
  });
});

test('counts refused requests by whose quota was used up', async () => {
  const other = await signUp(service, 'Limited');
  const { db } = service;
  await db.updateTable('merchants').set({ per_minute: 1 }).where('id', '=', other.active).execute();
  const credential = await mintToken(service, other);
  const growth = {
    'trellis_limits_hit_total{kind="merchant"}': 2,
    'trellis_limits_hit_total{kind="key"}': 1,
  };
  await expectGrowth(growth, async () => {
    for (let i = 0; i < 3; i += 1) await call(service, 'GET /v1/merchants', { credential });
    await db.updateTable('keys').set({ per_minute: 1 }).where('lineage', '=', other.keyId).execute();
    service.clock.advance(1_000);
    await call(service, 'GET /v1/partners/me', { credential: other.key });
  });
});

test('records the age of the key record that authorized a request', async () => {
  const ages = (le: string): string => `trellis_key_record_age_seconds_bucket{le="${le}"}`;
  await call(service, 'GET /v1/partners/me', { credential: partner.key });
  service.clock.advance(2_000);
  // Read again, then used at an age of half a second.
  await expectGrowth({ [ages('0.4')]: 1, [ages('0.8')]: 2, [ages('+Inf')]: 2 }, async () => {
    await call(service, 'GET /v1/partners/me', { credential: partner.key });
    service.clock.advance(500);
    await call(service, 'GET /v1/partners/me', { credential: partner.key });
  });
});

test('puts no caller input, id, key or token into a label', async () => {
  const token = await mintToken(service, partner);
  const odd = { 'idempotency-key': 'odd-words', 'user-agent': 'odd-words', 'api-version': 'odd-words' };
  await call(service, `GET /odd-words/${token}?odd-words`, { credential: partner.key, headers: odd });
  await call(service, 'GET /v1/keys/odd-words', { credential: partner.key });
  await call(service, 'POST /plants', { credential: token, body: '{"odd-words":1}', headers: odd });
  await call(service, 'ODDWORDS /plants').catch(() => undefined);
  const text = await service.metrics();
  const values = new Set([...text.matchAll(/(?<!le)="([^"]*)"/g)].map(([, value]) => value));
  const known = new Set(OPERATIONS.map(({ id }) => id));
  const words = new RegExp(
    '^(?:none|other|aborted|[2-5]xx|\\d{5}||sandbox|production|key|merchant|created|refused|failed|slow|delivered|timeout|dns|tls' +
      '|connection|status|answered|authorize|find|capture|cancel|refund|disputes|evidence' +
      '|accept_dispute|save_account|read_account|list_movements|missing_at_processor|missing_in_ledger|amount|currency|fee|compared' +
      '|keep_account|send|settled|open|challenge_failed|expired' +
      '|(?:payment|refund)\\.[a-z]+|generic_decline|insufficient_funds|(?:lost|stolen|expired)_card|incorrect_(?:cvc|number)|processing_error)$',
  );
  expect([...values].filter((value = '') => !known.has(value) && !words.test(value))).toEqual([]);
  expect(text).not.toMatch(/odd-?words/i);
  expect(text).not.toMatch(/ppk_|eyJ|(?:mer|par|key|req|whe|whd|evt|pay|ord|rfd|tok)_[0-9A-Z]/);
});

test('counts webhook attempts by outcome, and shows the backlog', async () => {
  const attempts = (outcome: string): string => `trellis_webhook_attempts_total{outcome="${outcome}"}`;
  const { body } = await call<{ id: string }>(service, 'POST /v1/webhook_endpoints', {
    credential: partner.key,
    // Nothing listens there.
    body: { url: 'http://localhost:1024/', events: ['menu.published'] },
  });
  await expectGrowth({ [attempts('connection')]: 1, [attempts('delivered')]: 0 }, async () => {
    await call(service, `POST /v1/webhook_endpoints/${body.id}/ping`, { credential: partner.key });
    const isCounted = async (): Promise<boolean> =>
      /outcome="connection"\} [1-9]/.test(await service.metrics());
    await expect.poll(isCounted).toBe(true);
  });
  const text = await service.metrics();
  expect(text).toMatch(/^trellis_webhook_deliveries_pending 1$/m);
  expect(text).toMatch(/^trellis_webhook_events_undispatched \d+$/m);
});

const change = (what: string): string =>
  `trellis_payment_changes_total{what="${what}",environment="sandbox"}`;
const processor = (act: string, outcome: string): string =>
  `trellis_processor_duration_seconds_count{act="${act}",outcome="${outcome}"}`;

test('counts what becomes of payments, and times the processor', async () => {
  const shop = await openShop(service);
  await expectGrowth(
    {
      [change('payment.authorized')]: 1,
      [change('payment.captured')]: 1,
      [change('refund.succeeded')]: 1,
      [change('payment.failed')]: 1,
      'trellis_payment_failures_total{reason="insufficient_funds",environment="sandbox"}': 1,
      [processor('authorize', 'answered')]: 2,
      [processor('capture', 'answered')]: 1,
      [processor('refund', 'answered')]: 1,
    },
    async () => {
      await refund(shop, await paid(shop), { amount: gbp(100) });
      await pay(shop, await draft(shop), { source: { token: 'tok_insufficient_funds' } });
    },
  );
});

const bank = (act: string, outcome: string): string =>
  `trellis_bank_duration_seconds_count{act="${act}",outcome="${outcome}"}`;

test('times the bank', async () => {
  const earner = await Earner.signUp(service);
  await earner.earn(500);
  await expectGrowth({ [bank('send', 'answered')]: 1, [bank('keep_account', 'answered')]: 1 }, async () => {
    await earner.useAccount('6789');
    await earner.advance(4 * 24 * 60 * 60_000);
  });
});

test('counts an authorization of which nobody knew, and that its timer has found it', async () => {
  const shop = await openShop(service);
  await expectGrowth(
    {
      [processor('authorize', 'failed')]: 1,
      [change('payment.authorized')]: 1,
      'trellis_payment_recoveries_total{outcome="settled",environment="sandbox"}': 1,
    },
    async () => {
      const { status } = await pay(shop, await draft(shop), { source: { token: 'tok_lost_answer' } });
      expect(status).toBe(502);
      service.clock.advance(21_000);
    },
  );
});
