import type { Channel } from '../contract/message.ts';
import { openMail } from './mail.ts';
import type { Postman } from './postman.ts';
import { openTextMessages } from './text-messages.ts';

export interface PostmenOptions {
  /** An SMTP server (`smtp://` or `smtps://`, with user and password) and the address that messages come from. */
  readonly mail?: { readonly url: string; readonly from: string } | undefined;
  /** Where text messages are posted to, and the secret (`whsec_…`) that signs them. */
  readonly sms?: { readonly url: string; readonly secret: string } | undefined;
}

/** Who takes messages in production, by channel; those that the operator hasn't set are not there. */
export type Postmen = Readonly<Partial<Record<Channel, Postman>>>;

export function openPostmen({ mail, sms }: PostmenOptions): Postmen {
  return { ...(mail && { email: openMail(mail) }), ...(sms && { sms: openTextMessages(sms) }) };
}
