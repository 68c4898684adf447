import { dropRendered } from './rendered.ts';

/**
 * Whether this is built for partners' bundlers, and so for their servers too; without one, no server renders
 * elements.
 */
declare const FOR_BUNDLERS: boolean;

/** Registers an element, unless the page already has one of that name. */
export function define(name: string, element: CustomElementConstructor): void {
  if (customElements.get(name)) return;
  // Node, where hosted pages are rendered from the sources, has neither.
  if (typeof document !== 'undefined' && FOR_BUNDLERS) dropRendered(name, element);
  customElements.define(name, element);
}
