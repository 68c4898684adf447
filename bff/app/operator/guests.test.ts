import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../core/api/clock.ts';
import type { Database } from '../../core/database/database.ts';
import { ownDatabase, type OwnDatabase } from '../../testing/service/own-database.ts';
import { listenForOperator } from './socket.ts';
import { commandLine, type CommandLine } from './testing/command-line.ts';

let own: OwnDatabase;
let database: Database;
let operator: CommandLine;
let closeSocket: (() => Promise<void>) | undefined;
let partner: string;
/** A guest of a seeded order. */
let guest: { id: string; customer_phone: string; customer_email: string | null };
beforeAll(async () => {
  own = await ownDatabase();
  operator = commandLine(own.settings);
  database = await own.open();
  const { db } = database;
  const { DATA_DIR: folder } = own.settings;
  if (folder !== undefined) {
    closeSocket = await listenForOperator(folder, {
      db,
      clock: systemClock,
      publicUrl: 'http://localhost:8080',
      checkReadiness: () => Promise.resolve([]),
      log: pino({ level: 'silent' }),
    });
  }
  const seeded = await operator('seed', '--merchants', '1', '--orders', '50', '--days', '20', '--json');
  ({ partner } = JSON.parse(seeded.out) as { partner: string });
  guest = (await db
    .selectFrom('orders')
    .select(['id', 'customer_phone', 'customer_email'])
    .where('customer_phone', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()) as typeof guest;
});
afterAll(async () => {
  await closeSocket?.();
  await database.close();
  await own.drop();
});

const run = (verb: string, ...who: string[]) =>
  operator('guests', verb, '--partner', partner, '--environment', 'sandbox', ...who, '--json');

test('a guest is exported and erased, and the audit log names the partner but not the guest', async () => {
  const { customer_phone: phone } = guest;
  const exported = await run('export', '--phone', phone);
  expect(exported.err).toBe('');
  const found = JSON.parse(exported.out) as { orders: { id: string; customer: { phone: string } }[] };
  expect(found.orders.map(({ id }) => id)).toContain(guest.id);
  expect(new Set(found.orders.map(({ customer }) => customer.phone))).toEqual(new Set([phone]));

  const erased = JSON.parse(
    (await run('erase', '--phone', phone, '--email', 'Ada@example.com')).out,
  ) as object;
  expect(erased).toMatchObject({ object: 'erased_guest', phone, email: 'ada@example.com' });
  expect(erased).toMatchObject({ orders: found.orders.length });
  expect(JSON.parse((await run('export', '--phone', phone)).out)).toMatchObject({ orders: [] });

  const entries = await database.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('operation', 'like', 'guests %')
    .orderBy('id')
    .execute();
  expect(entries).toMatchObject([
    { operation: 'guests export', partner_id: partner, environment: 'sandbox', record_type: 'partner' },
    { operation: 'guests erase', partner_id: partner, environment: 'sandbox', via: 'command_line' },
    { operation: 'guests export' },
  ]);
  expect(JSON.stringify(entries)).not.toContain(phone.slice(1));
  expect(JSON.stringify(entries)).not.toContain('example.com');
});

test.each([
  [[], /--phone or --email is required/],
  [['--email', 'ada'], /--email must be an email address/],
  [['--phone', '020 7946 0018'], /^trellis: .*phone/],
])('%j names no guest', async (who, message) => {
  const { code, out, err } = await run('export', ...who);
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(message);
});

test('an environment is asked for, and a partner that exists', async () => {
  const who = ['--phone', '+442079460018'];
  const bare = await operator('guests', 'erase', '--partner', partner, ...who);
  expect([bare.code, bare.err]).toEqual([1, 'trellis: --environment is required\n']);
  const other = ['--partner', 'par_x', '--environment', 'sandbox'];
  expect((await operator('guests', 'erase', ...other, ...who)).err).toContain("partner par_x doesn't exist");
});
