import { sql, type Generated, type Selectable } from 'kysely';
import { ApiError } from '../../core/api/errors.ts';
import type { Page, EnvironmentName } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { isOfGuest, type GuestRecords } from '../../core/database/guest-records.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import { pageOf, type PageRequest, isWithin } from '../../core/database/pagination.ts';
import type { GuestRecordDeps } from '../../core/feature.ts';
import type { MessageQuery, SandboxMessage, Channel } from './contract/messages.ts';
import type { Migrations } from '../../core/database/migrate.ts';

/** A query with every recipient that its `to` may mean. */
type MessageFilter = Omit<MessageQuery, 'to'> & { readonly to?: readonly string[] };

/** Returns the inbox of a sandbox, newest first. */
export async function pageOfMessages(
  db: Db,
  owner: Owner,
  page: PageRequest,
  query: MessageFilter,
): Promise<Page<SandboxMessage>> {
  const { merchant, channel, to } = query;
  const filters = [
    isWithin('messages', query),
    ...(merchant === undefined ? [] : [sql`merchant_id = ${merchant}`]),
    ...(channel === undefined ? [] : [sql`channel = ${channel}`]),
    ...(to === undefined ? [] : [sql`recipient = any (${to})`]),
    ...(page.after === undefined ? [] : [sql`id < ${page.after}`]),
  ];
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where(ownedBy('messages', owner))
    .where(sql<boolean>`${sql.join(filters, sql` and `)}`)
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return pageOf(rows, page, present);
}

/** @throws {ApiError} not_found */
export async function readMessage(db: Db, owner: Owner, id: string): Promise<SandboxMessage> {
  const row = await db
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .where(ownedBy('messages', owner))
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return present(row);
}

/** Messages by their recipient: those in a sandbox's inbox, and those that wait to be sent. */
export const guestsOfMessages: GuestRecords<GuestRecordDeps> = {
  name: 'messages',
  find: async ({ db }, owner, guest, most) => {
    const rows = await db
      .selectFrom('messages')
      .selectAll()
      .where(ownedBy('messages', owner))
      .where(isOfGuest(guest, { phone: 'recipient', email: 'recipient' }))
      .orderBy('id', 'desc')
      .limit(most)
      .execute();
    return rows.map((row) => {
      const { merchant, channel, to, subject, text, created_at } = present(row);
      return { merchant, channel, to, subject, text, created_at };
    });
  },
  async erase({ db }, _deps, guest) {
    const { numDeletedRows } = await db
      .deleteFrom('messages')
      .where(ownedBy('messages', guest))
      .where(isOfGuest(guest, { phone: 'recipient', email: 'recipient' }))
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};

/**
 * Deletes the messages to one recipient about one merchant, in the inbox or still unsent, because they want
 * to be forgotten.
 */
export async function forgetMessages(
  trx: Db,
  owner: Owner,
  { merchantId, to }: { readonly merchantId: string; readonly to: string },
): Promise<void> {
  await trx
    .deleteFrom('messages')
    .where(ownedBy('messages', owner))
    .where('recipient', '=', to)
    .where('merchant_id', '=', merchantId)
    .execute();
}

function present(row: Selectable<MessagesTable>): SandboxMessage {
  return {
    id: row.id,
    object: 'sandbox_message',
    environment: row.environment,
    merchant: row.merchant_id,
    channel: row.channel,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    html: row.html,
    created_at: row.created_at.toISOString(),
  };
}

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

/** The inbox of sandboxes, and production's unsent messages. */
export interface MessagesTable {
  id: string;
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string | null;
  channel: Channel;
  recipient: string;
  subject: string | null;
  /** Plain in a sandbox; encrypted in production, until it is sent. */
  text: string;
  /** The same as an HTML document, for an email; as `text` is stored. */
  html: string | null;
  /** Whether it may be sent at most once, rather than at least once. */
  is_notice: Generated<boolean>;
  /** The time at which a notice was given to a carrier that can't tell a repeated one. */
  handed_at: Date | null;
  /** The time after which it isn't sent anymore. */
  expires_at: Date;
  created_at: Date;
}

export const messageMigrations: Migrations = {
  '025-messages': [
    `create table messages (
      id text primary key,
      partner_id text not null references partners,
      environment text not null,
      merchant_id text references merchants,
      channel text not null,
      recipient text not null,
      subject text,
      text text not null,
      expires_at timestamptz not null,
      created_at timestamptz not null)`,
    `create index messages_newest on messages (partner_id, environment, id)`,
    `create index messages_of_merchant on messages (merchant_id, id)`,
    `create index messages_by_recipient on messages (partner_id, environment, recipient, id)`,
  ],
  '082-message-html': [
    `alter table messages
      add column html text,
      add column is_notice boolean not null default false,
      add column handed_at timestamptz`,
    `create table text_opt_outs (subject text primary key, created_at timestamptz not null)`,
  ],
};
