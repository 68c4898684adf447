import { fileURLToPath } from 'node:url';
import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PLACES } from '../import-rules.ts';
import { checkSources } from './check.ts';
import { startOf, type Place } from './place.ts';
import { isRising } from './places/districts.ts';

const check = (path: string, line: string): string[] => checkSources(new Map([[path, line]]), PLACES);

/** A file that a pattern matches: one of its folder, or with a name for `*`. */
const oneOf = (pattern: string): string => {
  const path = pattern.replaceAll('*', 'sample');
  return path.endsWith('/') ? `${path}sample.ts` : path;
};
/** How a file imports another. */
const between = (from: string, to: string): string => `${'../'.repeat(from.split('/').length - 1)}${to}`;
const isOf = (pattern: string, path: string): boolean => startOf(pattern, path) !== undefined;
const named = (places: readonly Place[]) => places.map((place) => ({ ...place, place }));

/** Nothing may import the demo, and the demo nothing of ours. */
const refusedBy = ({ files }: Place): string =>
  files === 'demo/' ? 'bff/app/app.ts' : oneOf('demo/server/sample.ts');

it.each(named(PLACES))('$files is refused what is not in its row', ({ place }) => {
  const path = oneOf(place.files);
  const target = refusedBy(place);
  expect(check(path, `import '${between(path, target)}';`)).toEqual([
    `${path}:1 imports ${target}: ${place.rule}`,
  ]);
});

it.each(named(PLACES))('$files may import all that is in its row', ({ place }) => {
  const path = oneOf(place.files);
  const others = (patterns: readonly string[] = []) =>
    patterns.map(oneOf).filter((to) => to !== path && !isRising(path, to));
  const lines = [
    ...others(place.uses).map((to) => `import '${between(path, to)}';`),
    ...others(place.types).map((to) => `import type { T } from '${between(path, to)}';`),
    ...(place.packages ?? []).map((name) => `import '${name.endsWith(':') ? `${name}fs` : name}';`),
  ];
  expect(check(path, lines.join('\n'))).toEqual([]);
});

it.each(named(PLACES.filter(({ types }) => types)))(
  '$files is refused a value where types are allowed',
  ({ place }) => {
    const path = oneOf(place.files);
    const onlyTypes = (place.types ?? []).filter(
      (type) => ![place.files, ...(place.uses ?? [])].some((pattern) => isOf(pattern, oneOf(type))),
    );
    for (const type of onlyTypes) {
      expect(check(path, `import '${between(path, oneOf(type))}';`)).toEqual([
        `${path}:1 imports ${oneOf(type)}: ${place.rule}`,
      ]);
    }
  },
);

it.each(named(PLACES.filter(({ packages, files }) => packages && !files.includes('.test.'))))(
  '$files is refused other packages',
  ({ place }) => {
    const path = oneOf(place.files);
    expect(check(path, `import 'left-out';`)).toEqual([`${path}:1 imports left-out: ${place.rule}`]);
  },
);

it('has no row that nothing is in', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const paths = globSync('{bff,bench,cli,components,demo,e2e,scripts}/**/*.{ts,mjs}', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  });
  const empty = PLACES.filter((place) => !paths.some((path) => isOf(place.files, path)));
  expect(empty.map(({ files }) => files)).toEqual([]);
});
