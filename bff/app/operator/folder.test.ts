import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../core/api/clock.ts';
import { ownDatabase, type OwnDatabase } from '../../testing/service/own-database.ts';
import { askRunning } from './ask-running.ts';
import { listenForOperator } from './socket.ts';
import { commandLine, type CommandLine } from './testing/command-line.ts';

let own: OwnDatabase;
let operator: CommandLine;
let dataDir: string;
beforeAll(async () => {
  own = await ownDatabase();
  operator = commandLine(own.settings);
  dataDir = own.settings['DATA_DIR'] ?? '';
  await operator('partners', 'create', '--name', 'Greenhouse POS');
});
afterAll(() => own.drop());

test('while another process has locked the folder, it says so at once', async () => {
  const held = await own.open();
  try {
    const { code, err } = await operator('partners', 'list');
    expect(code).toBe(1);
    expect(err).toBe(
      `trellis: the data folder ${dataDir} is in use by another process (pid ${process.pid}): stop it, or set DATA_DIR to another folder\n`,
    );
  } finally {
    await held.close();
  }
});

describe('while the service has locked the folder', () => {
  const log = pino({ level: 'silent' });
  const checkReadiness = (): Promise<unknown> => Promise.resolve([]);

  test('it runs the command with its own address, and reports what is wrong', async () => {
    const held = await own.open();
    const deps = {
      db: held.db,
      clock: systemClock,
      publicUrl: 'https://trellis.example',
      checkReadiness,
      log,
    };
    const closeSocket = await listenForOperator(dataDir, deps);
    try {
      expect(statSync(join(dataDir, 'operator.sock')).mode & 0o777).toBe(0o600);
      const { id } = await held.db.selectFrom('partners').select('id').executeTakeFirstOrThrow();
      const { out } = await operator('console', 'link', '--partner', id, '--json');
      expect((JSON.parse(out) as { url: string }).url).toMatch(
        /^https:\/\/trellis\.example\/console\/sign-in\//,
      );
      const wrong = await operator('keys', 'list', '--partner', 'par_x');
      expect([wrong.code, wrong.err]).toEqual([1, "trellis: partner par_x doesn't exist\n"]);
      expect(await askRunning(dataDir, 'keys paint', new Map())).toEqual({ unknown: 'keys paint' });
    } finally {
      await closeSocket?.();
      await held.close();
    }
  });

  test('it waits for a command that takes longer than a client may be idle', async () => {
    const held = await own.open();
    const slowly: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => new Promise((done) => void setTimeout(done, 500, result)),
    };
    const deps = {
      db: held.db.withPlugin(slowly),
      clock: systemClock,
      publicUrl: 'http://localhost',
      checkReadiness,
      log,
    };
    const closeSocket = await listenForOperator(dataDir, { ...deps, idleMs: 100 });
    try {
      expect(await askRunning(dataDir, 'partners list', new Map())).toMatchObject({
        result: [{ name: 'Greenhouse POS' }],
      });
    } finally {
      await closeSocket?.();
      await held.close();
    }
  });

  test('a socket that a killed service left behind is replaced', async () => {
    writeFileSync(join(dataDir, 'operator.sock'), '');
    expect((await operator('partners', 'list', '--json')).code).toBe(0);
    const held = await own.open();
    const deps = { db: held.db, clock: systemClock, publicUrl: 'http://localhost', checkReadiness, log };
    const closeSocket = await listenForOperator(dataDir, deps);
    expect(await askRunning(dataDir, 'partners list', new Map())).toMatchObject({
      result: expect.any(Array),
    });
    await closeSocket?.();
    await held.close();
  });
});
