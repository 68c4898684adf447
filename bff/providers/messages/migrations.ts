import type { Migrations } from '../../core/database/migrate.ts';

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
};
