import { ApiError } from '../../../core/api/errors.ts';
import type { JsonObject } from '../../../core/api/json.ts';
import { readTokens } from '../../../developers/themes/tokens/read-tokens.ts';
import type { TokenGroup } from './typed-theme.ts';

const MOST = 20;

export interface Refused {
  readonly refusals: readonly ApiError[];
  /** What is left without them; undefined: nothing that can be read. */
  readonly rest: TokenGroup | undefined;
}

/** Everything that a theme's file is refused for, by its path: the API names the first, a person wants to see all. */
export function refusalsOf(file: TokenGroup): Refused {
  const refusals: ApiError[] = [];
  // It came as JSON.
  let rest: JsonObject | undefined = file as JsonObject;
  while (rest) {
    const refusal = refusalOf(rest);
    if (!refusal) break;
    refusals.push(refusal);
    const isReadable = refusal.param !== undefined && refusals.length < MOST;
    rest = isReadable ? without(rest, refusal.param.split('.')) : undefined;
  }
  return { refusals, rest };
}

function refusalOf(file: JsonObject): ApiError | undefined {
  try {
    readTokens(file);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** @returns undefined: there is nothing at this path, so that leaving it out changes nothing */
function without(group: JsonObject, [name = '', ...path]: readonly string[]): JsonObject | undefined {
  if (!Object.hasOwn(group, name)) return undefined;
  const { [name]: member, ...others } = group;
  if (path.length === 0) return others;
  if (typeof member !== 'object' || member === null || Array.isArray(member)) return undefined;
  const rest = without(member as JsonObject, path);
  return rest && { ...others, [name]: rest };
}
