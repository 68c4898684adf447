/** Why there is nothing running; the message is the one line for the terminal and begins with `trellis: `. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
