// `spans`: under another name, so that formatters don't treat those lines as HTML, in which line ends mean
// nothing.
import { html, type Html, type Content, html as spans } from '../../core/text/html.ts';

/** A chapter before the operations: text, with an optional sample next to it. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly body: Content;
  readonly sample?: Content;
}

export function renderChapter({ id, title, body, sample }: Chapter): Html {
  return html`<section class="split" id="${id}" aria-labelledby="${id}-title">
    <div class="words">
      <h2 id="${id}-title">${title}<a class="anchor" href="#${id}" aria-label="Link to ${title}">#</a></h2>
      ${body}
    </div>
    ${sample !== undefined && html`<div class="samples">${sample}</div>`}
  </section>`;
}

/** A record or an operation, on a separate page. */
export interface GroupPart {
  readonly title: string;
  /** The plain-text description for search engines. */
  readonly description: string;
  readonly words: Content;
  readonly samples: Content;
}

/** Plain text with `code` in backticks, the only mark-up in the contract's descriptions. */
export function prose(words: string): Html {
  const parts = words.split('`');
  return html`${parts.map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

/**
 * A path that may go on in the next line after each slash, never within a word. What is copied from it is the
 * path alone.
 */
export function breakable(path: string): Html {
  const [first = '', ...rest] = path.split(/(?<=\/)(?=.)/);
  return html`${first}${rest.map((part) => html`<wbr />${part}`)}`;
}

/** A framed sample with its title. The copy button is shown by the script, which alone can make it work. */
export function panel(title: Content, label: string, code: Content): Html {
  return html`<figure class="panel">
    <figcaption>
      <span>${title}</span>
      <button type="button" class="copy" hidden>
        <span aria-live="polite">Copy</span><span class="hidden">${label}</span>
      </button>
    </figcaption>
    <pre tabindex="0" role="region" aria-label="${label}"><code>${code}</code></pre>
  </figure>`;
}

/** Longest line of an array whose items are side by side, in characters. */
const LINE = 52;

/**
 * JSON for reading: two spaces a level, short arrays side by side, names and values distinguished by class.
 */
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

/** Groups items into rows of as many as fit in a line. */
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
