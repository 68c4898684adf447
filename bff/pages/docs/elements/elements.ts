import { readFileSync } from 'node:fs';

/** A thing with a name that an element has: an event, a slot, a part, a custom property. */
export interface Named {
  /** Empty: the slot without a name. */
  readonly name: string;
  readonly description?: string;
  /** The type, in TypeScript syntax. */
  readonly type?: { readonly text: string };
  /** The default value, in TypeScript syntax. */
  readonly default?: string;
}

/** An attribute, and the property with which it goes. */
interface Attribute extends Named {
  readonly fieldName?: string;
}

/** A published element, as the package's custom elements manifest describes it. */
export interface ElementDeclaration {
  /** Such as `trellis-payouts`. */
  readonly tagName: string;
  /** Paragraphs, with a blank line between them. */
  readonly description: string;
  readonly attributes?: readonly Attribute[];
  readonly events?: readonly Named[];
  readonly slots?: readonly Named[];
  readonly cssParts?: readonly Named[];
  readonly cssProperties?: readonly Named[];
}

interface Manifest {
  readonly modules: readonly { readonly declarations?: readonly Partial<ElementDeclaration>[] }[];
}

const FILE = new URL('../../../../components/dist/custom-elements.json', import.meta.url);

/**
 * The elements that the build has described, in the package's order; none while there is no build.
 * @throws {SyntaxError} the file is no JSON
 */
export function readElements(file: URL = FILE): ElementDeclaration[] {
  const text = textOf(file);
  if (text === undefined) return [];
  const { modules } = JSON.parse(text) as Manifest;
  return modules.flatMap(({ declarations = [] }) => declarations).filter(isElement);
}

function isElement(declaration: Partial<ElementDeclaration>): declaration is ElementDeclaration {
  return declaration.tagName !== undefined && declaration.description !== undefined;
}

function textOf(file: URL): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Every published element, read once; without a build there are none, and no pages of them. */
export const ELEMENTS: readonly ElementDeclaration[] = readElements();

/** `trellis-menu-editor` → `menu-editor`, the name of its entry in the package. */
export function nameOf({ tagName }: Pick<ElementDeclaration, 'tagName'>): string {
  return tagName.slice('trellis-'.length);
}

/** Returns the address of an element's page. */
export function addressOfElement(element: Pick<ElementDeclaration, 'tagName'>): string {
  return `/docs/elements/${nameOf(element)}`;
}
