import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../core/api/clock.ts';
import { environmentOfSecret } from '../../accounts/identity/keys/secret.ts';
import { ownDatabase, type OwnDatabase } from '../../testing/service/own-database.ts';
import { listenForOperator } from './socket.ts';
import { commandLine, type CommandLine } from './testing/command-line.ts';

let own: OwnDatabase;
let operator: CommandLine;
beforeAll(async () => {
  own = await ownDatabase();
  operator = commandLine(own.settings);
});
afterAll(() => own.drop());

test('a partner is created and its key listed while no service runs', async () => {
  const made = await operator('partners', 'create', '--name', 'Closed shop', '--json');
  const { partner, key } = JSON.parse(made.out) as { partner: { id: string }; key: { id: string } };
  const list = await operator('keys', 'list', '--partner', partner.id, '--json');
  expect(JSON.parse(list.out)).toMatchObject([{ id: key.id, status: 'live' }]);
});

test('what production is connected to is called', async () => {
  const asked = commandLine({ ...own.settings, BANK_URL: 'http://127.0.0.1:1', BANK_TOKEN: 'bank-secret' });
  const { out } = await asked('readiness', 'check', '--json');
  expect(JSON.parse(out)).toMatchObject([
    { name: 'payment_processor', state: 'not_connected' },
    { name: 'bank', state: 'failing', cause: expect.stringContaining('ECONNREFUSED') },
    { name: 'plant_api', state: 'ready' },
    { name: 'mail', state: 'not_connected' },
    { name: 'text_messages', state: 'not_connected' },
    { name: 'browser_messages', state: 'not_connected' },
  ]);
  expect(out).not.toContain('bank-secret');
});

