import { hash } from 'node:crypto';
import { Html } from '../text/html.ts';

/** A style sheet that is written into the page: what needs it is painted without another round trip. */
export interface InlineSheet {
  /** Where the same is served, an address of ours: what loads pages in place finds by it that it is there. */
  readonly href: string;
  readonly css: string;
  /** For the page's policy: its hash, as a CSP source. */
  readonly source: string;
}

/** @param text any CSS: in it, nothing ends the element */
export function inlineSheet(href: string, text: string): InlineSheet {
  const css = text.replaceAll('</', String.raw`<\/`);
  return { href, css, source: `'sha256-${hash('sha256', css, 'base64')}'` };
}

/** To the byte: with a line break more, its hash would be another, and a browser would not apply it. */
export function styleTag({ href, css }: InlineSheet): Html {
  return new Html(`<style data-href="${href}">${css}</style>`);
}
