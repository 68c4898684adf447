import type { SMTPError } from 'nodemailer/lib/smtp-connection/index.js';
import type { Transporter } from 'nodemailer';
import { TAKE_WITHIN_MS, Undeliverable, type Postman } from './postman.ts';

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Hands emails to an SMTP server: by TLS from the start (`smtps:`), or by STARTTLS, without which nothing is sent unless the server is on
 * this machine. The client is loaded with the first email.
 */
export function openMail({ url, from }: { readonly url: string; readonly from: string }): Postman {
  let opened: Promise<Transporter> | undefined;
  return {
    async take({ id, to, subject, text, at }) {
      opened ??= open(url);
      const transporter = await opened;
      const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
      try {
        await transporter.sendMail({
          from,
          // An address and nothing else: a list or a name would be read as one.
          to: { name: '', address: to },
          subject: subject ?? '',
          text,
          date: at,
          messageId: `<${id}@${domain}>`,
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        throw isForGood(error) ? new Undeliverable('the mail server refused a message') : withoutText(error);
      }
    },
    /** Connects, and signs in where the address has a user and a password. */
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

async function open(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const { hostname, protocol } = new URL(url);
  return createTransport({
    url,
    pool: true,
    maxConnections: 4,
    requireTLS: protocol === 'smtp:' && !LOOPBACK.has(hostname),
    connectionTimeout: TAKE_WITHIN_MS,
    greetingTimeout: TAKE_WITHIN_MS,
    socketTimeout: TAKE_WITHIN_MS,
  } as Parameters<typeof createTransport>[0]);
}

/** The recipient or the message was refused, by a permanent status (RFC 5321: 5yz). */
function isForGood(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as Partial<SMTPError> & { command?: string };
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

/** What a server says may repeat the recipient's address. */
function withoutText(error: unknown): Error {
  const { code = 'unknown', responseCode } = error as Partial<SMTPError> & { code?: string };
  return new Error(`the mail server failed: ${[code, responseCode].filter(Boolean).join(' ')}`);
}
