import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../core/database/database.ts';
import { lentDatabase, type LentDatabase } from '../../../testing/service/lent-database.ts';
import { signUp } from './sign-up.ts';

let own: LentDatabase;
let database: Database;
beforeAll(async () => {
  own = await lentDatabase();
  database = await own.open();
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

test('a new partner is a sandbox partner, from that moment, with the slug of its name', async () => {
  const at = new Date(Date.UTC(2026, 10, 21));
  const deps = { db: database.db, clock: { now: () => at.getTime() }, seedMerchants: async () => [] };
  const first = await signUp(deps as never, 'Greenhouse POS');
  const second = await signUp(deps as never, 'Greenhouse POS');
  const rows = await database.db.selectFrom('partners').selectAll().orderBy('id').execute();
  expect(rows).toEqual(
    [first, second].map(({ partner }) => ({
      id: partner.id,
      name: 'Greenhouse POS',
      slug: partner.slug,
      status: 'sandbox',
      version: 1,
      metadata: {},
      created_at: at,
      updated_at: at,
    })),
  );
  expect(first.partner.slug).toBe('greenhouse-pos');
  expect(second.partner.slug).toMatch(/^greenhouse-pos-\w+$/);
  for (const { partner } of [first, second]) {
    expect(partner.id).toMatch(/^par_[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(partner).toMatchObject({ status: 'sandbox', created_at: at.toISOString() });
  }
});
