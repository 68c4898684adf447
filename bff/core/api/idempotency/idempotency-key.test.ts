import { expect, test } from 'vitest';
import { createKey, updateKey } from '../../../accounts/identity/contract/keys/keys.ts';
import { createPlant } from '../../../providers/plants/contract/plants.ts';
import type { Principal } from '../principal.ts';
import { idempotencyOf, readIdempotencyKey } from './idempotency-key.ts';

const owner = { partnerId: 'par_1', environment: 'sandbox' };
const key = { ...owner, kind: 'key' } as Principal;
const session = { ...owner, kind: 'session', merchantId: 'mer_1' } as Principal;
const rawBody = Buffer.from('{"id":1}');

/** A different value here would repeat work that is stored under the old one. */
test('ids and fingerprints are those that are stored', () => {
  const idOf = (operation: typeof createKey | typeof updateKey | typeof createPlant, principal: Principal) =>
    idempotencyOf('one', { operation, principal, params: { id: 'key_1' }, query: {}, rawBody })?.id;
  expect(idOf(updateKey, key)).toBe('mQOPCF6LTGXuT1NYvpi5gGqH1cc9NZfr_UuRro9Q6qc');
  expect(idOf(createPlant, session)).toBe('c7Q28FWVWZI-Y6ApTJVJE7PKDOhQ0IaTg-xKGcPrAp4');
  expect(idOf(createKey, key)).toBe('Me2VLVY6TKdqxYPWIR9GKGIc79Q6LhBKVtIxHsFUUnI');
  const call = { operation: createKey, principal: key, params: {}, query: {}, rawBody };
  expect(idempotencyOf('one', call)?.fingerprint).toBe('A3ySFO73TMOIfzpPCFtOF9digNr9JzsO4WDAnEuhz9Q');
});

test('without a key the result is undefined', () => {
  expect(
    idempotencyOf(undefined, { operation: createKey, principal: key, params: {}, query: {}, rawBody }),
  ).toBeUndefined();
  expect(readIdempotencyKey([])).toBeUndefined();
});

test('a key is bare or quoted, and there is only one', () => {
  expect(readIdempotencyKey(['one'])).toBe('one');
  expect(readIdempotencyKey(['"one two"'])).toBe('one two');
  for (const sent of [['one', 'one'], [''], ['"'], ['a"b'], ['é'], ['x'.repeat(256)]]) {
    expect(() => readIdempotencyKey(sent)).toThrow(expect.objectContaining({ code: 'field_invalid' }));
  }
});
