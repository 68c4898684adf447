/** Elements that have their direction from here, and not from the page. */
const turned = new WeakSet<Element>();

/** Sets the direction of an element whose text runs otherwise than the page around it; `undefined`: that of the page. An element's own stays. */
export function turn(host: HTMLElement, to: 'ltr' | 'rtl' | undefined): void {
  if (host.dir && !turned.has(host)) return;
  if (to) {
    host.dir = to;
    turned.add(host);
  } else if (turned.delete(host)) host.removeAttribute('dir');
}
