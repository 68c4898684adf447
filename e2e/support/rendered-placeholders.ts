import type { Page } from '@playwright/test';

/** Placeholders such as `undefined` on a page, each with the text around it; shadow roots included. */
export function renderedPlaceholders(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const meantNothing = /\[object |\bundefined\b|\bnull\b|\bfalse\b|\bNaN\b/;
    const found: string[] = [];
    const look = (root: Node): void => {
      for (const node of root.childNodes) {
        if (node instanceof Element) {
          // Code and records are displayed as they are: JSON contains null.
          if (/^(?:SCRIPT|STYLE|PRE|CODE)$/.test(node.tagName)) continue;
          for (const { name, value } of node.attributes)
            if (meantNothing.test(value) && !/^(?:aria-|spellcheck|contenteditable|draggable)/.test(name))
              found.push(`${node.tagName} ${name}="${value}"`);
          if (node.shadowRoot) look(node.shadowRoot);
        } else if (node instanceof Text && meantNothing.test(node.data)) {
          found.push(node.parentElement?.textContent?.trim() ?? node.data);
        }
        look(node);
      }
    };
    look(document.body);
    return found;
  });
}
