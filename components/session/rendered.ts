/** What an element's class is asked for. */
interface Observing extends CustomElementConstructor {
  readonly observedAttributes?: readonly string[];
}

/**
 * Takes away what a server has rendered of an element, so that the element renders it anew instead of a second time beside it:
 * unless Lit was told to take it over (`lit-element-hydrate-support.js`), which has to be before Lit's own code runs. A
 * bundler may well have turned that round.
 */
export function dropRendered(name: string, { observedAttributes = [] }: Observing): void {
  if (observedAttributes.includes('defer-hydration')) return;
  for (const { shadowRoot } of document.querySelectorAll(name)) shadowRoot?.replaceChildren();
}
