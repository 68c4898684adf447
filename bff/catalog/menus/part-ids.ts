import type { PartPrefix } from './contract/menu-fields.ts';
import { newId } from '../../core/database/ids.ts';
import { ApiError } from '../../core/api/errors.ts';
import { isNameOfNew } from './content-parts.ts';

/** Gives the parts of one request their ids. */
export class PartIds {
  readonly #isKnown: (id: string) => boolean;
  /** By the caller's names for new parts. */
  readonly #named = new Map<string, string>();
  readonly #taken = new Set<string>();

  /** @param isKnown whether an id is one that the menu has, or once had in a published version */
  constructor(isKnown: (id: string) => boolean) {
    this.#isKnown = isKnown;
  }

  /**
   * The id of a part: the one that was sent, or a new one.
   * @throws {ApiError} field_invalid: an id that the menu doesn't know, or that the request has twice
   */
  of(prefix: PartPrefix, sent: string | undefined, path: string): string {
    if (sent === undefined) return newId(prefix);
    if (this.#taken.has(sent)) throw idFault(path, 'is in this request twice');
    this.#taken.add(sent);
    if (isNameOfNew(sent)) {
      const id = newId(prefix);
      this.#named.set(sent, id);
      return id;
    }
    if (!this.#isKnown(sent)) throw idFault(path, "isn't an id of this menu. Leave it out for a new part");
    return sent;
  }

  /** The id of another part that is referred to; one that doesn't exist is found later. */
  referred(id: string): string {
    return this.#named.get(id) ?? id;
  }
}

function idFault(path: string, fault: string): ApiError {
  const param = `${path}.id`;
  return new ApiError('field_invalid', { message: `${param} ${fault}.`, param });
}
