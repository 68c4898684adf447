import type { Span } from './tracing.ts';
import { activeSpan } from './tracing.ts';

interface Described {
  readonly operation: string;
  readonly table: string | undefined;
}

const VERB = /^\s*(?:\(\s*)*([a-z]+)/i;
/** The table that a statement is mainly about; the first one of a query with several. */
const TABLE = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_]+)"?(?=[\s(,;"]|$)/i;
/** `for update` and `do update` name no table. */
const NO_TABLES: ReadonlySet<string> = new Set([
  'set',
  'skip',
  'nowait',
  'of',
  'select',
  'unnest',
  'lateral',
]);

const ENDS: ReadonlySet<string> = new Set(['begin', 'commit']);

/** The number of statements whose description is kept: nearly all recur. */
const MOST_KEPT = 2_000;
const kept = new Map<string, Described>();

/**
 * Returns the operation and the table of a statement. Nothing else of its text is used, and its values aren't
 * in the text.
 */
export function describeStatement(text: string): Described {
  const known = kept.get(text);
  if (known) return known;
  const operation = VERB.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
  const table = TABLE.exec(text)?.[1]?.toLowerCase();
  const described = { operation, table: table === undefined || NO_TABLES.has(table) ? undefined : table };
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(text, described);
  return described;
}

/**
 * Starts the span of one round trip to PostgreSQL, below the running one.
 * @param statements what is sent together
 */
export function databaseSpan(statements: readonly { readonly text: string }[]): Span | undefined {
  const parent = activeSpan();
  if (!parent) return undefined;
  const { text = '' } = statements.find((one) => !ENDS.has(one.text)) ?? statements[0] ?? {};
  const { operation, table } = describeStatement(text);
  return parent.child(table === undefined ? operation : `${operation} ${table}`, 'client', {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.collection.name': table,
    ...(statements.length > 1 && { 'db.operation.batch.size': statements.length }),
  });
}
