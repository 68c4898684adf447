import { sql } from 'kysely';
import { DatabaseError as ServerError } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ownDatabase, type OwnDatabase } from '../../testing/service/own-database.ts';
import type { Database } from './database.ts';
import { inTransaction } from './unit-of-work.ts';
import { rowsAtEnd, writeAtEnd, writeWaiting, type WrittenAtEnd } from './write-at-end.ts';

let own: OwnDatabase;
let database: Database;
beforeAll(async () => {
  own = await ownDatabase();
  database = await own.open();
  await sql`create table notes (kind text not null, text text primary key)`.execute(database.db);
});
beforeEach(async () => {
  await sql`delete from notes`.execute(database.db);
  statements.length = 0;
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

/** The rows of each statement, in order. */
const statements: string[] = [];

const kindOf = (kind: string): WrittenAtEnd<string> => ({
  statementsOf: (texts) => {
    statements.push(`${kind}: ${texts.join()}`);
    return [
      rowsAtEnd(
        kind,
        texts.map((text) => [kind, text]),
        (...values) => sql`(${sql.join(values)})`,
        (all) => sql`insert into notes (kind, text) values ${all}`,
      ),
    ];
  },
});
const NOTES = kindOf('note');
const LETTERS = kindOf('letter');

async function written(db = database.db): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select text from notes order by text`.execute(db);
  return rows.map(({ text }) => text);
}

test('rows are written once the transaction has nothing else to do: one statement for each kind', async () => {
  await inTransaction(database.db, async ({ db }) => {
    await writeAtEnd(db, NOTES, ['a']);
    await writeAtEnd(db, LETTERS, ['x']);
    await writeAtEnd(db, NOTES, ['b', 'c']);
    expect([statements, await written(db)]).toEqual([[], []]);
  });
  expect(statements).toEqual(['note: a,b,c', 'letter: x']);
  expect(await written()).toEqual(['a', 'b', 'c', 'x']);
});

test('however often as many rows are written, each time they are those of the transaction', async () => {
  for (const last of ['b', 'd', 'f']) {
    await inTransaction(database.db, async ({ db }) => {
      await writeAtEnd(db, NOTES, [`1${last}`, `2${last}`]);
      await writeAtEnd(db, LETTERS, [`3${last}`]);
    });
  }
  expect(await written()).toEqual(['1b', '1d', '1f', '2b', '2d', '2f', '3b', '3d', '3f']);
});

test('many rows are written too', async () => {
  const many = Array.from({ length: 300 }, (_, at) => String(at).padStart(3, '0'));
  for (const half of [many.slice(0, 150), many.slice(150)])
    await inTransaction(database.db, ({ db }) => writeAtEnd(db, NOTES, half));
  expect(await written()).toEqual(many);
});

test('they are there before anything that waits for the commit', async () => {
  const seen = Promise.withResolvers<string[]>();
  await inTransaction(database.db, async ({ db, afterCommit }) => {
    afterCommit(() => void written().then(seen.resolve));
    await writeAtEnd(db, NOTES, ['a']);
  });
  expect(await seen.promise).toEqual(['a']);
});

test('nothing is written of a transaction that fails', async () => {
  const failing = inTransaction(database.db, async ({ db }) => {
    await writeAtEnd(db, NOTES, ['a']);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect([statements, await written()]).toEqual([[], []]);
});

test('a row that is refused at the end takes the whole transaction with it', async () => {
  let isTold = false;
  const failing = inTransaction(database.db, async ({ db, afterCommit }) => {
    afterCommit(() => {
      isTold = true;
    });
    await sql`insert into notes (kind, text) values ('change', 'own')`.execute(db);
    await writeAtEnd(db, NOTES, ['twice', 'twice']);
  });
  await expect(failing).rejects.toThrow('duplicate key');
  expect([isTold, await written()]).toEqual([false, []]);
});

test('a transaction that is run again writes what it says the second time, once', async () => {
  let tries = 0;
  await inTransaction(database.db, async ({ db }) => {
    tries += 1;
    await writeAtEnd(db, NOTES, [`try ${tries}`]);
    if (tries === 1) throw Object.assign(new ServerError('deadlock', 8, 'error'), { code: '40P01' });
  });
  expect([tries, await written()]).toEqual([2, ['try 2']]);
});

test('whoever reads such rows before the end has them written first, and later ones follow', async () => {
  await inTransaction(database.db, async ({ db }) => {
    await writeAtEnd(db, NOTES, ['a']);
    await writeWaiting(db);
    expect(await written(db)).toEqual(['a']);
    await writeWaiting(db);
    await writeAtEnd(db, NOTES, ['b']);
  });
  expect(statements).toEqual(['note: a', 'note: b']);
  expect(await written()).toEqual(['a', 'b']);
});

test('transactions that are open at once keep their rows apart', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: isWaiting, resolve: waits } = Promise.withResolvers<void>();
  const failing = inTransaction(database.db, async ({ db }) => {
    await writeAtEnd(db, NOTES, ['never']);
    waits();
    await held;
    throw new Error('no');
  }).catch(() => 'failed');
  await isWaiting;
  // The embedded database has one connection: there the second one begins when the first has ended.
  const other = inTransaction(database.db, ({ db }) => writeAtEnd(db, NOTES, ['a']));
  release();
  expect([await failing, await other, await written()]).toEqual(['failed', undefined, ['a']]);
});

test('outside such a transaction they are written at once, and no rows are no statement', async () => {
  await writeAtEnd(database.db, NOTES, []);
  await inTransaction(database.db, ({ db }) => writeAtEnd(db, NOTES, []));
  expect(statements).toEqual([]);
  await writeAtEnd(database.db, NOTES, ['a']);
  expect(await written()).toEqual(['a']);
  await database.db.transaction().execute(async (trx) => {
    await writeAtEnd(trx, NOTES, ['b']);
    expect(await written(trx)).toEqual(['a', 'b']);
  });
});
