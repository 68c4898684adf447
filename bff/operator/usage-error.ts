/** Something the operator can mend. One line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
