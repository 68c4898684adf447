/** An error of a move that the operator can fix. One line. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
}
