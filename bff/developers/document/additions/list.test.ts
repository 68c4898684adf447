import { expect, test } from 'vitest';
import { EVENT_TYPES } from '../event-types.ts';
import { OPERATIONS } from '../operations.ts';
import { RELEASES } from '../../../core/contract/versions/versions.ts';
import { ADDITIONS } from './list.ts';

test('each operation and type of event that is published is in the changelog once', () => {
  const operations = ADDITIONS.flatMap((one) => one.operations);
  expect(operations.toSorted()).toEqual(OPERATIONS.map(({ id }) => id).toSorted());
  const events = ADDITIONS.flatMap((one) => one.events);
  expect(events.toSorted()).toEqual(EVENT_TYPES.toSorted());
});

test('days are in order, each once, from the first version on; each of them brought something', () => {
  const dates = ADDITIONS.map(({ date }) => date);
  expect(dates).toEqual([...new Set(dates)].toSorted());
  expect(dates[0]).toBe(RELEASES[0]?.date);
  for (const { operations, events, others } of ADDITIONS) {
    expect(operations.length + events.length + others.length).toBeGreaterThan(0);
    expect(others.filter((words) => !/^[A-Z].*\.$/.test(words))).toEqual([]);
  }
});
