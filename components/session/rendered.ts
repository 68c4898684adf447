/** The static member of an element's class that is read. */
interface Observing extends CustomElementConstructor {
  readonly observedAttributes?: readonly string[];
}

/**
 * Removes an element's server-rendered content, so that the element doesn't render a second copy next to it;
 * unless Lit hydrates it (`lit-element-hydrate-support.js`), which must be loaded before Lit. A bundler may
 * have reversed that order.
 */
export function dropRendered(name: string, { observedAttributes = [] }: Observing): void {
  if (observedAttributes.includes('defer-hydration')) return;
  for (const { shadowRoot } of document.querySelectorAll(name)) shadowRoot?.replaceChildren();
}
