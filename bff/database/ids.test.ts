import { decodeTime } from 'ulid';
import { afterEach, expect, test, vi } from 'vitest';
import { newUlid } from './ids.ts';

afterEach(() => void vi.useRealTimers());

test('a ULID has the time of its making, also when that is set back', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const now of [1_800_000_000_000, 1_800_000_000_001, 1_700_000_000_000]) {
    vi.setSystemTime(now);
    for (const id of [newUlid(), newUlid()]) expect(decodeTime(id)).toBe(now);
  }
});

test('each ULID has 80 random bits of its own: every character occurs at every position', () => {
  const ids = Array.from({ length: 3_000 }, newUlid);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
  for (let at = 10; at < 26; at += 1) expect(new Set(ids.map((id) => id[at])).size).toBe(32);
});