/** The embedded database is open in this process: a command doesn't wait to open it itself. */
describe('while the service runs', () => {
  const publicUrl = 'http://localhost:8080';
  let database: Awaited<ReturnType<OwnDatabase['open']>>;
  let closeSocket: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    database = await own.open();
    const { DATA_DIR: folder } = own.settings;
    if (folder === undefined) return;
    const log = pino({ level: 'silent' });
    closeSocket = await listenForOperator(folder, {
      db: database.db,
      clock: systemClock,
      publicUrl,
      checkReadiness: () => Promise.resolve([]),
      log,
    });
  });
  afterAll(async () => {
    await closeSocket?.();
    await database.close();
  });

  test.each([
    [['keys'], /unknown command "keys"\n\nUsage: .*\n\nCommands:\n/],
    [['keys', 'list'], /--partner is required/],
    [['keys', 'list', '--partner', 'par_x'], /partner par_x doesn't exist/],
    [['partners', 'create', '--name', 'Green\u202Eesuoh'], /--name must be 1–100 characters/],
    [['limits', 'set', '--key', 'key_x', '--per-minute', '5'], /key key_x doesn't exist/],
    [['limits', 'set', '--per-minute', '0', '--key', 'x'], /--per-minute must be a whole number/],
    [['keys', 'rotate', '--key', 'x', '--overlap-seconds', '604801'], /from 0 to 604800/],
    [['merchants', 'suspend', '--merchant', 'mer_x'], /merchant mer_x doesn't exist/],
    [
      ['merchants', 'review', '--outcome', 'maybe', '--merchant', 'x'],
      /--outcome must be active, needs_data, rejected/,
    ],
    [['merchants', 'review', '--outcome', 'needs_data', '--merchant', 'x'], /--requirement is required/],
    [
      ['merchants', 'require', '--requirement', 'shoe_size', '--merchant', 'x'],
      /--requirement must name what is due/,
    ],
    [['keys', 'list', '--color', 'red'], /Unknown option '--color'/],
  ])('%j is refused with one line', async (args, message) => {
    const { code, out, err } = await operator(...args);
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toMatch(message);
    expect(err).toMatch(/^trellis: /);
  });

  test('a merchant is asked for more, decided on and suspended', async () => {
    const made = await operator('partners', 'create', '--name', 'Merchants', '--json');
    const { merchants } = JSON.parse(made.out) as { merchants: { id: string; status: string }[] };
    const id = merchants.find(({ status }) => status === 'active')?.id ?? '';
    const run = (...args: string[]) => operator('merchants', ...args, '--merchant', id, '--json');
    const why = ['--requirement', 'business.url', '--message', 'Enter the address of your website.'];
    const asked = await run('require', ...why, '--days', '14');
    expect(JSON.parse(asked.out)).toMatchObject({
      status: 'active',
      requirements: { currently_due: ['business.url'], errors: [{ code: 'requested' }] },
    });
    expect(JSON.parse((await run('require', ...why)).out)).toMatchObject({ status: 'restricted' });
    const early = await run('review', '--outcome', 'active');
    expect([early.code, early.err]).toEqual([1, 'trellis: Still overdue: business.url.\n']);
    expect(JSON.parse((await run('suspend')).out)).toMatchObject({ status: 'suspended' });
    const late = await run('review', '--outcome', 'rejected');
    expect([late.code, late.err]).toEqual([
      1,
      "trellis: The merchant is suspended and can't become rejected.\n",
    ]);
  });

  test('a key is rotated and its limit raised, for the whole lineage', async () => {
    const made = await operator('partners', 'create', '--name', 'Rotating', '--json');
    const { key, merchants } = JSON.parse(made.out) as { key: { id: string }; merchants: { id: string }[] };
    await operator('limits', 'set', '--key', key.id, '--per-minute', '100000');
    const rotated = await operator('keys', 'rotate', '--key', key.id, '--overlap-seconds', '60', '--json');
    expect(JSON.parse(rotated.out)).toMatchObject({ previous_id: key.id, lineage: key.id });
    const merchant = merchants[0]?.id ?? '';
    const limited = await operator('limits', 'set', '--merchant', merchant, '--per-minute', '5', '--json');
    expect(JSON.parse(limited.out)).toEqual({ changed: [merchant], per_minute: 5 });
    const lineage = await database.db
      .selectFrom('keys')
      .select('per_minute')
      .where('lineage', '=', key.id)
      .execute();
    expect(lineage).toEqual([{ per_minute: 100_000 }, { per_minute: 100_000 }]);
  });

  test('a console link is created, and the database stores only its hash', async () => {
    const made = await operator('partners', 'create', '--name', 'Console', '--json');
    const { partner } = JSON.parse(made.out) as { partner: { id: string } };
    const { out } = await operator('console', 'link', '--partner', partner.id, '--json');
    const { url } = JSON.parse(out) as { url: string };
    expect(url).toMatch(/^http:\/\/localhost:8080\/console\/sign-in\/[\w-]{43}$/);
    const ended = await operator('console', 'end', '--partner', partner.id, '--json');
    expect(JSON.parse(ended.out)).toEqual({ links: 1, sessions: 0 });
    const early = await operator('console', 'link', '--partner', partner.id, '--environment', 'production');
    expect([early.code, early.err]).toEqual([
      1,
      `trellis: partner ${partner.id} isn't published, so it has no production environment yet\n`,
    ]);
  });

  test('a sandbox is filled with active merchants that have a published menu', async () => {
    const seeded = await operator('seed', '--merchants', '60', '--json');
    const { partner, merchants } = JSON.parse(seeded.out) as { partner: string; merchants: number };
    expect(merchants).toBe(60);
    const sold = await operator(
      'seed',
      '--merchants',
      '1',
      '--orders',
      '20',
      '--days',
      '5',
      '--partner',
      partner,
      '--json',
    );
    expect(JSON.parse(sold.out)).toMatchObject({ merchants: 1, orders: 20 });
    const { rows } = await sql<{ status: string; count: number }>`
      select merchants.status, count(*)::integer as count from merchants
      join menus on menus.merchant_id = merchants.id and menus.status = 'published'
      where merchants.partner_id = ${partner} group by 1 order by 2 desc`.execute(database.db);
    const orders = await database.db.selectFrom('orders').select('id').execute();
    expect(orders).toHaveLength(20);
    expect(rows).toEqual([
      { status: 'active', count: 62 },
      { status: 'needs_data', count: 1 },
      { status: 'restricted', count: 1 },
    ]);
    expect((await operator('seed', '--merchants', '0')).err).toContain('--merchants must be');
    expect((await operator('seed', '--merchants', '1', '--orders', 'all')).err).toContain('--orders must be');
    expect((await operator('seed', '--merchants', '1', '--partner', 'par_1')).err).toContain("doesn't exist");
  });

  test('a partner and its keys are created from the shell', async () => {
    const made = await operator('partners', 'create', '--name', 'Greenhouse POS', '--json');
    const { partner, key } = JSON.parse(made.out) as { partner: { id: string }; key: { id: string } };
    const till = await operator(
      'keys',
      'create',
      '--partner',
      partner.id,
      '--name',
      'Till',
      '--capability',
      'plants:write',
      '--json',
    );
    const issued = JSON.parse(till.out) as { id: string; secret: string; capability: string[] };
    expect(environmentOfSecret(issued.secret)).toBe('sandbox');
    expect(issued.capability).toEqual(['plants:write']);
    await operator('keys', 'revoke', '--key', issued.id);
    const list = await operator('keys', 'list', '--partner', partner.id, '--json');
    const states = (JSON.parse(list.out) as { id: string; status: string }[]).map(({ id, status }) => [
      id,
      status,
    ]);
    expect(states).toEqual([
      [key.id, 'live'],
      [issued.id, 'revoked'],
    ]);
    expect(list.out).not.toContain('ppk_');
  });
});
