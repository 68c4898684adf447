/** Carriers of messages, each for one channel, and how they fail. */

/** A message to send. */
export interface Letter {
  /** The same each time it is sent, so that the recipient can ignore a duplicate. */
  readonly id: string;
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  /** The same as an HTML document, for an email. */
  readonly html: string | null;
  readonly at: Date;
}

/** Hands messages of one channel to a service behind this one. */
export interface Postman {
  /** Whether a message that comes again under its ID is delivered once. */
  readonly knowsRepeats: boolean;
  /**
   * @param signal ends the wait: another node may hand the message over afterward
   * @param begin what has to be done before the service may have the message; if it throws, nothing was sent
   * @throws {Undeliverable} it will never be accepted: the address doesn't exist, or the message is refused
   * @throws {MayBeTaken} the outcome is unknown
   * @throws {Error} it may be accepted later
   */
  take(letter: Letter, signal: AbortSignal, begin?: () => Promise<void>): Promise<void>;
  /** Asks whether it would accept messages, without sending one. @throws {Error} if it wouldn't */
  check(signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
  /** Returns why nothing is sent to a recipient, in words; `undefined` if it is. */
  refusalOf?(to: string): Promise<string | undefined>;
  /** Tells genuine notices from the carrier. */
  readonly inbound?: Inbound;
}

/** Signed forms that a carrier sends to the service. */
export interface Inbound {
  isGenuine(url: string, form: URLSearchParams, signature: string): boolean;
}

/**
 * The error for a message that would fail again. Its text contains nothing of the recipient or the message.
 */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}

/** The error for a message that was handed over without an answer. Its text contains nothing of it either. */
export class MayBeTaken extends Error {
  override readonly name = 'MayBeTaken';
}

/** The error for a recipient who wants no messages. */
export class OptedOut extends Undeliverable {}
