import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyPng } from '../../catalog/images/testing/hostile-pictures.ts';
import { liftLimits } from '../service/no-limits.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../service/service.ts';

/**
 * The limits on expansion: each place that unpacks input has a limit, and refuses larger input without
 * unpacking it.
 */
const MIB = 2 ** 20;
/** The memory that the largest file may take: it is read, decoded as text and parsed as JSON or a table. */
const MOST_GROWTH = 200 * MIB;

let service: Service;
let partner: SignedUp;
let menu: string;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
  await liftLimits(service);
  const { body } = await call(service, 'POST /v1/menus', {
    credential: partner.key,
    body: { merchant: partner.active, name: 'All day' },
  });
  menu = String(body.id);
});
afterAll(() => service.stop());

/** The text again and again, to so many bytes. */
const filled = (text: string, bytes: number): string => text.repeat(Math.floor(bytes / text.length));

const names = Array.from({ length: 20_000 }, (_, at) => at.toString(36))
  .join(',')
  .slice(0, 99_000);
const nested = `${'['.repeat(29)}${']'.repeat(29)},`;

const tables: readonly (readonly [string, string])[] = [
  ['a table of 20,000 columns and 5000 rows', `${names}\n${filled('x\n', 10_000)}`],
  ['a header of 5 million cells', filled(',', 5 * MIB)],
  ['a row of 5 million cells', `section,item_name,price\n${filled(',', 5 * MIB - 30)}`],
  ['rows of 90,000 cells', `section,item_name,price\n${filled(`${','.repeat(90_000)}\n`, 5 * MIB - 30)}`],
  ['the same with semicolons', `section;item_name;price\n${filled(`${';'.repeat(90_000)}\n`, 5 * MIB - 30)}`],
  [
    '5 million empty lines and a row too many',
    `section,item_name,price\n${filled('\n', 4 * MIB)}${filled('a,b,1\n', MIB / 2)}`,
  ],
  ['nothing but quotes', filled('"', 5 * MIB)],
];
const documents: readonly (readonly [string, string, string])[] = [
  ['empty lists', '[', filled('[],', 5 * MIB - 100) + '1]'],
  ['empty objects', '[', filled('{},', 5 * MIB - 100) + '1]'],
  ['lists in lists', '[', filled(nested, 5 * MIB - 200) + '1]'],
];

async function sent(path: string, body: string | Buffer, type: string) {
  const before = process.resourceUsage().maxRSS * 1024;
  const reply = await call(service, path, {
    credential: partner.key,
    body: Buffer.from(body),
    headers: { 'content-type': type },
  });
  return { status: reply.status, text: reply.text, grown: process.resourceUsage().maxRSS * 1024 - before };
}

test.each(tables)('%s', async (_, text) => {
  const { status, text: answer, grown } = await sent(`POST /v1/menus/${menu}/import`, text, 'text/csv');
  // Errors in rows are in the preview, which then can't be applied.
  expect(status === 400 || (status === 201 && JSON.parse(answer).errors.length > 0)).toBe(true);
  expect(grown).toBeLessThan(MOST_GROWTH);
});

test.each(documents)('a document of %s', async (_, open, rest) => {
  const text = `{"format":"trellis.menu/1","x":${open}${rest}}`;
  const { status, grown } = await sent(`POST /v1/menus/${menu}/import`, text, 'application/json');
  expect(status).toBe(400);
  expect(grown).toBeLessThan(MOST_GROWTH);
});

test.each([
  [
    'sections',
    'POST /v1/menus',
    (items: string) => `{"merchant":"${partner.active}","name":"A","sections":[${items}]}`,
  ],
  [
    'items',
    'POST /v1/menus',
    (items: string) =>
      `{"merchant":"${partner.active}","name":"A","sections":[{"name":"A","items":[${items}]}]}`,
  ],
  ['a theme’s tokens', 'PUT /v1/theme', (items: string) => `{"tokens":{"color":[${items}]}}`],
  ['what no operation knows', 'POST /v1/merchants', (items: string) => `{"x":[${items}]}`],
])('a body of %s', async (_, path, bodyOf) => {
  for (const item of ['{},', '[],', '{"a":{}},', nested]) {
    const { status, grown } = await sent(path, bodyOf(`${filled(item, MIB - 400)}1`), 'application/json');
    expect([400, 413]).toContain(status);
    expect(grown).toBeLessThan(MOST_GROWTH);
  }
});

test('the items of a list that is too long are not explained one by one', async () => {
  const item = '{},';
  const text = `{"format":"trellis.menu/1","sections":[{"name":"A","items":[${filled(item, 150_000 * item.length)}{}]}]}`;
  const { status, text: answer } = await sent(`POST /v1/menus/${menu}/import`, text, 'application/json');
  expect([status, answer]).toEqual([201, expect.stringContaining('must have at most')]);
});

test('a compressed body is refused as it is', async () => {
  const body = gzipSync(Buffer.alloc(100 * MIB));
  for (const encoding of ['gzip', 'br', 'deflate', 'zstd']) {
    const reply = await call(service, 'POST /v1/menus', {
      credential: partner.key,
      body,
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
    });
    expect(reply.status).toBe(415);
  }
});

test('a picture of 25 megapixels in four rows', async () => {
  const picture = emptyPng({ width: 6_250_000, height: 4, depth: 16 });
  const path = `POST /v1/images?merchant=${partner.active}&decorative=true`;
  const replies = await Promise.all(Array.from({ length: 6 }, () => sent(path, picture, 'image/png')));
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 400));
  expect(replies[0]?.text).toContain('"too_large"');
  for (const { grown } of replies) expect(grown).toBeLessThan(MOST_GROWTH);
});
