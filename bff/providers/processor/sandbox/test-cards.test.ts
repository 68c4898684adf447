import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIXED_TOKENS, NUMBERS, testCardOf } from './test-cards.ts';
import { newReference, orderOf, runningProcessor } from '../testing/running-processor.ts';

const processor = runningProcessor();

/** The cells of every row with a token, without marks. */
const [, guide = ''] = readFileSync(new URL('../../../../docs/sandbox.md', import.meta.url), 'utf8').split(
  '## Test cards\n',
);
const rows = guide
  .split('\n')
  .filter((line) => line.includes('| `tok_'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
const cards = rows.filter(({ length }) => length === 3) as [number: string, token: string, what: string][];

test('the sandbox’s guide lists every test card and every token', () => {
  expect(cards.map(([number]) => number.replaceAll(' ', '')).toSorted()).toEqual(
    Object.keys(NUMBERS).toSorted(),
  );
  expect(rows.map((row) => row.at(-2)).toSorted()).toEqual([...FIXED_TOKENS.keys()].toSorted());
});

test.each(cards)('%s is the card of %s, and does what the guide says', async (number, token, what) => {
  const { brand, last4, outcome } = FIXED_TOKENS.get(token) ?? {};
  expect(testCardOf(number)).toEqual({ brand, last4, outcome });
  const payment = await processor.client.authorize(orderOf(token, newReference()), 'req_1');
  const [, declined] = /^Is declined: (\w+)$/.exec(what) ?? [];
  const expected = declined ?? (what.startsWith('Asks its holder') ? 'challenge' : 'authorized');
  expect(payment.decline_code ?? payment.status).toBe(expected);
});
