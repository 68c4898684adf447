import { readElements, type ElementDeclaration } from './manifest.ts';

/** Every published element, read once; without a build there are none, and no pages of them. */
export const ELEMENTS: readonly ElementDeclaration[] = readElements();

/** `trellis-menu-editor` → `menu-editor`, the name of its entry in the package. */
export function nameOf({ tagName }: Pick<ElementDeclaration, 'tagName'>): string {
  return tagName.slice('trellis-'.length);
}

/** Where an element's page is. */
export function addressOfElement(element: Pick<ElementDeclaration, 'tagName'>): string {
  return `/docs/elements/${nameOf(element)}`;
}
