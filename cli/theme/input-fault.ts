/** What was given can’t be used. The message says where and why, to people. */
export class InputFault extends Error {
  override readonly name = 'InputFault';
}
