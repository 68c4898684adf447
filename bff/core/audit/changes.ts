import type { TSchema } from 'typebox';
import { HIDDEN, type Change, type Shown } from '../contract/audit.ts';
import { holdsCardNumber } from '../contract/card-numbers.ts';

/** Members that each change has, and that say nothing about it. */
const SKIPPED: ReadonlySet<string> = new Set([
  'id',
  'object',
  'environment',
  'version',
  'created_at',
  'updated_at',
]);

const MOST_CHANGES = 200;
const MOST_CHARACTERS = 300;
/** The longest list, as JSON, that is shown as a whole. */
const MOST_OF_LIST = 1_000;

/**
 * Reads the values of a schema. A value is hidden unless its schema makes it harmless: booleans, numbers,
 * enums, times, IDs of records, codes of currencies, and the texts that `texts` names.
 */
export class ChangeReader {
  readonly #members = new Map<string, ChangeReader>();
  readonly #items: ChangeReader | undefined;
  readonly #isNumber: boolean;
  readonly #words: ReadonlySet<unknown>;
  readonly #isTime: boolean;
  readonly #isText: boolean;
  readonly #isCurrency: boolean;

  /**
   * @param schema `undefined` for an operation without a body
   * @param texts the paths of texts that are shown, without indexes of lists: `sections.name`
   */
  constructor(schema: TSchema | undefined, texts: ReadonlySet<string>, path = '') {
    const branches = branchesOf(schema);
    const has = (name: string, value: unknown): boolean => branches.some((one) => one[name] === value);
    for (const { properties } of branches) {
      for (const [name, member] of Object.entries((properties ?? {}) as Record<string, TSchema>)) {
        this.#members.set(name, new ChangeReader(member, texts, path === '' ? name : `${path}.${name}`));
      }
    }
    const items = branches.find((one) => one['items'] !== undefined)?.['items'] as TSchema | undefined;
    this.#items = items && new ChangeReader(items, texts, path);
    this.#isNumber = has('type', 'integer') || has('type', 'number') || has('format', 'int64');
    this.#words = new Set(branches.flatMap((one) => [...((one['enum'] as unknown[]) ?? []), one['const']]));
    this.#isTime = has('format', 'date-time') || has('format', 'date');
    this.#isText = texts.has(path);
    this.#isCurrency = path === 'currency' || path.endsWith('.currency');
  }

  /**
   * Returns the changed members. Members of inner objects are listed by themselves; a list is one value.
   * @param before `undefined` if it isn't known or didn't exist
   * @param after `undefined` if it no longer exists
   */
  changes(before: unknown, after: unknown): readonly Change[] {
    const found: Change[] = [];
    this.#compare(before, after, '', found);
    return found.length > MOST_CHANGES ? found.slice(0, MOST_CHANGES) : found;
  }

  #compare(before: unknown, after: unknown, path: string, found: Change[]): void {
    if (this.#members.size > 0 && isMembers(before ?? {}) && isMembers(after ?? {})) {
      const [was, is] = [(before ?? {}) as Members, (after ?? {}) as Members];
      for (const [name, member] of this.#members) {
        if (path === '' && SKIPPED.has(name)) continue;
        if (was[name] === undefined && is[name] === undefined) continue;
        member.#compare(was[name], is[name], path === '' ? name : `${path}.${name}`, found);
      }
      return;
    }
    if (path === '' || sameText(before) === sameText(after)) return;
    found.push({ field: path, before: this.#shown(before), after: this.#shown(after) });
  }

  #shown(value: unknown): Shown {
    if (value === undefined || value === null) return null;
    if (typeof value === 'boolean') return value;
    if (Array.isArray(value)) return this.#shownList(value);
    if (isMembers(value)) {
      if (this.#members.size === 0) return HIDDEN;
      const shown = [...this.#members].flatMap(([name, member]) =>
        value[name] === undefined ? [] : [[name, member.#shown(value[name])] as const],
      );
      return Object.fromEntries(shown);
    }
    if (typeof value === 'string') return this.#shownText(value);
    const isShown = this.#isNumber && !holdsCardNumber(String(value));
    if (typeof value === 'number' && isShown) return value;
    return typeof value === 'bigint' && isShown ? String(value) : HIDDEN;
  }

  #shownList(values: readonly unknown[]): Shown {
    const shown = values.map((one) => (this.#items ? this.#items.#shown(one) : HIDDEN));
    return JSON.stringify(shown).length <= MOST_OF_LIST ? shown : `[${values.length} items]`;
  }

  #shownText(text: string): Shown {
    if (this.#words.has(text) || RECORD_ID.test(text)) return text;
    if (this.#isTime && TIME.test(text)) return text;
    if (this.#isCurrency && CURRENCY.test(text)) return text;
    if (!this.#isText || SECRET.test(text) || holdsCardNumber(text)) return HIDDEN;
    return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS)}…`;
  }
}

const RECORD_ID = /^[a-z]{2,4}_[0-9A-HJKMNP-TV-Z]{26}$/;
const TIME = /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/;
const CURRENCY = /^[A-Z]{3}$/;
/** Matches the service's own secrets, wherever somebody pastes one. */
const SECRET = /ppk_|whsec_|eyJ[0-9A-Za-z_-]{10}|Bearer |Basic /i;

type Members = Readonly<Record<string, unknown>>;

/**
 * Whether a value is an object of JSON, which inherits nothing or what every object does; an exact number of
 * the strict reader isn't one.
 */
function isMembers(value: unknown): value is Members {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function sameText(value: unknown): string {
  return (
    JSON.stringify(value ?? null, (_, inner: unknown) =>
      typeof inner === 'bigint' ? String(inner) : inner,
    ) ?? ''
  );
}

type Branch = Readonly<Record<string, unknown>>;

/** Returns the alternatives of a schema that are no unions themselves. */
function branchesOf(schema: TSchema | undefined): readonly Branch[] {
  if (!schema) return [];
  const branch = schema as unknown as Branch;
  const inner = ['anyOf', 'oneOf', 'allOf'].flatMap((name) => (branch[name] ?? []) as TSchema[]);
  return inner.length === 0 ? [branch] : [branch, ...inner.flatMap(branchesOf)];
}
