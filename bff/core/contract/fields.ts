import {
  Type,
  type Static,
  type TObject,
  type TSchema,
  type TString,
  type TUnsafe,
  type TLiteral,
} from 'typebox';
import { EXAMPLE_ID, EXAMPLE_TIME } from './example-values.ts';

/**
 * Field types that JSON Schema alone cannot express exactly. The strict reader gives whole numbers as number
 * or bigint. `x-rule` is the rule in words, which a caller reads when the field is wrong.
 */

const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;

/**
 * Whether a value is a whole number in −2⁶³ … 2⁶³−1, written with digits only: `1.0`, `1e3` and `"1"` are not
 * (domain rule, plant id). Neither is `-0`: an ID has one spelling, and no integer type could return this
 * one.
 */
function isInt64(value: unknown): value is number | bigint {
  if (typeof value === 'number') return Number.isSafeInteger(value) && !Object.is(value, -0);
  return typeof value === 'bigint' && value >= INT64_MIN && value <= INT64_MAX;
}

/**
 * Exact int64; the published document shows its type only by `format`, because the checker would refuse a
 * bigint.
 */
export function Int64(example: number): TUnsafe<number | bigint> {
  return Type.Refine(
    Type.Unsafe<number | bigint>({
      format: 'int64',
      description: 'A signed 64-bit integer.',
      examples: [example],
      'x-rule':
        `must be an integer from ${INT64_MIN} to ${INT64_MAX}, without quotes, a fraction or an ` +
        'exponent',
    }),
    isInt64,
  ) as TUnsafe<number | bigint>;
}

/** Counts characters as people do in a form: Unicode code points. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** Text kept exactly as sent: no NUL, no lone surrogate, at most `maxLength` code points. */
export function Text(
  maxLength: number,
  { blank, ...published }: { blank: boolean; description: string; examples?: readonly string[] },
): TUnsafe<string> {
  const fits = (value: string): boolean => codePoints(value) <= maxLength && (blank || /\S/.test(value));
  const rule = blank
    ? `must be at most ${maxLength} characters`
    : `must be 1–${maxLength} characters and not blank`;
  return Type.Refine(
    Type.Unsafe<string>({
      type: 'string',
      ...(blank ? {} : { minLength: 1, pattern: '\\S' }),
      maxLength,
      ...published,
      'x-rule': rule,
    }),
    (value) => typeof value === 'string' && isStorable(value) && fits(value),
    () => rule,
  ) as TUnsafe<string>;
}

export const ENVIRONMENTS = ['sandbox', 'production'] as const;
export type EnvironmentName = (typeof ENVIRONMENTS)[number];

/** A page of a list of a titled record: keyset paging, newest last. */
export function ListOf<Item extends TSchema>(item: Item) {
  return Type.Object(
    {
      data: Type.Array(item, { description: 'The records on this page.' }),
      has_more: Type.Boolean({ description: 'Whether there is another page.', examples: [false] }),
      next_cursor: orNull(
        Type.String({
          description: 'Send this as `cursor` to read the next page. `null` on the last page.',
        }),
        { examples: [null] },
      ),
    },
    { title: `${String(Reflect.get(item, 'title'))}List` },
  );
}

/** The type of a page of a list. */
export type Page<Item> = Omit<Static<ReturnType<typeof ListOf>>, 'data'> & { data: Item[] };

/** Query of every list. `limit` is 1–100 and defaults to 20. */
export const ListQuery = Type.Object({
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100,
      default: 20,
      description: 'How many records to return: 1–100, default 20.',
      'x-rule': 'must be an integer from 1 to 100',
    }),
  ),
  cursor: Type.Optional(
    Type.String({
      pattern: '^[a-z]{2,4}_[0-9A-Z]{26}$',
      description: 'The `next_cursor` of the previous page.',
      'x-rule': 'must be the next_cursor of a previous page',
    }),
  ),
});

/** An ID in a query; the pattern checks only its form. */
export function IdFilter(record: string, description: string): TUnsafe<string> {
  const rule = `must be the id of ${record}`;
  return Type.Unsafe<string>({
    type: 'string',
    pattern: String.raw`^\w{1,100}$`,
    description,
    'x-rule': rule,
  });
}

/**
 * The ID of a record in a path. Only its form is checked, so that an impossible ID is not found without a
 * look-up and never reaches the database, which accepts no NUL.
 */
export const IdInPath = (record: keyof typeof EXAMPLE_ID) => IdsInPath({ id: record });

/**
 * The ID in a path for a kind of record that only its own feature names. @param example an ID of that kind
 */
export const IdInPathLike = (example: string) =>
  Type.Object({ id: idParameter('Id of the record.', example) });

/** The IDs of several path parameters, in the order of the path, with the kind of record that each names. */
export function IdsInPath<const Records extends Readonly<Record<string, keyof typeof EXAMPLE_ID>>>(
  records: Records,
): TObject<{ -readonly [Name in keyof Records]: TString }> {
  const fields = Object.entries(records).map(([name, record]) => [
    name,
    idParameter(name === 'id' ? 'Id of the record.' : `Id of the ${record}.`, EXAMPLE_ID[record]),
  ]);
  return Type.Object(Object.fromEntries(fields) as { -readonly [Name in keyof Records]: TString });
}

function idParameter(description: string, example: string): TString {
  return Type.String({ pattern: String.raw`^\w{1,100}$`, description, examples: [example] });
}

/** One of these values. */
export function OneOf<const Words extends readonly string[]>(
  words: Words,
  options: FieldWords & { readonly 'x-rule'?: string } = {},
): TUnsafe<Words[number]> {
  return Type.Unsafe<Words[number]>({ type: 'string', enum: [...words], ...options });
}

/** A field that is always present, and may be null; an `enum` is published with `null` among its values. */
export const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(
  schema: Schema,
  options: FieldWords = {},
) => Type.Union([schema, Type.Null()], options);

/** The published documentation of a field, apart from its shape. */
type FieldWords = { readonly description?: string; readonly examples?: unknown[] };

/** The place where an order was placed. */
export const ORDER_SOURCES = ['ordering', 'dashboard', 'api'] as const;
export type OrderSource = (typeof ORDER_SOURCES)[number];

/** Fields that records have in common. */

export const RecordId = (example: string): TString =>
  Type.String({ description: 'Unique id. Treat it as an opaque string.', examples: [example] });

export const RecordType = <const Name extends string>(name: Name): TLiteral<Name> =>
  Type.Literal(name, { description: 'The type of record.' });

export const RecordEnvironment = OneOf(ENVIRONMENTS, {
  description: 'The environment of the record. It never changes.',
  examples: ['sandbox'],
});

export const RecordVersion = Type.Integer({
  description:
    "Increases by one with every change. Send it with an update to avoid overwriting a change you haven't " +
    'read.',
  examples: [1],
});

/** The version in a request, for an update of the record that the caller has read. */
export const ReadVersion = Type.Optional(
  Type.Integer({
    description: 'The version you read. If the record has changed since, the request returns 40903.',
  }),
);

export const RecordMetadata = Type.Record(Type.String(), Type.String(), {
  description: 'Up to 50 key-value pairs of your own.',
  examples: [{}],
});

/** RFC 3339 in UTC, with `Z`. */
export const Timestamp = (description: string, example = EXAMPLE_TIME): TString =>
  Type.String({ format: 'date-time', description, examples: [example] });

export const CreatedAt = Timestamp('When it was created, as RFC 3339 in UTC.');
export const UpdatedAt = Timestamp('When it was last changed, as RFC 3339 in UTC.');
