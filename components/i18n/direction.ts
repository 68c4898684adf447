/** Elements whose direction was set here, not by the page. */
const turned = new WeakSet<Element>();

/**
 * Sets the direction of an element whose text runs the other way from the page around it; `undefined`
 * restores the page's. An element's own `dir` is kept.
 */
export function turn(host: HTMLElement, to: 'ltr' | 'rtl' | undefined): void {
  if (host.dir && !turned.has(host)) return;
  if (to) {
    host.dir = to;
    turned.add(host);
  } else if (turned.delete(host)) host.removeAttribute('dir');
}
