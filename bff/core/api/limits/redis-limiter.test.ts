import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '../../http/log.ts';
import { ScriptedRedis, type RedisAnswer } from '../testing/scripted-redis.ts';
import type { Quota } from './quota.ts';
import { RedisLimiter } from './redis-limiter.ts';
import { ANNOUNCE, SPEND } from './redis-scripts.ts';

const ANNOUNCE_EVERY_MS = 500;
const KEY: Quota = { name: 'key', subject: 'k', limit: 10 };
const MERCHANT: Quota = { name: 'merchant', subject: 'm', limit: 20 };

let redis: ScriptedRedis;
let limiter: RedisLimiter;
let announced: RedisAnswer;
let spent: RedisAnswer;

beforeEach(async () => {
  // Time advances by hand for intervals and timeouts; the network is real.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  [announced, spent] = [2, [0, 1, 60_000, 1, 60_000]];
  await open();
  // A machine that was too busy to connect within a second succeeds another time.
  while (limiter.state.isAlone) {
    await limiter.close();
    await redis.stop();
    await open();
  }
});
afterEach(async () => {
  vi.useRealTimers();
  await limiter.close();
  await redis.stop();
  // Files share a worker, so a fake timer left behind would reach the next one.
  if ('clock' in setInterval) throw new Error('a fake setInterval is left behind');
});

async function open(): Promise<void> {
  redis = await ScriptedRedis.start();
  redis.answer = ([word, script]) => {
    if (word !== 'EVALSHA') return 1;
    return script === ANNOUNCE.sha ? announced : spent;
  };
  const clock = { now: () => 0 };
  limiter = await RedisLimiter.open({ url: redis.url, clock, log: createLog('silent') });
}

/** Waits until everything in transit has arrived. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(setImmediate);
}

/** Triggers one more announcement, with its result. */
async function announce(answer: RedisAnswer): Promise<void> {
  announced = answer;
  const before = redis.count('EVALSHA');
  vi.advanceTimersByTime(ANNOUNCE_EVERY_MS);
  await until(() => redis.count('EVALSHA') > before && limiter.state.isAlone === (answer === 'refuse'));
  // The announcement itself has ended when the next may begin.
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
}

const scripts = (sha: string): number => redis.commands.filter(([, script]) => script === sha).length;

describe('spending', () => {
  test.each([
    ['none', [0, 1, 60_000, 2, 30_000], undefined],
    ['the first', [1, 10, 60_000, 2, 30_000], KEY],
    ['the second', [2, 1, 60_000, 20, 30_000], MERCHANT],
  ])('names which of two quotas refused, and the state of each: %s', async (_which, numbers, refusing) => {
    spent = numbers;
    const { states, refused } = await limiter.spend([KEY, MERCHANT]);
    expect(refused?.quota).toEqual(refusing);
    expect(refused === undefined || states.includes(refused)).toBe(true);
    const [, key = 0, , merchant = 0] = numbers;
    expect(states).toEqual([
      { quota: KEY, remaining: 10 - key, resetSeconds: 60 },
      { quota: MERCHANT, remaining: 20 - merchant, resetSeconds: 30 },
    ]);
    expect(limiter.state.spentAlone).toBe(0);
  });

  test('counts alone after 250 ms without a response, and not before', async () => {
    spent = 'silence';
    let states: unknown;
    void Promise.resolve(limiter.spend([KEY])).then((spending) => (states = spending.states));
    await until(() => scripts(SPEND.sha) === 1);
    await pass(249);
    expect([states, limiter.state.isAlone]).toEqual([undefined, false]);
    await pass(1);
    // Its share: the other node has the other half.
    expect(states).toEqual([{ quota: KEY, remaining: 4, resetSeconds: 60 }]);
    expect(limiter.state).toEqual({ isAlone: true, nodes: 2, spentAlone: 1, outages: 1 });
  });

  test('is counted by Redis if the response arrived in time but was not read yet', async () => {
    spent = 'silence';
    const spending = limiter.spend([KEY, MERCHANT]);
    await until(() => scripts(SPEND.sha) === 1);
    redis.say([0, 1, 60_000, 1, 60_000]);
    vi.advanceTimersByTime(250);
    await spending;
    expect(limiter.state.spentAlone).toBe(0);
  });

  test('is counted by Redis even if this process was busy all that time', async () => {
    vi.useRealTimers();
    const spending = limiter.spend([KEY, MERCHANT]);
    const beganMs = performance.now();
    while (performance.now() - beganMs < 400);
    await spending;
    expect(limiter.state.spentAlone).toBe(0);
  });

  /** Advances time, and a few turns for its effects. */
  async function pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 1) {
      vi.advanceTimersByTime(1);
      await new Promise(setImmediate);
    }
  }
});

