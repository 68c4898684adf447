import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ELEMENTS, FRAMEWORKS, fileOf, type PublishedElement } from './elements.ts';
import { classNameOf, type Declaration, declarationOf, inCamelCase, type Manifest } from './manifest.ts';

const SOURCES = resolve(import.meta.dirname, '../../components/entries/frameworks');

/**
 * Writes the types of raw elements for each framework: what is known of the elements, from the manifest, into
 * types/frameworks/, and an entry without code for each framework into npm/.
 * @param stage folder of the build, with both in it
 */
export function declareForFrameworks(manifest: Manifest, stage: string): void {
  const folder = join(stage, 'types/frameworks');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'elements.d.ts'), elementTypes(manifest));
  cpSync(join(SOURCES, 'described.d.ts'), join(folder, 'described.d.ts'));
  for (const name of FRAMEWORKS) {
    cpSync(join(SOURCES, `${name}.d.ts`), join(folder, `${name}.d.ts`));
    writeFileSync(join(stage, `npm/types-${name}.js`), 'export {};\n');
    writeFileSync(
      join(stage, `npm/types-${name}.d.ts`),
      `import '../types/frameworks/${name}.js';\nexport {};\n`,
    );
  }
}

/** A module with `TrellisElements`: of each element, what `Described` asks for. */
export function elementTypes(manifest: Manifest): string {
  const all = ELEMENTS.map((element) => ({ element, declaration: declarationOf(manifest, element) }));
  return `${all.map(({ element }) => importOf(element)).join('\n')}

/** Every element by its tag. */
export interface TrellisElements {
${all.map(({ element, declaration }) => describe(element, declaration)).join('\n')}
}
`;
}

const eventMapOf = (element: PublishedElement): string =>
  classNameOf(element).replace(/^Trellis(.*)/, '$1EventMap');

const importOf = (element: PublishedElement): string =>
  `import type { ${eventMapOf(element)}, ${classNameOf(element)} } from '${fileOf(element).replace('components', '..').replace(/ts$/, 'js')}';`;

const isSettable = ({ description = '' }): boolean => !description.includes('(read only)');

function describe(element: PublishedElement, { attributes = [], members = [], events = [] }: Declaration) {
  const pairs = attributes.map((one) => ({ ...one, property: one.fieldName ?? inCamelCase(one.name) }));
  const settable = pairs.filter(isSettable);
  const readOnly = new Set(pairs.filter((one) => !isSettable(one)).map(({ property }) => property));
  const fields = members.filter(({ kind, privacy }) => kind === 'field' && privacy === 'public');
  const properties = [...settable.map(({ property }) => property), ...fields.map(({ name }) => name)];
  const distinct = new Set(properties.filter((name) => !readOnly.has(name)));
  return `  'trellis-${element.name}': {
    element: ${classNameOf(element)};
    attributes: { ${settable.map(({ name, property }) => `'${name}': '${property}'`).join('; ')} };
    properties: ${[...distinct].map((name) => `'${name}'`).join(' | ')};
    events: Pick<${eventMapOf(element)}, ${events.map(({ name }) => `'${name}'`).join(' | ')}>;
  };`;
}
