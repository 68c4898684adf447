import type { OwnedTable } from '../ownership.ts';

/**
 * Statements that look for work of all partners: each node sends them once in a while, and not for a request.
 * Each is named by how it begins.
 */
const FOR_ALL: readonly RegExp[] = [
  /^\s*\(select t\.id, t\.partner_id/,
  /^\s*select\s+exists \(select from events where dispatched_at is null/,
  /^\s*with picked as materialized/,
  /^\s*with due as materialized/,
  /^\s*select p\.id from webhook_endpoints p/,
  /^\s*delete from idempotency_records where ctid = any/,
  /^\s*select distinct partner_id, environment from audit_entries/,
  /^\s*(?:select position, entry_id|delete) from report_queue/,
];

/** Columns whose equality with a value, or with each other, keeps a statement within one partner. */
const OWNING =
  /^(?:id|partner_id|logo|cover|merchant|merchant_id|[a-z_]+_id|[a-z_]*hash|slug|name|host|record|reference|lineage|key)$/;

/**
 * Returns why a statement may touch rows of several partners; `undefined` if it doesn't. It reads the text of a
 * statement, not its plan: names of tables, comparisons with a parameter, and comparisons of two columns.
 */
export function faultOf(text: string, tables: ReadonlyMap<string, OwnedTable>): string | undefined {
  const plain = text.replaceAll('"', '').replaceAll(/\s+/g, ' ');
  const owned = ownedIn(plain, tables);
  if (owned.length === 0 || FOR_ALL.some((one) => one.test(plain)) || WRITES.test(plain)) return undefined;
  if (!namesOwner(plain)) return `names no partner, merchant or record: ${plain}`;
  const across = joinsIn(plain).find(([one, other]) => !OWNING.test(one) || !OWNING.test(other));
  if (owned.length > 1 && across) return `joins ${owned.join(' and ')} by ${across.join(' = ')}: ${plain}`;
  return undefined;
}

/** Statements that insert the rows of one caller, with its owner among their values. */
const WRITES = /^ ?(?:with [a-z_0-9]+ as \( ?)?insert into/;

/** Returns the tables with owners that a statement names. */
function ownedIn(plain: string, tables: ReadonlyMap<string, OwnedTable>): string[] {
  const named = [...plain.matchAll(/\b(?:from|join|update|into) ([a-z_]+)\b/g)].map(([, name = '']) => name);
  return [...new Set(named)].filter((name) => {
    const by = tables.get(name)?.ownership.by;
    return by !== undefined && by !== 'installation';
  });
}

/** Whether an owning column is compared with a parameter, or with one of several; or rows of no partner are meant. */
function namesOwner(plain: string): boolean {
  if (plain.includes('partner_id is null')) return true;
  const compared = plain.matchAll(
    /([a-z_]+)(?:\)| )*(?:=|in|is not distinct from) ?\(?(?:any ?\()?(?:array\()?(?:\$\d|select [a-z_.]+ from [a-z_]+ where [a-z_. ]+= \$\d)/g,
  );
  const inLists = plain.matchAll(/\(([a-z_., ]+)\) in \(\(? ?\$\d/g);
  const fromLists = plain.matchAll(/unnest\(\$\d/g);
  const names = [...compared].map(([, name = '']) => name);
  const listed = [...inLists].flatMap(([, all = '']) =>
    all.split(',').map((name) => name.trim().replace(/^.*\./, '')),
  );
  return [...names, ...listed].some((name) => OWNING.test(name)) || [...fromLists].length > 0;
}

/** Returns the pairs of columns that a statement compares with each other. */
function joinsIn(plain: string): [string, string][] {
  return [...plain.matchAll(/\b[a-z_]+\.([a-z_]+) = [a-z_]+\.([a-z_]+)\b/g)].map(
    ([, one = '', other = '']) => [one, other],
  );
}
