import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Key } from '../../../accounts/identity/contract/keys/key.ts';
import { html } from '../../../core/text/html.ts';
import {
  lineagesOf,
  type KeyLineage,
  drawRotationTimeline,
  inWords,
  rotationTimelineOf,
} from './keys-page.ts';
import { capabilityOf, spanOf } from '../parts/format.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const NOW = Date.parse('2026-11-21T10:42:00Z');

interface Life {
  readonly id: string;
  readonly lineage?: string;
  /** Milliseconds from now. */
  readonly born: number;
  readonly expires?: number;
  readonly revoked?: number;
}

function keyOf({ id, lineage = 'key_1', born, expires, revoked }: Life): Key {
  const at = (ms: number): string => new Date(NOW + ms).toISOString();
  const gone = (ms: number | undefined): boolean => ms !== undefined && ms <= 0;
  const status = gone(revoked) ? 'revoked' : gone(expires) ? 'expired' : 'live';
  return {
    id,
    lineage,
    object: 'key',
    environment: 'sandbox',
    name: `Key ${id}`,
    last_four: id.slice(-4).padStart(4, '0'),
    capability: [],
    api_version: '2026-11-26',
    status,
    expires_at: expires === undefined ? null : at(expires),
    revoked_at: revoked === undefined ? null : at(revoked),
    last_used_at: null,
    version: 1,
    metadata: {},
    created_at: at(born),
    updated_at: at(born),
  };
}

/** The text of the drawing, without tags. */
const drawnWords = (lineage: KeyLineage): string =>
  html`${drawRotationTimeline(lineage, NOW)}`.text.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ');

const lineageOf = (...lives: Life[]): KeyLineage => lineagesOf(lives.map(keyOf))[0] as KeyLineage;

describe('a lineage', () => {
  test('with a live key comes first, the newest before older ones', () => {
    const lineages = lineagesOf(
      [
        { id: 'a', lineage: 'a', born: -3 * DAY_MS },
        { id: 'b', lineage: 'b', born: -2 * DAY_MS, revoked: -DAY_MS },
        { id: 'c', lineage: 'c', born: -DAY_MS },
      ].map(keyOf),
    );
    expect(lineages.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  test('that is rotating shows the overlap wide, however old the old key is', () => {
    const lineage = lineageOf(
      { id: 'old', born: -400 * DAY_MS, expires: 23 * HOUR_MS },
      { id: 'new', born: -HOUR_MS },
    );
    const { bars, now } = rotationTimelineOf(lineage, NOW);
    const [old, next] = bars;
    const shared = (old?.left ?? 0) + (old?.width ?? 0) - (next?.left ?? 100);
    expect(shared).toBeGreaterThan(35);
    expect(old?.left).toBe(0);
    expect((next?.left ?? 0) + (next?.width ?? 0)).toBe(100);
    expect(now).toBeGreaterThan(next?.left ?? 100);
    expect(inWords(lineage, NOW)).toBe(
      'Timeline: the previous key, ending 0old, and the new key, ending 0new, both work for another 23 ' +
        'h. Then the previous key expires.',
    );
  });

  test('that is rotating has each bar labelled: which key, and how it goes on', () => {
    const lineage = lineageOf(
      { id: 'old', born: -DAY_MS, expires: 23 * HOUR_MS },
      { id: 'new', born: -HOUR_MS },
    );
    const words = drawnWords(lineage);
    expect(words).toContain('Previous key …0old, expires Nov 22, 2026, 9:42 AM UTC');
    expect(words).toContain('New key …0new, created Nov 21, 2026, 9:42 AM UTC');
    expect(words).toContain('Now');
  });

  test('that was rotated before labels the keys that have ended', () => {
    const lineage = lineageOf(
      { id: 'a', born: -9 * DAY_MS, expires: -7 * DAY_MS },
      { id: 'b', born: -8 * DAY_MS, revoked: -6 * DAY_MS },
      { id: 'c', born: -DAY_MS },
    );
    const words = drawnWords(lineage);
    expect(words).toContain('…000a, expired Nov 14, 2026, 10:42 AM UTC');
    expect(words).toContain('…000b, revoked Nov 15, 2026, 10:42 AM UTC');
  });

  test('of one key that was never rotated is not drawn', () => {
    expect(drawRotationTimeline(lineageOf({ id: 'one', born: -DAY_MS }), NOW)).toBeUndefined();
  });

  test('drawn from any lives stays within its width, in order', () => {
    const span = fc.integer({ min: -1000, max: 1000 }).map((hours) => hours * HOUR_MS);
    const life = fc.record({
      born: span,
      expires: fc.option(span, { nil: undefined }),
      revoked: fc.option(span, { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(life, { minLength: 1, maxLength: 6 }), (lives) => {
        const lineage = lineageOf(
          ...lives.map(({ born, expires, revoked }, index) => ({
            id: `k${index}`,
            born,
            ...(expires !== undefined && { expires }),
            ...(revoked !== undefined && { revoked }),
          })),
        );
        const { bars, now } = rotationTimelineOf(lineage, NOW);
        for (const { left, width } of bars) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(width).toBeGreaterThan(0);
          expect(left + width).toBeLessThanOrEqual(100.5);
        }
        expect(now).toBeGreaterThanOrEqual(0);
        expect(now).toBeLessThanOrEqual(100);
      }),
    );
  });
});

test.each([
  [0, '1 min'],
  [59_000, '1 min'],
  [12 * 60_000, '12 min'],
  [HOUR_MS, '1 h'],
  [23 * HOUR_MS + 12 * 60_000, '23 h 12 min'],
  [DAY_MS - 1000, '1 d'],
  [6 * DAY_MS + 4 * HOUR_MS + 5 * 60_000, '6 d 4 h'],
])('%d ms are %s', (ms, words) => {
  expect(spanOf(ms)).toBe(words);
});

test('a capability in short', () => {
  expect(capabilityOf(['menus:read'])).toBe('menus:read');
  expect(capabilityOf(['a:b', 'c:d', 'e:f', 'g:h'])).toBe('a:b, c:d and 2 more');
});
