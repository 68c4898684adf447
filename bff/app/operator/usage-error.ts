/** Something the operator can fix. One line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
