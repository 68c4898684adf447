import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../core/database/database.ts';
import { systemClock } from '../../../core/api/clock.ts';
import { lentDatabase, type LentDatabase } from '../../../testing/service/lent-database.ts';
import { loadSigningKey } from './signing-key.ts';

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

const stored = () => database.db.selectFrom('signing_keys').selectAll().execute();

test('the key is created once, by the first node that starts, and stored under its thumbprint', async () => {
  const clock = { now: () => Date.UTC(2026, 10, 21) };
  const nodes = await Promise.all([1, 2, 3].map(() => loadSigningKey(database.db, clock, undefined)));
  const rows = await stored();
  expect(rows).toHaveLength(1);
  const [row] = rows;
  const jwk = JSON.parse(row?.jwk ?? '{}') as Record<string, string>;
  const thumbprint = await calculateJwkThumbprint(jwk);
  expect(row).toMatchObject({ kid: thumbprint, created_at: new Date(clock.now()) });
  expect(nodes.map(({ kid }) => kid)).toEqual([thumbprint, thumbprint, thumbprint]);
  const later = await loadSigningKey(database.db, systemClock, undefined);
  expect([later.kid, await stored()]).toEqual([thumbprint, rows]);
});

test('the oldest of several keys signs', async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  const before = await loadSigningKey(database.db, systemClock, undefined);
  const row = { kid, jwk: JSON.stringify(jwk), created_at: new Date(Date.UTC(2030, 0, 1)) };
  await database.db.insertInto('signing_keys').values(row).execute();
  expect((await loadSigningKey(database.db, systemClock, undefined)).kid).toBe(before.kid);
});

test('a configured key is used as it is, and none is stored', async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  const before = await stored();
  const key = await loadSigningKey(database.db, systemClock, JSON.stringify(jwk));
  expect(key.kid).toBe(await calculateJwkThumbprint(jwk));
  expect(key.publicJwk).not.toHaveProperty('d');
  expect(await stored()).toEqual(before);
});

test.each([
  [{ kty: 'EC', crv: 'P-384' }],
  [{ kty: 'OKP', crv: 'P-256' }],
  [{ d: undefined }],
  [{ x: undefined }],
  [{ y: undefined }],
])('a configured key that is changed by %j is refused', async (change) => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = JSON.stringify({ ...(await exportJWK(privateKey)), ...change });
  await expect(loadSigningKey(database.db, systemClock, jwk)).rejects.toThrow(TypeError);
});
