import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { systemClock } from '../gateway/clock.ts';
import { environmentOfSecret } from '../identity/keys/secret.ts';
import { askRunning, listenForOperator } from './socket.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
/** Each command is a process that opens a database of its own. */
vi.setConfig({ testTimeout: 60_000 });

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'trellis-operator-'));
  cpSync(inject('databaseTemplate'), dataDir, { recursive: true });
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs the command line as an operator would. */
function operator(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [main, ...args], { env: { DATA_DIR: dataDir } }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}

test('a partner and its keys, from the shell', async () => {
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

test('a key is rotated and its limit raised, for the whole line', async () => {
  const made = await operator('partners', 'create', '--name', 'Rotating', '--json');
  const { key, merchants } = JSON.parse(made.out) as { key: { id: string }; merchants: { id: string }[] };
  await operator('limits', 'set', '--key', key.id, '--per-minute', '100000');
  const rotated = await operator('keys', 'rotate', '--key', key.id, '--overlap-seconds', '60', '--json');
  expect(JSON.parse(rotated.out)).toMatchObject({ previous_id: key.id, lineage: key.id });
  const merchant = merchants[0]?.id ?? '';
  const limited = await operator('limits', 'set', '--merchant', merchant, '--per-minute', '5', '--json');
  expect(JSON.parse(limited.out)).toEqual({ changed: [merchant], per_minute: 5 });
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
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
  [['keys'], /there is no such command/],
  [['keys', 'list'], /--partner is missing/],
  [['keys', 'list', '--partner', 'par_x'], /there is no partner par_x/],
  [['limits', 'set', '--key', 'key_x', '--per-minute', '5'], /there is no key of that id/],
  [['limits', 'set', '--per-minute', '0', '--key', 'x'], /--per-minute is a number/],
  [['keys', 'rotate', '--key', 'x', '--overlap-seconds', '604801'], /from 0 to 604800/],
  [['keys', 'list', '--colour', 'red'], /Unknown option '--colour'/],
])('%j is refused in one line', async (args, message) => {
  const { code, out, err } = await operator(...args);
  expect(code).toBe(1);
  expect(out).toBe('');
  expect(err).toMatch(message);
  expect(err).toMatch(/^trellis: /);
});

test('while another process holds the folder, it says so at once', async () => {
  const held = await openDatabase({ databaseUrl: undefined, dataDir });
  try {
    const { code, err } = await operator('partners', 'list');
    expect(code).toBe(1);
    expect(err).toBe(
      `trellis: the data folder ${dataDir} is held by another process (pid ${process.pid}): stop it or set DATA_DIR\n`,
    );
  } finally {
    await held.close();
  }
});

test('a link to the console, of which the database keeps the hash alone', async () => {
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
    `trellis: ${partner.id} is not published: it has no production yet\n`,
  ]);
});

describe('while the service holds the folder', () => {
  const log = pino({ level: 'silent' });

  test('it does the command, with its own address, and says what is wrong', async () => {
    const held = await openDatabase({ databaseUrl: undefined, dataDir });
    const deps = { db: held.db, clock: systemClock, publicUrl: 'https://trellis.example', log };
    const closeSocket = await listenForOperator(dataDir, deps);
    try {
      expect(statSync(join(dataDir, 'operator.sock')).mode & 0o777).toBe(0o600);
      const { id } = await held.db.selectFrom('partners').select('id').executeTakeFirstOrThrow();
      const { out } = await operator('console', 'link', '--partner', id, '--json');
      expect((JSON.parse(out) as { url: string }).url).toMatch(
        /^https:\/\/trellis\.example\/console\/sign-in\//,
      );
      const wrong = await operator('keys', 'list', '--partner', 'par_x');
      expect([wrong.code, wrong.err]).toEqual([1, 'trellis: there is no partner par_x\n']);
    } finally {
      await closeSocket?.();
      await held.close();
    }
  });

  test('a socket that a killed service left behind is in nobody’s way', async () => {
    writeFileSync(join(dataDir, 'operator.sock'), '');
    expect((await operator('partners', 'list', '--json')).code).toBe(0);
    const held = await openDatabase({ databaseUrl: undefined, dataDir });
    const deps = { db: held.db, clock: systemClock, publicUrl: 'http://localhost', log };
    const closeSocket = await listenForOperator(dataDir, deps);
    expect(await askRunning(dataDir, 'partners list', new Map())).toMatchObject({
      result: expect.any(Array),
    });
    await closeSocket?.();
    await held.close();
  });
});
