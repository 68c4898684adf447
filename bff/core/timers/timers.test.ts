import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Owner } from '../database/owner.ts';
import { inTransaction } from '../database/unit-of-work.ts';
import type { FeatureDeps } from '../feature.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';
import { recordedRuns, recordRun } from './testing/recorded.ts';
import type { DueTimer, Outcome, OutsideTimer, TimerHandlers } from './timer-handler.ts';
import { clearTimers, dropTimer, setTimer, setTimersIfNone, type NewTimer } from './timers.ts';

/** The actions of a test's handlers, by the record of the timer. */
const inside = new Map<string, (timer: DueTimer<FeatureDeps>) => Promise<void>>();
const outside = new Map<string, (timer: OutsideTimer<FeatureDeps>) => Promise<Outcome>>();

/** The number of timers run together, each time. */
const batches: number[] = [];

const HANDLERS: TimerHandlers<FeatureDeps> = {
  'test.inside': async (work, timer) => {
    await recordRun(work.db, 'test.inside', timer);
    await inside.get(timer.record)?.(timer);
  },
  'test.again': async (work, timer) => {
    await recordRun(work.db, 'test.again', timer);
    const dueAt = new Date(timer.dueAt.getTime() + 60_000);
    await setTimer(work.db, timer.owner, { kind: 'test.again', record: timer.record, dueAt });
  },
  'test.together': {
    most: 20,
    together: async (work, { records, ...timer }) => {
      for (const record of records) await recordRun(work.db, 'test.together', { ...timer, record });
      batches.push(records.length);
      if (records.includes('bad')) throw new Error('one of them');
    },
  },
  'test.outside': {
    outside: async (timer) => (await outside.get(timer.record)?.(timer)) ?? 'done',
  },
};

let service: Service;
let partner: SignedUp;
let owner: Owner;
beforeAll(async () => {
  // The runner looks only after a nudge.
  service = await startService({
    timers: { handlers: HANDLERS, timing: { lookMs: 3_600_000, retryMs: 1_000, leaseMs: 30_000 } },
  });
});
beforeEach(async () => {
  partner = await signUp(service);
  owner = { partnerId: partner.partnerId, environment: 'sandbox' };
});
afterAll(() => service.stop());

const inMs = (ms: number): Date => new Date(service.clock.now() + ms);
const set = (...timers: NewTimer[]): Promise<void> =>
  inTransaction(service.db, async ({ db }) => {
    for (const timer of timers) await setTimer(db, owner, timer);
  });
/** Makes any change: the node looks after it. */
async function change(): Promise<void> {
  const body = { origins: [] };
  await call(service, 'PUT /v1/partners/me/origins', { credential: partner.key, body });
}
const runs = async (): Promise<string[]> =>
  (await recordedRuns(service.db, owner)).map(({ record }) => record);
const left = (): Promise<{ kind: string; record: string; tries: number; leased_until: Date | null }[]> =>
  service.db
    .selectFrom('timers')
    .select(['kind', 'record', 'tries', 'leased_until'])
    .where('partner_id', '=', owner.partnerId)
    .orderBy('record')
    .execute();

test('a timer that is due is run after the change that set it, without waiting for a look', async () => {
  await set({ kind: 'test.inside', record: 'now', dueAt: inMs(0) });
  await change();
  await expect.poll(runs).toEqual(['now']);
  expect(await left()).toEqual([]);
});

test('one that is due later is run then, and gets the time at which it was due', async () => {
  const dueAt = inMs(60_000);
  await set({ kind: 'test.inside', record: 'later', dueAt });
  await set({ kind: 'test.inside', record: 'now', dueAt: inMs(0) });
  await change();
  await expect.poll(runs).toEqual(['now']);
  service.clock.advance(90_000);
  await change();
  await expect.poll(runs).toEqual(['now', 'later']);
  expect((await recordedRuns(service.db, owner)).at(-1)?.due).toBe(dueAt.toISOString());
});

