import { expect, it } from 'vitest';
import { EVENT_TYPES as IN_CONTRACT } from '../../../bff/developers/document/event-types.ts';
import { EVENT_FAMILIES, EVENT_TYPES } from './endpoint-form.ts';

it('has every type of the contract, in its order, and no other', () => {
  expect(EVENT_TYPES).toEqual(IN_CONTRACT);
  expect(EVENT_FAMILIES.flatMap(([, types]) => types).toSorted()).toEqual([...EVENT_TYPES].toSorted());
});
