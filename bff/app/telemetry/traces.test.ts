import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { siteHost } from '../../pages/hosts/testing/at-host.ts';
import { GuestBrowser, hiddenIn } from '../../pages/ordering/testing/guest-browser.ts';
import { openClub, type Club } from '../../orders/loyalty/testing/club.ts';
import { codeOf, signedIn } from '../../pages/rewards/testing/sign-in.ts';
import { Receiver, type Received } from '../../developers/webhooks/testing/receiver.ts';
import { call, startService, type Service } from '../../testing/service/service.ts';
import { SPAN_ATTRIBUTES } from '../../core/telemetry/span-attributes.ts';
import { Collector, plain, type CollectedSpan } from './testing/collector.ts';

const GUEST = { name: 'Ada Byron', phone: '020 7946 0018', email: 'ada.byron@example.com' };
const MEMBER = '+447700902777';
/** The same numbers as others write them. */
const DIGITS = ['442079460018', '2079460018', '447700902777', '7700902777'];
const CARD = '4242 4242 4242 4242';
const NOTE = 'Leave it with Mrs Lovelace';
const AT = '/riverside-nursery/high-street';
const FROM_OUTSIDE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

let collector: Collector;
let receiver: Receiver;
let service: Service;
let shop: Club;
let guest: GuestBrowser;
const secrets: string[] = [];

/** Starts what the environment of an operator who has a collector says. */
beforeAll(async () => {
  [collector, receiver] = await Promise.all([Collector.start(), Receiver.start()]);
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'x-team=greenhouse');
  vi.stubEnv('OTEL_EXPORTER_OTLP_PROTOCOL', 'http/json');
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=test');
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '50');
  vi.stubEnv('OTEL_METRIC_EXPORT_INTERVAL', '100');
  const { telemetry } = readConfig(process.env);
  service = await startService({ telemetry, webhooks: { timing: { gatherMs: 20 } } });
  shop = await openClub(service, {}, { location: { name: 'High Street' } });
  secrets.push(shop.key);
  const endpoint = await call<{ secret: string }>(service, 'POST /v1/webhook_endpoints', {
    credential: shop.key,
    body: { url: receiver.url },
  });
  secrets.push(endpoint.body.secret);
  guest = new GuestBrowser(service, siteHost(service, 'greenhouse-pos'));
}, 60_000);

afterAll(async () => {
  await service.stop();
  await Promise.all([collector.stop(), receiver.stop()]);
  vi.unstubAllEnvs();
});

/** Waits for the first span with these attributes. */
async function spanWith(attributes: CollectedSpan['attributes']): Promise<CollectedSpan> {
  const find = (): CollectedSpan | undefined =>
    collector.spans.find((span) =>
      Object.entries(attributes).every(([key, value]) => span.attributes[key] === value),
    );
  await expect.poll(find).toBeDefined();
  return find() as CollectedSpan;
}

const rootOf = (traceId: string): CollectedSpan | undefined =>
  collector.spans.find((span) => span.traceId === traceId && !span.parentSpanId);

/** Orders on the guest's page and pays there with a card. */
async function payForBurger(): Promise<void> {
  await guest.send(`${AT}/items/${shop.burger}`, { quantity: '1', note: NOTE });
  await guest.send(`${AT}/checkout`, { when: '', ...GUEST, pay: 'card' });
  const card = { number: CARD, exp_month: '12', exp_year: '2040', cvc: '737' };
  const back = await guest.enterCard(`${AT}/pay`, card);
  secrets.push(
    back.searchParams.get('card_form') ?? '',
    ...[...back.searchParams.values()].filter((value) => value.length > 20),
  );
  const answer = await guest.get(back.pathname + back.search);
  const { csrf = '' } = hiddenIn(answer.text);
  if (csrf !== '') await guest.post(back.pathname, hiddenIn(answer.text));
  secrets.push(...[...guest.cookies.values()].filter((cookie) => cookie.length > 20));
}

