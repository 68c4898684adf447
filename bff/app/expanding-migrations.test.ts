import { expect, test } from 'vitest';
import { MIGRATIONS } from './joined-features.ts';
import { RELEASED } from '../testing/service/released-migrations.ts';
import { whatBreaks } from '../testing/service/what-breaks.ts';

/** Changes that may break nodes of the last release after all, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  '014-key-timers: keys takes something away':
    'older than the rule: whoever upgrades from a schema before it stops all nodes first',
};

test('nodes of the last release can go on beside every newer migration, but for those with a reason', () => {
  expect(whatBreaks(MIGRATIONS, (name) => name in RELEASED)).toEqual(Object.keys(ALLOWED));
});

test.each([
  ['alter table t drop column a', 'takes something away'],
  ['alter table t add column b integer not null', 'wants a value of every row'],
  ['alter table t add column a text, add column b integer not null', 'wants a value of every row'],
  ['alter table t alter column a set not null', 'wants a value of every row'],
  ['alter table t alter column a type text', 'changes a type'],
  ['alter table t rename column a to b', 'renames something'],
  ['alter table t add constraint c check (a > 0)', 'refuses values'],
  ['create unique index i on t (a)', 'refuses values'],
  ['alter table t drop constraint t_pkey', 'drops a constraint'],
  ['delete from t where a is null', 'deletes rows'],
  ['drop table t', 'takes something away'],
])('%s breaks nodes of the last release', (statement, kind) => {
  const migrations = { '001-a': ['create table t (a integer)'], '002-b': [statement] };
  expect(whatBreaks(migrations, (name) => name === '001-a')).toEqual([`002-b: t ${kind}`]);
  // Except for a table that those nodes don't know.
  expect(whatBreaks(migrations, () => false)).toEqual([]);
});

test.each([
  'alter table t add column b integer not null default 0',
  'alter table t add column b integer default 0 not null',
  "alter table t add column b jsonb not null default '[]', add column c boolean not null default false",
  'alter table t drop constraint t_a_fkey',
  'create index i on t (a) where a is not null',
  'create function f() returns trigger language plpgsql as $$ begin delete from t; return null; end $$',
])('%s leaves them alone', (statement) => {
  const migrations = { '001-a': ['create table t (a integer)'], '002-b': [statement] };
  expect(whatBreaks(migrations, (name) => name === '001-a')).toEqual([]);
});
