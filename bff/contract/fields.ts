import { Type, type TSchema, type TUnsafe } from 'typebox';

/**
 * Field types that JSON Schema alone cannot say exactly. The strict reader gives whole numbers as number or bigint.
 * `x-rule` says the rule in words; it is what a caller reads when the field is wrong.
 */

const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;

/** A whole number in −2⁶³ … 2⁶³−1, written with digits only: `1.0`, `1e3` and `"1"` are none (domain rule, plant id). */
export function isInt64(value: unknown): value is number | bigint {
  if (typeof value === 'number') return Number.isSafeInteger(value);
  return typeof value === 'bigint' && value >= INT64_MIN && value <= INT64_MAX;
}

/** Exact int64; `format` alone tells the published document its type, since the checker would refuse a bigint. */
export const Int64: TSchema = Type.Refine(
  Type.Unsafe<number | bigint>({
    format: 'int64',
    description: 'A signed 64-bit whole number.',
    'x-rule': `must be a whole number from ${INT64_MIN} to ${INT64_MAX}, written with digits only`,
  }),
  isInt64,
);

/** Characters as people count them in a form: Unicode code points. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** Text kept exactly as sent: no NUL, no lone surrogate, at most `maxLength` code points. */
export function Text(maxLength: number, options: { blank: boolean; description: string }): TUnsafe<string> {
  const fits = (value: string): boolean =>
    codePoints(value) <= maxLength && (options.blank || /\S/.test(value));
  return Type.Refine(
    Type.Unsafe<string>({
      type: 'string',
      ...(options.blank ? {} : { minLength: 1, pattern: '\\S' }),
      maxLength,
      description: options.description,
      'x-rule': options.blank
        ? `must be text of at most ${maxLength} characters`
        : `must be text of 1 to ${maxLength} characters, not blank`,
    }),
    (value) => typeof value === 'string' && isStorable(value) && fits(value),
    () =>
      `must be text of ${options.blank ? 'at most' : '1 to'} ${maxLength} characters${options.blank ? '' : ', not blank'}`,
  ) as TUnsafe<string>;
}

/** RFC 3339 UTC with `Z`. */
export const Timestamp = Type.String({ format: 'date-time' });

export const Environment = Type.Union([Type.Literal('sandbox'), Type.Literal('production')]);
export type EnvironmentName = 'sandbox' | 'production';

/** A page of a list of a titled record: keyset paging, newest last. */
export function ListOf(item: TSchema): TSchema {
  return Type.Object(
    {
      data: Type.Array(item),
      has_more: Type.Boolean(),
      next_cursor: Type.Union([Type.String(), Type.Null()]),
    },
    { title: `${String(Reflect.get(item, 'title'))}List` },
  );
}

/** Query of every list. `limit` is 1–100, 20 when left out. */
export const ListQuery = Type.Object({
  limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|100)$', description: '1–100, default 20.' })),
  cursor: Type.Optional(Type.String({ maxLength: 200, description: '`next_cursor` of the page before.' })),
});

/** A field that is always there, and may be null. */
export const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
