import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { environmentOfSecret } from '../identity/keys/secret.ts';
import { ownDatabase, type OwnDatabase } from '../testing/own-database.ts';
import { commandLine, type CommandLine } from './testing/command-line.ts';

/** Each command is a process that opens a database of its own. */
vi.setConfig({ testTimeout: 60_000 });

let own: OwnDatabase;
let operator: CommandLine;
beforeAll(async () => {
  own = await ownDatabase();
  operator = commandLine(own.settings);
});
afterAll(() => own.drop());

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

test('a key is rotated and its limit raised, for the whole lineage', async () => {
  const made = await operator('partners', 'create', '--name', 'Rotating', '--json');
  const { key, merchants } = JSON.parse(made.out) as { key: { id: string }; merchants: { id: string }[] };
  await operator('limits', 'set', '--key', key.id, '--per-minute', '100000');
  const rotated = await operator('keys', 'rotate', '--key', key.id, '--overlap-seconds', '60', '--json');
  expect(JSON.parse(rotated.out)).toMatchObject({ previous_id: key.id, lineage: key.id });
  const merchant = merchants[0]?.id ?? '';
  const limited = await operator('limits', 'set', '--merchant', merchant, '--per-minute', '5', '--json');
  expect(JSON.parse(limited.out)).toEqual({ changed: [merchant], per_minute: 5 });
  const database = await own.open();
  try {
    const line = await database.db
      .selectFrom('keys')
      .select('per_minute')
      .where('lineage', '=', key.id)
      .execute();
    expect(line).toEqual([{ per_minute: 100_000 }, { per_minute: 100_000 }]);
  } finally {
    await database.close();
  }
});

test.each([
  [['keys'], /unknown command "keys"\n\nUsage: .*\n\nCommands:\n/],
  [['keys', 'list'], /--partner is required/],
  [['keys', 'list', '--partner', 'par_x'], /partner par_x doesn't exist/],
  [['partners', 'create', '--name', 'Green\u202Eesuoh'], /--name must be 1–100 characters/],
  [['limits', 'set', '--key', 'key_x', '--per-minute', '5'], /key key_x doesn't exist/],
  [['limits', 'set', '--per-minute', '0', '--key', 'x'], /--per-minute must be a whole number/],
  [['keys', 'rotate', '--key', 'x', '--overlap-seconds', '604801'], /from 0 to 604800/],
  [['keys', 'list', '--colour', 'red'], /Unknown option '--colour'/],
])('%j is refused with one line', async (args, message) => {
  const { code, out, err } = await operator(...args);
  expect(code).toBe(1);
  expect(out).toBe('');
  expect(err).toMatch(message);
  expect(err).toMatch(/^trellis: /);
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
