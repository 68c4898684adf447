import { TOKEN_KINDS } from '../../bff/developers/themes/contract/token-names.ts';
import { ApiError } from '../../bff/core/api/errors.ts';
import { isJsonObject, type Json, type JsonObject } from '../../bff/core/api/json.ts';
import { readTokens, type ThemeTokens } from '../../bff/developers/themes/tokens/read-tokens.ts';
import { collectAll, type FoundToken, type FoundTokens } from './collect.ts';
import { CONTROL_NAMES, readControls, type Controls } from './controls.ts';
import { InputFault } from './input-fault.ts';
import { resolved } from './resolve.ts';

/** What a theme file says to elements. */
export interface ThemeFile {
  readonly tokens: ThemeTokens;
  readonly controls: Controls;
  /** Before each name in the file: `trellis.`, or nothing. */
  readonly prefix: string;
}

const GROUP = 'trellis';
/** Of pages that Trellis serves: elements have none. */
const OF_PAGES: ReadonlySet<string> = new Set(['logo', 'shadow.card', 'font-size.text', 'font-size.heading']);

/**
 * Reads the tokens that elements know out of a Design Tokens file, in which there may be others.
 * @param path of the file, for messages
 * @throws {InputFault} with the path in the file of the first thing that can’t be read
 */
export function readThemeFile(text: string, path: string): ThemeFile {
  const found = collectAll(parsed(text, path));
  const prefix = [...found.keys()].some((name) => name.startsWith(`${GROUP}.`)) ? `${GROUP}.` : '';
  const known = knownOf(found, prefix);
  if (known.size === 0) {
    throw new InputFault(
      `${path}: has no token that elements know, such as color.accent. Put them into a group "${GROUP}", where they may refer to yours: {"${GROUP}": {"color": {"accent": {"$value": "{blue.600}"}}}}.`,
    );
  }
  const named = [...known].filter(([name]) => !OF_PAGES.has(name));
  try {
    return {
      tokens: readTokens(nested(named.filter(([name]) => TOKEN_KINDS.has(name)))),
      controls: readControls(new Map(named)),
      prefix,
    };
  } catch (error) {
    throw error instanceof ApiError ? new InputFault(`${prefix}${error.publicMessage}`) : error;
  }
}

/** By their names for us, resolved. */
function knownOf(found: FoundTokens, prefix: string): Map<string, FoundToken> {
  const known = new Map<string, FoundToken>();
  for (const token of found.values()) {
    if (!token.path.startsWith(prefix)) continue;
    const name = token.path.slice(prefix.length);
    if (TOKEN_KINDS.has(name) || CONTROL_NAMES.has(name)) known.set(name, resolved(token, found));
    else if (prefix !== '')
      throw new InputFault(`${token.path}: is no name that elements know; see trellis theme --help.`);
  }
  return known;
}

function parsed(text: string, path: string): JsonObject {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new InputFault(`${path}: is no JSON: ${(error as Error).message}`);
  }
  if (isJsonObject(json as Json)) return json as JsonObject;
  throw new InputFault(`${path}: must be an object with groups and tokens.`);
}

/** The tokens as a file of their own, in the groups that the service has them in. */
function nested(tokens: readonly (readonly [name: string, token: FoundToken])[]): JsonObject {
  const file: JsonObject = {};
  for (const [name, { type, value }] of tokens) {
    const path = name.split('.');
    let group = file;
    for (const part of path.slice(0, -1)) group = (group[part] ??= {}) as JsonObject;
    group[path.at(-1) ?? ''] = { ...(type !== undefined && { $type: type }), $value: value };
  }
  return file;
}
