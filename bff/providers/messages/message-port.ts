import type { Owner } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { Channel } from './contract/message.ts';

/**
 * The way by which all messages to people leave: features say what and to whom, and never how. In a sandbox nothing leaves:
 * its messages are in an inbox. In production they go through the services that the operator has set.
 */
export interface Messages {
  /** Whether messages of a channel can be sent in an environment. Where they can't, don't offer what needs them. */
  isOffered(environment: Owner['environment'], channel: Channel): boolean;

  /** @throws {ApiError} state_forbids: with the reason, for people */
  requireOffered(environment: Owner['environment'], channel: Channel): void;

  /**
   * Sends a message once the transaction is committed, and again with growing pauses until it is taken, or `expiresAt` has passed.
   * Nothing waits for it, and nothing of it is logged.
   * @throws {ApiError} state_forbids: the channel isn't offered
   *
   * @example
   * await messages.send(work, owner, { channel: 'sms', to: '+442079460018', text: 'Your order is ready.', merchantId });
   */
  send(work: Work, owner: Owner, message: NewMessage): Promise<void>;

  /** Removes what an inbox has, or what isn't sent yet, to one recipient about one merchant: they want to be forgotten. */
  forget(
    work: Work,
    owner: Owner,
    about: { readonly merchantId: string; readonly to: string },
  ): Promise<void>;
}

export interface NewMessage {
  readonly channel: Channel;
  /** A phone number in E.164, or an email address. */
  readonly to: string;
  /** Of an email: one line. */
  readonly subject?: string;
  /** Plain text. */
  readonly text: string;
  readonly merchantId?: string;
  /** After this it is no use: in milliseconds from now. One day when left out. */
  readonly validForMs?: number;
}
