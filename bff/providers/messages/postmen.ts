import type { Channel } from './contract/messages.ts';
import { newId } from '../../core/database/ids.ts';
import { signedHeaders } from '../../core/events/signature.ts';
import type { SMTPError } from 'nodemailer/lib/smtp-connection/index.js';
import type { Transporter } from 'nodemailer';
import { MayBeTaken, Undeliverable, type Postman } from './postman.ts';
import { openTwilio, type TwilioAccess } from './twilio/twilio.ts';
import { TWILIO_PATH } from './twilio/twilio-notices.ts';

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Opens an SMTP server for emails: by TLS from the start (`smtps:`), or by STARTTLS, without which nothing is
 * sent unless the server is on this machine. The client is loaded with the first email.
 */
function openMail({ url, from }: { readonly url: string; readonly from: string }): Postman {
  let opened: Promise<Transporter> | undefined;
  const connections = new Slots(CONNECTIONS);
  return {
    knowsRepeats: false,
    async take({ id, to, subject, text, html, at }, signal, begin) {
      opened ??= open(url);
      const transporter = await opened;
      const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
      await connections.take(signal);
      let sending: Promise<unknown> | undefined;
      try {
        await begin?.();
        sending = transporter.sendMail({
          from,
          // Passes an address only, because a text could be parsed as a list or a name.
          to: { name: '', address: to },
          subject: subject ?? '',
          text,
          ...(html !== null && { html }),
          date: at,
          messageId: `<${id}@${domain}>`,
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        await Promise.race([sending, rejectOnAbort(signal)]);
      } catch (error) {
        if (isForGood(error)) throw new Undeliverable('the mail server refused a message');
        if (error instanceof MayBeTaken) throw error;
        throw isUnknown(error) ? new MayBeTaken(withoutText(error).message) : withoutText(error);
      } finally {
        // One that is given up still has its connection.
        void Promise.allSettled([sending]).then(() => connections.give());
      }
    },
    /** Connects, and signs in if the URL has a user and a password. */
    async check() {
      opened ??= open(url);
      const transporter = await opened;
      await transporter.verify().catch((error: unknown) => {
        throw withoutText(error);
      });
    },
    async close() {
      (await opened)?.close();
    },
  };
}

const CONNECTIONS = 4;

const NONE_FREE = 'no connection to the mail server is free';

/** A number of places. What has none waits outside, rather than in the client, as if it were on its way. */
class Slots {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  /** @throws {Error} aborted before there was one */
  async take(signal: AbortSignal): Promise<void> {
    if (signal.aborted) throw new Error(NONE_FREE);
    this.#free -= 1;
    if (this.#free >= 0) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    const leave = (): void => {
      const at = this.#waiting.indexOf(resolve);
      if (at < 0) return;
      this.#waiting.splice(at, 1);
      this.#free += 1;
      reject(new Error(NONE_FREE));
    };
    signal.addEventListener('abort', leave, { once: true });
    await promise.finally(() => signal.removeEventListener('abort', leave));
  }

  give(): void {
    this.#free += 1;
    this.#waiting.shift()?.();
  }
}

/** @throws {MayBeTaken} once the signal is aborted */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const late = (): void => reject(new MayBeTaken('the mail server took too long'));
    if (signal.aborted) late();
    else signal.addEventListener('abort', late, { once: true });
  });
}

async function open(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const { hostname, protocol } = new URL(url);
  return createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    requireTLS: protocol === 'smtp:' && !LOOPBACK.has(hostname),
    connectionTimeout: TAKE_WITHIN_MS,
    greetingTimeout: TAKE_WITHIN_MS,
    socketTimeout: TAKE_WITHIN_MS,
  } as Parameters<typeof createTransport>[0]);
}

