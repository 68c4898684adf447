/** A message as it leaves. */
export interface Letter {
  /** The same each time it is sent, so that whoever takes it can leave out a second one. */
  readonly id: string;
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  readonly at: Date;
}

/** Hands messages of one channel to a service behind us. */
export interface Postman {
  /**
   * @throws {Undeliverable} it is never taken: the address doesn't exist, or the message is refused
   * @throws {Error} it may be taken later
   */
  take(letter: Letter, signal: AbortSignal): Promise<void>;
  /** Asks whether it would take messages, without sending one. @throws {Error} it wouldn't */
  check(signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** Sending it again would change nothing. Its message says nothing of the recipient or the text. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}

/** How long a service may take, in milliseconds. */
export const TAKE_WITHIN_MS = 15_000;
