import { expect, test } from 'vitest';
import type { EventType } from '../../../core/contract/feature.ts';
import { gapsOf } from './replay-pages.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const at = (minute: number): string => new Date(NOW - 60 * 60_000 + minute * 60_000).toISOString();
const event = (id: string, minute: number, type: EventType = 'plant.created') => ({
  id,
  type,
  created_at: at(minute),
});
const sent = (...ids: string[]) => ids.map((id) => ({ event: id }));
const endpoint = { events: null, created_at: at(0) };

test('each stretch of events without a delivery is one gap, to the millisecond after its last', () => {
  const events = [event('f', 6), event('e', 5), event('d', 4), event('c', 3), event('b', 2), event('a', 1)];
  expect(gapsOf(endpoint, events, sent('a', 'd'), NOW)).toEqual([
    { from: at(2), to: at(3).replace('.000Z', '.001Z'), count: 2 },
    { from: at(5), to: at(6).replace('.000Z', '.001Z'), count: 2 },
  ]);
});

test('types that the endpoint does not take, pings, and what was before it are not missed', () => {
  const own = { events: ['plant.created' as const], created_at: at(3) };
  const events = [event('d', 6, 'ping'), event('c', 5, 'key.created'), event('b', 4), event('a', 2)];
  expect(gapsOf(own, events, [], NOW).map(({ count }) => count)).toEqual([1]);
  expect(gapsOf(endpoint, [event('p', 5, 'ping')], [], NOW)).toEqual([]);
});

test('what has only just happened may still be on its way', () => {
  expect(gapsOf(endpoint, [event('a', 60)], [], NOW)).toEqual([]);
});
