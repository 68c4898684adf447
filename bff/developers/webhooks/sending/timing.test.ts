import { expect, test } from 'vitest';
import { DOMAIN_TIMING } from './poll-timer.ts';

test('a claim outlasts the longest attempt, so that no other node repeats one that is under way', () => {
  expect(DOMAIN_TIMING.claimMs).toBeGreaterThan(DOMAIN_TIMING.answerWithinMs);
});
