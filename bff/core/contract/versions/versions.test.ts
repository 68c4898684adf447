import { expect, test } from 'vitest';
import { NEWEST_VERSION, RELEASES, downTo, releaseOf, upFrom } from './versions.ts';

const merchant = {
  id: 'mer_1',
  object: 'merchant',
  environment: 'sandbox',
  display_name: 'Riverside Nursery',
  legal_name: 'Riverside Nursery Ltd',
  status: 'needs_data',
  version: 1,
};
const key = { id: 'key_1', object: 'key', name: 'Till', capability: ['menus:read'], status: 'live' };

test('versions are dates in order, the last is the newest, and each but the first has its step', () => {
  const dates = RELEASES.map((release) => release.date);
  expect(dates).toEqual(dates.toSorted());
  expect(dates.at(-1)).toBe(NEWEST_VERSION);
  expect(RELEASES.map((release) => release.step?.version)).toEqual([undefined, ...dates.slice(1)]);
});

test('2026-09-01, golden: what a partner of that version reads and sends', () => {
  expect(downTo('2026-09-01', merchant)).toEqual({
    id: 'mer_1',
    object: 'merchant',
    environment: 'sandbox',
    name: 'Riverside Nursery',
    legal_name: 'Riverside Nursery Ltd',
    status: 'pending',
    version: 1,
  });
  expect(downTo('2026-09-01', { ...merchant, status: 'restricted' })['status']).toBe('restricted');
  expect(downTo('2026-09-01', { data: [key], has_more: false, next_cursor: null })).toEqual({
    data: [{ id: 'key_1', object: 'key', name: 'Till', scopes: ['menus:read'], status: 'live' }],
    has_more: false,
    next_cursor: null,
  });
  expect(upFrom('2026-09-01', 'createKey', { name: 'Till', scopes: ['menus:read'] })).toEqual({
    name: 'Till',
    capability: ['menus:read'],
  });
  expect(upFrom('2026-09-01', 'createSession', { merchant: 'mer_1', scopes: ['a:b'] })).toEqual({
    merchant: 'mer_1',
    scopes: ['a:b'],
  });
});

test('2026-11-01, golden: the newest shapes as they are', () => {
  expect(downTo('2026-11-01', merchant)).toBe(merchant);
  expect(downTo('2026-11-01', { data: [key], has_more: false })).toEqual({ data: [key], has_more: false });
  const body = { name: 'Till', capability: ['menus:read'] };
  expect(upFrom('2026-11-01', 'createKey', body)).toBe(body);
});

test('a version is retired at its sunset, not before', () => {
  const sunset = Date.parse('2027-11-01T00:00:00Z');
  expect(releaseOf('2026-09-01', sunset - 1)?.date).toBe('2026-09-01');
  expect(releaseOf('2026-09-01', sunset)).toBeUndefined();
  expect(releaseOf(NEWEST_VERSION, sunset)).toBeDefined();
  expect(releaseOf('2026-10-01', 0)).toBeUndefined();
});
