import { expectTypeOf, test } from 'vitest';
import type { Page } from '../../core/contract/fields.ts';
import { createKey, getKey, listKeys } from '../../accounts/identity/contract/keys/keys.ts';
import type { IssuedKey, Key } from '../../accounts/identity/contract/keys/key.ts';
import type { KeyPrincipal } from '../../core/api/principal.ts';
import type { setOrigins } from '../../accounts/identity/contract/partners/partners.ts';
import { allOf } from '../console/parts/read-lists.ts';
import type { PageCall, Caller, PageApi } from './page-api.ts';

type Own<Call> = Omit<Call, keyof Caller>;

test('a call takes what its operation takes', () => {
  expectTypeOf<Own<PageCall<typeof getKey>>>().toEqualTypeOf<{ readonly params: { id: string } }>();
  expectTypeOf<Own<PageCall<typeof listKeys>>>().toEqualTypeOf<{
    readonly query?: { limit?: number; cursor?: string };
  }>();
  expectTypeOf<Own<PageCall<typeof setOrigins>>>().toEqualTypeOf<{ readonly body: { origins: string[] } }>();
});

test('a change has an idempotency key, and takes texts where the operation checks a choice', () => {
  expectTypeOf<Own<PageCall<typeof createKey>>>().toEqualTypeOf<{
    readonly idempotencyKey: string;
    readonly body: { name: string; capability: string[]; environment?: string; api_version?: string };
  }>();
});

test('a call returns what its operation returns', () => {
  const calls = async (api: PageApi, visit: Caller<KeyPrincipal>): Promise<void> => {
    expectTypeOf(await api.call(getKey, { ...visit, params: { id: 'key' } })).toEqualTypeOf<Key>();
    expectTypeOf(await api.call(listKeys, visit)).toExtend<Page<Key>>();
    expectTypeOf(await allOf({ api }, listKeys, visit)).toEqualTypeOf<Key[]>();
    const body = { name: 'Counter', capability: ['plants:write'] };
    const issued = api.call(createKey, { ...visit, body, idempotencyKey: 'one' });
    expectTypeOf(await issued).toEqualTypeOf<IssuedKey>();
    // @ts-expect-error -- the operation has no such field
    await api.call(createKey, { ...visit, body: { ...body, scope: 'plants:write' }, idempotencyKey: 'one' });
    // @ts-expect-error -- the key is named in the path
    await api.call(getKey, visit);
  };
  expectTypeOf(calls).returns.resolves.toBeVoid();
});
