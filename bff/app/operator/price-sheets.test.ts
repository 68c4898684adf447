import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../core/database/database.ts';
import { systemClock } from '../../core/api/clock.ts';
import { lentDatabase, type LentDatabase } from '../../testing/service/lent-database.ts';
import { PRICE_SHEET_COMMANDS } from './price-sheet-commands.ts';

let own: LentDatabase;
let database: Database;
beforeAll(async () => {
  own = await lentDatabase();
  database = await own.open();
  const now = new Date();
  const partner = { id: 'par_1', name: 'Greenhouse POS', slug: 'greenhouse', status: 'sandbox' } as const;
  await database.db
    .insertInto('partners')
    .values({ ...partner, created_at: now, updated_at: now })
    .execute();
  await database.db
    .insertInto('partner_environments')
    .values({ partner_id: 'par_1', environment: 'sandbox', name: 'greenhouse-sandbox', origins: [] })
    .execute();
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

interface Shown {
  readonly id: string;
  readonly partner: string | null;
}

async function run(name: string, flags: Readonly<Record<string, string>>): Promise<unknown> {
  const command = PRICE_SHEET_COMMANDS.find((one) => one.name === `price-sheets ${name}`);
  const context = {
    db: database.db,
    clock: systemClock,
    publicUrl: 'http://localhost',
    checkReadiness: () => Promise.resolve([]),
  };
  return command?.run({ ...context, flags: new Map(Object.entries(flags)) });
}

const LINES = [
  'platform.subscription 0+2900 0+3900',
  'order.online 220+10 240+15',
  'payment.card_present 150+5 170+8',
  'payment.card_not_present 220+10 240+15',
  'payment.pay_link 220+10 240+15',
  'loyalty.active_member 0+5 0+8',
  'payout.instant 100+0 150+0',
];
const create = (lines: readonly string[], more: Readonly<Record<string, string>> = {}) =>
  run('create', { currency: 'GBP', partner: 'par_1', lines: lines.join(', '), ...more });

test('a price sheet is created, published with its event, and listed', async () => {
  const draft = (await create(LINES, { 'effective-at': '2031-01-01T00:00:00Z' })) as Shown;
  expect(draft).toMatchObject({
    partner: 'par_1',
    published_at: null,
    lines: { 'order.online': '220+10 240+15', 'payout.instant': '100+0 150+0' },
  });
  const published = await run('publish', { sheet: draft.id });
  expect(published).toMatchObject({ effective_at: new Date('2031-01-01T00:00:00Z') });
  await expect(run('publish', { sheet: draft.id })).rejects.toThrow('published already');
  await expect(run('publish', { sheet: 'psh_1' })).rejects.toThrow("doesn't exist");
  const list = (await run('list', { currency: 'GBP' })) as Shown[];
  expect(list.map(({ partner }) => partner)).toEqual([null, 'par_1']);
  const events = await database.db.selectFrom('events').select(['type', 'partner_id']).execute();
  expect(events).toEqual([{ type: 'price_sheet.published', partner_id: 'par_1' }]);
});

test('one for all partners is told to each of them, and takes effect now at the earliest', async () => {
  const draft = (await create(LINES, {
    partner: '',
    currency: 'USD',
    'effective-at': '2021-01-01T00:00:00Z',
  })) as Shown;
  const before = Date.now();
  const { effective_at: from } = (await run('publish', { sheet: draft.id })) as { effective_at: Date };
  expect(from.getTime()).toBeGreaterThanOrEqual(before);
  const events = await database.db
    .selectFrom('events')
    .select('partner_id')
    .where('data', 'like', `%${draft.id}%`)
    .execute();
  expect(events).toEqual([{ partner_id: 'par_1' }]);
});

test.each([
  ['a line that is missing', LINES.slice(1), {}, /--lines lacks platform\.subscription/],
  ['a line twice', [...LINES, 'order.online 1+1 1+1'], {}, /--lines has "order\.online 1\+1 1\+1"/],
  ['an unknown line', [...LINES.slice(1), 'order.offline 1+1 1+1'], {}, /each line once/],
  [
    'a floor under the wholesale rate',
    [...LINES.slice(0, -1), 'payout.instant 100+5 150+0'],
    {},
    /The floor of payout\.instant can be below/,
  ],
  [
    'a rate above the largest',
    [...LINES.slice(0, -1), 'payout.instant 0+0 9001+0'],
    {},
    /0–9000 basis points/,
  ],
  ['a partner without production', LINES, { environment: 'production' }, /no production environment/],
  ['an unknown currency', LINES, { currency: 'GBX' }, /--currency must be/],
  ['no time', LINES, { 'effective-at': 'tomorrow' }, /--effective-at must be/],
] as const)('%s is refused', async (_, lines, more, message) => {
  await expect(create(lines, more)).rejects.toThrow(message);
});
