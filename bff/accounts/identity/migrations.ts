import type { Migrations } from '../../core/database/migrate.ts';

export const identityMigrations: Migrations = {
  '003-limits': [
    `alter table keys add column per_minute integer`,
    `alter table merchants add column per_minute integer`,
  ],
  /**
   * A key's last use is not part of what is cached, so the feed ignores it: otherwise each node would read the key
   * again.
   */
  '009-key-last-used': [
    `alter table keys add column last_used_at timestamptz`,
    `drop trigger key_changed on keys`,
    `create trigger key_changed after update on keys for each row
      when (old.last_used_at is not distinct from new.last_used_at) execute function key_changed()`,
    `create trigger key_deleted after delete on keys for each row execute function key_changed()`,
  ],
  '011-first-steps': [
    `create table first_steps (
      partner_id text not null references partners,
      environment text not null,
      step text not null,
      at timestamptz not null,
      primary key (partner_id, environment, step))`,
  ],
  /** `key.expiring` is a timer. */
  '014-key-timers': [
    `insert into timers (id, partner_id, environment, kind, record, due_at, is_real_time)
      select 'tmr_' || right(id, 26), partner_id, environment, 'key.expiring', id, expiry_notice_at, false from keys
      where expiry_notice_at is not null and revoked_at is null`,
    `alter table keys drop column expiry_notice_at`,
  ],
  '015-link-keys': [
    `create table link_keys (
      id integer primary key,
      key text not null,
      created_at timestamptz not null)`,
  ],
};
