import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startProcess, type ServiceProcess } from '../../testing/service/service-process.ts';
import { ownDatabase, type OwnDatabase } from '../../testing/service/own-database.ts';
import { rounds } from '../../testing/service/rounds.ts';
import { differences } from './testing/books.ts';

const ROUNDS = rounds({ short: 2, long: 100 });
const commandOf = (path: string): readonly string[] => [
  process.execPath,
  fileURLToPath(new URL(path, import.meta.url)),
];
const TILL = commandOf('testing/till-process.ts');
const PROCESSOR = commandOf('../../providers/processor/testing/processor-process.ts');
const TOKEN = 'a-credential-for-tests';

let ours: OwnDatabase;
let processors: OwnDatabase;
const running = new Set<ServiceProcess>();

beforeEach(async () => {
  [ours, processors] = [await ownDatabase(), await ownDatabase()];
});
afterEach(async () => {
  for (const one of running) await kill(one);
  await ours.drop();
  await processors.drop();
});

async function start(command: readonly string[], settings: Record<string, string>): Promise<ServiceProcess> {
  const service = await startProcess(settings, command);
  running.add(service);
  await service.ready();
  return service;
}

async function kill(service: ServiceProcess): Promise<void> {
  await service.kill();
  running.delete(service);
}

/** Somebody has paid, however slow the machine is: it is killed while others pay. */
async function startTill(settings: Record<string, string>): Promise<ServiceProcess> {
  const till = await startProcess(settings, TILL);
  running.add(till);
  await till.says('"msg":"paid"');
  return till;
}

const aWhile = (): Promise<void> => delay(100 + Math.random() * 500);

/**
 * What is wrong between the books, once the timers have done what was left. @param other the processor's own;
 * none if they are with ours
 */
async function booksAfter(
  settings: Record<string, string>,
  other?: OwnDatabase,
): Promise<{ wrong: string[]; paid: number }> {
  const closing = await startProcess({ ...ours.settings, ...settings, CLOSED: '1' }, TILL);
  running.add(closing);
  await closing.says('"msg":"quiet"');
  for (const one of running) await kill(one);
  const own = await ours.open();
  const their = await other?.open();
  try {
    const wrong = await differences(own.db, their?.db ?? own.db);
    const paid = await own.db.selectFrom('payments').select('id').where('status', '!=', 'failed').execute();
    return { wrong, paid: paid.length };
  } finally {
    await own.close();
    await their?.close();
  }
}

test(
  `kill -9 of the service with its built-in processor, ${ROUNDS} rounds: in the end the books are the same`,
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const till = await startTill(ours.settings);
      await aWhile();
      await kill(till);
    }
    const { wrong, paid } = await booksAfter({});
    expect(wrong).toEqual([]);
    expect(paid).toBeGreaterThan(ROUNDS);
  },
  ROUNDS * 120_000 + 240_000,
);

test(
  `kill -9 of the service or its processor, ${ROUNDS} rounds: in the end the books are the same`,
  async () => {
    let processor = await start(PROCESSOR, { ...processors.settings, TOKEN });
    const foreign = (): Record<string, string> => ({ PROCESSOR_URL: processor.url, PROCESSOR_TOKEN: TOKEN });
    const port = new URL(processor.url).port;
    let till = await startTill({ ...ours.settings, ...foreign() });
    for (let round = 0; round < ROUNDS; round += 1) {
      await aWhile();
      if (round % 2 === 0) {
        await kill(till);
        till = await startTill({ ...ours.settings, ...foreign() });
      } else {
        await kill(processor);
        await aWhile();
        processor = await start(PROCESSOR, { ...processors.settings, TOKEN, PORT: port });
      }
    }
    await aWhile();
    await kill(till);
    const { wrong, paid } = await booksAfter(foreign(), processors);
    expect(wrong).toEqual([]);
    expect(paid).toBeGreaterThan(ROUNDS);
  },
  ROUNDS * 120_000 + 240_000,
);