test('a guest’s order, paid by card, is one trace: page, operation, database, processor, webhook', async () => {
  await payForBurger();
  const { headers } = (await receiver.hasOf('payment.authorized'))[0] as Received;
  const delivery = await spanWith({
    'trellis.event_type': 'payment.authorized',
    'trellis.outcome': 'delivered',
  });
  const { traceId } = delivery;
  await expect.poll(() => rootOf(traceId)).toBeDefined();
  const spansOfTrace = () => collector.spans.filter((span) => span.traceId === traceId);
  // Every span is below another one of the trace. They are exported in batches: a parent can be in a later one.
  await expect
    .poll(() => {
      const ids = new Set(spansOfTrace().map(({ spanId }) => spanId));
      return spansOfTrace().filter(({ parentSpanId }) => parentSpanId && !ids.has(parentSpanId));
    })
    .toEqual([]);
  const spans = spansOfTrace();
  const request = rootOf(traceId);
  expect(request).toMatchObject({
    name: 'GET /:merchant/:location/pay/card',
    kind: 2,
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/:merchant/:location/pay/card',
      'http.response.status_code': 303,
      'trellis.environment': 'sandbox',
      'trellis.partner': expect.stringMatching(/^par_/) as string,
    },
  });
  const operation = spans.find(({ name }) => name === 'payOrder');
  const authorization = spans.find(({ name }) => name === 'processor authorize');
  expect(operation?.parentSpanId).toBe(request?.spanId);
  expect(authorization?.kind).toBe(3);
  const tables = spans.map(({ attributes }) => attributes['db.collection.name']);
  expect(tables).toEqual(expect.arrayContaining(['orders', 'payments', 'ordering_carts']));
  expect(delivery).toMatchObject({
    name: 'POST webhook',
    kind: 3,
    attributes: { 'http.response.status_code': 204, 'trellis.attempt': 1 },
  });
  // The partner's server can continue it, and the log has it.
  expect(headers['traceparent']).toBe(`00-${traceId}-${delivery.spanId}-01`);
  const line = service.logLines.find((one) => one.includes(traceId)) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({ msg: 'request', trace_id: traceId, span_id: request?.spanId });
});

test('a request names its operation, and the steps that it has passed', async () => {
  const body = { merchant: shop.merchant, scopes: ['merchants:read'] };
  const minted = await call(service, 'POST /v1/sessions', { credential: shop.key, body });
  secrets.push(String(minted.body['token']));
  const id = minted.headers.get('request-id') ?? '';
  expect(await spanWith({ 'trellis.request_id': id })).toMatchObject({
    name: 'POST /v1/sessions',
    events: ['credential', 'limits', 'body', 'schema', 'scope', 'handler'],
    attributes: { 'trellis.operation': 'createSession', 'http.response.status_code': 200 },
    status: { code: 0 },
  });
  const refused = await call(service, 'POST /v1/sessions', { credential: shop.key, body: { scopes: 7 } });
  expect(await spanWith({ 'trellis.request_id': refused.headers.get('request-id') ?? '' })).toMatchObject({
    events: ['credential', 'limits', 'body'],
    attributes: { 'http.response.status_code': 400, 'trellis.error_code': refused.body['error'] },
  });
});

test('a caller’s trace is a link, whatever it asks for', async () => {
  const reply = await call(service, 'GET /v1/merchants', {
    credential: shop.key,
    headers: { traceparent: FROM_OUTSIDE, tracestate: 'vendor=secret-of-a-caller' },
  });
  const span = await spanWith({ 'trellis.request_id': reply.headers.get('request-id') ?? '' });
  const [, traceId, spanId] = FROM_OUTSIDE.split('-');
  expect(span.links).toMatchObject([{ traceId, spanId }]);
  expect(span.traceId).not.toBe(traceId);
  expect(span.parentSpanId).toBeFalsy();
  for (const traceparent of ['00-zz', `${FROM_OUTSIDE}-more`, `00-${'0'.repeat(32)}-b7ad6b7169203331-01`]) {
    const other = await call(service, 'GET /v1/merchants', {
      credential: shop.key,
      headers: { traceparent },
    });
    const found = await spanWith({ 'trellis.request_id': other.headers.get('request-id') ?? '' });
    expect(found.links ?? []).toEqual([]);
  }
});

