import { EventEmitter } from 'node:events';
import { DatabaseError as ServerError, type Pool } from 'pg';
import { expect, test } from 'vitest';
import { postgresPool } from './postgres-pool.ts';
import { DatabaseAway } from './database-error.ts';

function serverError(code: string): ServerError {
  const error = new ServerError('no', 2, 'error');
  error.code = code;
  return error;
}

/** A pool with one client, whose next statement ends with `fault`. */
function poolOf(fault: unknown) {
  const released: unknown[] = [];
  const client = Object.assign(new EventEmitter(), {
    query: (): Promise<unknown> =>
      fault === undefined ? Promise.resolve({ rows: [] }) : Promise.reject(fault),
    release: (destroy: unknown) => void released.push(destroy),
  });
  const pool = Object.assign(new EventEmitter(), { options: {}, connect: async () => client });
  const answering = postgresPool(pool as unknown as Pool);
  pool.emit('connect', client);
  return { answering, client, pool, released };
}

test.each([
  ['the server shuts down', serverError('57P01')],
  ['the server starts up', serverError('57P03')],
  ['there are too many connections', serverError('53300')],
  ['the connection broke', new Error('Connection terminated unexpectedly')],
  ['nothing came in time', new Error('Query read timeout')],
])('%s: the database is unavailable, and the connection is not reused', async (_, fault) => {
  const { answering, released } = poolOf(fault);
  const client = await answering.connect();
  await expect(client.query('select 1', [])).rejects.toBeInstanceOf(DatabaseAway);
  await expect(client.query('rollback', [])).rejects.toBeInstanceOf(DatabaseAway);
  client.release();
  expect(released).toEqual([expect.any(DatabaseAway)]);
});

test('an error of a statement stays as it is, and the connection is reused', async () => {
  const unique = serverError('23505');
  const { answering, released } = poolOf(unique);
  const client = await answering.connect();
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
