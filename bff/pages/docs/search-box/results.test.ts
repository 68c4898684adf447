import { describe, expect, test } from 'vitest';
import type { Entry } from '../search/entries.ts';
import { finder, excerpt, marked } from './results.ts';

const ENTRIES: readonly Entry[] = [
  {
    kind: 'operation',
    title: 'Refund an order',
    place: 'Orders',
    to: '/docs/orders/refundOrder',
    words: 'Gives money back for lines or an amount.',
    names: 'POST /v1/orders/{id}/refunds refundOrder payments:refund',
  },
  {
    kind: 'chapter',
    title: 'Verify webhooks',
    place: 'Webhooks',
    to: '/docs/guides/webhooks#verify',
    words: 'The signature is over the bytes. A refund is an event too.',
  },
  {
    kind: 'error',
    title: '40401',
    place: 'Error codes',
    to: '/docs/reference/errors#error-40401',
    words: 'No such record.',
    names: 'not_found',
  },
  {
    kind: 'element',
    title: 'trellis-payment-failed',
    place: 'trellis-ordering › event',
    to: '/docs/elements/ordering#event-trellis-payment-failed',
    words: 'The card was refused.',
  },
];
const find = finder(ENTRIES);
const foundBy = (typed: string): string[] => find(typed).map(({ title }) => title);

describe('what is found', () => {
  test.each([
    ['refund', ['Refund an order', 'Verify webhooks']],
    ['POST /v1/orders', ['Refund an order']],
    ['refundOrder', ['Refund an order']],
    ['payments:refund', ['Refund an order']],
    ['verif', ['Verify webhooks']],
    ['signature webhooks', ['Verify webhooks']],
    ['40401', ['40401']],
    ['404', ['40401']],
    ['40402', []],
    ['not_found', ['40401']],
    ['payment-failed', ['trellis-payment-failed']],
    ['sigature', ['Verify webhooks']],
    ['refund zebra', ['Refund an order', 'Verify webhooks']],
    ['zebra', []],
    ['<img src=x>', []],
    ['', []],
  ])('%j finds %j', (typed, titles) => {
    expect(foundBy(typed)).toEqual(titles);
  });
});

describe('what is marked', () => {
  test('is the beginning of words, whatever their case', () => {
    expect(marked('Refund prefund refunds', ['refund', 'refunds'])).toEqual([
      { text: 'Refund', isHit: true },
      { text: ' prefund ', isHit: false },
      { text: 'refunds', isHit: true },
    ]);
  });

  test.each(['a+b', '(', '[x', '\\', '$&'])('%j is no pattern', (term) => {
    expect(
      marked(`see ${term} here`, [term])
        .map(({ text }) => text)
        .join(''),
    ).toBe(`see ${term} here`);
  });
});

describe('an excerpt', () => {
  const words = Array.from({ length: 80 }, (_, at) => `word${at}`).join(' ');

  test('is around the first hit, in whole words', () => {
    const text = excerpt(words, ['word50']);
    expect(text).toMatch(/^… word\d+ .*\bword50\b.* word\d+ …$/);
    expect(text.length).toBeLessThan(150);
  });

  test('of a short text is all of it', () => {
    expect(excerpt('Gives money back.', ['money'])).toBe('Gives money back.');
  });

  test('without a hit is the beginning', () => {
    expect(excerpt(words, ['zebra'])).toMatch(/^word0 word1 .* …$/);
    expect(excerpt(words, ['word79'])).toMatch(/^… .* word79$/);
  });
});
