/** Why there is nothing running. The message is for the terminal: one line that begins with `trellis: `. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
