/**
 * What runs in the page. Roles and names are those that axe works out, which is in each page anyway: through
 * shadow roots, as a screen reader is told them.
 */

/** The parts of axe that are used here. Its types leave `commons` open. */
interface Axe {
  setup(root: Element): VirtualNode;
  teardown(): void;
  run(root: Document, options: object): Promise<{ violations: Violation[] }>;
  readonly utils: {
    querySelectorAllFilter(
      root: VirtualNode,
      selector: string,
      fits: (one: VirtualNode) => boolean,
    ): VirtualNode[];
  };
  readonly commons: {
    readonly aria: { getRole(one: VirtualNode): string | null };
    readonly dom: { isVisibleToScreenReaders(one: VirtualNode): boolean };
    readonly text: {
      accessibleTextVirtual(one: VirtualNode): string;
      visibleVirtual(one: VirtualNode, screenReader: boolean): string;
    };
  };
}
interface VirtualNode {
  readonly actualNode: Element;
}
interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

declare const axe: Axe;

/**
 * By role and name: a text that the name is, or `/…/` that it matches. Fields for files and dates are text
 * boxes to axe.
 */
export interface Wanted {
  readonly roles: readonly string[];
  readonly name: string;
  /** Only in what matches this selector. */
  readonly inside: string;
}

/**
 * Every element of these roles and this name, in the order of the page; with `asNames` what they are called.
 */
export function findAll({ roles, name, inside }: Wanted, asNames = false): (Element | string)[] {
  const tree = axe.setup(document.documentElement);
  const pattern = /^\/(.*)\/$/s.exec(name)?.[1];
  const fits = (said: string): boolean =>
    pattern === undefined ? said === name : new RegExp(pattern).test(said);
  const nameOf = (one: VirtualNode): string =>
    axe.commons.text.accessibleTextVirtual(one).replaceAll(/\s+/g, ' ').trim();
  const isInside = (one: Element): boolean => {
    for (let at: Node | null = one; at; at = at.parentNode ?? (at as Partial<ShadowRoot>).host ?? null)
      if ((at as Partial<Element>).matches?.(inside)) return true;
    return false;
  };
  const found = axe.utils.querySelectorAllFilter(tree, '*', (one) => {
    const role = axe.commons.aria.getRole(one);
    return (
      role !== null &&
      roles.includes(role) &&
      isInside(one.actualNode) &&
      axe.commons.dom.isVisibleToScreenReaders(one) &&
      fits(nameOf(one))
    );
  });
  const answer = found.map((one) => (asNames ? nameOf(one) : one.actualNode));
  axe.teardown();
  return answer;
}

/** All that a screen reader would read in what matches a selector, as one line; nothing matches: nothing. */
export function read(inside: string): string {
  const deep = (root: ParentNode): Element | undefined => {
    const own = root.querySelector(inside);
    if (own) return own;
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      const found = shadowRoot && deep(shadowRoot);
      if (found) return found;
    }
    return undefined;
  };
  const place = deep(document);
  if (!place) return '';
  const tree = axe.setup(place);
  const text = axe.commons.text.visibleVirtual(tree, true);
  axe.teardown();
  return text.replaceAll(/\s+/g, ' ');
}

/** The focused element, however deep. */
export function focused(): Element | null {
  let one = document.activeElement;
  while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
  return one;
}

/** axe's violations, in short: the rule, and where. */
export async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(document, { resultTypes: ['violations'] });
  return found.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
  );
}