test('a timer is in the trace of what set it', async () => {
  await expect.poll(() => collector.spans.some(({ name }) => name.startsWith('timer '))).toBe(true);
  const timer = collector.spans.find(({ name, parentSpanId }) => name.startsWith('timer ') && parentSpanId);
  expect(timer?.kind).toBe(5);
  expect(collector.trace(timer?.traceId ?? '').size).toBeGreaterThan(1);
});

test('the numbers of Prometheus are exported, counted once', async () => {
  await expect.poll(() => collector.metrics.has('trellis_requests_total')).toBe(true);
  const valueOf = async (): Promise<number> => {
    const points = collector.metrics.get('trellis_sessions_minted_total')?.sum?.dataPoints ?? [];
    return points.find(({ attributes }) => plain(attributes)['environment'] === 'sandbox')?.asDouble ?? 0;
  };
  const [, scraped] =
    /trellis_sessions_minted_total\{environment="sandbox"\} (\d+)/.exec(await service.metrics()) ?? [];
  await expect.poll(valueOf).toBe(Number(scraped));
  const durations = collector.metrics.get('trellis_request_duration_seconds');
  expect(durations?.unit).toBe('s');
  for (const { bucketCounts = [], explicitBounds = [], count, sum } of durations?.histogram?.dataPoints ??
    []) {
    expect(bucketCounts).toHaveLength(explicitBounds.length + 1);
    expect(bucketCounts.reduce<number>((all, one) => all + Number(one), 0)).toBe(Number(count));
    expect(sum).toBeGreaterThan(0);
  }
});

test('the operator’s own names and headers are sent', () => {
  expect(collector.headers[0]?.['x-team']).toBe('greenhouse');
  expect(collector.resources[0]).toMatchObject({
    'service.name': 'trellis',
    'deployment.environment.name': 'test',
    'service.instance.id': expect.stringMatching(/^[\w-]{36}$/) as string,
  });
});

test('no secret, contact or text of a guest is in a span, a metric or a log line', async () => {
  const host = siteHost(service, 'greenhouse-pos');
  const member = await signedIn(shop, host, MEMBER);
  secrets.push(...[...member.cookies.values()].filter((cookie) => cookie.length > 20));
  const code = await codeOf(shop, MEMBER);
  const credential = shop.key;
  const plant = { id: 77, name: NOTE, tag: 'Countess' };
  await call(service, `POST /v1/merchants/${shop.merchant}/plants`, { credential, body: plant });
  await call(service, `GET /v1/orders?limit=5&search=${encodeURIComponent(GUEST.email)}`, { credential });
  await call(service, 'POST /v1/sessions', { credential: `${shop.key.slice(0, -4)}abcd`, body: {} });
  const unknown = `GET /v1/orders/ord_${NOTE.replaceAll(' ', '')}`;
  const last = await call(service, unknown, { credential, headers: { 'user-agent': NOTE } });
  await spanWith({ 'trellis.request_id': last.headers.get('request-id') ?? '' });
  const typed = [...Object.values(GUEST), MEMBER, ...DIGITS, CARD, CARD.replaceAll(' ', ''), NOTE];
  const words = [...typed, ...typed.map(encodeURIComponent), 'Byron', 'Lovelace', 'Countess'];
  const said = `${collector.text}${service.logLines.join('')}`;
  expect(secrets.length).toBeGreaterThan(4);
  const known = [...words, ...secrets, `"${code}"`, 'secret-of-a-caller'];
  expect(known.filter((word) => word === '' || said.includes(word))).toEqual([]);
  const allowed: ReadonlySet<string> = new Set(SPAN_ATTRIBUTES);
  const keys = collector.spans.flatMap(({ attributes }) => Object.keys(attributes));
  expect(keys.filter((key) => !allowed.has(key))).toEqual([]);
});
