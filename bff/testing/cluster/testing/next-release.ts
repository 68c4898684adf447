/**
 * Turns a node into one of the next release, with an additional migration, if loaded before the service. It
 * changes tables that the previous release reads and writes all the time, in ways that a migration may:
 * additions are optional, and nothing is removed.
 */
import { MIGRATIONS } from '../../../app/joined-features.ts';

export const NEXT_RELEASE = '999-next-release';

const STATEMENTS: readonly string[] = [
  // A column that is empty, and one whose default fills the rows that are there and those of nodes that don’t
  // know it.
  `alter table plants add column next_note text`,
  `alter table plants add column next_color text not null default 'green'`,
  `alter table events add column next_note text, add column next_count integer not null default 0`,
  `alter table idempotency_records add column next_note text`,
  `alter table merchants add column next_note text`,
  `alter table keys add column next_note text`,
  `create index next_plants_by_color on plants (merchant, next_color)`,
  // A trigger records each new plant while old nodes still write some.
  `create table next_plants (merchant text not null, id bigint not null, primary key (merchant, id))`,
  `create function next_plant_known() returns trigger language plpgsql as $$ begin
    insert into next_plants (merchant, id) values (new.merchant, new.id) on conflict do nothing;
    return null;
  end $$`,
  `create trigger next_plant_known after insert on plants for each row execute function next_plant_known()`,
  `insert into next_plants (merchant, id) select merchant, id from plants`,
];

Object.assign(MIGRATIONS, { [NEXT_RELEASE]: STATEMENTS });
