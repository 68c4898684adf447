import { expect, test } from 'vitest';
import { Languages } from './language.ts';

test('loads each language once, and again after it could not be loaded', async () => {
  const asked: string[] = [];
  const languages = new Languages([
    async (tag) => {
      asked.push(tag);
      if (asked.length === 1) throw new Error('out of file handles');
      return { texts: { Menu: 'Speisekarte' } };
    },
  ]);
  await expect(languages.of('de')).rejects.toThrow('out of file handles');
  expect((await languages.of('de')).find('Menu', [])).toEqual(['Speisekarte']);
  await languages.of('de');
  expect(asked).toEqual(['de', 'de']);
});

test('English needs no catalog', async () => {
  const languages = new Languages([
    async () => {
      throw new Error('asked for a catalog');
    },
  ]);
  expect((await languages.of('en')).find('Menu', [])).toBeUndefined();
});
