import { expect, expectTypeOf, test } from 'vitest';
import { createKey, type getKey, type rotateKey } from '../../accounts/identity/contract/keys/keys.ts';
import type { IssuedKey } from '../../accounts/identity/contract/keys/key.ts';
import type { listMerchants, updateMerchant } from '../../accounts/merchants/contract/merchants.ts';
import type { getOrder } from '../../orders/orders/contract/order-operations.ts';
import type { createPartner } from '../../accounts/identity/contract/partners/partners.ts';
import type { createPlant } from '../../providers/plants/contract/plants.ts';
import type { Work } from '../database/unit-of-work.ts';
import type { Call, Idempotency } from './call.ts';
import type { HttpPrincipal, KeyPrincipal, Principal, SessionPrincipal } from './principal.ts';
import { route } from './route.ts';

test('the caller is of a kind that the operation names', () => {
  expectTypeOf<Call<typeof getKey>['principal']>().toEqualTypeOf<KeyPrincipal>();
  expectTypeOf<Call<typeof createPlant>['principal']>().toEqualTypeOf<SessionPrincipal>();
  expectTypeOf<Call<typeof listMerchants>['principal']>().toEqualTypeOf<HttpPrincipal>();
  expectTypeOf<Call<typeof getOrder>['principal']>().toEqualTypeOf<Principal>();
  expectTypeOf<Call<typeof createPartner>['principal']>().toEqualTypeOf<undefined>();
});

test('parameters, query and body are those of the schemas', () => {
  expectTypeOf<Call<typeof getKey>['params']>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<Call<typeof createPlant>['body']['id']>().toEqualTypeOf<number | bigint>();
  expectTypeOf<Call<typeof listMerchants>['query']['limit']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Call<typeof getKey>['body']>().toEqualTypeOf<undefined>();
});

test('there is a transaction if the response is stored with the change', () => {
  expectTypeOf<Call<typeof updateMerchant>['work']>().toEqualTypeOf<Work>();
  expectTypeOf<Call<typeof rotateKey>['work']>().toEqualTypeOf<Work>();
  expectTypeOf<Call<typeof createPlant>['work']>().toEqualTypeOf<undefined>();
  expectTypeOf<Call<typeof getKey>['work']>().toEqualTypeOf<undefined>();
});

test('there may be an idempotency key if the operation does not ignore it', () => {
  expectTypeOf<Call<typeof createPlant>['idempotency']>().toEqualTypeOf<Idempotency | undefined>();
  expectTypeOf<Call<typeof getKey>['idempotency']>().toEqualTypeOf<undefined>();
});

test('a handler that returns something else than the operation declares is a type error', () => {
  const key = {} as IssuedKey;
  expect(route(createKey, () => ({ body: key })).operation.id).toBe('createKey');
  // @ts-expect-error -- an issued key has a secret
  const wrong = route(createKey, ({ principal }) => ({ body: { id: principal.keyId } }));
  expect(wrong.operation).toBe(createKey);
});
