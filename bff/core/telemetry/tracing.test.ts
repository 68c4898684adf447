import { afterEach, beforeEach, expect, test } from 'vitest';
import { BatchWriter } from '../database/batch-writer.ts';
import { firstId } from '../database/ids.ts';
import { databaseSpan, describeStatement } from './database-spans.ts';
import { allowedAttributes, type SpanAttributes } from './span-attributes.ts';
import {
  activeSpan,
  inSpan,
  originOf,
  readTraceparent,
  startSpan,
  startTracing,
  traced,
  untraced,
  within,
  type Span,
} from './tracing.ts';

/** Spans that were started, with how they ended: `ok`, an error's kind, or nothing yet. */
let seen: { name: string; below: string | undefined; end: string | undefined }[] = [];
let stop: () => void;

function spanOf(name: string, below?: string): Span {
  const entry: (typeof seen)[number] = { name, below, end: undefined };
  seen.push(entry);
  return {
    traceparent: `00-${name}`,
    traceId: name,
    spanId: name,
    set: () => undefined,
    rename: () => undefined,
    event: () => undefined,
    child: (child) => spanOf(child, name),
    end: (errorType = 'ok') => (entry.end = errorType),
  };
}

beforeEach(() => {
  seen = [];
  stop = startTracing({ start: (name) => spanOf(name) });
});
afterEach(() => stop());

test('once tracing is off, nothing is looked up and nothing is recorded', async () => {
  stop();
  expect(startSpan('request', 'server', {})).toBeUndefined();
  expect(await traced('step', 'internal', async (span) => span ?? 'none')).toBe('none');
  expect([activeSpan(), databaseSpan([{ text: 'select 1' }]), seen]).toEqual([undefined, undefined, []]);
});

test('a step is below the running span, and ends with its outcome', async () => {
  const act = async (): Promise<void> => {
    await traced('answered', 'client', async () => undefined);
    await traced('refused', 'client', async () => {
      throw Object.assign(new Error('secret'), { code: 'upstream_slow' });
    }).catch(() => undefined);
    await traced('broken', 'client', () => Promise.reject(new TypeError('secret'))).catch(() => undefined);
  };
  await inSpan(spanOf('request'), act);
  expect(seen).toEqual([
    { name: 'request', below: undefined, end: 'ok' },
    { name: 'answered', below: 'request', end: 'ok' },
    { name: 'refused', below: 'request', end: 'upstream_slow' },
    { name: 'broken', below: 'request', end: 'TypeError' },
  ]);
});

test('a write for many requests is in the trace of none; each has its wait', async () => {
  const traces: unknown[] = [];
  const writer = new BatchWriter<string>({
    largest: 10,
    write: async (items) => void traces.push(items, activeSpan()),
  });
  await Promise.all(['one', 'two'].map((name) => within(spanOf(name), () => writer.add(name))));
  expect(traces).toEqual([['one', 'two'], undefined]);
  expect(seen.filter(({ below }) => below !== undefined)).toEqual([
    { name: 'write in a batch', below: 'one', end: 'ok' },
    { name: 'write in a batch', below: 'two', end: 'ok' },
  ]);
  expect(within(spanOf('three'), () => untraced(activeSpan))).toBeUndefined();
});

test('late work is in the trace of its cause for five minutes, and then linked to it', () => {
  const minutesAgo = (minutes: number): string => firstId('evt', Date.now() - minutes * 60_000);
  expect(originOf({ traceparent: '00-a', id: minutesAgo(4) })).toEqual({ parent: '00-a' });
  expect(originOf({ traceparent: '00-a', id: minutesAgo(6) })).toEqual({ link: '00-a' });
  expect(originOf({ traceparent: null, id: minutesAgo(1) })).toEqual({});
});

test.each([
  ['select a from "orders" where id = $1', 'SELECT', 'orders'],
  ['  insert into events (id) values ($1)', 'INSERT', 'events'],
  ['update timers set due_at = $1', 'UPDATE', 'timers'],
  ['(select t.id from timers t) union all (select 1)', 'SELECT', 'timers'],
  [
    'with due as materialized (select id from webhook_deliveries for update skip locked) select 1',
    'WITH',
    'webhook_deliveries',
  ],
  ["select 'from secret_word'", 'SELECT', undefined],
  ['commit', 'COMMIT', undefined],
])('a span of %s has only the operation and the table', (text, operation, table) => {
  expect(describeStatement(text)).toEqual({ operation, table });
});

test('what is no listed attribute, or looks like none, is dropped', () => {
  const attributes = {
    'http.route': '/:merchant/:location/checkout',
    'trellis.operation': 'ada@example.com',
    'trellis.timer': 'x'.repeat(200),
    'trellis.attempt': 2,
    'http.response.status_code': undefined,
    'http.url': 'https://shop.example/?phone=1',
  };
  expect(allowedAttributes(attributes as SpanAttributes)).toEqual({
    'http.route': '/:merchant/:location/checkout',
    'trellis.attempt': 2,
  });
});

test.each([
  undefined,
  '',
  '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331',
  '01-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  '00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01',
  '00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01',
  ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'],
])('%s counts as no traceparent', (header) => {
  expect(readTraceparent(header)).toBeUndefined();
});
