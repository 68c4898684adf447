import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildPackage } from '../scripts/build.mjs';
import { TrellisCreatePlant, TrellisSession } from './trellis.ts';
import { TrellisWebhooks } from './webhooks/webhooks.define.ts';

interface Declared {
  tagName?: string;
  attributes?: { name: string }[];
  events?: { name: string }[];
  slots?: { name: string }[];
  cssParts?: { name: string }[];
  cssProperties?: { name: string }[];
}

const root = resolve(import.meta.dirname, '..');
const read = (...paths: string[]): string =>
  paths.map((path) => readFileSync(resolve(root, path), 'utf8')).join('\n');
const all = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].flatMap(([, one = '']) => one.split(' ')))].toSorted();
const names = (list: { name: string }[] = []): string[] => list.map(({ name }) => name).toSorted();

const ownWords = (path: string): string => read(path).replaceAll(/\/\*\*.*?\*\//gs, '');
const form = ownWords('components/create-plant/create-plant.ts');
const webhooksFiles = globSync('components/webhooks/*.ts', { cwd: root }).filter(
  (path) => !path.includes('.test.'),
);

/** The parts of the kit that a file imports, and those that they import. */
function kitOf(path: string, found = new Set<string>()): Set<string> {
  for (const [, next = ''] of read(path).matchAll(/from '(\.[^']*)'/g)) {
    const file = relative(root, resolve(root, dirname(path), next));
    const isKnown = found.has(file) || !file.startsWith('components/kit/');
    if (!isKnown) kitOf(file, found.add(file));
  }
  return found;
}
const kit = (...paths: string[]): string =>
  paths
    .flatMap((path) => [...kitOf(path)])
    .map(ownWords)
    .join('\n');
const formWithKit = form + kit('components/create-plant/create-plant.ts');
const webhooks = webhooksFiles.map(ownWords).join('\n') + kit(...webhooksFiles);
const link = ownWords('components/session/session-link.ts');

describe('custom-elements.json', () => {
  let declared: Declared[] = [];
  const of = (tagName: string): Declared => declared.find((one) => one.tagName === tagName) ?? {};

  beforeAll(async () => {
    await buildPackage({ ifStale: true });
    const { modules } = JSON.parse(read('dist/custom-elements.json'));
    declared = modules.flatMap(({ declarations }: { declarations: Declared[] }) => declarations);
  });

  it('lists every attribute that an element observes', () => {
    expect(names(of('trellis-session').attributes)).toEqual(TrellisSession.observedAttributes.toSorted());
    expect(names(of('trellis-create-plant').attributes)).toEqual(
      TrellisCreatePlant.observedAttributes.toSorted(),
    );
    expect(names(of('trellis-webhooks').attributes)).toEqual(TrellisWebhooks.observedAttributes.toSorted());
  });

  it('lists every event that is sent', () => {
    expect(names(of('trellis-create-plant').events)).toEqual(
      all(form + link, /emit\([^']*'(trellis-[\w-]+)'/g),
    );
    expect(names(of('trellis-webhooks').events)).toEqual(
      all(webhooks + link, /emit\([^']*'(trellis-[\w-]+)'/g),
    );
    expect(names(of('trellis-session').events)).toEqual(['trellis-error']);
  });

  it('lists every slot and part that is rendered', () => {
    expect(names(of('trellis-create-plant').slots)).toEqual(all(form, /<slot name="([\w-]+)"/g));
    expect(names(of('trellis-session').slots)).toEqual(['']);
    expect(names(of('trellis-webhooks').slots)).toEqual(all(webhooks, /<slot name="([\w-]+)"/g));
    const rendered = [...all(formWithKit, /\bpart="([^"$]+)"/g), 'error', 'hint'].toSorted();
    expect(names(of('trellis-create-plant').cssParts)).toEqual(rendered);
    const partsOfWebhooks = [...all(webhooks, /\bpart="([^"$]+)"/g), 'error', 'hint'].toSorted();
    expect(names(of('trellis-webhooks').cssParts)).toEqual(partsOfWebhooks);
  });

  it('lists every custom property that is read', () => {
    const properties = all(read('components/theme/tokens.styles.ts'), /(--trellis-[a-z][\w-]*)/g);
    expect(names(of('trellis-create-plant').cssProperties)).toEqual(properties);
    expect(names(of('trellis-webhooks').cssProperties)).toEqual(properties);
  });
});
