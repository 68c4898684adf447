import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import type { Owner } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import type { LanguageTag } from '../../core/text/languages.ts';
import type { Outcome } from '../../core/timers/timer-handler.ts';
import type { AddressedLetter } from '../../core/letters/letter.ts';
import { writeLetter, type WrittenLetter } from '../../core/letters/write-letter.ts';
import { setTimer } from '../../core/timers/timers.ts';
import type { Channel } from './contract/messages.ts';
import { readSubscription, saveSubscription, type PushSubscription } from './browser/subscriptions.ts';
import { deliverMessage, type MessageDeps } from './deliver-message.ts';
import { dropOptOut, hasOptedOut, recordOptOut } from './opt-outs.ts';
import { Undeliverable, type Inbound } from './postman.ts';
import type { Work } from '../../core/database/unit-of-work.ts';

export { openPostmen, type Postmen, type PostmenOptions } from './postmen.ts';
export {
  browsersOf,
  forgetBrowsers,
  isTold,
  MOST_BROWSERS,
  type TellableBrowser,
} from './browser/subscriptions.ts';
export { forgetMessages } from './message-records.ts';
export { WebPush, type VapidKeys } from './browser/web-push.ts';
export { twilioNotices } from './twilio/twilio-notices.ts';

/** The methods that the timers need in addition to {@link Messages}. */
export interface MessageService extends Messages {
  /** Sends a message of production. @throws {Error} if it should be tried again */
  deliverDue(id: string, signal: AbortSignal): Promise<Outcome>;
  /** The browsers that hear of orders. */
  readonly browsers: Browsers;
  /** Deletes a message from an inbox. */
  drop(trx: Db, id: string): Promise<void>;
  /** Tells genuine notices from the carrier of texts; `undefined` if it sends none. */
  readonly inbound: Inbound | undefined;
  /** Sends no more texts to a number in E.164 until it opts in again. */
  optOut(phone: string): Promise<void>;
  optIn(phone: string): Promise<void>;
}

interface Browsers {
  /**
   * Returns the key that a browser subscribes with, in base64url; `undefined` if nothing is sent to browsers.
   */
  keyFor(environment: Owner['environment']): Promise<string | undefined>;
  /**
   * Stores a browser for an order.
   * @throws {ApiError} field_invalid, state_forbids (five others are stored)
   */
  save(
    trx: Db,
    owner: Owner,
    browser: {
      readonly orderId: string;
      readonly guest: string;
      readonly language: LanguageTag;
      readonly sent: Partial<PushSubscription>;
    },
  ): Promise<void>;
}

export const SEND = 'message.send';
export const DROP = 'message.drop';

const DAY_MS = 24 * 60 * 60_000;
const KEPT_MS = 30 * DAY_MS;
/** The longest that a reader waits for an email to be taken. */
const MAIL_WITHIN_MS = 15_000;

const WORDS: Readonly<Record<Channel, string>> = {
  sms: "Text messages aren't set up here, so this isn't offered. It works in the sandbox.",
  email: "Email isn't set up here, so this isn't offered. It works in the sandbox.",
  browser: "Messages to browsers aren't set up here, so this isn't offered. They work in the sandbox.",
};

