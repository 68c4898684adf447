import { expect, test } from 'vitest';
import { isIban, isRoutingNumber } from './bank-shape.ts';

test.each([
  ['GB29NWBK60161331926819', true],
  ['DE89370400440532013000', true],
  ['FR1420041010050500013M02606', true],
  ['DE89370400440532013001', false],
  ['DE8937040044', false],
  ['', false],
])('%s is an IBAN: %s', (text, expected) => expect(isIban(text)).toBe(expected));

test.each([
  ['110000000', true],
  ['021000021', true],
  ['110000001', false],
  ['000000000', false],
  ['02100002', false],
])('%s is a routing number: %s', (text, expected) => expect(isRoutingNumber(text)).toBe(expected));
