import { expect, test } from 'vitest';
import { nameOf, plainNameOf } from './message.ts';

test('a name is in an element of its own, escaped', () => {
  expect(nameOf('Till & <b>').text).toBe('<bdi>Till &amp; &lt;b&gt;</bdi>');
});

test('where no element can be used, a name that may be written from right to left is isolated', () => {
  expect(plainNameOf('Kiosk “Süd” 2')).toBe('Kiosk “Süd” 2');
  expect(plainNameOf('משתלה')).toBe('\u2068משתלה\u2069');
});

test('controls that would turn the text around a name are left out', () => {
  const turned = 'Till \u202egnp.exe\u2069';
  expect(nameOf(turned).text).toBe('<bdi>Till gnp.exe</bdi>');
  expect(plainNameOf(turned)).toBe('Till gnp.exe');
});
