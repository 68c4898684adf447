import { expect, test } from 'vitest';
import { StatementNames } from './postgres-pool.ts';

test('a text has a name from its second use on, and both ends of a transaction at once', () => {
  const names = new StatementNames();
  expect([names.nameOf('select 1'), names.nameOf('select 1'), names.nameOf('select 1')]).toEqual([
    undefined,
    'statement_1',
    'statement_1',
  ]);
  expect([names.nameOf('begin'), names.nameOf('commit')]).toEqual(['begin', 'commit']);
});

test('behind a pooler nothing has a name', () => {
  const names = new StatementNames({ isKept: false });
  const texts = ['begin', 'select 1', 'select 1', 'select 1', 'commit'];
  expect(texts.map((text) => names.nameOf(text))).toEqual(texts.map(() => undefined));
});
