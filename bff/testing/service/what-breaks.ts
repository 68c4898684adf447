import type { Migrations } from '../../core/database/migrate.ts';

/**
 * Changes that break nodes of the last release: each with a name and a pattern for statements. Foreign key
 * constraints aren't included, since dropping one breaks nothing.
 */
const BREAKING: Readonly<Record<string, RegExp>> = {
  'takes something away': /\bdrop (?:table|column|view|function|trigger|type|schema|sequence|not null)\b/,
  'drops a constraint': /\bdrop constraint (?!(?:if exists )?\w+_fkey\b)/,
  'renames something': /\brename\b/,
  'changes a type': /\balter (?:column )?\S+ (?:set data )?type\b/,
  'wants a value of every row':
    /\bset not null\b|\badd (?:column )?\w+ (?:(?!,| default )[^,])*? not null(?![^,]* default )/,
  'refuses values':
    /\badd (?:constraint \S+ )?(?:check|unique|primary key|exclude)\b|\bcreate unique index\b/,
  'deletes rows': /\b(?:truncate|delete from)\b/,
};

/** The position of the table's name in a statement that changes one. */
const TABLE =
  /\b(?:alter table|drop table|truncate|delete from|index (?:\w+ )?on)(?: (?:if exists|only|table))* ([\w.]+)/;
const CREATED = /^create table (?:if not exists )?(\w+)/;

/**
 * Returns the statements that break nodes of the last release, as `{migration}: {table} {what it does}`.
 * Changes to tables that the last release doesn't have are ignored.
 */
export function whatBreaks(migrations: Migrations, isReleased: (name: string) => boolean): string[] {
  const names = Object.keys(migrations).toSorted();
  const texts = (name: string): string[] => (migrations[name] ?? []).map(readable);
  const isNew = new Set(
    names
      .filter((name) => !isReleased(name))
      .flatMap((name) => texts(name).flatMap((text) => CREATED.exec(text)?.[1] ?? [])),
  );
  return names
    .filter((name) => !isReleased(name))
    .flatMap((name) =>
      texts(name).flatMap((text) => {
        const table = TABLE.exec(text)?.[1] ?? '?';
        if (isNew.has(table) || CREATED.test(text)) return [];
        const kinds = Object.keys(BREAKING).filter((kind) => BREAKING[kind]?.test(text));
        return kinds.map((kind) => `${name}: ${table} ${kind}`);
      }),
    );
}

/**
 * Returns a statement as one line, without the bodies of functions or triggers that it creates; a `do` block
 * runs at once.
 */
function readable(statement: string): string {
  const text = statement.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return /^create (?:or replace )?(?:function|trigger)/.test(text) ? '' : text;
}
