import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PollTimer, DOMAIN_TIMING } from './poll-timer.ts';

const LOOK_MS = 500;
const GATHER_MS = 50;

let timer: PollTimer;
beforeEach(() => {
  vi.useFakeTimers();
  timer = new PollTimer({ lookMs: LOOK_MS, gatherMs: GATHER_MS });
});
afterEach(() => void vi.useRealTimers());

/** Returns the duration of the next sleep, with an action at its beginning. */
async function sleptMs(
  options: { lookMs?: number; foundNothing?: boolean } = {},
  meanwhile: () => void = () => undefined,
): Promise<number> {
  const began = Date.now();
  const sleeping = timer.next(options).then(() => Date.now() - began);
  meanwhile();
  await vi.advanceTimersByTimeAsync(10 * LOOK_MS);
  return sleeping;
}

describe('without a nudge', () => {
  test('it sleeps until it is time to look, or as long as it is told', async () => {
    expect(await sleptMs()).toBe(LOOK_MS);
    expect(await sleptMs({ lookMs: 7 })).toBe(7);
  });
});

describe('a nudge', () => {
  test('wakes it, and it waits a little for more', async () => {
    expect(await sleptMs({}, () => timer.nudge())).toBe(GATHER_MS);
  });

  test('before it sleeps counts too, once', async () => {
    timer.nudge();
    timer.nudge();
    expect(await sleptMs()).toBe(GATHER_MS);
    expect(await sleptMs()).toBe(LOOK_MS);
  });

  test('waits longer after a look that found nothing, but not if it is urgent', async () => {
    const foundNothing = { foundNothing: true };
    expect(await sleptMs(foundNothing, () => timer.nudge())).toBe(5 * GATHER_MS);
    expect(await sleptMs(foundNothing, () => timer.urge())).toBe(GATHER_MS);
    expect(await sleptMs(foundNothing, () => timer.nudge())).toBe(5 * GATHER_MS);
  });

  test('does not wait for more if it hurries, also when it is waiting already', async () => {
    expect(await sleptMs({}, () => timer.hurry())).toBe(0);
    timer.nudge();
    expect(await sleptMs({}, () => timer.hurry())).toBe(0);
    // The nudge still counts; the earlier hurry has been handled.
    timer.hurry();
    expect(await sleptMs()).toBe(GATHER_MS);
    expect(await sleptMs()).toBe(LOOK_MS);
  });
});

test('at its end it wakes, sleeps no more, and leaves no timer behind', async () => {
  expect(await sleptMs({}, () => timer.end())).toBe(0);
  expect(await sleptMs()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('a claim outlasts the longest attempt, so that no other node repeats one that is under way', () => {
  expect(DOMAIN_TIMING.claimMs).toBeGreaterThan(DOMAIN_TIMING.answerWithinMs);
});