test('a partner’s timers are run in the order in which they are due', async () => {
  const records = Array.from({ length: 60 }, (_, place) => `r${String(place).padStart(2, '0')}`);
  const timers = records.map((record, place) => ({
    kind: 'test.inside',
    record,
    dueAt: inMs(place - 100),
  }));
  await set(...timers.toReversed());
  await change();
  await expect.poll(runs).toEqual(records);
});

test('those of a kind that is run together are due at the same time, and no more than it wants', async () => {
  batches.length = 0;
  const [dueAt, later] = [inMs(-2_000), inMs(-1_000)];
  const together = Array.from({ length: 45 }, (_, place) => ({
    kind: 'test.together',
    record: `t${place}`,
    dueAt,
  }));
  await set(...together, { kind: 'test.together', record: 'later', dueAt: later });
  await change();
  await expect.poll(runs).toHaveLength(46);
  expect(batches).toEqual([20, 20, 5, 1]);
  expect(new Set(await runs()).size).toBe(46);
  expect(await left()).toEqual([]);
});

test('one of them that fails is put off, and the others are run', async () => {
  const dueAt = inMs(-1_000);
  const records = ['one', 'bad', 'two'];
  await set(...records.map((record) => ({ kind: 'test.together', record, dueAt })));
  await change();
  await expect.poll(left).toMatchObject([{ record: 'bad', tries: 1 }]);
  expect((await runs()).toSorted()).toEqual(['one', 'two']);
});

test('a timer that is set if there is none leaves the one that is there', async () => {
  const [first, second] = [inMs(60_000), inMs(120_000)];
  await set({ kind: 'test.inside', record: 'there', dueAt: second });
  const timers = ['there', 'new'].map((record) => ({ kind: 'test.inside', record, dueAt: first }));
  await inTransaction(service.db, ({ db }) => setTimersIfNone(db, owner, timers));
  const found = await service.db
    .selectFrom('timers')
    .select(['record', 'due_at'])
    .where('partner_id', '=', owner.partnerId)
    .orderBy('record')
    .execute();
  expect(found).toEqual([
    { record: 'new', due_at: first },
    { record: 'there', due_at: second },
  ]);
});

test('setting it again moves it, and clearing it removes it', async () => {
  await set({ kind: 'test.inside', record: 'moved', dueAt: inMs(0) });
  await set({ kind: 'test.inside', record: 'moved', dueAt: inMs(60_000) });
  await set({ kind: 'test.inside', record: 'cleared', dueAt: inMs(0) });
  await set({ kind: 'test.outside', record: 'cleared', dueAt: inMs(0) });
  await set({ kind: 'test.inside', record: 'last', dueAt: inMs(0) });
  await inTransaction(service.db, ({ db }) => clearTimers(db, owner, { record: 'cleared' }));
  await change();
  await expect.poll(runs).toEqual(['last']);
  expect(await left()).toMatchObject([{ record: 'moved' }]);
});

test('another partner clears nothing of it, and one kind leaves the other', async () => {
  await set({ kind: 'test.inside', record: 'mine', dueAt: inMs(60_000) });
  await set({ kind: 'test.again', record: 'mine', dueAt: inMs(60_000) });
  const other = await signUp(service);
  const clear = (partnerId: string, environment: Owner['environment']): Promise<void> =>
    inTransaction(service.db, ({ db }) =>
      clearTimers(db, { partnerId, environment }, { record: 'mine', kind: 'test.inside' }),
    );
  await clear(other.partnerId, 'sandbox');
  await clear(owner.partnerId, 'production');
  expect(await left()).toHaveLength(2);
  await clear(owner.partnerId, 'sandbox');
  expect(await left()).toMatchObject([{ kind: 'test.again' }]);
});

