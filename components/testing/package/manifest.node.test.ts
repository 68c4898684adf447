import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildPackage } from '../../../scripts/build.mjs';
import { ELEMENTS, fileOf, type PublishedElement } from '../../../scripts/build/elements.ts';
import { codeOf as reachedCode } from './code-of.ts';

interface Declared {
  tagName?: string;
  attributes?: { name: string }[];
  events?: { name: string }[];
  slots?: { name: string }[];
  cssParts?: { name: string }[];
  cssProperties?: { name: string }[];
}

const root = resolve(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(resolve(root, path), 'utf8');
const all = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].flatMap(([, one = '']) => one.split(' ')))].toSorted();
const names = (list: { name: string }[] = []): string[] => list.map(({ name }) => name).toSorted();

/**
 * All code that an element consists of, without comments; the session's only as far as elements speak through
 * it.
 */
function codeOf(element: PublishedElement): string {
  const files = [...reachedCode(fileOf(element), className(element))];
  const own = files.filter(([path]) => !path.startsWith('components/session/') || path.endsWith('-link.ts'));
  return own.map(([, code]) => code).join('\n');
}

const className = ({ name }: PublishedElement): string =>
  `Trellis${name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

const SURFACES = ELEMENTS.filter(({ name }) => name !== 'session');

describe('custom-elements.json', () => {
  let declared: Declared[] = [];
  const of = ({ name }: PublishedElement): Declared =>
    declared.find(({ tagName }) => tagName === `trellis-${name}`) ?? {};

  beforeAll(async () => {
    await buildPackage({ ifStale: true });
    const { modules } = JSON.parse(read('components/dist/custom-elements.json'));
    declared = modules.flatMap(({ declarations }: { declarations: Declared[] }) => declarations);
  });

  it.for(ELEMENTS)('lists every attribute that trellis-$name observes', async (element) => {
    const module = await import(/* @vite-ignore */ resolve(root, fileOf(element)));
    const { observedAttributes } = module[className(element)] as { observedAttributes: string[] };
    expect(names(of(element).attributes)).toEqual(observedAttributes.toSorted());
  });

  it.for(SURFACES)('lists every event that trellis-$name sends', (element) => {
    expect(names(of(element).events)).toEqual(all(codeOf(element), /emit\([^']*'(trellis-[\w-]+)'/g));
  });

  it.for(SURFACES)('lists every slot and part that trellis-$name renders', (element) => {
    const code = codeOf(element);
    expect(names(of(element).slots)).toEqual(all(code, /<slot name="([\w-]+)"/g));
    const inFields = /part=\$\{error/.test(code) ? ['error', 'hint'] : [];
    expect(names(of(element).cssParts)).toEqual(
      [...all(code, /\bpart(?:="|', ')([^"'$]+)["']/g), ...inFields].toSorted(),
    );
  });

  it.for(SURFACES)('lists every custom property that trellis-$name reads', (element) => {
    const styles = ['theme/theme', 'kit/controls/controls'].map((name) =>
      read(`components/${name}.styles.ts`),
    );
    const properties = all(styles.join('\n'), /(--trellis-[a-z][\w-]*)/g);
    expect(names(of(element).cssProperties)).toEqual(properties);
  });

  it('says what the session sends and holds', () => {
    const session = of({ name: 'session' });
    expect(names(session.events)).toEqual(['trellis-error']);
    expect(names(session.slots)).toEqual(['']);
  });
});
