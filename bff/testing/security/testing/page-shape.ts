import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
const { isCommentNode, isElementNode, isTextNode } = defaultTreeAdapter;

/** A page as a browser parses it. */
export interface PageShape {
  /**
   * Its elements in their order, with the names of their attributes, the kinds of their addresses, and the
   * text of styles and scripts: everything but words. A page that differs only in names has the same.
   */
  readonly parts: readonly string[];
  /** Its texts and the values of its attributes, unescaped. */
  readonly words: string;
}

const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'srcset', 'data', 'poster']);
/** The type of data for search engines, which doesn't run as a script. */
const DATA = 'application/ld+json';

export function shapeOf(page: string): PageShape {
  const parts: string[] = [];
  const words: string[] = [];
  const faults: string[] = [];
  const document = parse(page, { onParseError: ({ code }) => void faults.push(code) });
  walk(document.childNodes, 0);
  return { parts: [...parts, ...faults], words: words.join('\n') };

  function walk(nodes: readonly Node[], depth: number): void {
    for (const node of nodes) {
      if (isTextNode(node)) words.push(node.value);
      else if (isCommentNode(node)) parts.push(`${depth} comment`);
      else if (isElementNode(node)) {
        const attributes = node.attrs.map(({ name, value }) => describe(name, value));
        parts.push([depth, node.tagName, ...attributes.toSorted(), ...codeIn(node)].join(' '));
        words.push(...node.attrs.map(({ value }) => value));
        walk('content' in node ? node.content.childNodes : node.childNodes, depth + 1);
      }
    }
  }
}

/**
 * Describes an attribute: styles, event handlers and the kinds of addresses count as structure; other values
 * are words.
 */
function describe(name: string, value: string): string {
  if (name.startsWith('on') || name === 'style' || name === 'type') return `${name}=${value}`;
  return ADDRESSES.has(name) ? `${name}=${/^(?:[a-z]+:\/*|[/#?]*)/i.exec(value)?.[0] ?? ''}` : name;
}

function codeIn({ tagName, attrs, childNodes }: DefaultTreeAdapterTypes.Element): string[] {
  const isData = attrs.some(({ name, value }) => name === 'type' && value === DATA);
  const text = childNodes.map((node) => (isTextNode(node) ? node.value : '')).join('');
  if (isData) JSON.parse(text);
  return (tagName === 'script' || tagName === 'style') && !isData ? [text] : [];
}