export function messageService(deps: MessageDeps): MessageService {
  const isOffered: Messages['isOffered'] = (environment, channel) =>
    channel === 'browser'
      ? deps.push.isOffered(environment)
      : environment === 'sandbox' || deps.postmen[channel] !== undefined;
  const requireOffered: Messages['requireOffered'] = (environment, channel) => {
    if (!isOffered(environment, channel)) throw new ApiError('state_forbids', { message: WORDS[channel] });
  };
  return {
    isOffered,
    requireOffered,

    async write(db, { letter, from, language }) {
      return writeLetter(letter, { language, ...(await deps.senderOf(db, from)) });
    },

    async send({ db }, owner, message) {
      const { channel, to, subject = null, text, html = null } = message;
      const { merchantId = null, validForMs = DAY_MS, isNotice = false } = message;
      requireOffered(owner.environment, channel);
      if (owner.environment === 'production' && channel === 'sms') {
        const refusal = await refusalOf(deps, db, to);
        if (refusal !== undefined && isNotice) return;
        if (refusal !== undefined) throw new ApiError('state_forbids', { message: refusal });
      }
      const id = newId('msg');
      const isTest = owner.environment === 'sandbox';
      const realNow = deps.clock.now();
      await db
        .insertInto('messages')
        .values({
          id,
          partner_id: owner.partnerId,
          environment: owner.environment,
          merchant_id: merchantId,
          channel,
          recipient: to,
          subject,
          text: isTest ? text : deps.secrets.seal(text, id),
          html: isTest || html === null ? html : deps.secrets.seal(html, id),
          is_notice: isNotice,
          handed_at: null,
          expires_at: new Date(realNow + validForMs),
          created_at: new Date(await nowIn(db, deps.clock, owner)),
        })
        .execute();
      const timer = isTest ? { kind: DROP, inMs: KEPT_MS } : { kind: SEND, inMs: 0 };
      const dueAt = new Date(realNow + timer.inMs);
      // Other services and clean-up jobs don't know a sandbox's clock.
      await setTimer(db, owner, { kind: timer.kind, record: id, dueAt, isRealTime: true });
      // A sandbox has no real guests to disturb but the browser that asked.
      if (isTest && channel === 'browser') {
        await setTimer(db, owner, { kind: SEND, record: id, dueAt: new Date(realNow), isRealTime: true });
      }
    },

    async mailNow({ to, subject, text, html = null }) {
      const postman = deps.postmen.email;
      if (!postman) throw new ApiError('unavailable', { message: "Email isn't set up here." });
      const letter = { id: newId('msg'), to, subject, text, html, at: new Date(deps.clock.now()) };
      try {
        await postman.take(letter, AbortSignal.timeout(MAIL_WITHIN_MS));
      } catch (error) {
        if (error instanceof Undeliverable) {
          throw new ApiError('field_invalid', {
            message: 'email was refused by the mail server. Check the address.',
            param: 'email',
          });
        }
        deps.log.warn({ err: error }, 'an email could not be sent');
        throw new ApiError('unavailable', {
          message: 'Email can’t be sent right now. Try again in a few minutes.',
        });
      }
    },

    deliverDue: (id, signal) => deliverMessage(deps, id, signal),
    browsers: {
      keyFor: async (environment) => (await deps.push.keysOf(environment))?.publicKey,
      save: (db, owner, { sent, ...rest }) =>
        saveSubscription(
          db,
          owner,
          { ...rest, subscription: readSubscription(sent, deps.push.rulesOf(owner.environment)) },
          { secrets: deps.secrets, now: new Date(deps.clock.now()) },
        ),
    },

    inbound: deps.postmen.sms?.inbound,
    optOut: (phone) => recordOptOut(deps.db, deps.subjectOf(phone), new Date(deps.clock.now())),
    optIn: (phone) => dropOptOut(deps.db, deps.subjectOf(phone)),

    async drop(trx, id) {
      await trx.deleteFrom('messages').where('id', '=', id).execute();
    },
  };
}

/** Returns why a number gets no text, in words; `undefined` if it gets one. */
async function refusalOf(deps: MessageDeps, trx: Db, phone: string): Promise<string | undefined> {
  const refusal = await deps.postmen.sms?.refusalOf?.(phone);
  if (refusal !== undefined || !(await hasOptedOut(trx, deps.subjectOf(phone)))) return refusal;
  return 'This number has asked for no texts. It gets them again once it texts START.';
}

/**
 * The only way for messages to people: features pass the content and the recipient, and never the transport.
 * In a sandbox nothing is sent: its messages are in an inbox. In production they go through the services that
 * the operator has configured.
 */
interface Messages {
  /**
   * Whether messages of a channel can be sent in an environment. If they can't, don't offer features that
   * need them.
   */
  isOffered(environment: Owner['environment'], channel: Channel): boolean;

  /** @throws {ApiError} state_forbids: with the reason, for people */
  requireOffered(environment: Owner['environment'], channel: Channel): void;

  /**
   * Sends a message once the transaction is committed, and again with growing pauses until it is accepted, or
   * `expiresAt` has passed. Nothing waits for it, and its content isn't logged.
   * @throws {ApiError} state_forbids: the channel isn't offered
   *
   * @example
   * await messages.send(work, owner,
   * { channel: 'sms', to: '+442079460018', text: 'Your order is ready.', merchantId });
   */
  send(work: Work, owner: Owner, message: NewMessage): Promise<void>;

  /**
   * Writes an email in the look of its sender and the language of its reader, to be sent by the other
   * methods.
   * @param db the transaction in which it is sent, if there is one
   */
  write(db: Db, letter: AddressedLetter): Promise<WrittenLetter>;

  /**
   * Sends an email of the platform itself, such as a sign-in code, while its reader waits. Nothing of it is
   * stored or logged.
   * @throws {ApiError} unavailable: email isn't set up, or the mail server fails; field_invalid: it refuses
   * the address
   */
  mailNow(letter: NowMailed): Promise<void>;
}

interface NowMailed {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

export interface NewMessage {
  readonly channel: Channel;
  /** A phone number in E.164, an email address, or a browser's ID. */
  readonly to: string;
  /** The subject of an email, or the title in a browser: one line. */
  readonly subject?: string;
  /** Plain text. */
  readonly text: string;
  /** An email as an HTML document, with the same words. */
  readonly html?: string;
  /**
   * Whether a second copy is worse than none: it is sent at most once, also where a node dies while it is
   * handed over. Otherwise it is sent at least once, such as a code that somebody waits for.
   */
  readonly isNotice?: boolean;
  readonly merchantId?: string;
  /** The time after which it is useless, in milliseconds from now. Defaults to one day. */
  readonly validForMs?: number;
}
