import { expect, test } from 'vitest';
import type { DomainFailure } from './contract/domain.ts';
import { GRACE_MS } from './domain-records.ts';
import { stateAfter } from './settle-check.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const VERIFIED = {
  status: 'verified',
  verified_at: new Date('2026-11-01T00:00:00Z'),
  failing_since: null,
} as const;
const GONE: DomainFailure = { code: 'cname_missing', found: [] };
const later = (ms: number): Date => new Date(NOW.getTime() + ms);

test('a verified domain goes on serving for three days after its records are gone', () => {
  const first = stateAfter(VERIFIED, GONE, NOW);
  expect(first).toEqual({ ...VERIFIED, failing_since: NOW });
  const second = stateAfter(first, GONE, later(GRACE_MS - 1));
  expect(second).toEqual(first);
  expect(stateAfter(second, GONE, later(GRACE_MS))).toMatchObject({ status: 'failed', failing_since: null });
});

test('records that are back end the grace', () => {
  const failing = stateAfter(VERIFIED, GONE, NOW);
  expect(stateAfter(failing, undefined, later(1))).toEqual(VERIFIED);
});

test('servers that don’t respond say nothing of the records', () => {
  const silent: DomainFailure = { code: 'dns_unreachable', found: [] };
  expect(stateAfter(VERIFIED, silent, NOW)).toEqual(VERIFIED);
  const failing = stateAfter(VERIFIED, GONE, NOW);
  expect(stateAfter(failing, silent, later(10 * GRACE_MS))).toEqual(failing);
});

test('one that was never verified fails at once, and is verified later', () => {
  const pending = { status: 'pending', verified_at: null, failing_since: null } as const;
  const failed = stateAfter(pending, GONE, NOW);
  expect(failed).toEqual({ status: 'failed', verified_at: null, failing_since: null });
  expect(stateAfter(failed, undefined, NOW)).toEqual({ ...VERIFIED, verified_at: NOW });
});
