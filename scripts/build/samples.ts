import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { markupOf } from './sample-markup.ts';
import { SAMPLE_PAGES } from './sample-pages.ts';

/** A state of an element in the demo's gallery, as the reference shows it. */
export interface GallerySample {
  /** Of the figure in the gallery; unique among an element's samples. */
  readonly id: string;
  /** Heading of its section in the gallery. */
  readonly group: string;
  readonly title: string;
  readonly note: string;
  /** What the element's attribute `state` becomes. */
  readonly state: string;
  /** How it is operated to get there, as `components/testing/samples/press.ts` reads it. */
  readonly press?: string;
  /** What it shows was recorded in English. */
  readonly english?: true;
  /** As it runs, with what stands in for Trellis. */
  readonly markup: string;
  /**
   * The same as a partner's page would have it; `{{api}}` is the address of the API, `{{href}}` that of a
   * page of a site.
   */
  readonly code: string;
}

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Where a session of the gallery calls the real API, a page that asks nobody has this. */
const GRANTED = '/gallery/api/granted';
/** Where what stands in for a partner's site has its pages. */
const SITE = '/gallery/site/';

/**
 * The samples of each element, in the gallery's order: of the one that a figure shows, and of those that it
 * names in `data-also`. What the gallery's own styles dress, by a class or a theme, is only there. So is what
 * is marked with `data-demo`.
 * @param root of the checkout
 */
export function gallerySamples(root: string): Record<string, GallerySample[]> {
  const byElement: Record<string, GallerySample[]> = {};
  for (const page of globSync(SAMPLE_PAGES, { cwd: root }).toSorted()) {
    const { childNodes } = parseFragment(readFileSync(join(root, page), 'utf8'));
    const all = elementsIn(childNodes);
    for (const section of all.filter((one) => hasClass(one, 'samples')))
      for (const figure of elementsIn(section.childNodes).filter((one) => hasClass(one, 'sample')))
        for (const [tagName, sample] of samplesOf(figure, section, all))
          (byElement[tagName] ??= []).push(sample);
  }
  return byElement;
}

function samplesOf(figure: Element, section: Element, page: readonly Element[]): [string, GallerySample][] {
  const parts = elementsIn(figure.childNodes);
  const stage = parts.find((one) => hasClass(one, 'stage'));
  const ours = stage
    ? elementsIn(stage.childNodes).filter(({ tagName }) => tagName.startsWith('trellis-'))
    : [];
  const shown = ours.find(({ tagName }) => tagName !== 'trellis-session');
  const isDressed = [stage, shown].some((one) => one && (attributeOf(one, 'class') ?? 'stage') !== 'stage');
  const state = attributeOf(figure, 'data-state');
  if (!stage || !shown || isDressed || state === undefined) return [];
  // A session that several samples of the page share is before them.
  const shared = page.filter((one) => attributeOf(one, 'id') === attributeOf(shown, 'session'));
  const nodes = [...(attributeOf(shown, 'session') === undefined ? [] : shared), ...stage.childNodes];
  const press = attributeOf(figure, 'data-press');
  const sample = {
    id: attributeOf(figure, 'id') ?? '',
    group: textOf(elementsIn(section.childNodes).find(({ tagName }) => tagName === 'h2')),
    title: textOf(parts.find(({ tagName }) => tagName === 'h3')),
    note: textOf(parts.find(({ tagName }) => tagName === 'p')),
    state,
    ...(press !== undefined && { press }),
    ...(attributeOf(figure, 'data-english') !== undefined && { english: true as const }),
    markup: markupOf(nodes, ([name, value]) => [name, value.replace('{{api}}', GRANTED)]),
    code: markupOf(nodes, partnersAttribute),
  };
  const also = attributeOf(figure, 'data-also');
  return [shown.tagName, ...(also === undefined ? [] : [also])].map((tagName) => [tagName, sample]);
}

/** What an attribute of the gallery is in a partner's page. */
function partnersAttribute([name, value]: [string, string]): [string, string] {
  if (name === 'data-provider' || name === 'endpoint') return ['endpoint', '/trellis-session'];
  if (name === 'href' && value.startsWith(SITE)) return [name, '{{href}}'];
  return name === 'api' ? [name, '{{api}}'] : [name, value];
}

function elementsIn(nodes: readonly Node[]): Element[] {
  return nodes
    .filter((node): node is Element => 'tagName' in node)
    .flatMap((one) => [one, ...elementsIn(one.childNodes)]);
}

const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

const hasClass = (element: Element, name: string): boolean =>
  (attributeOf(element, 'class') ?? '').split(' ').includes(name);

/** Its text in one line, with code in backticks. */
function textOf(element: Element | undefined): string {
  const read = (node: Node): string => {
    if (node.nodeName === '#text' && 'value' in node) return node.value;
    if (!('tagName' in node) || attributeOf(node, 'data-demo') !== undefined) return '';
    const text = node.childNodes.map(read).join('');
    return node.tagName === 'code' ? `\`${text}\`` : text;
  };
  return (element?.childNodes ?? []).map(read).join('').replaceAll(/\s+/g, ' ').trim();
}
