import type { ImportFault } from '../../../core/contract/error-details.ts';
import { ApiError } from '../../../core/api/errors.ts';
import type { ImportError } from '../contract/menu-files.ts';
import type { GroupInput, SectionInput } from '../contract/menu-content.ts';
import type { Sources } from './sources.ts';

/** What a file says of a menu. The ids are the file's: they may be those of another menu. */
export interface FileContent {
  /** Undefined: it says nothing of them. */
  readonly sections?: readonly SectionInput[] | undefined;
  readonly groups?: readonly GroupInput[] | undefined;
  /** A table has no row for an empty section: it says nothing of those it doesn't name. */
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

/** Without a byte order mark. @throws {ApiError} import_invalid */
export function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw importInvalid('encoding', "The file isn't valid UTF-8.");
  }
}