/** Whether the recipient or the message was refused by a permanent status (RFC 5321: 5yz). */
function isForGood(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as Partial<SMTPError> & { command?: string };
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

/** Before it is connected to, a server has nothing. */
const NOT_CONNECTED = /^(?:Connection timeout|Greeting never received)/;

/**
 * Whether the connection broke without an answer, so that the server may have the message. It has not where
 * it refused something, or was never reached.
 */
function isUnknown(error: unknown): boolean {
  const { code, message, responseCode = 0, syscall } = error as Partial<SMTPError> & { syscall?: string };
  if (responseCode >= 400 || syscall === 'connect' || code === 'EDNS' || code === 'ETLS') return false;
  return !NOT_CONNECTED.test(message ?? '');
}

/** Returns the error without the server's text, which may repeat the recipient's address. */
function withoutText(error: unknown): Error {
  const { code = 'unknown', responseCode } = error as Partial<SMTPError> & { code?: string };
  return new Error(`the mail server failed: ${[code, responseCode].filter(Boolean).join(' ')}`);
}

/** The 4xx statuses after which the same request may succeed later. */
const LATER: ReadonlySet<number> = new Set([401, 403, 404, 408, 409, 425, 429]);

/**
 * Posts text messages to a service that sends them, signed by Standard Webhooks:
 * `{"type": "sms", "timestamp", "data": {"to", "text"}}` with the message's ID as `webhook-id`. Any 2xx means
 * that it is accepted. A check posts `{"type": "ping", "timestamp", "data": {}}`, which any service may
 * refuse as unknown: 400 and 422 mean that it would accept a message.
 */
function openTextMessages({ url, secret }: { readonly url: string; readonly secret: string }): Postman {
  const post = async (id: string, body: string, signal?: AbortSignal): Promise<number> => {
    const timeout = AbortSignal.timeout(TAKE_WITHIN_MS);
    const response = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        ...signedHeaders([secret], { id, body, sentAtMs: Date.now() }),
      },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    await response.body?.cancel();
    return response.status;
  };
  return {
    knowsRepeats: true,
    async take({ id, to, text, at }, signal) {
      const body = JSON.stringify({ type: 'sms', timestamp: at.toISOString(), data: { to, text } });
      const status = await post(id, body, signal);
      if (status < 300) return;
      const isForGood = status >= 400 && status < 500 && !LATER.has(status);
      if (isForGood) throw new Undeliverable(`the service for text messages refused one: ${status}`);
      throw new Error(`the service for text messages answered ${status}`);
    },
    async check(signal) {
      const body = JSON.stringify({ type: 'ping', timestamp: new Date().toISOString(), data: {} });
      const status = await post(newId('msg'), body, signal);
      if (status >= 300 && !UNKNOWN.has(status)) {
        throw new Error(`the service for text messages answered ${status}`);
      }
    },
    close: async () => undefined,
  };
}

/** Statuses that mean a valid signature with unusable content. */
const UNKNOWN: ReadonlySet<number> = new Set([400, 422]);

/** The time limit of a service, in milliseconds. */
const TAKE_WITHIN_MS = 15_000;

export interface PostmenOptions {
  /** An SMTP server (`smtp://` or `smtps://`, with user and password) and the sender's address. */
  readonly mail?: { readonly url: string; readonly from: string } | undefined;
  /** The URL that text messages are posted to, and the secret (`whsec_…`) that signs them. */
  readonly sms?: { readonly url: string; readonly secret: string } | undefined;
  /** An account of Twilio's, instead of that URL. */
  readonly twilio?: TwilioAccess | undefined;
}

/**
 * The carriers of messages in production, by channel; channels that the operator hasn't configured are
 * absent.
 */
export type Postmen = Readonly<Partial<Record<Channel, Postman>>>;

/** @param publicUrl of this service, where carriers send notices */
export function openPostmen({ mail, sms, twilio }: PostmenOptions, publicUrl: string): Postmen {
  const statusUrl = `${publicUrl}${TWILIO_PATH}/status`;
  return {
    ...(mail && { email: openMail(mail) }),
    ...(sms && { sms: openTextMessages(sms) }),
    ...(twilio && { sms: openTwilio(twilio, { statusUrl }) }),
  };
}