describe('the connection', () => {
  test('is replaced after six announcements in a row without a response, and not after fewer', async () => {
    for (let count = 0; count < 5; count += 1) await announce('refuse');
    await announce(2);
    for (let count = 0; count < 5; count += 1) await announce('refuse');
    expect(redis.connections).toBe(1);
    await announce('refuse');
    await until(() => redis.connections === 2);
  });
});

describe('without Redis from the start', () => {
  test('a node admits the whole quota, and no more', async () => {
    const { url } = redis;
    await limiter.close();
    await redis.stop();
    limiter = await RedisLimiter.open({
      url,
      clock: { now: () => 0 },
      log: createLog('silent'),
    });
    expect(limiter.state).toEqual({ isAlone: true, nodes: 1, spentAlone: 0, outages: 1 });
    for (let left = KEY.limit - 1; left >= 0; left -= 1)
      expect(await limiter.spend([KEY])).toMatchObject({ states: [{ remaining: left }], refused: undefined });
    expect(await limiter.spend([KEY])).toMatchObject({ refused: { quota: KEY } });
    redis = await ScriptedRedis.start();
  });
});

test('alone, a node admits its share of a quota, and one request of a quota smaller than the nodes', async () => {
  await announce(3);
  await announce('refuse');
  const small: Quota = { name: 'key', subject: 'small', limit: 2 };
  expect(await limiter.peek([KEY, small])).toMatchObject([
    { quota: KEY, remaining: 3 },
    { quota: small, remaining: 1 },
  ]);
});

test('its announcements keep no process alive', async () => {
  await limiter.close();
  // A spy of vitest over the fake timers would outlive them, in the worker's other files too.
  const { setInterval: start } = globalThis;
  const own: NodeJS.Timeout[] = [];
  globalThis.setInterval = ((run: () => void, everyMs: number) => {
    const timer = start(run, everyMs);
    if (everyMs === ANNOUNCE_EVERY_MS) own.push(timer);
    return timer;
  }) as typeof setInterval;
  try {
    limiter = await RedisLimiter.open({ url: redis.url, clock: { now: () => 0 }, log: createLog('silent') });
  } finally {
    globalThis.setInterval = start;
  }
  expect(own.map((timer) => timer.hasRef())).toEqual([false]);
});

describe('closing', () => {
  test('leaves its share to the others with its last message', async () => {
    const nodes = '{trellis-limits}:nodes';
    const [first = []] = redis.commands;
    expect(first).toEqual(['EVALSHA', ANNOUNCE.sha, '1', nodes, expect.any(String), '5000']);
    // An announcement under way does not bring it back.
    vi.advanceTimersByTime(ANNOUNCE_EVERY_MS);
    await limiter.close();
    expect(redis.commands.at(-1)).toEqual(['ZREM', nodes, first[4]]);
    const heard = redis.commands.length;
    vi.advanceTimersByTime(10 * ANNOUNCE_EVERY_MS);
    await new Promise(setImmediate);
    expect(redis.commands).toHaveLength(heard);
  });

  test('does not fail without Redis', async () => {
    await redis.stop();
    await until(() => redis.connections === 1);
    await expect(limiter.close()).resolves.toBeUndefined();
    redis = await ScriptedRedis.start();
  });
});
