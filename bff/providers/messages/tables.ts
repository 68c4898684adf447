import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Channel } from './contract/message.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    messages: MessagesTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    msg: true;
  }
}

/** The inbox of sandboxes, and what production still has to send. */
export interface MessagesTable {
  id: string;
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string | null;
  channel: Channel;
  recipient: string;
  subject: string | null;
  /** In a sandbox as it is; in production encrypted, until it is sent. */
  text: string;
  /** After this it isn't sent any more. */
  expires_at: Date;
  created_at: Date;
}
