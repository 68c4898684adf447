// Under another name, so that formatters don't treat these lines as HTML, in which line ends mean nothing.
import { html as spans, type Html } from '../../core/text/html.ts';

/** Longest line of an array whose items are side by side, in characters. */
const LINE = 52;

/** JSON for reading: two spaces a level, short arrays side by side, names and values distinguished by class. */
export function jsonSample(value: unknown, indent = ''): Html {
  if (Array.isArray(value)) return arraySample(value, indent);
  if (typeof value === 'object' && value !== null) return objectSample(value, indent);
  const kind = typeof value === 'string' ? 'string' : 'literal';
  return spans`<span class="${kind}">${JSON.stringify(value)}</span>`;
}

function objectSample(value: object, indent: string): Html {
  const members = Object.entries(value);
  if (members.length === 0) return spans`{}`;
  const inner = `${indent}  `;
  const lines = members.map(
    ([name, member], at) =>
      spans`${inner}<span class="name">${JSON.stringify(name)}</span>: ${jsonSample(member, inner)}${
        at < members.length - 1 && ','
      }\n`,
  );
  return spans`{\n${lines}${indent}}`;
}

function arraySample(items: readonly unknown[], indent: string): Html {
  if (items.length === 0) return spans`[]`;
  const inner = `${indent}  `;
  const simple = items.every((item) => typeof item !== 'object' || item === null);
  const rows = simple ? rowsOf(items) : items.map((item) => [item]);
  const last = rows.length - 1;
  const written = rows.map(
    (row, at) =>
      spans`${row.map((item, place) => [place > 0 && ', ', jsonSample(item, inner)])}${at < last && ','}`,
  );
  if (simple && rows.length === 1) return spans`[${written}]`;
  return spans`[\n${written.map((row) => spans`${inner}${row}\n`)}${indent}]`;
}

/** As many items side by side as fit in a line. */
function rowsOf(items: readonly unknown[]): unknown[][] {
  const rows: unknown[][] = [];
  let width = LINE;
  for (const item of items) {
    const size = JSON.stringify(item).length + 2;
    const row = rows.at(-1);
    if (row && width + size <= LINE) {
      row.push(item);
      width += size;
    } else {
      rows.push([item]);
      width = size;
    }
  }
  return rows;
}
