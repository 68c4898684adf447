import { ELEMENTS, type PublishedElement } from './elements.ts';

/** What is read of custom-elements.json, a custom elements manifest. */
export interface Manifest {
  readonly modules: readonly Module[];
}

interface Module {
  readonly kind: string;
  readonly path: string;
  readonly declarations?: readonly Declaration[];
  readonly exports?: readonly object[];
}

/** An element as the manifest describes it. */
export interface Declaration {
  readonly kind: string;
  readonly name: string;
  readonly tagName?: string;
  readonly superclass?: object;
  readonly attributes?: readonly Attribute[];
  readonly members?: readonly Member[];
  readonly events?: readonly Named[];
  readonly slots?: readonly Named[];
  readonly cssParts?: readonly Named[];
  readonly cssProperties?: readonly Named[];
}

interface Named {
  readonly name: string;
  readonly description?: string;
}

interface Attribute extends Named {
  /** Its property, where the analyzer has found that. */
  readonly fieldName?: string;
}

interface Member extends Named {
  readonly kind: string;
  readonly privacy?: string;
  readonly static?: boolean;
}

/** `create-plant` → `TrellisCreatePlant` */
export const classNameOf = ({ name }: PublishedElement): string =>
  `Trellis${name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

/** `hide-heading` → `hideHeading` */
export const inCamelCase = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** @throws {Error} if the manifest has no such element */
export function declarationOf({ modules }: Manifest, { name }: PublishedElement): Declaration {
  const all = modules.flatMap(({ declarations = [] }) => declarations);
  const found = all.find(({ tagName }) => tagName === `trellis-${name}`);
  if (!found) throw new Error(`custom-elements.json has no trellis-${name}.`);
  return found;
}

/**
 * What the package publishes of what the analyzer found in the sources: each element, in the file of its
 * entry, with what registers it, and only what a partner may count on.
 */
export function publishedManifest(analyzed: Manifest): object & Manifest {
  const modules = ELEMENTS.map((element) => {
    const path = `dist/npm/${element.name}.js`;
    const declaration = { name: classNameOf(element), module: path };
    return {
      kind: 'javascript-module',
      path,
      declarations: [publicOf(declarationOf(analyzed, element))],
      exports: [
        { kind: 'js', name: declaration.name, declaration },
        { kind: 'custom-element-definition', name: `trellis-${element.name}`, declaration },
      ],
    };
  });
  return { ...analyzed, modules };
}

/**
 * Without what is for the element itself and for our own: members that aren't public or, beside the
 * properties, say nothing of themselves; events without our prefix.
 */
function publicOf({
  superclass: _ours,
  members = [],
  events = [],
  ...declaration
}: Declaration): Declaration {
  const { attributes = [] } = declaration;
  return {
    ...declaration,
    attributes: attributes.map(asItsOwn),
    members: members.filter(isPublic).map(asItsOwn),
    events: events.filter(({ name }) => name.startsWith('trellis-')),
  };
}

function isPublic(member: Member): boolean {
  if (member.static === true) return false;
  if (member.kind === 'field' && member.privacy === 'public') return true;
  return member.privacy === undefined && member.description !== undefined;
}

/** Not said to be inherited: the package doesn't publish what elements are built on. */
function asItsOwn<One extends Named & { readonly inheritedFrom?: object }>(one: One): One {
  const { inheritedFrom: _ours, ...own } = one;
  return own as One;
}
