import { ApiError } from '../../../core/api/errors.ts';
import type { ImportError, ImportErrorCode } from '../contract/menu-files.ts';
import type { ImportFault } from '../../../core/contract/error-details.ts';
import type { GroupInput, SectionInput } from '../contract/menu-content.ts';

/** The place in a file where a part was read. */
export interface Source {
  readonly row: number | null;
  /** The column, or the place in a document, of a field of the part; the path of the field below it. */
  readonly columnOf: (path: readonly string[]) => string | null;
}

/** The source of each part of a file, so that faults in the content can refer to the file. */
export type Sources = WeakMap<object, Source>;

/** The import error code for a refusal of the content. */
export const codeOf = ({ code }: ApiError): ImportErrorCode =>
  code === 'field_missing' ? 'required' : 'invalid';

/** A fault at a path of the content, as one of the file: named by the nearest part that came from it. */
export function faultAt(content: object, error: ApiError, sources: Sources): ImportError {
  const { param = '', publicMessage: message } = error;
  const code = codeOf(error);
  const path = param.split('.').filter(Boolean);
  let part: unknown = content;
  let nearest: { source: Source; depth: number } | undefined;
  for (const [depth, step] of path.entries()) {
    if (typeof part !== 'object' || part === null) break;
    part = Reflect.get(part, step) as unknown;
    const source = typeof part === 'object' && part !== null ? sources.get(part) : undefined;
    if (source) nearest = { source, depth };
  }
  if (!nearest) return { row: null, column: param || null, code, message };
  const { source, depth } = nearest;
  const column = source.columnOf(path.slice(depth + 1));
  return {
    row: source.row,
    column,
    code,
    message: column === null ? message : message.replace(param, column),
  };
}

/** A menu as described by a file. The IDs are the file's, and may be those of another menu. */
export interface FileContent {
  /** `undefined` if the file doesn't contain them. */
  readonly sections?: readonly SectionInput[] | undefined;
  readonly groups?: readonly GroupInput[] | undefined;
  /** A table has no row for an empty section, so sections it doesn't name stay unchanged. */
  readonly isTable: boolean;
  readonly sources: Sources;
  /** Rows, or items and groups of a document. */
  readonly total: number;
  /** If there are any, the rest isn't to be used. */
  readonly errors: readonly ImportError[];
}

/** @param column that it is about */
export const importInvalid = (reason: ImportFault, message: string, column?: string): ApiError =>
  new ApiError('import_invalid', {
    message,
    details: { reason },
    ...(column !== undefined && { param: column }),
  });

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Decodes text, without its byte order mark. @throws {ApiError} import_invalid */
export function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw importInvalid('encoding', "The file isn't valid UTF-8.");
  }
}
