import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Attribute = [name: string, value: string];

/** Longer lines have each attribute on a line of its own. */
const LINE = 92;

/**
 * HTML of a few elements, laid out to be read: each on lines of its own, text beside its tags. Space between
 * elements counts for nothing.
 * @param attributeOf what becomes of an attribute
 */
export function markupOf(nodes: readonly Node[], attributeOf: (attribute: Attribute) => Attribute): string {
  return nodes.flatMap((node) => linesOf(node, attributeOf)).join('\n');
}

function linesOf(node: Node, attributeOf: (attribute: Attribute) => Attribute): string[] {
  if (node.nodeName === '#text' && 'value' in node) {
    const text = node.value.replaceAll(/\s+/g, ' ').trim();
    return text === '' ? [] : [escaped(text)];
  }
  if (!('tagName' in node)) return [];
  const { tagName, attrs, childNodes } = node;
  const attributes = attrs
    .map(({ name, value }) => attributeOf([name, value]))
    .map(([name, value]) => (value === '' ? name : `${name}="${escaped(value)}"`));
  const start = `<${[tagName, ...attributes].join(' ')}>`;
  const end = `</${tagName}>`;
  const inner = childNodes.flatMap((child) => linesOf(child, attributeOf));
  const isText = childNodes.every(({ nodeName }) => nodeName === '#text');
  const line = `${start}${inner.join(' ')}${end}`;
  if (isText && line.length <= LINE) return [line];
  const opened =
    start.length <= LINE ? [start] : [`<${tagName}`, ...attributes.map((one) => `  ${one}`), '>'];
  const closed = inner.map((one) => `  ${one}`);
  return closed.length > 0 ? [...opened, ...closed, end] : [...opened.slice(0, -1), `${opened.at(-1)}${end}`];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
