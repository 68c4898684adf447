import { render } from 'lit';

/** A group of rows of a table: what it is known by, and the rows themselves. */
export interface RowGroup {
  id: string;
  content: unknown;
}

/**
 * Puts groups of rows into a table, each in a `<tbody>` of its own. A record keeps its elements whatever comes before it,
 * so a focus, a selection or a scrolled text stays where it is. Lit's `repeat` would do that too, in 900 bytes.
 */
export function fillRows(table: HTMLTableElement, groups: readonly RowGroup[]): void {
  const bodies = new Map([...table.tBodies].map((body) => [body.id, body]));
  const ids = new Set(groups.map(({ id }) => id));
  for (const [id, body] of bodies) if (!ids.has(id)) body.remove();
  for (const [index, { id, content }] of groups.entries()) {
    const body = bodies.get(id) ?? document.createElement('tbody');
    body.id = id;
    const before = table.tBodies[index] ?? null;
    if (before !== body) table.insertBefore(body, before);
    render(content, body);
  }
}
