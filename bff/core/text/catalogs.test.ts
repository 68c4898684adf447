import { expect, test } from 'vitest';
import { cutText, type Catalog, type Translation } from './language.ts';
import { LANGUAGE_TAGS, type OtherTag } from './languages.ts';
import { messagesInSources } from './testing/messages-in-sources.ts';

const SAID = messagesInSources();
const FOLDERS = [...new Set([...SAID.values()].map(({ folder }) => folder))].toSorted();
const OTHERS = LANGUAGE_TAGS.filter((tag): tag is OtherTag => tag !== 'en');

async function catalogOf(folder: string, tag: OtherTag): Promise<Catalog> {
  const [district, feature] = folder.split('/');
  const { texts } = (await import(`../../${district}/${feature}/languages/${tag}.ts`)) as {
    texts: Catalog;
  };
  return texts;
}

const formsOf = (text: Translation): readonly string[] =>
  typeof text === 'string' ? [text] : Object.values(text).filter((form) => typeof form === 'string');

/**
 * Returns the indexes of the values in a text; for a form, also that of the number that chose it, which it
 * may express in words.
 */
function valuesOf(text: string, by?: number): readonly number[] {
  const places = cutText(text).filter((part) => typeof part === 'number');
  return [...new Set([...places, ...(by === undefined ? [] : [by])])].toSorted();
}

test('the pages say hundreds of things', () => {
  expect(SAID.size).toBeGreaterThan(500);
  expect(SAID.get('${0} items')?.one).toEqual({ key: '${0} item', by: 0 });
});

test.each(OTHERS.flatMap((tag) => FOLDERS.map((folder) => [tag, folder] as const)))(
  '%s: %s says all that is said there, and nothing else',
  async (tag, folder) => {
    const said = [...SAID.values()].filter((message) => message.folder === folder);
    const texts = await catalogOf(folder, tag);
    expect(Object.keys(texts).toSorted()).toEqual(said.map(({ key }) => key).toSorted());
    for (const { key } of said) {
      const text = texts[key] ?? '';
      const by = typeof text === 'string' ? undefined : text.by;
      for (const form of formsOf(text)) {
        expect([key, form, form.trim() !== '']).toEqual([key, form, true]);
        expect([key, valuesOf(form, by)]).toEqual([key, valuesOf(key)]);
      }
    }
  },
);

test.each(OTHERS)('%s has exactly the plural forms that it needs', async (tag) => {
  const needed = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted();
  for (const folder of FOLDERS) {
    for (const [key, text] of Object.entries(await catalogOf(folder, tag))) {
      const forms =
        typeof text === 'string'
          ? needed
          : Object.keys(text)
              .filter((name) => name !== 'by')
              .toSorted();
      expect([key, forms]).toEqual([key, needed]);
      const isCounted = SAID.get(key)?.one !== undefined && needed.length > 1;
      expect([key, isCounted && typeof text === 'string']).toEqual([key, false]);
    }
  }
});
