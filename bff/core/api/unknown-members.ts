import type { TSchema } from 'typebox';
import { ApiError } from './errors.ts';
import type { Json } from './json.ts';
import { nearestName } from './nearest-name.ts';
import { isValid } from './validate.ts';

/** A member of a body that its schema doesn't have. */
export interface UnknownMember {
  /** From the body down to the member; lists by their positions. */
  readonly path: readonly string[];
  /** Names that its object has instead. */
  readonly known: readonly string[];
}

/** Whatever TypeBox wraps a schema in, these keywords are its own. */
interface Keywords {
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly patternProperties?: Readonly<Record<string, TSchema>>;
  readonly items?: TSchema;
  readonly anyOf?: readonly TSchema[];
}

/**
 * Finds the first member, at any depth, that a schema doesn't have. The rest of the value may be invalid. Objects of the
 * caller's own names, such as `metadata`, have every member.
 */
export function unknownMemberIn(schema: TSchema, value: Json): UnknownMember | undefined {
  const [first] = membersIn(schema, value, []);
  return first;
}

function* membersIn(schema: TSchema, value: Json, path: readonly string[]): Generator<UnknownMember> {
  if (typeof value !== 'object' || value === null) return;
  const { properties, patternProperties, items, anyOf } = schema as Keywords;
  if (anyOf) yield* inEveryBranch(anyOf, value, path);
  else if (Array.isArray(value)) {
    if (items) for (const [at, item] of value.entries()) yield* membersIn(items, item, [...path, String(at)]);
  } else if (properties) {
    for (const [name, member] of Object.entries(value)) {
      if (Object.hasOwn(properties, name)) {
        yield* membersIn(properties[name] as TSchema, member, [...path, name]);
      } else yield { path: [...path, name], known: Object.keys(properties) };
    }
  } else if (patternProperties) {
    const [each] = Object.values(patternProperties);
    if (each) for (const [name, one] of Object.entries(value)) yield* membersIn(each, one, [...path, name]);
  }
}

/** A union has a member if one of the branches that the value fits has it; a value that fits none is compared with all. */
function inEveryBranch(branches: readonly TSchema[], value: Json, path: readonly string[]): UnknownMember[] {
  const fitting = branches.length > 1 ? branches.filter((branch) => isValid(branch, value)) : branches;
  const compared = fitting.length > 0 ? fitting : branches.filter(isComposed);
  const [first = [], ...others] = compared.map((branch) => [...membersIn(branch, value, path)]);
  return first.flatMap((unknown) => {
    const id = unknown.path.join('\0');
    const same = others.map((list) => list.find((one) => one.path.join('\0') === id));
    if (same.includes(undefined)) return [];
    return { ...unknown, known: [unknown, ...same].flatMap((one) => one?.known ?? []) };
  });
}

/** Of null, numbers and text no member is unknown, so they would make every one known. */
function isComposed(schema: TSchema): boolean {
  const { properties, patternProperties, items, anyOf } = schema as Keywords;
  return (properties ?? patternProperties ?? items ?? anyOf) !== undefined;
}

/** A caller may choose names of any length up to its body's, and of any characters. */
const MAX_PARAM_LENGTH = 200;
const PLAIN_NAME = /^[\w.-]{1,80}$/;

/** @returns field_invalid, with the member and the nearest that the operation has in its message */
export function unknownMember({ path, known }: UnknownMember): ApiError {
  const param = path.join('.').slice(0, MAX_PARAM_LENGTH);
  const member = PLAIN_NAME.test(param) ? param : 'A member of the body';
  return new ApiError('field_invalid', {
    message: `${member} isn't a member that this operation has. ${inPlaceOf(path.at(-1) ?? '', known)}`,
    param,
  });
}

/** @returns the same of a query parameter */
export function unknownParameter(name: string): ApiError {
  const message = "This operation doesn't have this query parameter.";
  return new ApiError('field_invalid', { message, param: name.slice(0, 100) });
}

/** A whole sentence; none where nothing is known. */
function inPlaceOf(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? 'It takes none here.' : `The nearest is ${nearest}.`;
}
