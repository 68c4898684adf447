import { html, type Html } from '../../../core/text/html.ts';
import { prose } from '../prose.ts';
import type { Named } from './manifest.ts';

/** What a table tells of each name beside its description. */
export interface NameTable {
  /** Begins each row's anchor: `attribute` → `#attribute-heading`. */
  readonly kind: string;
  readonly title: string;
  /** What the types are, if the names have any: “Type”, “Type of detail”. */
  readonly typed?: string;
  /** Whether the names have a value where nothing sets them. */
  readonly hasDefault?: boolean;
  readonly names: readonly Named[];
}

/** The anchor of a table’s heading. */
export function anchorOf({ kind }: Pick<NameTable, 'kind'>): string {
  return `${kind}s`;
}

/** A table under its heading, with an anchor for each name. Roles are written out, since the rows are laid out as a grid. */
export function nameTable(table: NameTable): Html {
  const { title, typed, hasDefault = false, names } = table;
  const id = anchorOf(table);
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}">${title}<a class="anchor" href="#${id}" aria-label="Link to ${title}">#</a></h2>
    <table class="fields" role="table" aria-labelledby="${id}">
      <thead role="rowgroup" class="hidden">
        <tr role="row">
          <th role="columnheader">Name</th>
          ${typed !== undefined && html`<th role="columnheader">${typed}</th>`}
          ${hasDefault && html`<th role="columnheader">Default</th>`}
          <th role="columnheader">Description</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${names.map((one) => row(one, table))}
      </tbody>
    </table>
  </section>`;
}

/** Where a name is on the page of its element. */
export function addressOfName(kind: string, name: string): string {
  return `#${kind}-${name || 'default'}`;
}

function row(one: Named, { kind, typed, hasDefault = false }: NameTable): Html {
  const { name, type, description = '' } = one;
  const address = addressOfName(kind, name);
  return html`<tr role="row" id="${address.slice(1)}">
    <th role="rowheader" scope="row">
      <a href="${address}">${name ? html`<code>${name}</code>` : 'without a name'}</a>
    </th>
    ${typed !== undefined && html`<td role="cell" class="type">${plainType(type?.text ?? '')}</td>`}
    ${hasDefault && html`<td role="cell" class="need">${defaultOf(one)}</td>`}
    <td role="cell" class="rule">${prose(description)}</td>
  </tr>`;
}

/** Without what every attribute may be, and without the event around a detail. */
function plainType(text: string): string {
  const [, detail = text] = /^CustomEvent<(.*)>$/s.exec(text) ?? [];
  return detail === 'void' ? 'no detail' : detail.replace(/ \| undefined$/, '').replaceAll("'", '"');
}

/** The value, where the manifest or the description has it. */
function defaultOf({ default: value, description = '' }: Named): Html | string {
  if (value !== undefined) return html`default <code>${value.replaceAll("'", '"')}</code>`;
  return /default|read only/.test(description) ? '' : 'not set';
}
