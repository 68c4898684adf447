import { expect, it } from 'vitest';
import { COUNTRIES } from '../../bff/core/contract/iso-codes.ts';
import { countryCodes } from './address-words.ts';

it('offers the countries that the API takes', () => {
  expect(countryCodes().toSorted()).toEqual([...COUNTRIES].toSorted());
});
