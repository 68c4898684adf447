import type { Migrations } from '../../core/database/migrate.ts';

export const surfaceMigrations: Migrations = {
  '048-surfaces': [
    `create table surfaces (
      partner_id text not null references partners,
      environment text not null,
      surface text not null,
      model text not null,
      url text,
      version integer not null,
      updated_at timestamptz not null,
      primary key (partner_id, environment, surface))`,
    // Production delivers webhooks to those that have a surface on the API: whoever has an endpoint there has one.
    `insert into surfaces (partner_id, environment, surface, model, version, updated_at)
      select distinct partner_id, environment, 'ordering', 'api', 2, now() from webhook_endpoints
      where environment = 'production' and deleted_at is null`,
  ],
};
