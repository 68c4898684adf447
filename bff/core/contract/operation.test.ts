import { Type } from 'typebox';
import { expect, expectTypeOf, test } from 'vitest';
import { IdInPath, Int64, ListQuery } from './fields.ts';
import {
  defineOperation,
  type BodyOf,
  type Operation,
  type ParamsOf,
  type QueryOf,
  type ResponseBodyOf,
} from './operation.ts';
import type { getReadiness } from './platform.ts';

const repot = defineOperation({
  id: 'repotPlant',
  method: 'post',
  path: '/v1/plants/{id}/repot',
  params: IdInPath('key'),
  query: ListQuery,
  tag: 'Plants',
  summary: 'Repot a plant',
  credentials: ['key', 'session'],
  body: Type.Object({ pot: Int64(41), note: Type.Optional(Type.String()) }),
  success: { status: 200, description: 'The plant.', schema: Type.Object({ name: Type.String() }) },
  idempotency: 'recorded',
});

test('an operation keeps the types of what it declares', () => {
  expectTypeOf<ParamsOf<typeof repot>>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<QueryOf<typeof repot>>().toEqualTypeOf<{ limit?: number; cursor?: string }>();
  expectTypeOf<BodyOf<typeof repot>>().toEqualTypeOf<{ pot: number | bigint; note?: string }>();
  expectTypeOf<ResponseBodyOf<typeof repot>>().toEqualTypeOf<{ readonly name: string }>();
  expectTypeOf(repot.credentials).toEqualTypeOf<readonly ['key', 'session']>();
  expectTypeOf(repot.idempotency).toEqualTypeOf<'recorded'>();
  expectTypeOf(repot).toExtend<Operation>();
});

test('what an operation leaves out is nothing', () => {
  expectTypeOf<BodyOf<typeof getReadiness>>().toEqualTypeOf<undefined>();
  expectTypeOf<ParamsOf<typeof getReadiness>>().toEqualTypeOf<Record<never, never>>();
  expectTypeOf<ResponseBodyOf<typeof getReadiness>>().toExtend<{ status: 'ok' | 'unavailable' }>();
});

test('a property that no operation has is a type error', () => {
  // @ts-expect-error -- `scpoe` would otherwise be an operation without a scope
  expect(defineOperation({ ...repot, scpoe: 'plants:write' })).toHaveProperty('scpoe');
});

test.each([
  [{ path: '/v1/plants', params: IdInPath('key') }],
  [{ path: '/v1/plants/{name}', params: IdInPath('key') }],
  [{ path: '/v1/plants/{id}/{pot}', params: IdInPath('key') }],
])('the names in a path and those of its schema are the same: %j', (declared) => {
  expect(() => defineOperation({ ...repot, ...declared })).toThrow(/repotPlant declares the parameters/);
});
