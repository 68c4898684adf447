import type { LitElement } from 'lit';

/**
 * The parts of @lit/localize that elements need, imported one by one, since its index includes the runtime.
 * The runtime comes with the entry `trellis/localize`, for languages other than English.
 */
export { msg } from '@lit/localize/init/install.js';
export { LOCALE_STATUS_EVENT } from '@lit/localize/internal/locale-status-event.js';
export { str } from '@lit/localize/internal/str-tag.js';

/**
 * Ties an element to the language around it; set by `trellis/localize`, also for elements created earlier.
 */
let tie: ((host: LitElement) => void) | undefined;
const untied = new Set<WeakRef<LitElement>>();

/**
 * Makes an element follow the `lang` around it, from when `trellis/localize` is loaded. Single-language
 * builds omit the call.
 */
export function followLanguage(host: LitElement): void {
  if (tie) tie(host);
  // In server rendering, no page language surrounds an element.
  else if (globalThis.document) untied.add(new WeakRef(host));
}

/** @param how ties an element to the language around it */
export function tieLanguage(how: (host: LitElement) => void): void {
  tie = how;
  for (const one of untied) {
    const host = one.deref();
    if (host) how(host);
  }
  untied.clear();
}

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
