import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KyselyPlugin } from 'kysely';
import { InvalidationFeed } from '../../../core/database/invalidation-feed.ts';
import { signUp, startService, type Service } from '../../../testing/service/service.ts';
import { KeyDirectory } from './key-directory.ts';
import { newKeySecret } from './secret.ts';

let service: Service;
let key: string;
beforeAll(async () => {
  service = await startService();
  ({ key } = await signUp(service));
});
afterAll(() => service.stop());

/** A directory with an empty cache, and how many queries it makes. */
function countedDirectory(): { keys: KeyDirectory; queries: () => number } {
  const { db, clock } = service;
  let queries = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const invalidations = new InvalidationFeed({ db, clock });
  return {
    keys: new KeyDirectory({ db: db.withPlugin(counting), clock, invalidations }),
    queries: () => queries,
  };
}

const withOtherEnd = (secret: string): string => secret.slice(0, -1) + (secret.endsWith('A') ? 'B' : 'A');

test('a key is looked up once', async () => {
  const { keys, queries } = countedDirectory();
  for (let i = 0; i < 3; i += 1) expect(await keys.principalOf(key)).toMatchObject({ kind: 'key' });
  expect(queries()).toBe(1);
});

test('what has a wrong checksum is refused without a query, also beside the right one in the cache', async () => {
  const { keys, queries } = countedDirectory();
  const refused = async (secret: string): Promise<void> => {
    const asking = async () => keys.principalOf(secret);
    await expect(asking()).rejects.toMatchObject({ name: 'ApiError' });
  };
  await refused(withOtherEnd(key));
  await refused(`ppk_sandbox_${'A'.repeat(38)}`);
  expect(queries()).toBe(0);
  await keys.principalOf(key);
  await refused(withOtherEnd(key));
  expect(queries()).toBe(1);
  await refused(newKeySecret('sandbox'));
  expect(queries()).toBe(2);
});
