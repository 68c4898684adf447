import type { LitElement } from 'lit';

const ID = 'printed';
const STYLE = /<style[^>]*>([^]*?)<\/style>/gi;

/**
 * Prints an HTML document that the service has made, from a hidden frame in the element: no window that a browser could block, and no
 * script in the frame. Its style sheet becomes a constructed one, because a page's policy may forbid styles inside of markup.
 */
export function printDocument(host: LitElement, markup: string): void {
  const { renderRoot: root } = host;
  root.querySelector(`#${ID}`)?.remove();
  const frame = document.createElement('iframe');
  frame.id = ID;
  frame.className = 'unseen';
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  // Dialogs are what printing is; scripts stay forbidden.
  frame.setAttribute('sandbox', 'allow-same-origin allow-modals');
  root.append(frame);
  const { contentDocument: target, contentWindow: view } = frame;
  if (!target || !view) return;
  // Taken out before it is parsed: a policy reports each style that it finds in markup.
  const style = [...markup.matchAll(STYLE)].map(([, text]) => text).join('\n');
  fill(target, new DOMParser().parseFromString(markup.replaceAll(STYLE, ''), 'text/html'), style);
  view.print();
}

function fill(target: Document, source: Document, style: string): void {
  const { CSSStyleSheet: Sheet } = target.defaultView as Window & typeof globalThis;
  const sheet = new Sheet();
  sheet.replaceSync(style);
  target.title = source.title;
  target.documentElement.lang = source.documentElement.lang;
  target.documentElement.dir = source.documentElement.dir;
  target.adoptedStyleSheets = [sheet];
  target.body.className = source.body.className;
  target.body.replaceChildren(...[...source.body.childNodes].map((node) => target.importNode(node, true)));
}
