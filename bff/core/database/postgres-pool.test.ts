import { EventEmitter } from 'node:events';
import { DatabaseError as ServerError, type Pool, type QueryResult } from 'pg';
import { expect, test } from 'vitest';
import { postgresPool } from './postgres-pool.ts';
import { Flight, type Statement } from './flight.ts';
import { DatabaseAway } from './database.ts';

function serverError(code: string): ServerError {
  const error = new ServerError('no', 2, 'error');
  error.code = code;
  return error;
}

/** Returns a client of pg that records its queries, and fails with the next fault. */
function fakeClient(faults: unknown[]) {
  const asked: (readonly Statement[] | string)[] = [];
  const released: unknown[] = [];
  const client = Object.assign(new EventEmitter(), {
    query(query: Flight | string): Promise<unknown> {
      asked.push(query instanceof Flight ? query.statements : query);
      const fault = faults.shift();
      if (!(query instanceof Flight)) return fault === undefined ? NOTHING : Promise.reject(fault);
      const results = query.statements.map(() => ({ rows: [] }) as unknown as QueryResult);
      query.callback?.((fault as Error | undefined) ?? null, results);
      return NOTHING;
    },
    release: (destroy: unknown) => void released.push(destroy),
  });
  const pool = Object.assign(new EventEmitter(), { options: {}, connect: async () => client });
  const answering = postgresPool(pool as unknown as Pool);
  pool.emit('connect', client);
  return { answering, client, pool, released, asked, faults };
}

const NOTHING = Promise.resolve({ rows: [] });
const poolOf = (fault: unknown) => fakeClient([fault, fault]);
const notingPool = () => fakeClient([]);

test.each([
  ['the server shuts down', serverError('57P01')],
  ['the server starts up', serverError('57P03')],
  ['there are too many connections', serverError('53300')],
  ['the connection broke', new Error('Connection terminated unexpectedly')],
  ['nothing came in time', new Error('Query read timeout')],
])('%s: the database is unavailable, and the connection is not reused', async (_, fault) => {
  const { answering, released } = poolOf(fault);
  const client = await answering.connect();
  await expect(client.query('select $1', [1])).rejects.toBeInstanceOf(DatabaseAway);
  await expect(client.query('rollback', [])).rejects.toBeInstanceOf(DatabaseAway);
  client.release();
  expect(released).toEqual([expect.any(DatabaseAway)]);
});

test('an error of a statement stays as it is, and the connection is reused', async () => {
  const unique = serverError('23505');
  const { answering, released } = poolOf(unique);
  const client = await answering.connect();
  await expect(client.query('insert', [1])).rejects.toBe(unique);
  await expect(client.query('insert', [])).rejects.toBe(unique);
  client.release();
  expect(released).toEqual([undefined]);
});

test('no connection at all: the database is unavailable', async () => {
  const { answering, pool } = poolOf(undefined);
  Object.assign(pool, { connect: () => Promise.reject(new Error('connect ECONNREFUSED')) });
  await expect(answering.connect()).rejects.toBeInstanceOf(DatabaseAway);
});

test('a connection that breaks between two statements of a transaction does not end the process', async () => {
  const { client, pool } = poolOf(undefined);
  expect(() => client.emit('error', new Error('reset'))).not.toThrow();
  expect(() => pool.emit('error', new Error('reset'))).not.toThrow();
});

const outdated = (): ServerError => Object.assign(serverError('0A000'), { routine: 'RevalidateCachedQuery' });

test('a statement is prepared when it is used for the second time, under one name on all connections', async () => {
  const { answering, asked } = notingPool();
  const [one, other] = [await answering.connect(), await answering.connect()];
  for (const client of [one, one, other]) await client.query('select $1', [1]);
  expect(asked.flat()).toMatchObject([
    { text: 'select $1', values: [1], name: undefined },
    { text: 'select $1', values: [1], name: 'statement_1' },
    { text: 'select $1', values: [1], name: 'statement_1' },
  ]);
});

