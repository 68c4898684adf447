import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { SandboxClock } from './contract/sandbox.ts';
import type { Owner } from '../../core/database/owner.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import { recordedRuns, recordRun } from '../../core/timers/testing/recorded.ts';
import type { Outcome, TimerHandlers } from '../../core/timers/timer-handler.ts';
import { setTimer, type NewTimer } from '../../core/timers/timers.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The clock's time when a timer ran, minus the time at which it was due. */
const latenessMs: number[] = [];
let outsideCall: () => Promise<Outcome> = () => Promise.resolve('done');

const HANDLERS: TimerHandlers<FeatureDeps> = {
  'test.once': async (work, timer) => {
    latenessMs.push((await nowIn(work.db, timer.deps.clock, timer.owner)) - timer.dueAt.getTime());
    await recordRun(work.db, 'once', timer);
  },
  'test.daily': async (work, timer) => {
    await recordRun(work.db, 'daily', timer);
    const dueAt = new Date(timer.dueAt.getTime() + DAY);
    await setTimer(work.db, timer.owner, { kind: 'test.daily', record: timer.record, dueAt });
  },
  'test.failing': () => Promise.reject(new Error('never')),
  'test.outside': {
    async outside(timer) {
      const outcome = await outsideCall();
      await inTransaction(timer.deps.db, (work) => recordRun(work.db, 'outside', timer));
      return outcome;
    },
  },
};

let service: Service;
beforeAll(async () => {
  // The runner itself never looks: only timers that the clock has reached run.
  service = await startService({
    webhooks: { timing: { gatherMs: 0 } },
    timers: { handlers: HANDLERS, timing: { lookMs: 3_600_000, retryMs: 10 } },
  });
});
afterEach(() => {
  latenessMs.length = 0;
  outsideCall = () => Promise.resolve('done');
});
afterAll(() => service.stop());

interface Scene {
  readonly partner: SignedUp;
  readonly owner: Owner;
  readonly set: (timer: Omit<NewTimer, 'dueAt'>, inMs: number) => Promise<void>;
  /** Sends the request once. */
  readonly advance: (byMs: number) => Promise<SandboxClock>;
  readonly runs: () => Promise<string[]>;
}

async function scene(): Promise<Scene> {
  const partner = await signUp(service);
  const owner = { partnerId: partner.partnerId, environment: 'sandbox' } as const;
  const start = service.clock.now();
  return {
    partner,
    owner,
    set: (timer, inMs) =>
      inTransaction(service.db, ({ db }) => setTimer(db, owner, { ...timer, dueAt: new Date(start + inMs) })),
    advance: async (byMs) => {
      const reply = await call<SandboxClock>(service, 'POST /v1/sandbox/clock/advance', {
        credential: partner.key,
        body: { to: new Date(start + byMs).toISOString() },
      });
      if (reply.status !== 200) throw new Error(reply.text);
      return reply.body;
    },
    runs: async () =>
      (await recordedRuns(service.db, owner)).map(
        ({ kind, record, due }) => `${kind} ${record} ${(Date.parse(due) - start) / HOUR}`,
      ),
  };
}

test('each timer is run at its time while the clock moves, in order, and none beyond the goal', async () => {
  const { set, advance, runs } = await scene();
  await set({ kind: 'test.once', record: 'third' }, 30 * HOUR);
  await set({ kind: 'test.once', record: 'first' }, 2 * HOUR);
  await set({ kind: 'test.once', record: 'beyond' }, 50 * HOUR);
  await set({ kind: 'test.daily', record: 'second' }, 3 * HOUR);
  await advance(2 * DAY);
  expect(await runs()).toEqual(['once first 2', 'daily second 3', 'daily second 27', 'once third 30']);
  // The clock stood at each of them.
  expect(latenessMs).toHaveLength(2);
  for (const ms of latenessMs) expect(ms).toBeLessThan(30_000);
});

test('a timer that is due exactly at the goal has run when the call returns', async () => {
  const { set, advance, runs } = await scene();
  await set({ kind: 'test.once', record: 'last' }, DAY);
  expect((await advance(DAY)).advancing_to).toBeNull();
  expect(await runs()).toEqual(['once last 24']);
});

test('two hundred days in few requests and little memory', async () => {
  const { set, advance, runs } = await scene();
  await set({ kind: 'test.daily', record: 'daily' }, HOUR);
  let clock = await advance(20 * DAY);
  const heapBefore = process.memoryUsage().heapUsed;
  for (let count = 0; count < 60; count += 1) {
    clock = await advance(200 * DAY);
    if (clock.advancing_to === null) break;
  }
  expect(clock.advancing_to).toBeNull();
  expect(await runs()).toHaveLength(200);
  expect(process.memoryUsage().heapUsed - heapBefore).toBeLessThan(100 * 1024 * 1024);
});

test('the clock waits for work outside a transaction that is due, and it keeps its time', async () => {
  const { set, advance, runs } = await scene();
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<Outcome>();
  outsideCall = () => {
    begun.resolve();
    return ended.promise;
  };
  await set({ kind: 'test.outside', record: 'call' }, HOUR);
  await set({ kind: 'test.once', record: 'after' }, 2 * HOUR);
  const moved = advance(DAY);
  await begun.promise;
  expect(await runs()).toEqual([]);
  ended.resolve('done');
  await moved;
  expect(await runs()).toEqual(['outside call 1', 'once after 2']);
});

test('a timer on the real time is not moved by the clock', async () => {
  const { set, advance, runs } = await scene();
  await set({ kind: 'test.once', record: 'real', isRealTime: true }, HOUR);
  await set({ kind: 'test.once', record: 'moved' }, HOUR);
  await advance(DAY);
  expect(await runs()).toEqual(['once moved 1']);
  service.clock.advance(HOUR + 1_000);
  await advance(DAY + 2 * HOUR);
  expect(await runs()).toEqual(['once moved 1', 'once real 1']);
});

test('a timer that always fails holds the clock up only for its first retries', async () => {
  const { set, advance, runs } = await scene();
  await set({ kind: 'test.failing', record: 'bad' }, HOUR);
  await set({ kind: 'test.once', record: 'good' }, 2 * HOUR);
  expect((await advance(DAY)).advancing_to).toBeNull();
  expect(await runs()).toEqual(['once good 2']);
});

test("another partner's timers stay where they are", async () => {
  const [mover, other] = [await scene(), await scene()];
  await other.set({ kind: 'test.once', record: 'theirs' }, HOUR);
  await mover.set({ kind: 'test.once', record: 'mine' }, HOUR);
  await mover.advance(DAY);
  expect(await mover.runs()).toEqual(['once mine 1']);
  expect(await other.runs()).toEqual([]);
});
