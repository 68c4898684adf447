const ID_LIKE = /^\w{1,100}$/;

/**
 * Whether a caller's text could be an id of ours: a prefix, `_` and a ULID. Anything else is unknown without a
 * lookup, and never reaches the database, which accepts no NUL.
 */
export function isIdLike(text: string): boolean {
  return ID_LIKE.test(text);
}
