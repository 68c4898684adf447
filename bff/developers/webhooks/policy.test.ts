import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { EndpointSecrets } from './endpoint-secrets.ts';
import { readEventData } from '../../core/events/event-records.ts';
import { RETRY_DELAYS_MS, waitAfter } from './retry-schedule.ts';
import { nextStep } from './sending/record-attempts.ts';
import type { Outcome } from './sending/send.ts';
import { isPublicAddress } from '../../core/ports/target.ts';
import { newEndpointSecret, signedHeaders } from '../../core/events/signature.ts';
import { rounds } from '../../testing/service/rounds.ts';

const DAY = 24 * 3_600_000;
const outcomeOf = (status: number | null, retryAfterMs?: number): Outcome => ({
  status,
  error: status !== null && status >= 200 && status < 300 ? null : status === null ? 'timeout' : 'status',
  response: null,
  durationMs: 1,
  retryAfterMs,
});
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('the retry schedule', () => {
  test('has the delays of the domain rules', () => {
    const words = ['0s', '5s', '5m', '30m', '2h', '5h', '10h', '14h', '20h', '24h'];
    const unitMs: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000 };
    expect(RETRY_DELAYS_MS).toEqual(
      words.map((word) => Number.parseInt(word, 10) * (unitMs[word.at(-1) ?? ''] ?? 0)),
    );
  });

  test.each([
    [0, 4_500],
    [0.5, 5_000],
    [0.999, 5_499],
  ])('spreads a delay over a tenth in both directions: %d', (random, waitMs) => {
    const options = { retryAfterMs: undefined, random, delaysMs: RETRY_DELAYS_MS };
    expect(waitAfter(1, options)).toBe(waitMs);
  });

  test('varies each delay by a tenth, and respects a longer Retry-After of up to a day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        random,
        fc.option(fc.integer({ min: 0, max: 10 * DAY }), { nil: undefined }),
        (tries, at, retryAfterMs) => {
          const waitMs = waitAfter(tries, { retryAfterMs, random: at, delaysMs: RETRY_DELAYS_MS });
          const delayMs = RETRY_DELAYS_MS[tries];
          if (delayMs === undefined) return waitMs === undefined;
          if (waitMs === undefined) return false;
          const asked = Math.min(retryAfterMs ?? 0, DAY);
          return (
            waitMs >= delayMs * 0.9 - 1 && waitMs >= asked && waitMs <= Math.max(delayMs * 1.1 + 1, asked)
          );
        },
      ),
      { numRuns: rounds({ short: 1_000, long: 50_000 }) },
    );
  });
});

describe('a delivery', () => {
  const options = { delaysMs: RETRY_DELAYS_MS, random: 0.5 };

  test('ends after ten failures, at the first success, and at 410', () => {
    const states = Array.from({ length: 10 }, (_, tries) => nextStep(tries, outcomeOf(500), options).state);
    expect(states).toEqual([...Array(9).fill('pending'), 'failed']);
    expect(nextStep(3, outcomeOf(204), options)).toEqual({ state: 'delivered', tries: 4, waitMs: undefined });
    expect(nextStep(0, outcomeOf(410), options)).toEqual({ state: 'failed', tries: 1, waitMs: undefined });
  });
});

describe('a signature', () => {
  test("matches the specification's library for any secret and any text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.uint8Array({ minLength: 24, maxLength: 64 }),
        (text, bytes) => {
          const secret = `whsec_${Buffer.from(bytes).toString('base64')}`;
          const body = JSON.stringify({ text });
          const sentAtMs = Date.now();
          const headers = signedHeaders([secret, newEndpointSecret()], { id: 'evt_1', body, sentAtMs });
          const library = new Webhook(secret);
          expect(headers['webhook-signature']?.split(' ')[0]).toBe(
            library.sign('evt_1', new Date(sentAtMs), body),
          );
          expect(library.verify(body, headers)).toEqual({ text });
        },
      ),
      { numRuns: rounds({ short: 100, long: 5_000 }) },
    );
  });

  test('uses a secret of 32 random bytes', () => {
    const secrets = Array.from({ length: 100 }, newEndpointSecret);
    expect(new Set(secrets).size).toBe(100);
    for (const secret of secrets) {
      expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).toHaveLength(32);
    }
  });
});

describe('a sealed secret', () => {
  const key = randomBytes(32).toString('base64');
  const secrets = new EndpointSecrets(key);

  test('opens only with its own key and for its own endpoint', () => {
    const sealed = secrets.seal('whsec_one', 'whe_one');
    expect(secrets.open(sealed, 'whe_one')).toBe('whsec_one');
    expect(new EndpointSecrets(key).open(sealed, 'whe_one')).toBe('whsec_one');
    expect(sealed).not.toBe(secrets.seal('whsec_one', 'whe_one'));
    const other = new EndpointSecrets(randomBytes(32).toString('base64'));
    const unable = /unable to authenticate|Unsupported state/;
    expect(() => secrets.open(sealed, 'whe_two')).toThrow(unable);
    expect(() => other.open(sealed, 'whe_one')).toThrow(unable);
    const bytes = Buffer.from(sealed, 'base64url');
    for (const at of bytes.keys()) {
      const touched = Buffer.from(bytes);
      touched[at] = (touched[at] ?? 0) ^ 1;
      expect(() => secrets.open(touched.toString('base64url'), 'whe_one')).toThrow(unable);
    }
  });

  test('needs a key of 32 bytes', () => {
    expect(() => new EndpointSecrets('c2hvcnQ=')).toThrow('not a key of 32 bytes');
  });
});

test('event data keeps digits that a float would lose, and otherwise equals JSON', () => {
  const text = '{"id":9223372036854775807,"low":-9223372036854775808,"half":0.5,"big":1e400,"n":[1,2]}';
  expect(JSON.stringify(readEventData(text))).toBe(text.replace('1e400', 'null'));
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = JSON.stringify({ value });
      expect(JSON.stringify(readEventData(json))).toBe(JSON.stringify(JSON.parse(json)));
    }),
    { numRuns: rounds({ short: 200, long: 5_000 }) },
  );
});

test('an IPv4 address that is not public stays so in every IPv6 notation', () => {
  const part = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(part, part, part, part, (a, b, c, d) => {
      const dotted = [a, b, c, d].join('.');
      const [high, low] = [((a << 8) | b).toString(16), ((c << 8) | d).toString(16)];
      const dressed = [
        `::ffff:${dotted}`,
        `::${dotted}`,
        `64:ff9b::${dotted}`,
        `2002:${high}:${low}::1`,
        `2001:0:${high}:${low}::1`,
      ];
      return dressed.every((address) => !isPublicAddress(address));
    }),
    { numRuns: rounds({ short: 500, long: 20_000 }) },
  );
});

test.each([
  '93.184.216.34',
  '1.1.1.1',
  '8.8.8.8',
  '172.15.255.255',
  '172.32.0.0',
  '100.63.255.255',
  '100.128.0.0',
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));
test.each(['2606:2800:220:1:248:1893:25c8:1946', '2a00:1450:4001:827::200e', '2400:cb00:2048:1::c629:d7a2'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);
