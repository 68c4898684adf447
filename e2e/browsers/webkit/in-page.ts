/**
 * What runs in the page. Roles and names are those that axe works out, which is in each page anyway: through shadow roots, as a
 * screen reader is told them.
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

/** By role and name: a text that the name is, or `/…/` that it matches. */
export interface Wanted {
  readonly roles: readonly string[];
  readonly name: string;
}

/** Every element of these roles and this name, in the order of the page. */
export function findAll({ roles, name }: Wanted): Element[] {
  const tree = axe.setup(document.documentElement);
  const pattern = /^\/(.*)\/$/s.exec(name)?.[1];
  const fits = (said: string): boolean =>
    pattern === undefined ? said === name : new RegExp(pattern).test(said);
  const nameOf = (one: VirtualNode): string =>
    axe.commons.text.accessibleTextVirtual(one).replaceAll(/\s+/g, ' ').trim();
  const found = axe.utils.querySelectorAllFilter(tree, '*', (one) => {
    const role = axe.commons.aria.getRole(one);
    return (
      role !== null &&
      roles.includes(role) &&
      axe.commons.dom.isVisibleToScreenReaders(one) &&
      fits(nameOf(one))
    );
  });
  axe.teardown();
  return found.map(({ actualNode }) => actualNode);
}

/** All that a screen reader would read, as one line. */
export function readPage(): string {
  const tree = axe.setup(document.body);
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
