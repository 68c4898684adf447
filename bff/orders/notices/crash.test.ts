import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startMailServer, type MailServer } from '../../providers/messages/testing/mail-server.ts';
import { ownDatabase, type OwnDatabase } from '../../testing/service/own-database.ts';
import { rounds } from '../../testing/service/rounds.ts';
import { startProcess, type ServiceProcess } from '../../testing/service/service-process.ts';

const ROUNDS = rounds({ short: 2, long: 100 });
const COMMAND: readonly string[] = [
  process.execPath,
  fileURLToPath(new URL('testing/telling-process.ts', import.meta.url)),
];
/** The connections of a node, each of which can have one message when it is killed. */
const AT_ONCE = 4;

let own: OwnDatabase;
let mail: MailServer;
const running = new Set<ServiceProcess>();

beforeEach(async () => {
  own = await ownDatabase();
  mail = await startMailServer();
  // The mail server answers late, so that a node is often killed between its answer and what follows.
  mail.answersAfterMs = 15;
});
afterEach(async () => {
  for (const one of running) await kill(one);
  await mail.close();
  await own.drop();
});

async function start(more: Record<string, string> = {}): Promise<ServiceProcess> {
  const node = await startProcess({ ...own.settings, SMTP_URL: mail.url, ...more }, COMMAND);
  running.add(node);
  return node;
}

async function kill(node: ServiceProcess): Promise<void> {
  await node.kill();
  running.delete(node);
}

/** The numbers of the refunds that guests were told of, as the mail server took them. */
const numbersTaken = (): number[] =>
  mail.taken.map((message) => {
    const [, pounds, pence] = /^Subject: =\?UTF-8\?Q\?=C2=A3(\d+)=2E(\d\d)/m.exec(message) ?? [];
    return Number(pounds) * 100 + Number(pence);
  });

test(
  `kill -9 while guests are told, ${ROUNDS} rounds: nobody is told twice, and few are not told`,
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const node = await start();
      const before = mail.taken.length;
      await node.says('"msg":"told"');
      await expect.poll(() => mail.taken.length, { interval: 10 }).toBeGreaterThan(before);
      await delay(Math.random() * 400);
      await kill(node);
    }
    const closing = await start({ CLOSED: '1' });
    await closing.says('"msg":"quiet"');
    await kill(closing);
    const database = await own.open();
    const notices = await database.db
      .selectFrom('notices')
      .select(['step', 'written_at'])
      .where('step', 'like', 'refunded %')
      .execute();
    await database.close();
    const taken = numbersTaken();
    expect(taken.filter((number, at) => !(number > 0) || taken.indexOf(number) !== at)).toEqual([]);
    expect(notices.filter(({ written_at: at }) => at === null)).toEqual([]);
    expect(notices.length).toBeGreaterThan(ROUNDS);
    const lost = notices.length - taken.length;
    expect(lost).toBeGreaterThanOrEqual(0);
    expect(lost).toBeLessThanOrEqual(ROUNDS * AT_ONCE);
    expect(taken.length).toBeGreaterThan(ROUNDS * 2);
  },
  ROUNDS * 60_000 + 120_000,
);
