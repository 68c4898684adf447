/**
 * Loaded before the service, it makes a node one of the next release: one with a migration more. It changes
 * what the release before writes and reads all the time, as a migration may: what it adds can be left out,
 * and nothing is taken away.
 */
import { MIGRATIONS } from '../../../app/joined-features.ts';

export const NEXT_RELEASE = '999-next-release';

const STATEMENTS: readonly string[] = [
  // A column that is empty, and one whose default fills the rows that are there and those of nodes that don’t
  // know it.
  `alter table plants add column next_note text`,
  `alter table plants add column next_colour text not null default 'green'`,
  `alter table events add column next_note text, add column next_count integer not null default 0`,
  `alter table idempotency_records add column next_note text`,
  `alter table merchants add column next_note text`,
  `alter table keys add column next_note text`,
  `create index next_plants_by_colour on plants (merchant, next_colour)`,
  // What is to be known of each new plant is written by a trigger as long as old nodes write some.
  `create table next_plants (merchant text not null, id bigint not null, primary key (merchant, id))`,
  `create function next_plant_known() returns trigger language plpgsql as $$ begin
    insert into next_plants (merchant, id) values (new.merchant, new.id) on conflict do nothing;
    return null;
  end $$`,
  `create trigger next_plant_known after insert on plants for each row execute function next_plant_known()`,
  `insert into next_plants (merchant, id) select merchant, id from plants`,
];

Object.assign(MIGRATIONS, { [NEXT_RELEASE]: STATEMENTS });