test('nothing of a change that is rolled back is left', async () => {
  const failing = inTransaction(service.db, async ({ db }) => {
    await setTimer(db, owner, { kind: 'test.inside', record: 'undone', dueAt: inMs(0) });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await left()).toEqual([]);
});

test('a handler that fails leaves nothing, is logged and tried again later, and blocks no other', async () => {
  let calls = 0;
  inside.set('failing', () => {
    calls += 1;
    return calls <= 2 ? Promise.reject(new Error('not today')) : Promise.resolve();
  });
  await set({ kind: 'test.inside', record: 'failing', dueAt: inMs(-10) });
  await set({ kind: 'test.inside', record: 'well', dueAt: inMs(0) });
  await change();
  await expect.poll(runs).toEqual(['well']);
  expect(await left()).toMatchObject([{ record: 'failing', tries: 1 }]);
  expect(service.logLines.filter((line) => line.includes('not today'))).toHaveLength(1);
  // A second after the first failure, four after the second.
  service.clock.advance(1_001);
  await change();
  await expect.poll(async () => (await left())[0]?.tries).toBe(2);
  service.clock.advance(3_000);
  await set({ kind: 'test.inside', record: 'between', dueAt: inMs(0) });
  await change();
  await expect.poll(runs).toEqual(['well', 'between']);
  expect(calls).toBe(2);
  service.clock.advance(1_001);
  await change();
  await expect.poll(runs).toEqual(['well', 'between', 'failing']);
  expect(await left()).toEqual([]);
});

test('setting one that has failed runs it at its new time, without the delay', async () => {
  inside.set('reset', () => Promise.reject(new Error('once')));
  await set({ kind: 'test.inside', record: 'reset', dueAt: inMs(0) });
  await change();
  await expect.poll(async () => (await left())[0]?.tries).toBe(1);
  inside.delete('reset');
  await set({ kind: 'test.inside', record: 'reset', dueAt: inMs(0) });
  await change();
  await expect.poll(runs).toEqual(['reset']);
});

test('a handler may set its own timer again', async () => {
  await set({ kind: 'test.again', record: 'again', dueAt: inMs(-150_000) });
  await change();
  // Due 150, 90 and 30 s ago.
  await expect.poll(runs).toEqual(['again', 'again', 'again']);
  expect(await left()).toMatchObject([{ record: 'again', tries: 0 }]);
});

test('work outside a transaction is leased, and done or due again', async () => {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<Outcome>();
  outside.set('call', () => {
    begun.resolve();
    return ended.promise;
  });
  await set({ kind: 'test.outside', record: 'call', dueAt: inMs(0) });
  await change();
  await begun.promise;
  expect((await left())[0]?.leased_until).not.toBeNull();
  // The timer beside it is not waiting.
  await set({ kind: 'test.inside', record: 'beside', dueAt: inMs(0) });
  await change();
  await expect.poll(runs).toEqual(['beside']);
  ended.resolve({ againAt: inMs(5_000) });
  await expect.poll(async () => (await left())[0]?.leased_until).toBeNull();
  outside.delete('call');
  service.clock.advance(5_001);
  await change();
  await expect.poll(left).toEqual([]);
});

test('one that is set again while its work is under way stays, and is run once more', async () => {
  const ends = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let calls = 0;
  outside.set('twice', async () => {
    calls += 1;
    await ends[calls - 1]?.promise;
    return 'done';
  });
  await set({ kind: 'test.outside', record: 'twice', dueAt: inMs(0) });
  await change();
  await expect.poll(() => calls).toBe(1);
  await set({ kind: 'test.outside', record: 'twice', dueAt: inMs(0) });
  // Not at once: the first is under way.
  await set({ kind: 'test.inside', record: 'beside', dueAt: inMs(0) });
  await change();
  await expect.poll(runs).toEqual(['beside']);
  expect(calls).toBe(1);
  ends[0]?.resolve();
  await expect.poll(() => calls).toBe(2);
  ends[1]?.resolve();
  await expect.poll(left).toEqual([]);
});

test('work that fails is tried again later; work that never ends is told to', async () => {
  outside.set('refused', () => Promise.reject(new Error('refused by the processor')));
  await set({ kind: 'test.outside', record: 'refused', dueAt: inMs(0) });
  await change();
  await expect.poll(async () => (await left())[0]).toMatchObject({ tries: 1, leased_until: null });
  const told = Promise.withResolvers<void>();
  outside.set('slow', (timer) => {
    timer.signal.addEventListener('abort', () => told.resolve());
    return told.promise.then(() => 'done');
  });
  const own = await startService({
    timers: { handlers: HANDLERS, timing: { leaseMs: 100 } },
  });
  try {
    const { partnerId } = await signUp(own);
    await inTransaction(own.db, ({ db }) =>
      setTimer(
        db,
        { partnerId, environment: 'sandbox' },
        { kind: 'test.outside', record: 'slow', dueAt: new Date() },
      ),
    );
    await told.promise;
  } finally {
    await own.stop();
  }
});

test('a timer of a kind that this node does not know is left alone', async () => {
  await set({ kind: 'of.another.version', record: 'unknown', dueAt: inMs(0) });
  await set({ kind: 'test.inside', record: 'known', dueAt: inMs(0) });
  await change();
  await expect.poll(runs).toEqual(['known']);
  expect(await left()).toMatchObject([{ kind: 'of.another.version', tries: 0 }]);
});

test('a service that stops waits for what is under way', async () => {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const steps: string[] = [];
  const own = await startService({
    timers: {
      handlers: {
        'test.outside': {
          async outside() {
            begun.resolve();
            await ended.promise;
            steps.push('work');
            return 'done';
          },
        },
      },
    },
  });
  const { partnerId } = await signUp(own);
  await inTransaction(own.db, ({ db }) =>
    setTimer(
      db,
      { partnerId, environment: 'sandbox' },
      { kind: 'test.outside', record: 'stop', dueAt: new Date() },
    ),
  );
  await begun.promise;
  const stopped = own.stop().then(() => steps.push('stopped'));
  ended.resolve();
  await stopped;
  expect(steps).toEqual(['work', 'stopped']);
});

test('a timer that is dropped is not run; those of other records and kinds are', async () => {
  // Not yet: a node that looks after an earlier change would run them before one is dropped.
  const due = { dueAt: inMs(60_000) };
  await set(
    { kind: 'test.inside', record: 'gone', ...due },
    { kind: 'test.together', record: 'gone', ...due },
    { kind: 'test.inside', record: 'kept', ...due },
  );
  await inTransaction(service.db, ({ db }) => dropTimer(db, owner, { kind: 'test.inside', record: 'gone' }));
  service.clock.advance(60_000);
  await change();
  await expect.poll(async () => (await runs()).toSorted()).toEqual(['gone', 'kept']);
  const kinds = await recordedRuns(service.db, owner);
  expect(kinds.find(({ record }) => record === 'gone')?.kind).toBe('test.together');
});

test('of a timer that is set and dropped in one transaction, the last word counts', async () => {
  const timer = (record: string) => ({ kind: 'test.inside', record, dueAt: inMs(60_000) });
  await inTransaction(service.db, async ({ db }) => {
    await setTimer(db, owner, timer('dropped'));
    await dropTimer(db, owner, timer('dropped'));
    await dropTimer(db, owner, timer('set'));
    await setTimer(db, owner, timer('set'));
    await dropTimer(db, owner, timer('never'));
  });
  expect((await left()).map(({ record }) => record)).toEqual(['set']);
});

test('a timer stays when the transaction that drops it fails', async () => {
  await set({ kind: 'test.inside', record: 'stays', dueAt: inMs(60_000) });
  const failing = inTransaction(service.db, async ({ db }) => {
    await dropTimer(db, owner, { kind: 'test.inside', record: 'stays' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect((await left()).map(({ record }) => record)).toEqual(['stays']);
});

test('a timer that a node is at work on is not dropped: its handler decides', async () => {
  const { promise: begun, resolve: begins } = Promise.withResolvers<void>();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  outside.set('busy', async () => {
    begins();
    await held;
    return { againAt: inMs(60_000) };
  });
  await set({ kind: 'test.outside', record: 'busy', dueAt: inMs(0) });
  await change();
  await begun;
  await inTransaction(service.db, ({ db }) => dropTimer(db, owner, { kind: 'test.outside', record: 'busy' }));
  expect(await left()).toMatchObject([{ record: 'busy', leased_until: expect.any(Date) }]);
  release();
  await expect.poll(left).toMatchObject([{ record: 'busy', leased_until: null }]);
});