test('no more than some hundred statements are prepared, and no long one', async () => {
  const { answering, asked } = notingPool();
  const client = await answering.connect();
  const texts = [
    `select $1, '${'x'.repeat(10_000)}'`,
    ...Array.from({ length: 1_000 }, (_, n) => `select $1, ${n}`),
  ];
  for (const text of [...texts, ...texts]) await client.query(text, [1]);
  const statements = asked.flat() as Statement[];
  expect(statements.filter(({ name }) => name !== undefined)).toHaveLength(400);
  expect(statements[1_001]).toMatchObject({ text: texts[0], name: undefined });
});

test('a statement that a change of its table has made outdated is asked again, not prepared', async () => {
  const { answering, asked, faults } = notingPool();
  const client = await answering.connect();
  for (const _ of [1, 2]) await client.query('select $1', [1]);
  faults.push(outdated());
  await client.query('select $1', [1]);
  await client.query('select $1', [1]);
  expect(asked.flat().slice(2)).toMatchObject([
    { name: 'statement_1' },
    { name: undefined },
    { name: 'statement_2' },
  ]);
});

test('in a transaction it ends it, and the next attempt prepares it under another name', async () => {
  const { answering, asked, faults } = notingPool();
  const client = await answering.connect();
  for (const _ of [1, 2]) await client.query('select $1', [1]);
  await client.query('begin', []);
  const fault = outdated();
  faults.push(fault);
  await expect(client.query('select $1', [1])).rejects.toBe(fault);
  await client.query('rollback', []);
  await client.query('select $1', [1]);
  expect(asked.at(-1)).toMatchObject([{ name: 'statement_2' }]);
});

const textsOf = (asked: readonly (readonly Statement[] | string)[]) =>
  asked.map((one) => (typeof one === 'string' ? one : one.map(({ text }) => text)));

test('begin is sent with the first statement, what is asked at once together, and the commit with the last', async () => {
  const { answering, asked } = notingPool();
  const client = await answering.connect();
  const ask = (text: string) => client.query(text, [1]);
  await client.query('begin', []);
  expect(asked).toEqual([]);
  await ask('lock $1');
  // The second starts a few turns of promises later, as when one function calls another.
  await Promise.all([ask('read $1'), Promise.resolve().then(() => ask('count $1'))]);
  await Promise.all([ask('write $1'), client.query('commit', [])]);
  expect(await client.query('commit', [])).toMatchObject({ command: 'COMMIT' });
  await ask('read $1');
  expect(textsOf(asked)).toEqual([
    ['begin', 'lock $1'],
    ['read $1', 'count $1'],
    ['write $1', 'commit'],
    ['read $1'],
  ]);
});

test('a transaction in which nothing was asked is never begun', async () => {
  const { answering, asked } = notingPool();
  const client = await answering.connect();
  for (const end of ['commit', 'rollback']) {
    await client.query('begin', []);
    await client.query(end, []);
  }
  expect(asked).toEqual([]);
});

test('a last statement that fails is rolled back, and its commit fails with it', async () => {
  const { answering, asked, faults } = notingPool();
  const client = await answering.connect();
  await client.query('begin', []);
  await client.query('lock $1', [1]);
  const unique = serverError('23505');
  faults.push(unique);
  const ended = await Promise.allSettled([client.query('write $1', [1]), client.query('commit', [])]);
  expect(ended).toMatchObject([{ reason: unique }, { reason: unique }]);
  await client.query('rollback', []);
  expect(textsOf(asked).slice(1)).toEqual([['write $1', 'commit'], 'rollback']);
});

test('a transaction with an access mode is committed, too', async () => {
  const { answering, asked } = notingPool();
  const client = await answering.connect();
  await client.query('start transaction isolation level repeatable read read only', []);
  await client.query('read $1', [1]);
  await client.query('commit', []);
  expect(textsOf(asked).flat()).toEqual([
    'start transaction isolation level repeatable read read only',
    'read $1',
    'commit',
  ]);
});
