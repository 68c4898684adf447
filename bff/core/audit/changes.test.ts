import type { TSchema } from 'typebox';
import { describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../developers/document/operations.ts';
import { isAudited } from '../api/audit.ts';
import { Type } from 'typebox';
import { Int64, OneOf, RecordMetadata, Timestamp } from '../contract/fields.ts';
import { HIDDEN } from '../contract/audit.ts';
import { ChangeReader } from './changes.ts';
import { SHOWN_TEXTS, WITHOUT_ENTRY } from './shown-texts.ts';

const MARKER = 'marker-7f3a';

/** Fills a schema with a marker in each text, whatever the rule of the text is. */
function filled(schema: TSchema | undefined): unknown {
  const one = (schema ?? {}) as unknown as Record<string, unknown>;
  const branches = ['anyOf', 'oneOf', 'allOf'].flatMap((name) => (one[name] ?? []) as TSchema[]);
  const properties = Object.assign(
    {},
    ...[one, ...branches].map((part) => (part as { properties?: object }).properties),
  ) as Record<string, TSchema>;
  const names = Object.keys(properties);
  if (names.length > 0) return Object.fromEntries(names.map((name) => [name, filled(properties[name])]));
  const items = [one, ...branches].map((part) => (part as { items?: TSchema }).items).find(Boolean);
  if (items) return [filled(items)];
  return one['type'] === 'object' ? { [MARKER]: MARKER } : MARKER;
}

/** Returns the paths at which a marker is shown. */
function shownIn(reader: ChangeReader, value: unknown): string[] {
  return reader.changes(undefined, value).flatMap(({ field, after }) => {
    const paths: string[] = [];
    const look = (shown: unknown, path: string): void => {
      if (typeof shown === 'string' && shown.includes(MARKER)) paths.push(path);
      else if (Array.isArray(shown)) for (const item of shown) look(item, path);
      else if (typeof shown === 'object' && shown !== null)
        for (const [name, inner] of Object.entries(shown)) look(inner, `${path}.${name}`);
    };
    look(after, field);
    return paths;
  });
}

const AUDITED = OPERATIONS.filter(isAudited);

describe.each(AUDITED)('$id', ({ body, success, tag }) => {
  const texts = new Set(SHOWN_TEXTS[tag]);

  test('shows no text but those that are listed', () => {
    for (const schema of [body, success.schema]) {
      const shown = shownIn(new ChangeReader(schema, texts), filled(schema));
      expect(shown.filter((path) => !texts.has(path))).toEqual([]);
    }
  });

  test('shows none at all without the list', () => {
    for (const schema of [body, success.schema])
      expect(shownIn(new ChangeReader(schema, new Set()), filled(schema))).toEqual([]);
  });
});

test('nothing about guests, applicants, payments and banks is listed', () => {
  for (const tag of ['Orders', 'Payments', 'Payouts', 'Onboarding', 'Pay links', 'Hosted pages'])
    expect([tag, SHOWN_TEXTS[tag]]).toEqual([tag, undefined]);
  const tags = new Set<string>(OPERATIONS.map(({ tag }) => tag));
  expect(Object.keys(SHOWN_TEXTS).filter((tag) => !tags.has(tag))).toEqual([]);
});

test('each operation without an entry exists, and is no GET', () => {
  const others = OPERATIONS.filter(({ id, method }) => method !== 'get' && WITHOUT_ENTRY.has(id));
  expect(others.map(({ id }) => id).toSorted()).toEqual([...WITHOUT_ENTRY].toSorted());
});

describe('the changes of a record', () => {
  const schema = Type.Object({
    id: Type.String(),
    version: Type.Integer(),
    name: Type.String(),
    note: Type.String(),
    status: OneOf(['open', 'closed']),
    plant: Int64(41),
    at: Timestamp('A time.'),
    support: Type.Object({ email: Type.String(), is_public: Type.Boolean() }),
    tags: Type.Array(Type.String()),
    metadata: RecordMetadata,
  });
  const reader = new ChangeReader(schema, new Set(['name', 'tags']));

  test('are its differences, of inner objects member by member', () => {
    const before = { id: 'a', version: 1, name: 'One', support: { email: 'a@b.example', is_public: true } };
    const after = { id: 'a', version: 2, name: 'Two', support: { email: 'a@b.example', is_public: false } };
    expect(reader.changes(before, after)).toEqual([
      { field: 'name', before: 'One', after: 'Two' },
      { field: 'support.is_public', before: true, after: false },
    ]);
  });

  test('show that a hidden text has changed, and not how', () => {
    expect(reader.changes({ note: 'a' }, { note: 'b' })).toEqual([
      { field: 'note', before: HIDDEN, after: HIDDEN },
    ]);
    expect(reader.changes({ note: 'a' }, { note: 'a' })).toEqual([]);
    expect(reader.changes({ metadata: {} }, { metadata: { seat: '4' } })).toEqual([
      { field: 'metadata', before: HIDDEN, after: HIDDEN },
    ]);
  });

  test.each([
    ['status', 'open', 'open'],
    ['status', 'elsewhere', HIDDEN],
    ['at', '2026-11-21T10:42:07Z', '2026-11-21T10:42:07Z'],
    ['at', 'soon', HIDDEN],
    ['plant', 41n, '41'],
    ['plant', 4111111111111111n, HIDDEN],
    ['note', 'mer_01M7YV5Z00WRP41QW45SDWWY4H', 'mer_01M7YV5Z00WRP41QW45SDWWY4H'],
    ['name', 'ppk_sandbox_AAAA', HIDDEN],
    ['name', '4111 1111 1111 1111', HIDDEN],
    ['name', 'x'.repeat(301), `${'x'.repeat(300)}…`],
    ['tags', Array.from({ length: 400 }, () => 'fern'), '[400 items]'],
  ])('%s %s is shown as %s', (field, value, shown) => {
    expect(reader.changes(undefined, { [field]: value })).toEqual([{ field, before: null, after: shown }]);
  });
});
