import { expect, test } from 'vitest';
import { WORDS as CONSOLE } from '../../pages/console/page-renderer.ts';
import { ERROR_CODES, statusOf, type ErrorName } from '../../core/contract/error-codes.ts';
import { STATUS_MEANING } from '../../core/contract/openapi-errors.ts';
import { ApiError } from '../../core/api/errors.ts';
import { html, type Content } from '../../core/text/html.ts';
import { WORDS as HOSTED } from '../../pages/hosted/page-renderer.ts';
import { WORDS as SITES } from '../../pages/hosts/site-renderer.ts';
import { faultWords } from '../../pages/shell/fault-pages.ts';

const NAMES = Object.keys(ERROR_CODES) as ErrorName[];
/** A claim that nothing has happened, or that a request may be sent again, with or without a key. */
const CLAIM = /nothing (?:was|has|is)|not (?:been )?(?:charged|changed)|safe to try again(?! with the same)/i;
const plain = (content: Content): string => html`${content}`.text;

test('no message of a failure says that nothing was changed: nobody knows', () => {
  const failures = NAMES.filter((name) => statusOf(name) >= 500);
  expect(failures.length).toBeGreaterThan(3);
  for (const name of failures) expect(new ApiError(name).publicMessage).not.toMatch(CLAIM);
  const meanings = Object.entries(STATUS_MEANING).filter(([status]) => Number(status) >= 500);
  for (const [, { text }] of meanings) expect(text).not.toMatch(CLAIM);
});

test.each([
  ['the console', CONSOLE],
  ['hosted pages', HOSTED],
  ['sites', SITES],
])('a form of %s says that nothing was done only if that is known', (_, words) => {
  const unknown = NAMES.filter((name) => {
    const { advice } = faultWords(new ApiError(name), true, words);
    return !plain(advice).startsWith(plain(words.nothingDone));
  });
  const known = NAMES.filter((name) => !unknown.includes(name));
  expect(unknown).toEqual([
    'request_timeout',
    'idempotency_in_progress',
    'idempotency_reused',
    ...NAMES.filter((name) => statusOf(name) >= 500),
  ]);
  for (const name of unknown) {
    const { advice } = faultWords(new ApiError(name), true, words);
    expect(plain(advice)).not.toMatch(CLAIM);
    expect(plain(advice)).not.toMatch(/^false/);
  }
  expect(known).toContain('state_forbids');
});
