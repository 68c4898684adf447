import { Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { Durations } from './durations.ts';

const buckets = [0.01, 0.1, 1];
const observed: readonly [string, number][] = [
  ['a', 0.01],
  ['a', 0.0100001],
  ['a', 5],
  ['b', 0],
  ['b', 1],
];

test("says what the library's own histogram says, word for word", async () => {
  const ours = new Registry();
  const theirs = new Registry();
  const durations = new Durations(ours, { name: 'took', help: 'How long', label: 'who', buckets });
  const histogram = new Histogram({
    name: 'took',
    help: 'How long',
    labelNames: ['who'],
    buckets,
    registers: [theirs],
  });
  for (const [who, seconds] of observed) {
    durations.series(who).observe(seconds);
    histogram.observe({ who }, seconds);
  }
  expect(await ours.metrics()).toBe(await theirs.metrics());
});

test('without a label too', async () => {
  const ours = new Registry();
  const theirs = new Registry();
  new Durations(ours, { name: 'took', help: 'How long', buckets }).series().observe(0.05);
  new Histogram({ name: 'took', help: 'How long', buckets, registers: [theirs] }).observe(0.05);
  expect(await ours.metrics()).toBe(await theirs.metrics());
});
