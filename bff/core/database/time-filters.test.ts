import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '../contract/operation.ts';
import { OPERATIONS } from '../../developers/document/operations.ts';
import { call, signUp, startService, type Service, type SignedUp } from '../../testing/service/service.ts';

let service: Service;
let partner: SignedUp;
beforeAll(async () => {
  service = await startService();
  partner = await signUp(service);
});
afterAll(() => service.stop());

/** Lists that are filtered by time, except those of a record that a test would have to create first. */
const LISTS = OPERATIONS.filter(
  ({ query, path }) =>
    query && 'created_from' in query.properties && !path.replace('/merchants/{id}/', '/').includes('{'),
);

const listed = async ({ path }: Operation, query: string) => {
  const filled = path.replace('{id}', partner.active);
  const { status, body } = await call<{ data?: unknown[] }>(service, `GET ${filled}?${query}`, {
    credential: partner.key,
  });
  return { status, found: body.data?.length };
};

describe.each(LISTS)('$id', (operation) => {
  test.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+23:59', '1900-02-28T23:59:59.999999999-23:59'])(
    'takes a time that the database would refuse, long ago: %s',
    async (time) => {
      const all = await listed(operation, '');
      const at = encodeURIComponent(time);
      expect(await listed(operation, `created_from=${at}`)).toEqual(all);
      expect(await listed(operation, `created_to=${at}`)).toEqual({ status: 200, found: 0 });
      const changes = 'updated_after' in (operation.query?.properties ?? {});
      expect(await listed(operation, changes ? `updated_after=${at}` : '')).toEqual(all);
    },
  );

  test.each(['9999-12-31T23:59:59.999-23:59', '2999-01-01T00:00:00+16:00'])(
    'and one far ahead: %s',
    async (time) => {
      const at = encodeURIComponent(time);
      expect(await listed(operation, `created_to=${at}`)).toEqual(await listed(operation, ''));
      expect(await listed(operation, `created_from=${at}`)).toEqual({ status: 200, found: 0 });
    },
  );
});

test('there are lists of many records', () => {
  expect(LISTS.length).toBeGreaterThan(8);
});
