import { sql, type Selectable } from 'kysely';
import type { Page } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import { pageOf, type PageRequest } from '../../core/database/pagination.ts';
import { isWithin } from '../../core/database/time-filters.ts';
import type { MessageQuery, SandboxMessage } from './contract/message.ts';
import type { MessagesTable } from './tables.ts';

/** A query, and every recipient that its `to` may mean. */
type MessageFilter = Omit<MessageQuery, 'to'> & { readonly to?: readonly string[] };

/** The inbox of a sandbox, newest first. */
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
    created_at: row.created_at.toISOString(),
  };
}
