import { globSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_TAGS } from '../../bff/core/text/languages.ts';
import { type Catalog, type Said, languages, others } from '../../components/i18n/catalog.ts';
import { catalogOf } from './catalogs.ts';
import { isCallOf } from './literals.ts';
import { piecedTogether } from './pieced.ts';
import { sourcesOf, spokenIn } from './spoken.ts';

const components = resolve(import.meta.dirname, '../../components');
const sources = sourcesOf(components);
const spoken = sources.flatMap(spokenIn);
const english = new Map(spoken.map(({ id, english: text }) => [id, text]));

const partsOf = async (language: string): Promise<[string, Catalog][]> => {
  const paths = globSync(`**/languages/${language}.ts`, {
    cwd: components,
    exclude: ['**/{node_modules,dist}/**'],
  }).toSorted();
  return Promise.all(
    paths.map(async (path) => {
      const { messages } = (await import(resolve(components, path))) as { messages: Catalog };
      return [path, messages];
    }),
  );
};

test('elements and pages speak the same languages', () => {
  expect([...languages].toSorted()).toEqual([...LANGUAGE_TAGS].toSorted());
});

/** Each text of a message, with the values in it. */
function* texts(
  said: Said,
  above: readonly number[] = [],
): Generator<{ values: number[]; counts: number[] }> {
  if (typeof said === 'string') yield { values: [], counts: [...above] };
  else if ('strings' in said) yield { values: [...said.values], counts: [...above] };
  else for (const form of Object.values(said.forms)) yield* texts(form, [...above, said.value]);
}

/** The numbers to 200 for which a language takes each form. */
const numbersOf = (language: string): Map<string, number[]> => {
  const rules = new Intl.PluralRules(language);
  return Map.groupBy(
    Array.from({ length: 200 }, (_, number) => number),
    (number) => rules.select(number),
  );
};

describe.each(others)('%s', async (language) => {
  const catalog = await catalogOf(language, components);
  const parts = await partsOf(language);

  test('says all that is said, and nothing else', () => {
    const missing = [...english].filter(([id]) => !(id in catalog)).map(([, text]) => text);
    const unused = parts.flatMap(([path, part]) =>
      Object.keys(part).flatMap((id) => (english.has(id) ? [] : [`${path}: ${id}`])),
    );
    expect({ missing, unused }).toEqual({ missing: [], unused: [] });
  });

  test('says each message with all its values', () => {
    const wrong = spoken.filter(({ id, values }) => {
      const all = values.map((_, at) => at);
      return [...texts(catalog[id] ?? '')].some(({ values: has, counts }) => {
        const needed = all.filter((at) => !counts.includes(at));
        return needed.some((at) => !has.includes(at)) || has.some((at) => !all.includes(at));
      });
    });
    expect(wrong.map(({ english: text }) => text)).toEqual([]);
  });

  test('has the plural forms of the language, each with the number unless it means only one', () => {
    const numbers = numbersOf(language);
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const check = (said: Said): boolean => {
      if (typeof said === 'string' || 'strings' in said) return true;
      return (
        `${Object.keys(said.forms).toSorted()}` === `${categories}` &&
        Object.entries(said.forms).every(
          ([category, form]) =>
            check(form) &&
            (numbers.get(category)?.length === 1 ||
              [...texts(form)].every(({ values, counts }) => [...values, ...counts].includes(said.value))),
        )
      );
    };
    expect([...english].filter(([id]) => !check(catalog[id] ?? '')).map(([, text]) => text)).toEqual([]);
  });

  test('counts only what is given as a number', () => {
    const wrong = spoken.filter(({ id, values }) =>
      [...texts(catalog[id] ?? '')].some(({ counts }) =>
        counts.some((at) => !values[at] || !isCallOf(values[at], 'counted')),
      ),
    );
    expect(wrong.map(({ english: text, source }) => `${source.path}: ${text}`)).toEqual([]);
  });

  test('says the same English words in one way, whichever folder they are in', () => {
    const ways = new Map<string, Set<string>>();
    for (const [id, said] of parts.flatMap(([, part]) => Object.entries(part)))
      ways.set(id, new Set([...(ways.get(id) ?? []), JSON.stringify(said)]));
    expect([...ways].filter(([, said]) => said.size > 1)).toEqual([]);
  });
});

test('each folder that speaks has every language, and no other', () => {
  const folders = Map.groupBy(
    globSync('**/languages/*.ts', { cwd: components, exclude: ['**/{node_modules,dist}/**'] }),
    (path) => dirname(path),
  );
  for (const [folder, paths] of folders)
    expect(paths.toSorted()).toEqual(others.map((language) => `${folder}/${language}.ts`).toSorted());
});

test('no message is pieced together', () => {
  expect(piecedTogether(sources)).toEqual([]);
});
