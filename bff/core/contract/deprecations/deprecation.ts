/** The kinds of things that can be deprecated. */
export const DEPRECATION_KINDS = [
  'version',
  'operation',
  'parameter',
  'field',
  'value',
  'unknown_members',
  'elements',
] as const;
export type DeprecationKind = (typeof DEPRECATION_KINDS)[number];

/** Something that is no longer recommended, and its replacement. Times are RFC 3339 in UTC. */
export interface Deprecation {
  readonly kind: DeprecationKind;
  /**
   * `version`: the dated version of the API. `operation`: its ID. `parameter`: the operation's ID, a dot, and
   * the name in the query. `field`: the operation's ID, a dot, and a top-level field of its request body.
   * `value` (of a field, which a later version refuses) and `unknown_members`: {@link EVERY}; uses of a value
   * are named like fields, and unknown members by the operation's ID. `elements`: the version of the package.
   */
  readonly name: string;
  /** The time from which it is no longer recommended. */
  readonly deprecatedAt: string;
  /** The time from which it may be refused or gone; omitted if that isn't decided yet. */
  readonly sunsetAt?: string;
  /** The recommended replacement, as a sentence. */
  readonly instead: string;
  /** The path of its explanation in the documentation. */
  readonly docs: `/docs${string}`;
}

/** The deprecations of one operation. */
export interface DeprecatedParts {
  readonly itself: Deprecation | undefined;
  /** Deprecations by query parameter. */
  readonly parameters: ReadonlyMap<string, Deprecation>;
  /** Deprecations by request body field. */
  readonly fields: ReadonlyMap<string, Deprecation>;
}

/** The name of a deprecation that applies to every operation. */
export const EVERY = 'every operation';

/** Kinds that belong to one operation, identified by its ID before the dot. */
const OF_OPERATIONS: ReadonlySet<DeprecationKind> = new Set(['operation', 'parameter', 'field']);

/** The list of deprecations, with fast look-ups for every request. */
export class Deprecations {
  readonly list: readonly Deprecation[];
  readonly #byName: ReadonlyMap<string, Deprecation>;
  readonly #byOperation: ReadonlyMap<string, DeprecatedParts>;

  constructor(list: readonly Deprecation[]) {
    this.list = list;
    this.#byName = new Map(list.map((one) => [`${one.kind} ${one.name}`, one]));
    const ofOperations = list.filter(({ kind }) => OF_OPERATIONS.has(kind));
    this.#byOperation = new Map(
      [...Map.groupBy(ofOperations, operationOf)].map(([id, own]) => [id ?? '', partsOf(own)]),
    );
  }

  find(kind: DeprecationKind, name: string): Deprecation | undefined {
    return this.#byName.get(`${kind} ${name}`) ?? this.#byName.get(`${kind} ${EVERY}`);
  }

  /** Returns an operation's deprecations; `undefined` for nearly every operation. */
  ofOperation(id: string): DeprecatedParts | undefined {
    return this.#byOperation.get(id);
  }
}

/** Returns the ID of the operation that a deprecation belongs to; `undefined` if none. */
export function operationOf({ kind, name }: Pick<Deprecation, 'kind' | 'name'>): string | undefined {
  return OF_OPERATIONS.has(kind) ? (name.split('.')[0] ?? name) : undefined;
}

function partsOf(own: readonly Deprecation[]): DeprecatedParts {
  const named = (kind: DeprecationKind) =>
    new Map(own.filter((one) => one.kind === kind).map((one) => [one.name.split('.')[1] ?? '', one]));
  return {
    itself: own.find(({ kind }) => kind === 'operation'),
    parameters: named('parameter'),
    fields: named('field'),
  };
}
