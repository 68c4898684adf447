import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from '../../core/database/database.ts';
import { ownDatabase, type OwnDatabase } from '../../testing/service/own-database.ts';
import { call, mintToken, signUp, type Reply, type SignedUp } from '../../testing/service/service.ts';
import { rawResponse, startRawUpstream } from './testing/raw-upstream.ts';
import { BFF_COMMAND, startProcess, type ServiceProcess } from '../../testing/service/service-process.ts';
import { rounds } from '../../testing/service/rounds.ts';

const ROUNDS = rounds({ short: 4, long: 100 });
const FOREIGN_ROUNDS = rounds({ short: 2, long: 20 });
const WRITERS = 4;
/** In every fourth round, the process is killed while it starts, too. */
const KILLED_AT_START = 4;
const LAST_ID = 2n ** 63n - 1n;

let own: OwnDatabase;
const running = new Set<ServiceProcess>();

beforeEach(async () => {
  own = await ownDatabase();
});
afterEach(async () => {
  for (const service of running) await service.kill();
  running.clear();
  await own.drop();
});

async function start(settings: Record<string, string> = {}): Promise<ServiceProcess> {
  const service = await startProcess({ ...own.settings, ...settings }, BFF_COMMAND);
  running.add(service);
  return service;
}

async function kill(service: ServiceProcess): Promise<void> {
  await service.kill();
  running.delete(service);
}

/** Plants by id, with what is known of them: confirmed as stored, or sent without a response. */
class Ledger {
  readonly stored = new Set<bigint>();
  readonly unanswered = new Set<bigint>();
  readonly refused: string[] = [];
  #next = LAST_ID;

  newId(): bigint {
    const id = this.#next;
    this.#next -= 1n;
    return id;
  }

  /** @returns the response, or undefined if the connection broke */
  async send(service: ServiceProcess, credential: string, id: bigint): Promise<Reply | undefined> {
    this.unanswered.add(id);
    const body = `{"id":${id},"name":"${nameOf(id)}"}`;
    const headers = { 'idempotency-key': `key ${id}` };
    const reply = await call(service, 'POST /plants', { credential, body, headers }).catch(() => undefined);
    if (reply === undefined) return undefined;
    this.unanswered.delete(id);
    if (reply.status === 200) this.stored.add(id);
    else this.refused.push(`${id}: ${reply.status} ${reply.text}`);
    return reply;
  }
}

const nameOf = (id: bigint): string => `Fern ${id} \u{1F33F}`;

async function writeUntilKilled(
  service: ServiceProcess,
  credential: string,
  ledger: Ledger,
  killAfterMs: number,
): Promise<void> {
  const writer = async (): Promise<void> => {
    for (;;) if (!(await ledger.send(service, credential, ledger.newId()))) return;
  };
  const writers = Array.from({ length: WRITERS }, writer);
  await delay(killAfterMs);
  await kill(service);
  await Promise.all(writers);
}

/** Requests under way when the process died are sent again with their key: each plant is stored once. */
async function sendAgain(service: ServiceProcess, credential: string, ledger: Ledger): Promise<void> {
  for (const id of ledger.unanswered) await ledger.send(service, credential, id);
  const last = [...ledger.stored].at(0);
  if (last === undefined) return;
  const again = await ledger.send(service, credential, last);
  expect([again?.status, again?.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
}

async function inStore<Result>(read: (db: Db) => Promise<Result>): Promise<Result> {
  const database = await own.open();
  try {
    return await read(database.db);
  } finally {
    await database.close();
  }
}

async function plantsIn(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('plants').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The confirmed plants: JSON with every digit of the id, sorted as text. */
async function plantEventsIn(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('events').select('data').where('type', '=', 'plant.created').execute();
  return rows.map(({ data }) => data).toSorted();
}

const eventOf = (id: bigint | string): string => `{"id":${id},"name":"${nameOf(BigInt(id))}"}`;

test(`kill -9 under writes, ${ROUNDS} rounds: nothing acknowledged is missing, every start is clean`, async () => {
  const ledger = new Ledger();
  let partner: SignedUp | undefined;
  for (let round = 1; round <= ROUNDS; round += 1) {
    if (round % KILLED_AT_START === 0) {
      const early = await start();
      await delay(Math.random() * 1_000);
      await kill(early);
    }
    const service = await start();
    await service.ready();
    partner ??= await signUp(service);
    const credential = await mintToken(service, partner);
    await sendAgain(service, credential, ledger);
    const before = ledger.stored.size;
    await writeUntilKilled(service, credential, ledger, 40 + Math.random() * 260);
    expect(service.complaints).toEqual([]);
    expect(ledger.refused).toEqual([]);
    expect(ledger.stored.size + ledger.unanswered.size).toBeGreaterThan(before);
  }
  const { plants, events } = await inStore(async (db) => ({
    plants: await plantsIn(db),
    events: await plantEventsIn(db),
  }));
  expect(events).toEqual([...plants.keys()].map(eventOf).toSorted());
  for (const id of ledger.stored) expect(plants.get(String(id))).toBe(nameOf(id));
  for (const id of plants.keys()) {
    expect(ledger.stored.has(BigInt(id)) || ledger.unanswered.has(BigInt(id))).toBe(true);
  }
  expect(ledger.stored.size).toBeGreaterThan(ROUNDS);
}, 600_000);

test(`kill -9 behind a foreign plant API, ${FOREIGN_ROUNDS} rounds: after the retries each plant has one event`, async () => {
  const stored = new Set<string>();
  const raw = await startRawUpstream((socket, nth) => {
    const { id, name } =
      /"id":(?<id>-?\d+),"name":"(?<name>[^"]*)"/.exec(String(raw.requests[nth - 1]))?.groups ?? {};
    if (id !== undefined) stored.add(id);
    socket.write(rawResponse('200 OK', JSON.stringify({ name: name ?? 'reachable' })));
  });
  try {
    const settings = { PLANT_API_URL: raw.url, PLANT_API_TOKEN: 'foreign-secret' };
    const ledger = new Ledger();
    let partner: SignedUp | undefined;
    for (let round = 0; round <= FOREIGN_ROUNDS; round += 1) {
      const service = await start(settings);
      await service.ready();
      partner ??= await signUp(service);
      const credential = await mintToken(service, partner);
      await sendAgain(service, credential, ledger);
      if (round < FOREIGN_ROUNDS)
        await writeUntilKilled(service, credential, ledger, 40 + Math.random() * 260);
      else await kill(service);
      expect([service.complaints, ledger.refused]).toEqual([[], []]);
    }
    expect(stored.size).toBe(ledger.stored.size);
    expect(await inStore(plantEventsIn)).toEqual([...stored].map(eventOf).toSorted());
    expect(stored.size).toBeGreaterThan(FOREIGN_ROUNDS);
  } finally {
    await raw.close();
  }
}, 300_000);

test('a second process on the same folder is refused at once and does not disturb the first', async () => {
  const first = await start();
  await first.ready();
  const second = await start();
  expect(await second.ended()).toBe(1);
  expect(second.complaints).toEqual([
    `trellis: the data folder ${own.settings['DATA_DIR']} is in use by another process (pid ${first.pid}): stop it, or set DATA_DIR to another folder`,
  ]);
  expect((await call(first, 'GET /readyz')).status).toBe(200);
  expect(first.complaints).toEqual([]);
}, 60_000);
