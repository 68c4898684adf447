import { route, type Route } from '../../core/api/route.ts';
import type { Migrations } from '../../core/database/migrate.ts';
import { pageRequestOf } from '../../core/database/pagination.ts';
import type { Feature, FeatureDeps } from '../../core/feature.ts';
import { auditExport } from './audit-export.ts';
import { pageOfAuditEvents, readAuditEvent } from './audit-records.ts';
import { exportAuditEvents, getAuditEvent, listAuditEvents } from './contract/audit-events.ts';
import { purgeEntries, sealEntries } from './seal.ts';

const PAST_ITS_TIME = `old.position is not null and old.created_at < now() - interval '400 days'`;

/** Returns the function that refuses changes of entries, but for the deletion of some. */
const keptUnless = (
  isDeletable: string,
): string => `audit_entry_kept() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then
        if ${isDeletable} then return old; end if;
      elsif tg_op = 'UPDATE' then
        if old.position is null and new.position is not null and
          (new.id, new.partner_id, new.environment, new.merchant_id, new.operation, new.actor_kind,
            new.actor_id, new.actor, new.via, new.address, new.client, new.record_type, new.record_id,
            new.request_id, new.changes, new.created_at)
          is not distinct from
          (old.id, old.partner_id, old.environment, old.merchant_id, old.operation, old.actor_kind,
            old.actor_id, old.actor, old.via, old.address, old.client, old.record_type, old.record_id,
            old.request_id, old.changes, old.created_at)
        then return new; end if;
      end if;
      raise exception 'the audit log is append-only';
    end $$`;

const auditMigrations: Migrations = {
  '070-audit': [
    `create table audit_entries (
      id text not null,
      partner_id text not null,
      environment text not null,
      merchant_id text,
      operation text not null,
      actor_kind text not null,
      actor_id text,
      actor text not null,
      via text not null,
      address text,
      client text,
      record_type text,
      record_id text,
      request_id text,
      changes text not null,
      created_at timestamptz not null,
      position bigint,
      hash text,
      previous_hash text,
      primary key (partner_id, environment, id))`,
    `create index audit_entries_of_record on audit_entries (record_id, id)`,
    `create index audit_entries_of_person on audit_entries (actor_id, id) where actor_kind = 'person'`,
    `create index audit_entries_unsealed on audit_entries (partner_id, environment) where position is null`,
    `create unique index audit_entries_in_chain on audit_entries (partner_id, environment, position)
      where position is not null`,
    `create table audit_chains (
      partner_id text not null,
      environment text not null,
      position bigint not null,
      hash text not null,
      purged_position bigint not null,
      purged_hash text not null,
      primary key (partner_id, environment))`,
    // Sealing fills three columns, once. Deleting is for sealed entries past their time, by the database's
    // clock.
    `create function ${keptUnless(PAST_ITS_TIME)}`,
    `create trigger audit_entry_kept before update or delete on audit_entries
      for each row execute function audit_entry_kept()`,
    `create trigger audit_entries_kept before truncate on audit_entries
      for each statement execute function audit_entry_kept()`,
  ],
  '104-audit-log-of-forgotten-partners': [
    `create or replace function ${keptUnless(`(${PAST_ITS_TIME}) or is_being_forgotten(old.partner_id)`)}`,
  ],
};

const SEAL_EVERY_MS = 5_000;
const PURGE_EVERY_MS = 60 * 60_000;

/** The log of every change. The gateway writes its entries (`core/api/audit.ts`). */
export const audit: Feature = {
  routes: auditRoutes,
  migrations: auditMigrations,
  chores: [
    { name: 'audit.seal', everyMs: SEAL_EVERY_MS, run: ({ db }) => sealEntries(db) },
    {
      name: 'audit.purge',
      everyMs: PURGE_EVERY_MS,
      run: ({ db, retention }) => purgeEntries(db, retention.auditLog),
    },
  ],
};

function auditRoutes({ db, fromReplica }: FeatureDeps): Route[] {
  return [
    route(listAuditEvents, async ({ principal, query }) => ({
      body: await fromReplica((reading) =>
        pageOfAuditEvents(reading, principal, pageRequestOf(query), query),
      ),
    })),
    route(exportAuditEvents, ({ principal, query }) => ({ download: auditExport(db, principal, query) })),
    route(getAuditEvent, async ({ principal, params }) => ({
      body: await readAuditEvent(db, principal, params.id),
    })),
  ];
}
